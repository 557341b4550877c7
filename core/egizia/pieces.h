// The pieces of Egizia, the places where they go, and how they are written in a record.
#pragma once

#include "core/enum_array.h"
#include "core/finding.h"
#include "core/record.h"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clerk::egizia {

enum class Marker : std::uint8_t { red, blue, green, yellow }; ///< a player's colour
enum class Crew : std::uint8_t { blue, black, yellow, joker }; ///< the joker works with another alone
enum class Field : std::uint8_t { green, yellow, brown };      ///< in the order in which they yield
enum class Site : std::uint8_t { sphinx, graves, pyramid };    ///< downstream
enum class Market : std::uint8_t { stone, grain };

inline constexpr std::array markers{Marker::red, Marker::blue, Marker::green, Marker::yellow};
inline constexpr std::array gangs{Crew::blue, Crew::black, Crew::yellow}; ///< without the joker
inline constexpr std::array crews{Crew::blue, Crew::black, Crew::yellow, Crew::joker};
inline constexpr std::array fields{Field::green, Field::yellow, Field::brown};
inline constexpr std::array sites{Site::sphinx, Site::graves, Site::pyramid};
inline constexpr std::array markets{Market::stone, Market::grain};

// The words of the record ("blue", "green", …).
std::string_view id(Marker marker);
std::string_view id(Crew crew);
std::string_view id(Field field);
std::string_view id(Site site);
std::string_view id(Market market);

inline constexpr int lowest_ring = 1, highest_ring = 3;
inline constexpr EnumArray<Market, int, 2> last_level{{4, 5}}; ///< of a market, from 1

// Places along the Nile

inline constexpr int card_spaces = 10;
inline constexpr std::array<std::string_view, 7> ring_spaces{"edfu",     "selimon",    "thebae",    "alyi",
                                                             "passalon", "heliopolis", "beni-hasan"};
inline constexpr int site_spaces = 3;

struct Spot {
    enum class Kind : std::uint8_t { card, ring, site };
    Kind kind = Kind::card;
    int number = 1;        ///< of a card space from 1; a site by its place in the list; a ring space has none
    std::string ring = {}; ///< its name

    bool is_site() const { return kind == Kind::site; }
    bool is_ring() const { return kind == Kind::ring; }
    Site site() const { return static_cast<Site>(number); } ///< requires that it is one
    friend bool operator==(const Spot&, const Spot&) = default;
};

Spot spot(Site site);
Spot card_space(int number);
Spot ring_space(std::string_view name);

std::string write(const Spot& spot);                  ///< "card-3", "edfu", "graves"
std::optional<Spot> read_spot(std::string_view text); ///< also a ring space of nobody's board
bool names_new_ring_space(std::string_view text);     ///< may stand for a ring space that the rules do not have

// Building spaces

enum class Part : std::uint8_t { obelisk, grave, pyramid, left, right, middle, roof };

struct Space {
    Part part = Part::obelisk;
    int number = 1; ///< from below, of a grave from the Nile on, in the pyramid from the left; from 1
    int row = 0;    ///< of the pyramid, from 1; elsewhere 0
    friend constexpr auto operator<=>(const Space&, const Space&) = default;
};
using Spaces = std::vector<Space>;

inline constexpr int most_rows = 12;
inline constexpr int most_graves = 12; ///< tiles in play
inline constexpr int grave_tiles = 20; ///< in the box
constexpr int most_spaces(Part part) { return part == Part::obelisk ? 20 : part == Part::middle ? 1 : 12; }

constexpr Site site(Part part) { return part == Part::obelisk || part == Part::grave ? Site::graves : Site::pyramid; }

std::string write(const Space& space); ///< "pyramid-1-4", "temple-left-2", "temple-middle"
std::optional<Space> read_space(std::string_view text);

// To mark

Place place(const Space& space);
std::optional<Place> place(const Spot& spot); ///< none: a ring space that only the table's own board has
std::string write(const Place& place);

}

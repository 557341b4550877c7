// The pieces of Egizia, the places where they go, how they are written in a record, and what is printed on a table's
// own copy.
#pragma once

#include "core/finding.h"
#include "core/record.h"
#include "core/values.h"

#include <algorithm>
#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clerk::egizia {

enum class Marker : std::uint8_t { red, blue, green, yellow }; ///< a player's colour
enum class Crew : std::uint8_t { blue, black, yellow, joker }; ///< the joker works with another alone
enum class Field : std::uint8_t { green, yellow, brown };      ///< in the order in which they yield
enum class Site : std::uint8_t { sphinx, graves, pyramid };    ///< downstream
enum class Market : std::uint8_t { stone, grain };

inline constexpr std::array markers{Marker::red, Marker::blue, Marker::green, Marker::yellow};
inline constexpr std::array coloured_crews{Crew::blue, Crew::black, Crew::yellow}; ///< without the joker
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

// What is printed on a table's own copy and stands in no rulebook: described part by part, as far as the table likes.

/// What a card or a ring space gives: what it lacks it does not give.
struct Gain {
    std::vector<Crew> raise = {}; ///< one as often as its strength goes up
    EnumArray<Field, int, egizia::fields.size()> fields = {};
    int quarry = 0;
    int stones = 0;
    int food = 0;   ///< grain for this round
    int sphinx = 0; ///< cards held
    int points = 0;
    EnumArray<Market, int, markets.size()> steps = {};
    std::optional<int> ring = {}; ///< where the water ring then lies
    Extra extra = {};
    friend bool operator==(const Gain&, const Gain&) = default;
};

/// The effect of a ring space.
struct Effect {
    Gain gain = {};                    ///< with the crews shown
    std::optional<int> of_choice = {}; ///< instead of crews shown: so many different ones
    bool moves_ring = false;           ///< the water ring may be moved by one
    friend bool operator==(const Effect&, const Effect&) = default;
};

struct PyramidSpace {
    int value = 1;
    std::optional<std::vector<int>> on = {}; ///< columns of the row below; none: the same and the next one
    Extra extra = {};
    friend bool operator==(const PyramidSpace&, const PyramidSpace&) = default;
};
using PyramidRow = std::vector<PyramidSpace>; ///< from the left
using Values = std::vector<int>;              ///< of spaces, from below

struct Temple {
    std::optional<Values> left = {}, right = {};
    std::optional<int> middle = {};
    std::optional<Values> roof = {};
    Extra extra = {};
    friend bool operator==(const Temple&, const Temple&) = default;
};

/// What the players have at the start.
struct Start {
    std::vector<int> strengths{1, 1, 1}; ///< of the crews but the joker
    int joker = 2;
    std::vector<int> stones{2, 3, 4, 5}; ///< by the turn order of round 1
    int quarry = 3;
    int green = 6; ///< fields
    Extra extra = {};
    friend bool operator==(const Start&, const Start&) = default;
};

struct Board {
    std::vector<Spot> nile = {}; ///< downstream; some or all places
    std::vector<std::pair<std::string, Effect>> spaces = {};
    std::vector<std::pair<std::string, Gain>> cards = {};
    std::optional<Values> obelisk = {};
    std::optional<std::vector<PyramidRow>> pyramid = {}; ///< rows from below
    Temple temple = {};
    std::optional<Values> graves = {}; ///< of all 20 tiles
    Start start = {};
    std::optional<int> max_strength = {};
    Extra extra = {};

    const Effect* space(std::string_view name) const; ///< null: not described
    const Gain* card(std::string_view name) const;    ///< null: not described
    /// The described spaces of a part, a grave not among them; none: it is not described.
    std::optional<int> spaces_of(Part part) const;
    std::optional<int> columns_of(int row) const;          ///< of the pyramid; none: it is not described
    std::optional<int> value_of(const Space& space) const; ///< but of a grave; none: not described, or there is none
    friend bool operator==(const Board&, const Board&) = default;
};

/// The effect that is known of a ring space, by the board or by the rules; none: beni-hasan's, where not described.
std::optional<Effect> effect_of(const Board& board, const std::string& ring_space);

}

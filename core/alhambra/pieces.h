// The pieces of Alhambra, how they are written in a record, and cards of money, counted: a hand, or what is laid out.
#pragma once

#include "core/finding.h"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clerk::alhambra {

enum class Colour : std::uint8_t { blue, red, brown, white, green, purple };  ///< of a tile: its family
enum class Currency : std::uint8_t { yellow, green, blue, orange };           ///< of a card and of a market space
enum class Marker : std::uint8_t { red, yellow, blue, green, orange, white }; ///< a player's own colour
enum class Side : std::uint8_t { n, e, s, w };                                ///< clockwise

inline constexpr std::array colours{Colour::blue,  Colour::red,   Colour::brown,
                                    Colour::white, Colour::green, Colour::purple};
inline constexpr std::array currencies{Currency::yellow, Currency::green, Currency::blue, Currency::orange};
inline constexpr std::array markers{Marker::red,   Marker::yellow, Marker::blue,
                                    Marker::green, Marker::orange, Marker::white};
inline constexpr std::array sides{Side::n, Side::e, Side::s, Side::w};

// The words of the record ("purple", "orange").
std::string_view id(Colour colour);
std::string_view id(Currency currency);
std::string_view id(Marker marker);

constexpr Side turned(Side side, int quarters) {
    return static_cast<Side>((static_cast<int>(side) + quarters) % static_cast<int>(sides.size()));
}
constexpr Side clockwise(Side side) { return turned(side, 1); }
constexpr Side opposite(Side side) { return turned(side, 2); }

/// The sides of a tile that bear a wall.
class Walls {
public:
    constexpr Walls() = default;
    constexpr Walls(const char* letters) { // "new"
        for (const Side side : sides)
            if (std::string_view(letters).find(letter(side)) != std::string_view::npos) bits_ |= bit(side);
    }

    constexpr bool on(Side side) const { return (bits_ & bit(side)) != 0; }
    static constexpr char letter(Side side) { return std::string_view("nesw")[static_cast<std::size_t>(side)]; }
    friend constexpr bool operator==(Walls, Walls) = default;

private:
    static constexpr unsigned bit(Side side) { return 1U << static_cast<unsigned>(side); }
    unsigned bits_ = 0;
};

/// A building. It has no turn: it always lies upright, like the fountain.
struct Tile {
    Colour colour = Colour::blue;
    int price = 0;
    Walls walls = {};
    friend constexpr bool operator==(const Tile&, const Tile&) = default;
};

/// The tiles of the box. Each exists once.
inline constexpr std::array<Tile, 54> tiles{{
    {Colour::blue, 2, "new"},   {Colour::blue, 3, "sw"},   {Colour::blue, 4, "es"},   {Colour::blue, 5, "nw"},
    {Colour::blue, 6, "n"},     {Colour::blue, 7, "e"},    {Colour::blue, 8, ""},     {Colour::red, 3, "esw"},
    {Colour::red, 4, "ne"},     {Colour::red, 5, "sw"},    {Colour::red, 6, "es"},    {Colour::red, 7, "w"},
    {Colour::red, 8, "s"},      {Colour::red, 9, ""},      {Colour::brown, 4, "nes"}, {Colour::brown, 5, "nw"},
    {Colour::brown, 6, "sw"},   {Colour::brown, 6, "ne"},  {Colour::brown, 7, "es"},  {Colour::brown, 8, "n"},
    {Colour::brown, 8, "e"},    {Colour::brown, 9, ""},    {Colour::brown, 10, ""},   {Colour::white, 5, "nsw"},
    {Colour::white, 6, "es"},   {Colour::white, 7, "sw"},  {Colour::white, 7, "ne"},  {Colour::white, 8, "nw"},
    {Colour::white, 9, "w"},    {Colour::white, 9, "s"},   {Colour::white, 10, ""},   {Colour::white, 11, ""},
    {Colour::green, 6, "esw"},  {Colour::green, 7, "nsw"}, {Colour::green, 8, "sw"},  {Colour::green, 8, "ne"},
    {Colour::green, 8, "nw"},   {Colour::green, 9, "e"},   {Colour::green, 10, "n"},  {Colour::green, 10, "w"},
    {Colour::green, 10, ""},    {Colour::green, 11, ""},   {Colour::green, 12, "s"},  {Colour::purple, 7, "new"},
    {Colour::purple, 8, "nes"}, {Colour::purple, 9, "es"}, {Colour::purple, 9, "ne"}, {Colour::purple, 9, "nw"},
    {Colour::purple, 10, "w"},  {Colour::purple, 11, "n"}, {Colour::purple, 11, "s"}, {Colour::purple, 11, ""},
    {Colour::purple, 12, ""},   {Colour::purple, 13, "e"},
}};

std::size_t number(const Tile& tile);                 ///< its place among the tiles of the box
int figure(const Tile& tile);                         ///< the same, for findings
std::string write(const Tile& tile);                  ///< "blue-2-new", "purple-12-0"
std::optional<Tile> read_tile(std::string_view text); ///< of the box

/// A card of money.
struct Card {
    Currency currency = Currency::yellow;
    int value = 1; ///< 1 to 9
    friend constexpr bool operator==(const Card&, const Card&) = default;
};

inline constexpr int highest_value = 9;

constexpr int figure(const Card& card) { return 10 * static_cast<int>(card.currency) + card.value; } ///< for findings

std::string write(const Card& card); ///< "orange-7"
std::optional<Card> read_card(std::string_view text);

/// A place in a palace. The fountain lies on 0,0; x grows to the east, y to the north.
struct Cell {
    int x = 0;
    int y = 0;

    constexpr Cell beyond(Side side) const {
        switch (side) {
        case Side::n: return {x, y + 1};
        case Side::e: return {x + 1, y};
        case Side::s: return {x, y - 1};
        case Side::w: return {x - 1, y};
        }
        return *this;
    }
    friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
};

inline constexpr Cell fountain{};
inline constexpr int farthest = 54; ///< of the record format: no palace reaches farther

std::string write(Cell cell); ///< "2,-1"
std::optional<Cell> read_cell(std::string_view text);

/// A cell to mark, or one side of it.
constexpr Place place(Cell cell) { return {cell.x, cell.y}; }
constexpr Place place(Cell cell, Side side) { return {cell.x, cell.y, 1 + static_cast<int>(side)}; }
std::string write(const Place& place); ///< "2,-1"; a side: "2,-1 n"

// Cards of money, counted

class Cards {
public:
    Cards() = default;
    explicit Cards(const std::vector<Card>& cards) { add(cards); }

    int count(const Card& card) const { return counts_[index(card)]; }
    int count() const;
    int count(Currency currency) const;
    int sum() const;
    int sum(Currency currency) const;
    /// Cards given that are not among these, each named once; of equal ones each needs its own.
    std::vector<Card> lacking(const std::vector<Card>& cards) const;

    void add(const std::vector<Card>& cards);
    void take(const std::vector<Card>& cards); ///< requires that none is lacking
    friend bool operator==(const Cards&, const Cards&) = default;

private:
    static std::size_t index(const Card& card) {
        return static_cast<std::size_t>(static_cast<int>(card.currency) * highest_value + card.value - 1);
    }

    std::array<int, currencies.size() * highest_value> counts_{};
};

int sum(const std::vector<Card>& cards);

}

#include "core/rajas/pieces.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace clerk::rajas {

namespace {

constexpr std::string_view colour_ids[] = {"blue", "green", "orange", "purple"};
constexpr std::string_view good_ids[] = {"silk", "tea", "spices"};
constexpr std::string_view building_ids[] = {"temple", "palace", "fort", "mill"};
constexpr std::string_view chamber_ids[] = {"mogul", "dancer", "yogi", "raja", "builder", "portuguese"};
constexpr std::string_view yield_colour_ids[] = {"white", "yellow", "red", "brown"};
constexpr std::string_view side_letters = "nesw";

template <class Enum> std::string_view word_of(std::span<const std::string_view> ids, Enum value) {
    return ids[static_cast<std::size_t>(value)];
}

}

std::string_view id(Colour colour) { return word_of(colour_ids, colour); }
std::string_view id(Good good) { return word_of(good_ids, good); }
std::string_view id(Building building) { return word_of(building_ids, building); }
std::string_view id(Chamber chamber) { return word_of(chamber_ids, chamber); }
std::string_view id(YieldColour colour) { return word_of(yield_colour_ids, colour); }

std::string_view id_or_any(DieColour colour) { return colour ? id(*colour) : "any"; }

std::optional<Die> lacking(const Dice& held, const Dice& wanted) {
    for (const Die& die : wanted)
        if (std::ranges::count(held, die) < std::ranges::count(wanted, die)) return die;
    return std::nullopt;
}

void take(Dice& held, const Dice& dice) {
    for (const Die& die : dice)
        if (const auto found = std::ranges::find(held, die); found != held.end()) held.erase(found);
}

int sum(const Dice& dice) {
    return std::accumulate(dice.begin(), dice.end(), 0, [](int so_far, const Die& die) { return so_far + die.value; });
}

std::string write(Die die) { return std::string(id(die.colour)) + '-' + std::to_string(die.value); }

std::optional<Die> read_die(std::string_view text) {
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos || text.size() != dash + 2) return std::nullopt;
    const auto colour = std::ranges::find(colour_ids, text.substr(0, dash));
    const int value = text.back() - '0';
    if (colour == std::end(colour_ids) || value < 1 || value > highest_value) return std::nullopt;
    return Die{static_cast<Colour>(colour - std::begin(colour_ids)), value};
}

std::string write(Cell cell) { return static_cast<char>('a' + cell.x - 1) + std::to_string(cell.y); }

std::string write(const Place& place) { return write(Cell{place.x, place.y}); }

std::optional<Cell> read_cell(std::string_view text) {
    if (text.size() < 2) return std::nullopt;
    const int x = text.front() - 'a' + 1;
    int y = 0;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + text.size(), y);
    const bool readable = error == std::errc{} && std::to_string(y) == text.substr(1);
    if (!readable || x < 1 || x > most_columns || y < 1 || y > most_rows) return std::nullopt;
    return Cell{x, y};
}

std::string write(const Edge& edge) { return write(edge.cell) + letter(edge.side); }

std::optional<Edge> read_edge(std::string_view text) {
    if (text.empty()) return std::nullopt;
    const std::size_t side = side_letters.find(text.back());
    const auto cell = read_cell(text.substr(0, text.size() - 1));
    if (!cell || side == std::string_view::npos) return std::nullopt;
    return Edge{*cell, static_cast<Side>(side)};
}

std::string write(Roads roads) {
    std::string letters;
    for (const Side side : sides)
        if (roads.on(side)) letters += letter(side);
    return letters;
}

std::optional<Roads> read_roads(std::string_view text) {
    Roads roads;
    for (const char c : text) {
        const std::size_t side = side_letters.find(c);
        if (side == std::string_view::npos) return std::nullopt;
        roads.add(static_cast<Side>(side));
    }
    return write(roads) == text ? std::optional(roads) : std::nullopt;
}

std::string_view id(Counted counted) {
    constexpr std::string_view ids[] = {"market",  "market-tile", "building",   "bend",
                                        "upgrade", "river",       "yield-tile", "worker"};
    return ids[static_cast<std::size_t>(counted)];
}

}

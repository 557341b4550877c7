#include "core/alhambra/pieces.h"

#include "core/values.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <functional>
#include <numeric>

namespace clerk::alhambra {

namespace {

constexpr EnumArray<Colour, std::string_view, colours.size()> colour_ids{"blue",  "red",   "brown",
                                                                         "white", "green", "purple"};
constexpr EnumArray<Currency, std::string_view, currencies.size()> currency_ids{"yellow", "green", "blue", "orange"};
constexpr EnumArray<Marker, std::string_view, markers.size()> marker_ids{"red",   "yellow", "blue",
                                                                         "green", "orange", "white"};

std::string write(Walls walls) {
    std::string letters;
    for (const Side side : sides)
        if (walls.on(side)) letters += Walls::letter(side);
    return letters.empty() ? "0" : letters;
}

/// A whole number written in the one way there is: no plus, no leading zero, no -0.
std::optional<int> read_number(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool readable = error == std::errc{} && std::to_string(number) == text;
    return readable ? std::optional(number) : std::nullopt;
}

}

std::string_view id(Colour colour) { return colour_ids[colour]; }
std::string_view id(Currency currency) { return currency_ids[currency]; }
std::string_view id(Marker marker) { return marker_ids[marker]; }

std::size_t number(const Tile& tile) {
    return static_cast<std::size_t>(std::ranges::find(tiles, tile) - tiles.begin());
}

int figure(const Tile& tile) { return static_cast<int>(number(tile)); }

std::string write(const Tile& tile) {
    return std::string(id(tile.colour)) + '-' + std::to_string(tile.price) + '-' + write(tile.walls);
}

std::optional<Tile> read_tile(std::string_view text) {
    static const auto ids = [] {
        std::array<std::string, tiles.size()> list;
        std::ranges::transform(tiles, list.begin(), [](const Tile& tile) { return write(tile); });
        return list;
    }();
    const auto found = std::ranges::find(ids, text);
    return found == ids.end() ? std::nullopt : std::optional(tiles[static_cast<std::size_t>(found - ids.begin())]);
}

std::string write(const Card& card) { return std::string(id(card.currency)) + '-' + std::to_string(card.value); }

std::optional<Card> read_card(std::string_view text) {
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos || text.size() != dash + 2) return std::nullopt;
    const auto* currency = std::ranges::find(currencies, text.substr(0, dash), [](Currency one) { return id(one); });
    const int value = text.back() - '0';
    if (currency == currencies.end() || value < 1 || value > highest_value) return std::nullopt;
    return Card{*currency, value};
}

std::string write(Cell cell) { return std::to_string(cell.x) + ',' + std::to_string(cell.y); }

std::optional<Cell> read_cell(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto x = read_number(text.substr(0, comma)), y = read_number(text.substr(comma + 1));
    const auto near = [](int coordinate) { return coordinate >= -farthest && coordinate <= farthest; };
    return x && y && near(*x) && near(*y) ? std::optional(Cell{*x, *y}) : std::nullopt;
}

std::string write(const Place& place) {
    const std::string cell = write(Cell{place.x, place.y});
    return place.level == 0 ? cell : cell + ' ' + Walls::letter(static_cast<Side>(place.level - 1));
}

int Cards::count() const { return std::reduce(counts_.begin(), counts_.end()); }

int Cards::count(Currency currency) const {
    int cards = 0;
    for (int value = 1; value <= highest_value; ++value) cards += count(Card{currency, value});
    return cards;
}

int Cards::sum() const {
    int money = 0;
    for (const Currency currency : currencies) money += sum(currency);
    return money;
}

int Cards::sum(Currency currency) const {
    int money = 0;
    for (int value = 1; value <= highest_value; ++value) money += value * count(Card{currency, value});
    return money;
}

std::vector<Card> Cards::lacking(const std::vector<Card>& cards) const {
    Cards left = *this;
    std::vector<Card> lacking;
    for (const Card& card : cards)
        if (left.counts_[index(card)]-- == 0) lacking.push_back(card);
    return lacking;
}

void Cards::add(const std::vector<Card>& cards) {
    for (const Card& card : cards) ++counts_[index(card)];
}

void Cards::take(const std::vector<Card>& cards) {
    assert(lacking(cards).empty());
    for (const Card& card : cards) --counts_[index(card)];
}

int sum(const std::vector<Card>& cards) {
    return std::transform_reduce(cards.begin(), cards.end(), 0, std::plus{},
                                 [](const Card& card) { return card.value; });
}

}

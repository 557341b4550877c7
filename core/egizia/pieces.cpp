#include "core/egizia/pieces.h"

#include <algorithm>
#include <charconv>
#include <span>

namespace clerk::egizia {

namespace {

constexpr std::string_view marker_ids[] = {"red", "blue", "green", "yellow"};
constexpr std::string_view crew_ids[] = {"blue", "black", "yellow", "joker"};
constexpr std::string_view field_ids[] = {"green", "yellow", "brown"};
constexpr std::string_view site_ids[] = {"sphinx", "graves", "pyramid"};
constexpr std::string_view market_ids[] = {"stone", "grain"};
constexpr std::string_view part_ids[] = {"obelisk",      "grave",         "pyramid",    "temple-left",
                                         "temple-right", "temple-middle", "temple-roof"};
constexpr std::size_t longest_name = 40;

/// The number that follows a dash at the beginning of the text, which is taken away; none: there is no such number.
std::optional<int> number_after_dash(std::string_view& text, int highest) {
    if (!text.starts_with('-')) return std::nullopt;
    text.remove_prefix(1);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const auto digits = static_cast<std::size_t>(end - text.data());
    if (error != std::errc{} || number < 1 || number > highest || std::to_string(number).size() != digits)
        return std::nullopt;
    text.remove_prefix(digits);
    return number;
}

std::optional<std::size_t> place_in(std::span<const std::string_view> ids, std::string_view text) {
    const auto found = std::ranges::find(ids, text);
    return found == ids.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - ids.begin()));
}

// Levels of places: the parts of the monuments first, then the places along the Nile.
constexpr int level_of_cards = 7, level_of_rings = 8, level_of_sites = 9;

}

std::string_view id(Marker marker) { return marker_ids[static_cast<std::size_t>(marker)]; }
std::string_view id(Crew crew) { return crew_ids[static_cast<std::size_t>(crew)]; }
std::string_view id(Field field) { return field_ids[static_cast<std::size_t>(field)]; }
std::string_view id(Site site) { return site_ids[static_cast<std::size_t>(site)]; }
std::string_view id(Market market) { return market_ids[static_cast<std::size_t>(market)]; }

Spot spot(Site site) { return {Spot::Kind::site, static_cast<int>(site)}; }
Spot card_space(int number) { return {Spot::Kind::card, number}; }
Spot ring_space(std::string_view name) { return {Spot::Kind::ring, 0, std::string(name)}; }

std::string write(const Spot& spot) {
    if (spot.is_ring()) return spot.ring;
    return spot.is_site() ? std::string(id(spot.site())) : "card-" + std::to_string(spot.number);
}

std::optional<Spot> read_spot(std::string_view text) {
    if (const auto site = place_in(site_ids, text)) return spot(static_cast<Site>(*site));
    if (place_in(ring_spaces, text) || names_new_ring_space(text)) return ring_space(text);
    if (!text.starts_with("card")) return std::nullopt;
    text.remove_prefix(4);
    const auto number = number_after_dash(text, card_spaces);
    return number && text.empty() ? std::optional(card_space(*number)) : std::nullopt;
}

bool names_new_ring_space(std::string_view text) {
    const auto right = [](char c) { return (c >= 'a' && c <= 'z') || c == '-'; };
    if (text.empty() || text.size() > longest_name || text.front() == '-' || !std::ranges::all_of(text, right))
        return false;
    const auto used = [&](std::span<const std::string_view> words) { return place_in(words, text).has_value(); };
    return !used(ring_spaces) && !used(site_ids) && !used(part_ids) && !used(crew_ids) && !used(field_ids) &&
           !used(marker_ids);
}

std::string write(const Space& space) {
    std::string text(part_ids[static_cast<std::size_t>(space.part)]);
    if (space.part == Part::pyramid) text += '-' + std::to_string(space.row);
    if (space.part != Part::middle) text += '-' + std::to_string(space.number);
    return text;
}

std::optional<Space> read_space(std::string_view text) {
    for (std::size_t i = 0; i < std::size(part_ids); ++i) {
        if (!text.starts_with(part_ids[i])) continue;
        std::string_view rest = text.substr(part_ids[i].size());
        Space space{static_cast<Part>(i)};
        if (space.part == Part::middle) return rest.empty() ? std::optional(space) : std::nullopt;
        if (space.part == Part::pyramid) {
            const auto row = number_after_dash(rest, most_rows);
            if (!row) return std::nullopt;
            space.row = *row;
        }
        const auto number = number_after_dash(rest, most_spaces(space.part));
        if (!number || !rest.empty()) return std::nullopt;
        space.number = *number;
        return space;
    }
    return std::nullopt;
}

Place place(const Space& space) { return {space.number, space.row, static_cast<int>(space.part)}; }

std::optional<Place> place(const Spot& spot) {
    if (spot.kind == Spot::Kind::card) return Place{spot.number, 0, level_of_cards};
    if (spot.is_site()) return Place{spot.number, 0, level_of_sites};
    const auto known = place_in(ring_spaces, spot.ring);
    return known ? std::optional(Place{static_cast<int>(*known), 0, level_of_rings}) : std::nullopt;
}

std::string write(const Place& place) {
    switch (place.level) {
    case level_of_cards: return write(card_space(place.x));
    case level_of_rings: return std::string(ring_spaces[static_cast<std::size_t>(place.x)]);
    case level_of_sites: return write(spot(static_cast<Site>(place.x)));
    default: return write(Space{static_cast<Part>(place.level), place.x, place.y});
    }
}

namespace {

constexpr int value_of_the_middle = 5;

template <class List> auto named(const List& list, std::string_view name) -> decltype(&list.front().second) {
    const auto found = std::ranges::find(list, name, [](const auto& each) -> const auto& { return each.first; });
    return found == list.end() ? nullptr : &found->second;
}

const std::optional<Values>* values_of(const Board& board, Part part) {
    switch (part) {
    case Part::obelisk: return &board.obelisk;
    case Part::left: return &board.temple.left;
    case Part::right: return &board.temple.right;
    case Part::roof: return &board.temple.roof;
    default: return nullptr;
    }
}

Effect effect_in_the_rules(std::string_view name) {
    Effect effect;
    if (name == "edfu") effect.gain.steps = {{1, 1}};
    if (name == "selimon" || name == "thebae" || name == "heliopolis") effect.of_choice = 2;
    if (name == "alyi") {
        effect.of_choice = 1;
        effect.gain.stones = 2;
    }
    if (name == "passalon") {
        effect.gain.raise = {Crew::joker};
        effect.moves_ring = true;
    }
    return effect;
}

}

const Effect* Board::space(std::string_view name) const { return named(spaces, name); }
const Gain* Board::card(std::string_view name) const { return named(cards, name); }

std::optional<int> Board::spaces_of(Part part) const {
    const auto* values = values_of(*this, part);
    return values && *values ? std::optional(static_cast<int>((*values)->size())) : std::nullopt;
}

std::optional<int> Board::columns_of(int row) const {
    if (!pyramid) return std::nullopt;
    const auto index = static_cast<std::size_t>(row - 1);
    return index < pyramid->size() ? static_cast<int>((*pyramid)[index].size()) : 0;
}

std::optional<int> Board::value_of(const Space& space) const {
    const auto index = static_cast<std::size_t>(space.number - 1);
    if (space.part == Part::middle) return temple.middle.value_or(value_of_the_middle);
    if (space.part == Part::pyramid) {
        if (columns_of(space.row).value_or(0) < space.number) return std::nullopt;
        return (*pyramid)[static_cast<std::size_t>(space.row - 1)][index].value;
    }
    const auto* values = values_of(*this, space.part);
    return values && *values && index < (*values)->size() ? std::optional((**values)[index]) : std::nullopt;
}

std::optional<Effect> effect_of(const Board& board, const std::string& ring_space) {
    if (const Effect* described = board.space(ring_space)) return *described;
    if (ring_space == "beni-hasan") return std::nullopt;
    return effect_in_the_rules(ring_space);
}

}

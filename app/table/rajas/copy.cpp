#include "app/table/rajas/copy.h"

#include "core/rajas/json_board.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>
#include <array>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

namespace {

std::string as_it_is(const std::string& json) { return json; }

wxString in_a_row(const std::string& json) { return numbers_draft(json); }

// The market: four numbers

constexpr std::array<const char*, 4> markets{"assorted", "silk", "tea", "spices"};

Described read_market(const std::string& draft) {
    const Described list = read_numbers(draft);
    const Described lacking{{}, _("expected four numbers: assorted, silk, tea, spices")};
    if (!list.expected.empty()) return draft.empty() ? lacking : list;
    std::string rest = numbers_draft(list.json) + ' ', json;
    for (const char* market : markets) {
        const std::size_t end = rest.find(' ');
        if (end == std::string::npos) return lacking;
        json += std::string(json.empty() ? "" : ",") + '"' + market + "\":" + rest.substr(0, end);
        rest.erase(0, end + 1);
    }
    return rest.empty() ? Described{"{" + json + "}", {}} : lacking;
}

/// The figures of an object alone.
std::string market_draft(const std::string& json) {
    std::string draft;
    for (const char c : json)
        if (c >= '0' && c <= '9')
            draft += c;
        else if (c == ',')
            draft += ' ';
    return draft;
}

wxString told_market(const std::string& json) { return market_draft(json); }

// The palace

Described read_palace(const std::string& draft) {
    const auto palace = game::read_palace(draft);
    if (!palace || palace->empty()) return {{}, _("expected a place: give it a name")};
    return {draft, {}};
}

wxString told_palace(const std::string& json) {
    const auto palace = game::read_palace(json);
    std::vector<wxString> names;
    if (palace)
        for (const game::PalacePlace& place : *palace) names.push_back(name_line(place.name));
    return i18n::listed(names);
}

// The river

Described read_river(const std::string& draft) {
    const auto river = game::read_river(draft);
    if (!river || river->spaces.size() < 2) return {{}, _("expected the spaces after the start, two at least")};
    if (!river->bridge) return {{}, _("expected the bridge: choose the space before it")};
    return {draft, {}};
}

wxString told_river(const std::string& json) {
    const auto river = game::read_river(json);
    if (!river) return {};
    return i18n::fill_figures(_("spaces: {1}, the bridge after {2}"),
                              {static_cast<int>(river->spaces.size()), river->bridge.value_or(0)});
}

// The facing

Described read_facing(const std::string& draft) {
    if (!game::read_facing(draft))
        return {{}, _("expected the fame space beside each money space: take the proposal and correct it")};
    return {draft, {}};
}

wxString told_facing(const std::string& json) {
    const auto facing = game::read_facing(json);
    if (!facing) return {};
    return i18n::fill_figures(_("money 0 to {1} beside fame {2} to {3}"),
                              {static_cast<int>(facing->size()) - 1, facing->front(), facing->back()});
}

wxString doubt_of_facing(const std::string& json) {
    const auto facing = game::read_facing(json);
    return facing ? doubt(*facing) : wxString();
}

// The province

template <bool back> Described read_province(const std::string& draft) {
    const auto side = game::read_side(draft, back);
    if (!side) return {{}, _("expected the places: choose how many columns and rows there are")};
    if (side->exits.empty()) return {{}, _("expected an exit: where a road leaves the residence")};
    return {draft, {}};
}

template <bool back> wxString told_province(const std::string& json) {
    const auto side = game::read_side(json, back);
    if (!side) return {};
    const int columns = static_cast<int>(side->map.front().size()), rows = static_cast<int>(side->map.size());
    return i18n::fill_figures(
        _("{1} by {2}, exits: {3}, yields: {4}"),
        {columns, rows, static_cast<int>(side->exits.size()), static_cast<int>(side->yields.size())});
}

}

std::vector<CopyPart> copy_parts(const game::Game& /*game*/) {
    return {
        {quarry_part, wxGETTEXT_IN_CONTEXT("paid in money", "Quarry"),
         _("What the spaces of the quarry cost, in the order in which they are filled."), read_numbers, numbers_draft,
         in_a_row},
        {harbour_part, _("Harbour"), _("What the spaces of the harbour cost, in the order in which they are filled."),
         read_numbers, numbers_draft, in_a_row},
        {market_part, wxGETTEXT_IN_CONTEXT("Ganges", "Market"),
         _("How many spaces the market has, four numbers: the assorted market, silk, tea and spices."), read_market,
         market_draft, told_market},
        {palace_part, wxGETTEXT_IN_CONTEXT("Ganges", "Palace"),
         _("The places of the palace beside its six chambers. Call them as you like; say which die each asks for, "
           "what it gives, and how many workers find room there."),
         read_palace, as_it_is, told_palace},
        {river_part, _("River"),
         _("What each space of the river gives, from the first after the start to the last, and where the bridge is."),
         read_river, as_it_is, told_river},
        {facing_part, _("Facing"),
         _("Which fame space lies beside each money space. Choose a money space, then click on the fame space beside "
           "it on your board."),
         read_facing, as_it_is, told_facing, doubt_of_facing},
        {last_bonus_part, _("Last money bonus"), _("The money space of the fourth bonus, above 44."), read_number,
         as_it_is, in_a_row},
        {province_part, _("Province, front"),
         _("The places for tiles, where roads leave the residence, and what is printed on the rim."),
         read_province<false>, as_it_is, told_province<false>},
        {back_side_part, _("Province, back"),
         _("The same of the back side, which Navaratnas uses. Its coloured slots hold yield tiles."),
         read_province<true>, as_it_is, told_province<true>},
    };
}

namespace {

/// Of the rulebook's example: a gap of 2 with fame 30 and money 65, and with fame 37 and money 52.
struct Known {
    std::size_t money;
    int fame;
};
constexpr Known examples[] = {{52, 35}, {65, 28}};

}

int proposed(int money) { return std::max(0, 61 - (money + 1) / 2); }

Facing proposed_facing(int last_money) {
    Facing facing;
    for (int money = 0; money <= last_money; ++money) facing.push_back(proposed(money));
    return facing;
}

Facing with_fame(Facing facing, std::size_t money, int fame) {
    if (money >= facing.size()) return facing;
    const int shift = fame - facing[money];
    for (std::size_t i = 0; i < money; ++i) facing[i] = std::max(facing[i], fame);
    for (std::size_t i = money; i < facing.size(); ++i) facing[i] = std::max(0, facing[i] + shift);
    return facing;
}

Facing ended_at(Facing facing, int last_money) {
    const auto wanted = static_cast<std::size_t>(std::clamp(last_money, 0, most_money)) + 1;
    if (facing.empty()) return proposed_facing(static_cast<int>(wanted) - 1);
    while (facing.size() < wanted) {
        const int money = static_cast<int>(facing.size());
        facing.push_back(std::max(0, facing.back() - (proposed(money - 1) - proposed(money))));
    }
    facing.resize(wanted);
    return facing;
}

wxString doubt(const Facing& facing) {
    for (const auto& [money, fame] : examples)
        if (money < facing.size() && facing[money] != fame)
            return i18n::fill_figures(_("In the rulebook's example fame {1} lies beside money {2}; here it is {3}."),
                                      {fame, static_cast<int>(money), facing[money]});
    return {};
}

namespace {

constexpr std::size_t most_spaces = 200;

/// A bridge that has no space beyond is not known any more.
game::RiverDraft settled(game::RiverDraft river) {
    if (river.bridge && (*river.bridge < 1 || *river.bridge >= static_cast<int>(river.spaces.size())))
        river.bridge.reset();
    return river;
}

}

wxString why_not_name(const Palace& palace, const std::string& name) {
    if (name.find_first_not_of(' ') == std::string::npos) return _("expected a name");
    const bool of_the_board = std::ranges::find(game::spot_ids, name) != game::spot_ids.end();
    const bool taken = std::ranges::find(palace, name, &game::PalacePlace::name) != palace.end();
    return of_the_board || taken ? _("a place of the board has this name already") : wxString();
}

std::vector<game::Asked> asked_dice() {
    using Kind = game::Asked::Kind;
    std::vector<game::Asked> all{{.kind = Kind::none}, {.kind = Kind::any}};
    for (const game::Colour colour : game::colours) all.push_back({.kind = Kind::colour, .colour = colour});
    for (int value = 1; value <= game::highest_value; ++value) all.push_back({.kind = Kind::value, .value = value});
    return all;
}

game::RiverDraft with_space(game::RiverDraft river, int after) {
    if (river.spaces.size() >= most_spaces) return river;
    river.spaces.insert(river.spaces.begin() + std::clamp(after, 0, static_cast<int>(river.spaces.size())),
                        game::Reward{});
    if (river.bridge && *river.bridge > after) ++*river.bridge;
    return settled(std::move(river));
}

game::RiverDraft without_space(game::RiverDraft river, int space) {
    if (space < 1 || space > static_cast<int>(river.spaces.size())) return river;
    river.spaces.erase(river.spaces.begin() + space - 1);
    if (river.bridge && *river.bridge >= space) --*river.bridge;
    return settled(std::move(river));
}

game::RiverDraft with_bridge(game::RiverDraft river, int after) {
    river.bridge = river.bridge == after ? std::nullopt : std::optional(after);
    return settled(std::move(river));
}

namespace {

bool on_rim(const game::ProvinceSide& side, const game::Edge& edge) {
    return side.has(edge.cell) && !side.has(edge.beyond());
}

/// The first exit or yield that would not be on the rim any more.
std::optional<game::Edge> cut_off(const game::ProvinceSide& side) {
    for (const game::Edge& exit : side.exits)
        if (!on_rim(side, exit)) return exit;
    for (const game::Yield& yield : side.yields)
        if (!on_rim(side, yield.at)) return yield.at;
    return std::nullopt;
}

/// `moved`: so many rows all places went up by.
ChangedSide checked(const game::ProvinceSide& before, game::ProvinceSide after, int moved = 0) {
    auto edge = cut_off(after);
    if (!edge) return {std::move(after)};
    edge->cell.y -= moved;
    return {before, i18n::fill(_("First take off what is at {1}."), {text(write(*edge))})};
}

/// Rows are counted from the south, the map begins in the north: what is added or goes is in the south, and what is at
/// the rim keeps its place on the board.
void move_up(game::ProvinceSide& side, int rows) {
    for (game::Edge& exit : side.exits) exit.cell.y += rows;
    for (game::Yield& yield : side.yields) yield.at.cell.y += rows;
}

}

game::ProvinceSide plain_side(int columns, int rows) {
    return {.map = std::vector<std::string>(static_cast<std::size_t>(rows),
                                            std::string(static_cast<std::size_t>(columns), '.'))};
}

ChangedSide resized(const game::ProvinceSide& side, int columns, int rows) {
    game::ProvinceSide after = side;
    const int moved = rows - static_cast<int>(side.map.size());
    move_up(after, moved);
    for (std::string& row : after.map) row.resize(static_cast<std::size_t>(columns), '.');
    after.map.resize(static_cast<std::size_t>(rows), std::string(static_cast<std::size_t>(columns), '.'));
    return checked(side, std::move(after), moved);
}

ChangedSide with_place_changed(const game::ProvinceSide& side, game::Cell cell) {
    game::ProvinceSide after = side;
    const int rows = static_cast<int>(side.map.size());
    const bool there = cell.y >= 1 && cell.y <= rows && cell.x >= 1 && cell.x <= static_cast<int>(side.map[0].size());
    if (!there) return {side};
    char& place = after.map[static_cast<std::size_t>(rows - cell.y)][static_cast<std::size_t>(cell.x - 1)];
    place = place == '.' ? '#' : '.';
    return checked(side, std::move(after));
}

ChangedSide with_exit_changed(const game::ProvinceSide& side, const game::Edge& edge) {
    if (side.yield_at(edge)) return {side, i18n::fill(_("First take off what is at {1}."), {text(write(edge))})};
    game::ProvinceSide after = side;
    if (std::erase(after.exits, edge) == 0) after.exits.push_back(edge);
    return checked(side, std::move(after));
}

ChangedSide with_yield(const game::ProvinceSide& side, const game::Yield& yield) {
    if (side.exit_at(yield.at)) return {side, i18n::fill(_("First take off what is at {1}."), {text(write(yield.at))})};
    game::ProvinceSide after = side;
    const auto there = std::ranges::find(after.yields, yield.at, &game::Yield::at);
    const bool known = there != after.yields.end(), nothing = !yield.gain && !yield.colour;
    if (known && nothing)
        after.yields.erase(there);
    else if (known)
        *there = yield;
    else if (!nothing)
        after.yields.push_back(yield);
    return checked(side, std::move(after));
}

std::optional<game::Edge> rim_edge(const game::ProvinceSide& side, const game::Edge& pointed) {
    const game::Edge other{pointed.beyond(), game::opposite(pointed.side)};
    for (const game::Edge& edge : {pointed, other})
        if (on_rim(side, edge)) return edge;
    return std::nullopt;
}

}

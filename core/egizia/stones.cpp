#include "core/egizia/stones.h"

#include <algorithm>

namespace clerk::egizia::stones {

namespace {

const Space& space(const Setting& setting) { return setting.stone.at; }
bool is_on(const Setting& setting, Part part) { return space(setting).part == part; }
bool has(const Setting& setting, const Space& wanted) { return setting.monuments.has(wanted); }

/// The space itself, and others that matter.
Evidence at(const Setting& setting, const Spaces& others = {}, std::vector<int> figures = {}) {
    Evidence evidence{{place(space(setting))}, std::move(figures)};
    for (const Space& other : others) evidence.places.push_back(place(other));
    return evidence;
}

/// Of the same part or row, those before it that are not built.
Spaces lacking_before(const Setting& setting) {
    Spaces lacking;
    lacking.reserve(static_cast<std::size_t>(space(setting).number));
    for (Space before = space(setting); before.number > 1;)
        if (--before.number; !has(setting, before)) lacking.push_back(before);
    std::ranges::reverse(lacking);
    return lacking;
}

/// Of a space that is lacking: its number, negative in the right column of the temple; 0 is the temple's middle.
int figure(const Space& space) {
    if (space.part == Part::middle) return 0;
    return space.part == Part::right ? -space.number : space.number;
}

/// The first of those lacking is marked, and the figures tell all of them.
Verdict lacks(const Setting& setting, const Spaces& lacking) {
    if (lacking.empty()) return {};
    std::vector<int> figures(lacking.size());
    std::ranges::transform(lacking, figures.begin(), figure);
    return at(setting, {lacking.front()}, std::move(figures));
}

Verdict before_it(const Setting& setting, bool on_its_part) {
    return on_its_part ? lacks(setting, lacking_before(setting)) : Verdict();
}

Verdict no_space(const Setting& setting) {
    const Space& wanted = space(setting);
    const Board& board = setting.table.board;
    if (wanted.part != Part::pyramid) {
        const auto spaces = board.spaces_of(wanted.part);
        return spaces && wanted.number > *spaces ? at(setting, {}, {*spaces}) : Verdict();
    }
    const auto columns = board.columns_of(wanted.row);
    if (!columns) return setting.monuments.is_finished(wanted.row) ? at(setting, {}, {-1}) : Verdict();
    return wanted.number > *columns ? at(setting, {}, {*columns}) : Verdict();
}

Verdict occupied(const Setting& setting) {
    if (!has(setting, space(setting))) return {};
    return at(setting);
}

Verdict lower_of_the_obelisk(const Setting& setting) { return before_it(setting, is_on(setting, Part::obelisk)); }

Verdict not_open(const Setting& setting) {
    if (!is_on(setting, Part::grave) || setting.monuments.is_open(space(setting))) return {};
    return at(setting);
}

Verdict nearer_grave(const Setting& setting) { return before_it(setting, is_on(setting, Part::grave)); }

Verdict no_such_tile(const Setting& setting) {
    const auto& tiles = setting.table.board.graves;
    const auto value = value_of(setting.table, setting.stone);
    if (!is_on(setting, Part::grave) || !tiles || !value) return {};
    const auto there_are = static_cast<int>(std::ranges::count(*tiles, *value));
    if (setting.monuments.graves_of(*value) < there_are) return {};
    return too_many_of({place(space(setting))}, *value, there_are);
}

Verdict left_of_it(const Setting& setting) { return before_it(setting, is_on(setting, Part::pyramid)); }

Verdict nothing_below(const Setting& setting) {
    const Space& wanted = space(setting);
    if (!is_on(setting, Part::pyramid) || wanted.row == 1) return {};
    if (!setting.table.board.pyramid)
        return setting.monuments.stones_in_row(wanted.row - 1) == 0 ? at(setting, {}, {wanted.row - 1}) : Verdict();
    Spaces lacking = supports(setting.table.board, wanted);
    const auto all = lacking.size();
    std::erase_if(lacking, [&](const Space& below) { return has(setting, below); });
    const bool one_is_enough = setting.table.rulings.support == Support::one;
    if (lacking.empty() || (one_is_enough && lacking.size() < all)) return {};
    return at(setting, lacking);
}

Verdict lower_of_the_column(const Setting& setting) {
    return before_it(setting, is_on(setting, Part::left) || is_on(setting, Part::right));
}

/// The spaces of a column of the temple that are lacking before the middle can be built.
Spaces lacking_of(const Setting& setting, Part column) {
    const auto described = setting.table.board.spaces_of(column);
    Spaces lacking;
    if (!described && setting.monuments.stones_on(column) > 0) return lacking;
    for (Space space{column}; space.number <= described.value_or(1); ++space.number)
        if (!has(setting, space)) lacking.push_back(space);
    return lacking;
}

Verdict column_below(const Setting& setting) {
    if (!is_on(setting, Part::middle)) return {};
    Spaces lacking = lacking_of(setting, Part::left);
    std::ranges::copy(lacking_of(setting, Part::right), std::back_inserter(lacking));
    return lacks(setting, lacking);
}

Verdict below_the_roof(const Setting& setting) {
    if (!is_on(setting, Part::roof)) return {};
    Spaces lacking = lacking_before(setting);
    if (const Space middle{Part::middle}; !has(setting, middle)) lacking.insert(lacking.begin(), middle);
    return lacks(setting, lacking);
}

constexpr bool waivable = true;

// Behind each: the figures of its finding.
constexpr Check<Setting> setting_a_stone[] = {
    {{"stone.no-space"}, no_space},                      // spaces there are; -1: its row is finished
    {{"stone.occupied"}, occupied},                      //
    {{"obelisk.order", waivable}, lower_of_the_obelisk}, // those that are not built, from below
    {{"grave.not-open"}, not_open},                      //
    {{"grave.order", waivable}, nearer_grave},           // those that are not built, from the Nile on
    {grave_tile, no_such_tile},                          // value, tiles of that value
    {{"pyramid.left", waivable}, left_of_it},            // those that are not built, from the left
    {{"pyramid.support", waivable}, nothing_below},      // the row below, where the pyramid is not described
    {{"temple.column", waivable}, lower_of_the_column},  // those that are not built, from below
    {{"temple.middle", waivable}, column_below},         // those that are not built, first of the left column
    {{"temple.roof", waivable}, below_the_roof},         // those that are not built, first the middle
};

}

Checks<Setting> of_a_stone() { return setting_a_stone; }

}

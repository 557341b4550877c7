#include "app/table/rajas/copy_province.h"

#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::table::rajas {

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

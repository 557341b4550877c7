#include "app/table/babylon/piece_words.h"

#include "core/babylon/garden.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

namespace clerk::table::babylon {

namespace {

wxString words_of(const game::Placement& placement) {
    // TRANSLATORS: {1} is a cell of the board such as c4 (column c, row 4).
    return i18n::fill(_("terrace {1}, level {2}"), {text(game::write(placement.at)), figure(placement.level)});
}

wxString words_of(const game::Building& building) {
    wxString cells;
    for (const game::Space space : building.at) cells += (cells.empty() ? "" : "-") + text(game::write(space.cell));
    const wxString piece = i18n::fill("{1} {2}", {i18n::babylon::name(building.kind), cells});
    if (building.at.empty()) return piece;
    const int first = building.at.front().level, last = building.at.back().level;
    // TRANSLATORS: {1} is a piece with its cells, such as "stairs c4-c3", which join two levels.
    return first == last ? i18n::fill(_("{1}, level {2}"), {piece, figure(first)})
                         : i18n::fill(_("{1}, level {2} to {3}"), {piece, figure(first), figure(last)});
}

std::vector<Place> places_of(const game::Placement& placement) {
    std::vector<Place> places;
    for (const game::Corner corner : game::corners) {
        const game::Cell cell = game::Terrace{.anchor = placement.at}.cell(corner);
        places.push_back({cell.x, cell.y, placement.level});
    }
    return places;
}

std::vector<Place> places_of(const game::Building& building) {
    std::vector<Place> places;
    for (const game::Space space : building.at) places.push_back(game::place(space));
    return places;
}

}

wxString words(const Piece& piece) {
    return std::visit([](const auto& what) { return words_of(what); }, piece);
}

std::vector<Place> places(const Piece& piece) {
    return std::visit([](const auto& what) { return places_of(what); }, piece);
}

}

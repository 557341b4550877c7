#include "app/table/babylon/piece_words.h"

#include "core/babylon/garden.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

namespace clerk::table::babylon {

namespace {

wxString words_of(const game::Placement& placement) {
    // TRANSLATORS: {1} is a place on the board such as c4@2 (column c, row 4, level 2).
    const game::Space space{placement.at, static_cast<std::int8_t>(placement.level)};
    return i18n::fill(_("terrace {1}"), {text(game::write(space))});
}

wxString words_of(const game::Building& building) {
    wxString spaces;
    for (const game::Space space : building.at) spaces += (spaces.empty() ? "" : "-") + text(game::write(space));
    return i18n::fill("{1} {2}", {i18n::babylon::name(building.kind), spaces});
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

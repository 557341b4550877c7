#include "app/table/babylon/built.h"

#include "i18n/words.h"
#include "i18n/words_babylon.h"

#include <algorithm>

namespace clerk::table::babylon {

namespace {

BuiltPiece told(const game::Terrace& terrace) {
    std::vector<wxString> spaces;
    for (const game::Corner corner : game::corners)
        spaces.push_back(terrace.open == corner
                             ? _("gazebo")
                             : i18n::babylon::name(terrace.symbols[static_cast<std::size_t>(corner)]));
    BuiltPiece piece{i18n::fill(_("Level {1}, {2}: terrace, {3}; from the north-west: {4}"),
                                {figure(terrace.level), text(write(terrace.anchor)),
                                 i18n::babylon::name(terrace.flower), i18n::listed(spaces)}),
                     {}};
    for (const game::Corner corner : game::corners)
        piece.places.push_back(game::place({terrace.cell(corner), terrace.level}));
    return piece;
}

BuiltPiece told(const game::Ornament& ornament) {
    game::Building building{.kind = ornament.kind, .at = {ornament.a}};
    if (ornament.b != ornament.a) building.at.push_back(ornament.b);
    BuiltPiece piece{i18n::babylon::ornament(building), {}};
    for (const game::Space space : building.at) piece.places.push_back(game::place(space));
    return piece;
}

}

std::vector<BuiltPiece> built(const Position& position, int player) {
    const game::Garden& garden = position.garden(player);
    std::vector<game::Terrace> terraces = garden.terraces();
    std::ranges::stable_sort(terraces, {}, &game::Terrace::level);
    std::vector<BuiltPiece> pieces;
    for (const game::Terrace& terrace : terraces) pieces.push_back(told(terrace));
    for (const game::Ornament& ornament : garden.ornaments()) pieces.push_back(told(ornament));
    return pieces;
}

}

#include "app/table/alhambra/built.h"

#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

namespace clerk::table::alhambra {

game::Palace built_palace(const game::Game& game, const Position& position, int player) {
    if (!position.final()) return position.seat(player).palace;
    return Position(game, player, static_cast<int>(game.rounds.size())).seat(player).palace;
}

std::vector<BuiltPiece> built(const Position& position, int player) {
    const game::Palace palace = built_palace(position.game, position, player);
    std::vector<BuiltPiece> pieces;
    for (const game::Laid& laid : palace.tiles())
        pieces.push_back({i18n::fill(_("{1}: {2}"), {i18n::alhambra::name(laid.at), i18n::alhambra::name(laid.tile)}),
                          {game::place(laid.at)}});
    return pieces;
}

}

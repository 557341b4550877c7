// What lies in a palace, tile by tile in words.
#include "app/desktop/alhambra/editor.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

namespace clerk::desktop::alhambra {

std::vector<BuiltPiece> AlhambraEditor::built(const Record& record, int player) const {
    const game::Game& game = game_of(record);
    const game::Palace palace = Position(game, player, static_cast<int>(game.rounds.size())).seat(player).palace;
    std::vector<BuiltPiece> pieces;
    for (const game::Laid& laid : palace.tiles())
        pieces.push_back({i18n::fill(_("{1}: {2}"), {text(write(laid.at)), i18n::alhambra::name(laid.tile)}),
                          {game::place(laid.at)}});
    return pieces;
}

}

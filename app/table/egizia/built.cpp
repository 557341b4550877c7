#include "app/table/egizia/built.h"

#include "i18n/words.h"
#include "i18n/words_egizia.h"

namespace clerk::table::egizia {

std::vector<BuiltPiece> built(const Position& position, int player) {
    std::vector<BuiltPiece> pieces;
    for (const game::Built& stone : position.state.monuments.built)
        if (stone.player == player)
            pieces.push_back({i18n::fill(_("{1}: {2}"), {i18n::egizia::name(stone.at), figure(stone.value)}),
                              {game::place(stone.at)}});
    return pieces;
}

}

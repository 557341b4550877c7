#include "app/table/rajas/built.h"

#include "app/table/rajas/province_view.h"
#include "app/table/rajas/step_words.h"
#include "i18n/words.h"

namespace clerk::table::rajas {

std::vector<BuiltPiece> built(const Position& position, int player) {
    std::vector<BuiltPiece> pieces;
    for (const ShownTile& shown : province_view(position, player).tiles)
        pieces.push_back({told(shown), {game::place(shown.at)}});
    return pieces;
}

}

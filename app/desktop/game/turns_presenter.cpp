#include "app/desktop/game/turns_presenter.h"

#include "app/table/turns.h"

namespace clerk::desktop {

std::vector<TurnCard> turn_cards(const table::Snapshot& now, const Editor& editor, int badge) {
    std::vector<TurnCard> cards;
    for (const table::TurnLine& line : now.turn_lines) {
        const std::size_t turn = cards.size();
        const bool of_a_player = line.player != Where::nobody;
        cards.push_back({title_of_turn(now, turn), line.words, gain_of_turn(now, turn),
                         of_a_player ? editor.badge(line.player, badge) : wxBitmap(), is_broken(now, turn),
                         now.open && turn > now.open->turn, once_stood(now, turn)});
    }
    return cards;
}

}

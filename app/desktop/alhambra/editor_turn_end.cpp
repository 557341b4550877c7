// The half of Alhambra's editor that follows the end of a turn and of the game.
#include "app/desktop/alhambra/editor.h"

namespace clerk::desktop::alhambra {

/// Asks for what is due first; asked again, ends the turn with what was entered.
void AlhambraEditor::end() {
    if (position_.stage == Stage::give_out) return change(with_end(position_.game));
    if (position_.stage != Stage::turn) return;
    Hold next = hold_;
    next.ending = true;
    next.pick = {};
    next.lifted.reset();
    next.taking_away = false;
    if (hold_.ending || wanted(position_, next) == Wanted::nothing) return end_turn();
    hold(std::move(next));
}

void AlhambraEditor::end_turn() {
    const Findings findings = game::check_end(*position_.ready, turn_of(hold_.end));
    if (!can_stand(findings)) return table_.refuse(findings.back(), {});
    change(with_turn_ended(position_.game, hold_.end));
}

/// His tiles are drawn for a scoring alone.
void AlhambraEditor::toggle_scoring() {
    if (position_.stage != Stage::turn || position_.table.scorings.size() + 1 >= game::scorings) return;
    Hold next = hold_;
    next.end.scoring = !hold_.end.scoring;
    next.end.dirk.clear();
    hold(std::move(next));
}

/// No scoring card can come up where no card is turned up: then the last tile ends the turn.
void AlhambraEditor::enter_at_end(Hold next) {
    hold(std::move(next));
    if (wanted(position_, hold_) != Wanted::nothing || !position_.full()) return;
    if (due(*position_.ready, hold_.end).cards == 0) end_turn();
}

void AlhambraEditor::enter_card(const game::Card& card) {
    Hold next = hold_;
    next.end.cards.push_back(card);
    next.currency.reset();
    hold(std::move(next));
}

void AlhambraEditor::take_back_at_end(const game::Tile& tile) {
    Hold next = hold_;
    std::erase(next.end.dirk, tile);
    for (auto& drawn : next.end.tiles.spaces)
        if (drawn == tile) drawn.reset();
    hold(std::move(next));
}

}

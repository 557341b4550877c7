// The half of Alhambra's editor that follows the hand in a turn.
#include "app/desktop/alhambra/editor.h"

namespace clerk::desktop::alhambra {

void AlhambraEditor::choose_colour(game::Colour colour) {
    if (wants_tile(wanted(position_, hold_))) pick(with_colour(colour));
}

/// Of the card turned up, or of the space to buy from.
void AlhambraEditor::choose_currency(game::Currency currency) {
    if (wanted(position_, hold_) == Wanted::card) {
        Hold next = hold_;
        next.currency = currency;
        hold(std::move(next));
    } else if (position_.full() && position_.stage == Stage::turn && !hold_.ending) {
        choose_space(currency);
    }
}

/// Of a price, of a card's value, or a place among the cards laid out.
void AlhambraEditor::enter_figure(int figure) {
    const Wanted what = wanted(position_, hold_);
    if (wants_tile(what)) {
        if (hold_.pick.colour) pick(with_figure(hold_.pick, figure, gone(position_, hold_)));
    } else if (what == Wanted::card) {
        if (hold_.currency && figure > 0) enter_card({*hold_.currency, figure});
    } else if (position_.full() && position_.stage == Stage::turn && figure > 0) {
        toggle(&Hold::taking, static_cast<std::size_t>(figure - 1));
    }
}

void AlhambraEditor::pick(const TilePick& next) {
    hold_.pick = next;
    if (const auto tile = meant(next, gone(position_, hold_)))
        take_tile(*tile);
    else
        hold(hold_);
}

/// Of several tiles with one colour and price. In depth full, where none is picked in a turn, the purchase.
void AlhambraEditor::pick_first() {
    if (!wants_tile(wanted(position_, hold_))) return buy();
    const std::vector<game::Tile> tiles = candidates(hold_.pick, gone(position_, hold_));
    if (!hold_.pick.price.empty() && !tiles.empty()) take_tile(tiles.front());
}

void AlhambraEditor::take_tile(const game::Tile& tile) {
    Hold next = hold_;
    next.pick = {};
    switch (wanted(position_, hold_)) {
    case Wanted::bought: return enter({game::Buy{.tile = tile}});
    case Wanted::won: return change(with_won(position_.game, position_.player, tile));
    case Wanted::for_palace:
        next.tile = tile;
        next.taking_away = false;
        hold(std::move(next));
        return canvas_->SetFocus();
    case Wanted::for_dirk:
        if (position_.final()) return change(with_dirks_tile(position_.game, position_.round, tile));
        next.end.dirk.push_back(tile);
        return enter_at_end(std::move(next));
    case Wanted::for_market:
        next.end.tiles.at(space_wanted(position_, hold_)) = tile;
        return enter_at_end(std::move(next));
    default: return;
    }
}

/// An empty one is refused by the referee.
void AlhambraEditor::choose_space(game::Currency space) {
    if (!position_.ready->market.at(space)) return enter({game::Buy{.space = space}});
    Hold next = hold_;
    if (hold_.space == space) {
        next.space.reset();
        next.paying.clear();
    } else {
        next = with_payment(std::move(next), position_, space);
    }
    hold(std::move(next));
}

void AlhambraEditor::toggle(std::vector<bool> Hold::*which, std::size_t place) {
    const game::Cards& cards = which == &Hold::taking ? position_.ready->money : position_.ready->seat().hand;
    Hold next = hold_;
    std::vector<bool>& chosen = next.*which;
    chosen.resize(static_cast<std::size_t>(cards.count()));
    if (place < chosen.size()) chosen[place] = !chosen[place];
    hold(std::move(next));
}

void AlhambraEditor::take_cards() {
    if (!position_.full() || position_.stage != Stage::turn || hold_.ending) return;
    const std::vector<game::Card> cards = chosen(sorted(position_.ready->money), hold_.taking);
    if (!cards.empty()) enter({game::Take{cards}});
}

void AlhambraEditor::buy() {
    if (position_.stage != Stage::turn || hold_.ending || !hold_.space) return;
    const std::vector<game::Card> cards = chosen(sorted(position_.ready->seat().hand), hold_.paying);
    if (!cards.empty()) enter({game::Buy{.space = *hold_.space, .pay = cards}});
}

void AlhambraEditor::hold_tile(const game::Tile& tile) {
    Hold next = hold_;
    next.tile = hold_.tile == tile ? std::nullopt : std::optional(tile);
    next.taking_away = false;
    next.lifted.reset();
    hold(std::move(next));
    canvas_->SetFocus();
}

void AlhambraEditor::hold_next() {
    if (position_.stage != Stage::turn && position_.stage != Stage::end) return;
    Hold next = hold_;
    next.tile = next_in_hand(position_, hold_.tile);
    next.taking_away = false;
    next.lifted.reset();
    hold(std::move(next));
}

void AlhambraEditor::give() {
    if (position_.stage == Stage::palaces) return pick_for_dirk(!hold_.for_dirk);
    if (!position_.ready || hold_.ending || !position_.with_dirk() || !hold_.tile) return;
    enter({game::Give{*hold_.tile}});
}

void AlhambraEditor::take_away() {
    if (!position_.ready || position_.stage == Stage::end || hold_.ending) return;
    Hold next = hold_;
    next.taking_away = !hold_.taking_away;
    next.lifted.reset();
    if (next.taking_away) next.tile.reset();
    hold(std::move(next));
}

bool AlhambraEditor::holds() const {
    return hold_.lifted || hold_.pick != TilePick{} || hold_.ending || hold_.space || hold_.taking_away || hold_.tile;
}

void AlhambraEditor::let_go() {
    Hold next = hold_;
    if (next.lifted)
        next.lifted.reset();
    else if (next.pick != TilePick{})
        next.pick = {};
    else if (next.ending)
        next.ending = false;
    else if (next.space)
        next.space.reset(), next.paying.clear();
    else if (next.taking_away)
        next.taking_away = false;
    else
        next.tile.reset();
    hold(std::move(next));
}

}

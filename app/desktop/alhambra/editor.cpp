#include "app/desktop/alhambra/editor.h"

#include "app/desktop/alhambra/guide.h"
#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/alhambra/turn_words.h"
#include "core/alhambra/nearest.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

namespace clerk::desktop::alhambra {

AlhambraEditor::AlhambraEditor(wxWindow* hand_parent, wxWindow* board_parent, Table table)
    : table_(std::move(table)), position_(game_of(table_.record()), 0, 1) {
    hand_ = new Hand(hand_parent, position_.game);
    board_panel_ = make_board(board_parent);
    listen_to_hand();
    listen_to_end();
    listen_to_finished();
}

void AlhambraEditor::show(const Look& look) {
    const game::Game& game = game_of(table_.record());
    if (position_.final()) hold_.round = round_to_show(look);
    Position now(game, look.player, hold_.round);
    const std::optional<game::Tile> held = hold_.tile;
    const bool changed = !has_shown_ || game != position_.game;
    const bool another = look.opened != look_.opened;
    hold_ = settled(std::move(hold_), position_, now);
    position_ = std::move(now);
    look_ = look;
    if (changed || another) hold_end_of_opened_turn();
    hold_.looking_back_to = past_palace() ? look.scoring : std::nullopt;
    hand_->show(position_, hold_);
    show_board();
    has_shown_ = true;
    if ((hold_.tile && hold_.tile != held) || (changed && !has_focus())) canvas_->SetFocus();
    keep_focus();
}

/// An earlier turn that is opened ends as it did, unless its end is entered anew.
void AlhambraEditor::hold_end_of_opened_turn() {
    if (!look_.opened) return;
    const game::Turn& turn = game_of(table_.desk->record()).turns.at(*look_.opened);
    hold_.end = {turn.cards, turn.scoring, turn.dirk, turn.tiles};
    hold_.ending = false;
}

/// An answer to a finding takes the focus with it when it goes.
bool AlhambraEditor::has_focus() const {
    wxWindow* focus = wxWindow::FindFocus();
    return hand_->IsDescendant(focus) || board_panel_->IsDescendant(focus);
}

/// The scoring that was chosen last, here or in the score.
int AlhambraEditor::round_to_show(const Look& look) const {
    const int round = look.scoring && look.scoring != look_.scoring ? *look.scoring : hold_.round;
    return std::min(round, static_cast<int>(game_of(table_.record()).rounds.size()));
}

/// Keys go to the palace when what they went to is not there any more.
void AlhambraEditor::keep_focus() {
    const wxWindow* focus = wxWindow::FindFocus();
    if (!focus || !focus->IsShownOnScreen() || !focus->IsEnabled()) canvas_->SetFocus();
}

void AlhambraEditor::enter(game::Step step) {
    const Findings findings = position_.judged(step);
    if (!can_stand(findings))
        return table_.refuse(findings.back(), advice({table_.record().head, position_.with(std::move(step))}));
    change(position_.with(std::move(step)));
}

std::optional<Advice> AlhambraEditor::advice(const Record& record) const {
    const game::Game& wrong = game_of(record);
    if (depth(record) == Depth::final) return advice_for_palace(record);
    const std::optional<game::Step> legal = game::nearest_legal(wrong);
    if (!legal) return std::nullopt;
    const Where where = game::replay(wrong).report.violations.front().where;
    game::Game mended = wrong;
    game::Step& step =
        mended.turns.at(static_cast<std::size_t>(*where.turn)).steps.at(static_cast<std::size_t>(*where.step));
    const wxString words = i18n::alhambra::instead(step, *legal);
    step = *legal;
    return Advice{words, places(*legal), {record.head, std::move(mended)}};
}

std::optional<Advice> AlhambraEditor::advice_for_palace(const Record& record) {
    game::Game mended = game_of(record);
    const std::optional<game::Cell> legal = game::nearest_legal_cell(mended);
    if (!legal) return std::nullopt;
    game::FinalTile& tile = game::tile_at(mended, game::replay(mended).report.violations.front().where);
    const game::Step wrong{game::PutDown{.tile = tile.tile, .at = tile.at}};
    const game::Step right{game::PutDown{.tile = tile.tile, .at = *legal}};
    tile.at = *legal;
    return Advice{i18n::alhambra::instead(wrong, right), places(right), {record.head, std::move(mended)}};
}

std::vector<GuideStep> AlhambraEditor::guide(const Record& record, int player) const {
    return alhambra::guide(game_of(record), player);
}

void AlhambraEditor::hold(Hold next) {
    hold_ = std::move(next);
    hand_->show(position_, hold_);
    show_board();
    keep_focus();
}

/// At the end of the game whoever still has something to place.
std::optional<int> AlhambraEditor::player_at_turn() const {
    if (position_.final() || position_.stage == Stage::give_out) return std::nullopt;
    if (!position_.table.over) return position_.table.player;
    if (!position_.game.end) return std::nullopt;
    for (int player = 0; player < static_cast<int>(position_.game.players.size()); ++player)
        if (!aside_at_end(position_.game, player).empty()) return player;
    return std::nullopt;
}

wxString AlhambraEditor::heading() const {
    if (position_.final()) return i18n::depth_name(Depth::final);
    if (position_.table.over) return _("The game is over");
    const auto scorings = static_cast<int>(position_.table.scorings.size());
    const int round = position_.table.turns_played / static_cast<int>(position_.game.players.size()) + 1;
    if (scorings == 0) return i18n::fill(_("Round {1}"), {figure(round)});
    return i18n::fill(_("Round {1}, after scoring {2}"), {figure(round), figure(scorings)});
}

wxBitmap AlhambraEditor::badge(int player, int side) const {
    const auto marker = position_.game.players.at(static_cast<std::size_t>(player)).colour;
    return picture(*hand_, side, [marker, player](wxGraphicsContext& gc, const Area& area) {
        draw_marker(gc, marker, player, area);
    });
}

std::vector<TurnLine> AlhambraEditor::turns(const Record& record) const { return turn_lines(game_of(record)); }

/// In depth builds it is not known what else lies on the market until all of it was won.
bool AlhambraEditor::finished() const {
    if (position_.stage != Stage::end || player_at_turn()) return false;
    return position_.full() || position_.table.market_tiles == 0;
}

wxString AlhambraEditor::reason(const Record& record, const Where& where) const {
    return text(reason_of(game_of(record), where));
}

void AlhambraEditor::listen_to_hand() {
    hand_->picker().on_colour = [this](game::Colour colour) { choose_colour(colour); };
    hand_->picker().on_tile = [this](const game::Tile& tile) { take_tile(tile); };
    hand_->market().on_space = [this](game::Currency space) { choose_space(space); };
    hand_->market().on_money = [this](std::size_t place) { toggle(&Hold::taking, place); };
    hand_->market().on_hand = [this](std::size_t place) { toggle(&Hold::paying, place); };
    hand_->market().on_take = [this] { take_cards(); };
    hand_->market().on_buy = [this] { buy(); };
    hand_->tiles().on_hold = [this](const game::Tile& tile) { hold_tile(tile); };
    hand_->tiles().on_give = [this] { give(); };
    hand_->tiles().on_take_away = [this] { take_away(); };
}

void AlhambraEditor::listen_to_end() {
    hand_->on_scoring = [this] { toggle_scoring(); };
    hand_->on_end = [this] { end(); };
    hand_->on_back = [this] { let_go(); };
    hand_->end().on_card = [this](const game::Card& card) { enter_card(card); };
    hand_->end().on_card_back = [this](std::size_t place) {
        Hold next = hold_;
        next.end.cards.erase(next.end.cards.begin() + static_cast<std::ptrdiff_t>(place));
        hold(std::move(next));
    };
    hand_->end().on_tile_back = [this](const game::Tile& tile) { take_back_at_end(tile); };
}

void AlhambraEditor::listen_to_finished() {
    hand_->finished().on_only_points = [this](bool only) { only_points(only); };
    hand_->finished().on_points = [this](const std::vector<int>& points, int dirk_points) {
        change(with_points(position_.game, position_.round, points, dirk_points));
    };
    hand_->finished().on_for_dirk = [this](bool for_dirk) { pick_for_dirk(for_dirk); };
    hand_->finished().on_dirks_tile = [this](const game::Tile& tile) {
        change(with_dirks_tile(position_.game, position_.round, tile));
    };
    hand_->finished().on_remove = [this] { change(with_rounds(position_.game, position_.round - 1)); };
}

}

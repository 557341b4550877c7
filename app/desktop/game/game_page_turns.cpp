// The turns on the page of a game: the strip, and an earlier turn that is opened.
#include "app/desktop/game/game_page.h"
#include "core/record_fold.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

/// In a game that is scored several times the turns do not bring points one by one.
bool scored_once(const ScoreSheet& score) {
    return std::ranges::all_of(score.players, [](const PlayerScore& player) { return player.rounds.empty(); });
}

}

void GamePage::follow_desk() {
    if (!same_game()) {
        open_.reset();
        make_editor();
    }
    const Record& whole = desk_.record();
    if (open_ && !can_open(whole, open_->turn())) open_.reset();
    if (open_) open_->look_at(whole);
    turn_lines_ = editor_->turns(whole);
    totals_ = scored_once(*desk_.score()) ? totals_by_turn(whole) : std::vector<std::vector<int>>{};
    broken_ = broken();
}

/// The last turn, where it is in progress, is the one that is played.
void GamePage::open_turn(std::size_t turn) {
    if (open_ && open_->turn() == turn) return close_turn();
    if (!can_open(desk_.record(), turn)) return close_turn();
    open_.emplace(desk_.record(), turn);
    at_turn_.reset();
    editor_->board()->SetFocus();
    refresh();
    turns_->bring_into_view(turn);
}

void GamePage::close_turn() {
    if (!open_) return;
    open_.reset();
    at_turn_.reset();
    editor_->board()->SetFocus();
    refresh();
    const std::optional<int> wrong = broken_.empty() ? std::nullopt : broken_.front().where.turn;
    if (wrong || !turn_lines_.empty())
        turns_->bring_into_view(wrong ? static_cast<std::size_t>(*wrong) : turn_lines_.size() - 1);
}

void GamePage::leave_turn() {
    if (open_ && enter(Record(open_->as_it_was()))) close_turn();
}

/// The same key brings back from an open turn.
void GamePage::go_to_turns() {
    if (open_) return close_turn();
    turns_->SetFocus();
    if (!lit_turn_ && !turn_lines_.empty()) light_turn(turn_lines_.size() - 1);
}

void GamePage::change_chosen_turn() {
    const std::size_t ended = turns(desk_.record()) - (in_progress(desk_.record()) ? 1 : 0);
    if (ended > 0) open_turn(lit_turn_.value_or(ended - 1));
}

void GamePage::light_turn(std::optional<std::size_t> turn) {
    lit_turn_ = turn;
    score_->let_go();
    lit_places_.clear();
    if (turn) shown_player_ = turn_lines_.at(*turn).player;
    show();
}

void GamePage::take_back_last_part() {
    const std::optional<Where> last = last_part(record());
    if (last && editor_->correctable(record(), *last)) change(editor_->corrected(record(), *last));
}

/// As the turn left it, before what came later.
GamePage::Guide GamePage::guide() const {
    const bool earlier = !open_ && lit_turn_ && can_open(desk_.record(), *lit_turn_);
    const Record& whole = record();
    const Record then = earlier ? opened(whole, *lit_turn_) : whole;
    const wxString name = text(players(whole).at(static_cast<std::size_t>(shown_player_)));
    return {earlier ? i18n::fill(_("{1}, after: {2}"), {name, title_of_turn(*lit_turn_)}) : name,
            editor_->guide(then, shown_player_)};
}

std::vector<Command> GamePage::commands_of_turns() {
    const auto why_no_guide = [this] { return guide().steps.empty() ? _("Nothing was built yet.") : wxString(); };
    return {{_("The tower fell: how it is built again"), "F9", WXK_F9, [this] { on_guide(); }, why_no_guide},
            {_("Take back the last step of the turn"), "Backspace", WXK_BACK, [this] { take_back_last_part(); }},
            {_("To the turns, or back from an open one"), "F8", WXK_F8, [this] { go_to_turns(); }},
            {_("Change this turn"), "Enter", 0, [this] { change_chosen_turn(); }},
            {_("Leave the open turn as it was"), "Esc", 0, [this] { leave_turn(); }}};
}

void GamePage::show_open_turn() {
    if (open_) open_bar_->show(title_of_turn(open_->turn()));
    if (open_bar_->Show(open_.has_value())) Layout();
}

void GamePage::show_turns() {
    std::vector<TurnCard> cards;
    for (std::size_t i = 0; i < turn_lines_.size(); ++i)
        cards.push_back({title_of_turn(i), turn_lines_[i].words, gain_of_turn(i),
                         editor_->badge(turn_lines_[i].player, FromDIP(18)), is_broken(i), open_ && i > open_->turn()});
    turns_->Show(depth(desk_.record()) != Depth::final);
    turns_->show(std::move(cards));
    turns_->choose(lit_turn_ || !open_ ? lit_turn_ : open_->turn());
}

/// What a player does at the end of the game belongs to no round.
wxString GamePage::title_of_turn(std::size_t turn) const {
    const std::vector<std::string> names = players(desk_.record());
    const wxString name = text(names.at(static_cast<std::size_t>(turn_lines_.at(turn).player)));
    if (turn >= turns(desk_.record())) return name;
    return i18n::fill(_("Round {1}, {2}"), {figure(static_cast<int>(turn / names.size()) + 1), name});
}

/// What the player's total grew by, while the record stands.
wxString GamePage::gain_of_turn(std::size_t turn) const {
    const Report& whole = desk_.report();
    const bool stands = whole.legal() || static_cast<int>(turn) < whole.turns_played.value_or(0);
    if (turn >= totals_.size() || !stands || score_hidden()) return {};
    const auto player = static_cast<std::size_t>(turn_lines_.at(turn).player);
    const int gain = totals_[turn].at(player) - (turn > 0 ? totals_[turn - 1].at(player) : 0);
    return gain == 0 ? wxString() : wxString::Format("%+d", gain);
}

bool GamePage::is_broken(std::size_t turn) const {
    const std::size_t played = turns(desk_.record());
    return std::ranges::any_of(broken_, [&](const Breach& breach) {
        if (!breach.where.turn) return false;
        const auto there = static_cast<std::size_t>(*breach.where.turn);
        return turn < played ? there == turn : there >= played && breach.where.player == turn_lines_.at(turn).player;
    });
}

}

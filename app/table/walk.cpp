#include "app/table/walk.h"

#include "app/table/catalogue.h"
#include "app/table/snapshot.h"
#include "core/score_sheet.h"
#include "i18n/game_words.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::table {

namespace {

bool is_known(const ScoreSheet& sheet) {
    return std::ranges::all_of(sheet.players, [](const PlayerScore& score) { return known_total(score).has_value(); });
}

/// After each turn all that was missed in it may be told from then on; after the game only once it is over.
bool may_tell_missed(const Snapshot& now) {
    const MissedTold told = now.agreed().missed;
    const bool allowed = told == MissedTold::after_turn || (told == MissedTold::after_game && now.awarded);
    return allowed && now.whole.report().legal();
}

std::vector<std::pair<std::size_t, wxString>> missed_by_turn(const Snapshot& now) {
    std::vector<std::pair<std::size_t, wxString>> missed;
    if (!may_tell_missed(now)) return missed;
    for (const i18n::MissedTurn& turn : i18n::missed_turns(now.whole.record, now.whole.fold.game, 0))
        missed.emplace_back(
            static_cast<std::size_t>(turn.turn),
            i18n::fill(wxPLURAL("{1}: {2} point missed", "{1}: {2} points missed", static_cast<unsigned>(turn.points)),
                       {turn.words, figure(turn.points)}));
    return missed;
}

ScoreSheet score_of(const FoldedRecord& folded, std::size_t after) {
    return visit(folded,
                 [after](const auto& own, const auto& fold) { return score(own, state_after(own, fold, after)); });
}

}

Walk::Walk(FoldedRecord whole, bool awarded)
    : now_(snapshot_of(std::move(whole), awarded)),
      turns_(depth(now_.whole.record) == Depth::final ? 0 : clerk::turns(now_.whole.record)),
      missed_(missed_by_turn(now_)) {
    mark(now_.broken, false);
    mark(now_.whole.report().waived, true);
    std::ranges::stable_sort(marks_, {}, &WalkMark::turn);
    if (!now_.score_hidden() && is_known(now_.whole.fold.score)) totals_ = now_.whole.fold.totals;
}

/// What belongs to no turn belongs to the end.
void Walk::mark(const std::vector<Breach>& breaches, bool waived) {
    if (turns_ == 0) return;
    for (const Breach& breach : breaches) {
        const auto turn = static_cast<std::size_t>(turn_of(breach.where).value_or(static_cast<int>(turns_) - 1));
        const wxString sentence = i18n::sentence(now_.game(), breach.finding);
        const wxString reason = waived ? text(reason_of(now_.whole.record, breach.where)) : wxString();
        wxString words = sentence;
        if (waived && reason.empty()) words = i18n::fill(_("The table agreed: {1}"), {sentence});
        if (!reason.empty()) words = i18n::fill(_("The table agreed: {1} ({2})"), {sentence, reason});
        marks_.push_back({std::min(turn, turns_ - 1), waived, words});
    }
}

wxString Walk::count(std::size_t after) const {
    if (after == 0) return _("Before the first turn");
    return i18n::fill(_("Turn {1} of {2}"), {figure(static_cast<int>(after)), figure(static_cast<int>(turns_))});
}

wxString Walk::title(std::size_t after) const { return after == 0 ? wxString() : title_of_turn(now_, after - 1); }

wxString Walk::words(std::size_t after) const {
    if (after == 0) return {};
    wxString words = now_.turn_lines.at(after - 1).words;
    if (after < turns_) return words;
    for (std::size_t line = turns_; line < now_.turn_lines.size(); ++line)
        words += "\n" + i18n::fill(_("{1}: {2}"), {title_of_turn(now_, line), now_.turn_lines[line].words});
    return words;
}

int Walk::player(std::size_t after) const { return after == 0 ? Where::nobody : now_.turn_lines.at(after - 1).player; }

bool Walk::has_boards(std::size_t after) const {
    constexpr std::size_t most = 150, of_longer = 60;
    const std::size_t every = turns_ > most ? turns_ / of_longer + 1 : 1;
    return after % every == 0 || after == turns_;
}

std::size_t Walk::turns_with_boards() const {
    std::size_t count = 0;
    for (std::size_t after = 1; after <= turns_; ++after) count += has_boards(after) ? 1 : 0;
    return count;
}

std::vector<Place> Walk::places(std::size_t after) const {
    return after == 0 ? std::vector<Place>{} : now_.turn_lines.at(after - 1).places;
}

ScoreSheet Walk::score(std::size_t after) const {
    return after < turns_ ? score_of(now_.whole, after) : now_.whole.fold.score;
}

std::vector<Brought> Walk::brought(std::size_t after) const {
    if (after == 0 || totals_.empty()) return {};
    const ScoreSheet before = score(after - 1), now = score(after);
    std::vector<Brought> all;
    for (std::size_t i = 0; i < now.players.size(); ++i)
        if (auto gained = gains(before.players.at(i).categories, now.players[i].categories); !gained.empty())
            all.push_back({static_cast<int>(i), now.players[i].total() - before.players[i].total(), std::move(gained)});
    return all;
}

std::vector<wxString> Walk::missed(std::size_t after) const {
    std::vector<wxString> all;
    for (const auto& [turn, words] : missed_)
        if (turn + 1 == after) all.push_back(words);
    return all;
}

std::vector<wxString> Walk::findings(std::size_t after) const {
    std::vector<wxString> all;
    for (const WalkMark& mark : marks_)
        if (mark.turn + 1 == after) all.push_back(mark.words);
    return all;
}

wxString brought_in_words(const Walk& walk, const Brought& brought) {
    const std::string_view game = game_id(walk.game().record);
    const wxString name = text(players(walk.game().record).at(static_cast<std::size_t>(brought.player)));
    const wxString sum = i18n::fill(_("{1} {2}"), {name, wxString::Format("%+d", brought.points)});
    if (categories(game).size() == 1) return sum;
    return i18n::fill(_("{1}: {2}"), {sum, i18n::gains_told(game, brought.gains)});
}

wxString why_no_review(const FoldedRecord& whole) {
    const std::string_view game = game_id(whole.record);
    if (!i18n::tells_review(game))
        return i18n::fill(_("There is no review for {1}: its best turns are not known."), {i18n::game_name(game)});
    if (depth(whole.record) == Depth::final) return _("This game has no turns to look back at.");
    if (!whole.report().legal()) return _("A rule is broken in this game: correct it first, or agree to it.");
    if (!whole.fold.score.complete) return _("You can look back at a game once it is over.");
    return {};
}

Review::Review(FoldedRecord whole) : walk_(std::move(whole), true) {}

void Review::add(i18n::ReviewedTurn turn) {
    const auto number = static_cast<std::size_t>(turn.turn);
    found_.insert_or_assign(number, std::move(turn));
}

const i18n::ReviewedTurn* Review::at(std::size_t turn) const {
    const auto found = found_.find(turn);
    return found == found_.end() ? nullptr : &found->second;
}

std::vector<ComparedTurn> Review::compared() const {
    std::vector<ComparedTurn> all;
    for (const auto& [number, turn] : found_) all.push_back(turn);
    return all;
}

std::vector<ComparedTurn> Review::moments() const { return costliest(compared(), usual_moments); }

std::vector<int> Review::left() const {
    std::vector<int> left(players(game().record).size());
    for (const auto& [number, turn] : found_) left.at(static_cast<std::size_t>(turn.player)) += turn.left();
    return left;
}

wxString Review::title(const ComparedTurn& turn) const { return walk_.title(static_cast<std::size_t>(turn.turn) + 1); }

wxString Review::left_in_words() const {
    const std::vector<std::string> names = players(game().record);
    const std::vector<int> left = this->left();
    std::vector<wxString> each;
    for (std::size_t i = 0; i < names.size(); ++i)
        each.push_back(i18n::fill("{1} {2}", {text(names[i]), figure(left[i])}));
    const bool exact = std::ranges::all_of(found_, [](const auto& turn) { return turn.second.exact(); });
    return i18n::fill(exact ? _("Points left on the table: {1}") : _("Points left on the table, at least: {1}"),
                      {i18n::one_by_one(each)});
}

}

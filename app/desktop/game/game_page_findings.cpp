// What is wrong on the page of a game, what was missed, and what can be done about it.
#include "app/desktop/game/game_page.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int told_at_most = 64; ///< of what is broken

}

/// The referee stops at the first turn that does not stand. To tell of those behind it, what is wrong is taken as
/// agreed to or, where that cannot be, as taken back. One reason a turn.
std::vector<Breach> GamePage::broken() const {
    if (depth(desk_.record()) == Depth::final) return desk_.report().violations;
    std::vector<Breach> all;
    Record trial = desk_.record();
    Report report = desk_.report();
    for (int told = 0; !report.legal() && told < told_at_most; ++told) {
        const Breach breach = report.violations.front();
        if (all.empty() || all.back().where.turn != breach.where.turn) all.push_back(breach);
        const Record before = trial;
        if (breach.finding.rule->waivable)
            trial = editor_->waived(trial, breach.where, {});
        else if (editor_->correctable(trial, breach.where))
            trial = editor_->corrected(trial, breach.where);
        if (trial == before) break;
        report = check(trial);
    }
    return all;
}

void GamePage::refuse(const Finding& finding, std::optional<Advice> advice) {
    refused_ = finding;
    advice_ = agreed().offers == Offers::never ? std::nullopt : std::move(advice);
    show();
}

/// A table that wants to be told nothing of what could be built is told nothing here either.
std::optional<Advice> GamePage::advice() const {
    if (report().legal() || agreed().offers == Offers::never) return std::nullopt;
    return editor_->advice(record());
}

void GamePage::show_findings() {
    std::vector<FindingNote> notes;
    if (!hint_.empty()) notes.push_back({.sentence = hint_, .where = _("Not now"), .wrong = false});
    if (refused_) notes.push_back(note_of_refusal());
    for (const Breach& breach : broken_)
        notes.push_back(&breach == &broken_.front() ? note(breach) : note_of_later(breach));
    for (FindingNote& note : missed()) notes.push_back(std::move(note));
    std::vector<WaiverNote> waivers;
    for (const Breach& breach : desk_.report().waived) waivers.push_back(waiver(breach));
    const bool answered_there = findings_->IsDescendant(wxWindow::FindFocus());
    findings_->show(std::move(notes), waivers, _("No rule is broken."));
    if (answered_there) editor_->board()->SetFocus(); // what had the keys is gone
}

FindingNote GamePage::note_of_refusal() {
    FindingNote note{i18n::sentence(game(), *refused_), _("This cannot be: it was not entered."),
                     i18n::remedy(game(), *refused_), i18n::clause(game(), *refused_->rule)};
    advise(note);
    return note;
}

/// What is wrong in the turn that is open is taken back there; the rest in the whole game.
FindingNote GamePage::note(const Breach& breach) {
    const Where where = breach.where;
    FindingNote note{i18n::sentence(game(), breach.finding),   i18n::where(desk_.record(), where),
                     i18n::remedy(game(), breach.finding),     i18n::clause(game(), *breach.finding.rule),
                     [this, where] { look_at_breach(where); }, opening(where)};
    const std::vector<Breach>& seen = report().violations;
    const bool here = std::ranges::find(seen, breach) != seen.end();
    if (here && !refused_ && breach == seen.front()) advise(note);
    if (here && editor_->correctable(record(), where))
        note.correct = [this, where] { change(editor_->corrected(record(), where)); };
    else if (editor_->correctable(desk_.record(), where))
        note.correct = [this, where] { enter(editor_->corrected(desk_.record(), where)); };
    if (breach.finding.rule->waivable)
        note.agree = [this, where](const wxString& reason) {
            enter(editor_->waived(desk_.record(), where, utf8(reason)));
        };
    return note;
}

/// Of a turn behind the first that does not stand: it is mended when its time has come.
FindingNote GamePage::note_of_later(const Breach& breach) {
    return {.sentence = i18n::sentence(game(), breach.finding),
            .where = i18n::where(desk_.record(), breach.where),
            .look = [this, where = breach.where] { look_at_breach(where); },
            .open = opening(breach.where)};
}

/// What is legal instead is a better remedy than any in general.
void GamePage::advise(FindingNote& note) {
    if (!advice_) return;
    note.remedy = advice_->words;
    note.take = [this, record = advice_->mended] { change(record); };
}

WaiverNote GamePage::waiver(const Breach& breach) const {
    return {i18n::sentence(game(), breach.finding), i18n::where(desk_.record(), breach.where),
            editor_->reason(desk_.record(), breach.where)};
}

/// What a click on the finding does: its turn is opened where that can be.
std::function<void()> GamePage::opening(const Where& where) {
    if (!where.turn) return {};
    const auto turn = static_cast<std::size_t>(*where.turn);
    const bool elsewhere = !open_ || open_->turn() != turn;
    if (!elsewhere || !can_open(desk_.record(), turn)) return {};
    return [this, turn] { open_turn(turn); };
}

void GamePage::look_at_breach(const Where& where) {
    if (const auto open = opening(where))
        CallAfter(open);
    else
        look_at(where.player);
}

/// As the table agreed: of the turn before, or of all turns once the game is awarded.
std::vector<FindingNote> GamePage::missed() {
    const MissedTold told = agreed().missed;
    const int played = desk_.report().turns_played.value_or(0);
    const bool all = told == MissedTold::after_game && desk_.awarded();
    if (open_ || !desk_.report().legal() || played == 0 || (told != MissedTold::after_turn && !all)) return {};
    std::vector<FindingNote> notes;
    for (const i18n::MissedTurn& turn : i18n::missed_turns(desk_.record(), all ? 0 : played - 1)) {
        FindingNote note{.sentence = i18n::fill(_("{1}: {2} points missed"), {turn.words, figure(turn.points)}),
                         .where = i18n::where(desk_.record(), {.player = turn.player, .turn = turn.turn}),
                         .wrong = false};
        note.look = [this, turn] {
            lit_places_ = turn.places;
            lit_turn_ = static_cast<std::size_t>(turn.turn);
            look_at(turn.player);
        };
        notes.push_back(std::move(note));
    }
    return notes;
}

}

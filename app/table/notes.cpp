#include "app/table/notes.h"

#include "app/table/snapshot.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::table {

namespace {

/// What is legal instead is a better remedy than any in general.
void advise(Note& note, const Snapshot& now) {
    if (!now.advice) return;
    note.remedy = now.advice->words;
    note.advised = true;
}

Note note_of_refused(const Snapshot& now) {
    const Finding& finding = *now.refused;
    Note note{.title = i18n::title(now.game(), *finding.rule),
              .sentence = i18n::sentence(now.game(), finding),
              .where = _("This is impossible, so it was not entered."),
              .remedy = i18n::remedy(now.game(), finding),
              .clause = i18n::clause(now.game(), *finding.rule),
              .rule = finding.rule};
    note.earlier = earlier_entry(now.record(), finding);
    advise(note, now);
    return note;
}

/// Of a turn behind the first that does not stand: it is mended when its time has come.
Note note_of_later(const Session& session, const Breach& breach) {
    const Snapshot& now = session.now();
    Note note{.title = i18n::title(now.game(), *breach.finding.rule),
              .sentence = i18n::sentence(now.game(), breach.finding),
              .where = i18n::where(now.whole.record, breach.where),
              .rule = breach.finding.rule,
              .breach = breach.where};
    if (const auto turn = turn_of(breach.where); turn && session.can_open(static_cast<std::size_t>(*turn)))
        note.opens = static_cast<std::size_t>(*turn);
    return note;
}

Note note_of(const Session& session, const Breach& breach) {
    const Snapshot& now = session.now();
    Note note = note_of_later(session, breach);
    const std::vector<Breach>& seen = now.report().violations;
    const bool is_first = !seen.empty() && breach == seen.front();
    const ToldFinding told = is_first ? told_finding(now.edited()) : ToldFinding{breach.finding};
    note.title = i18n::title(now.game(), *told.finding.rule);
    note.sentence = i18n::sentence(now.game(), told.finding);
    note.rule = told.finding.rule;
    note.remedy = told.remedy.empty() ? i18n::remedy(now.game(), told.finding) : told.remedy;
    note.clause = i18n::clause(now.game(), *told.finding.rule);
    note.earlier = earlier_entry(now.whole.record, told.finding);
    if (!now.refused && is_first) advise(note, now);
    note.correctable = session.can_correct(breach.where);
    note.waivable = breach.finding.rule->waivable;
    return note;
}

}

std::vector<Note> notes(const Session& session) {
    const Snapshot& now = session.now();
    std::vector<Note> all;
    if (now.refused) all.push_back(note_of_refused(now));
    for (const Breach& breach : now.broken)
        all.push_back(&breach == &now.broken.front() ? note_of(session, breach) : note_of_later(session, breach));
    return all;
}

std::vector<wxString> newly_broken(const Record& now, const Record& then) {
    const std::vector<Breach> before = broken(FoldedRecord(now));
    std::vector<wxString> all;
    for (const Breach& breach : broken(FoldedRecord(then)))
        if (std::ranges::find(before, breach) == before.end())
            all.push_back(i18n::fill(_("{1}: {2}"),
                                     {i18n::where(then, breach.where), i18n::sentence(game_id(then), breach.finding)}));
    return all;
}

std::vector<Waiver> waivers(const Snapshot& now) {
    std::vector<Waiver> all;
    for (const Breach& breach : now.whole.report().waived)
        all.push_back({i18n::sentence(now.game(), breach.finding), i18n::where(now.whole.record, breach.where),
                       text(reason_of(now.whole.record, breach.where))});
    return all;
}

std::vector<MissedNote> missed(const Snapshot& now) {
    const MissedTold told = now.agreed().missed;
    const int played = now.whole.report().turns_played.value_or(0);
    const bool all = told == MissedTold::after_game && now.awarded;
    if (now.open || !now.whole.report().legal() || played == 0 || (told != MissedTold::after_turn && !all)) return {};
    std::vector<MissedNote> notes;
    for (const i18n::MissedTurn& turn : i18n::missed_turns(now.whole.record, now.whole.fold.game, all ? 0 : played - 1))
        notes.push_back(
            {i18n::fill(wxPLURAL("{1}: {2} point missed", "{1}: {2} points missed", static_cast<unsigned>(turn.points)),
                        {turn.words, figure(turn.points)}),
             i18n::where(now.whole.record, {.player = turn.player, .turn = turn.turn}), turn.player,
             static_cast<std::size_t>(turn.turn), turn.places});
    return notes;
}

}

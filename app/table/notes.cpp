#include "app/table/notes.h"

#include "app/table/snapshot.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::table {

namespace {

/// With the names of those of whom a rule knows the place at the table alone.
wxString with_names(wxString words, const Record& record) {
    const std::vector<std::string> names = players(record);
    for (std::size_t player = names.size(); player > 0; --player)
        words.Replace(i18n::fill_figures(_("player {1}"), {static_cast<int>(player)}), name_line(names[player - 1]));
    return words;
}

wxString sentence(const Record& record, const Finding& finding) {
    return with_names(i18n::sentence(game_id(record), finding), record);
}

wxString remedy(const Record& record, const Finding& finding) {
    return with_names(i18n::remedy(game_id(record), finding), record);
}

/// What is legal instead is a better remedy than any in general.
void advise(Note& note, const Snapshot& now) {
    if (!now.advice) return;
    note.remedy = now.advice->words;
    note.advised = true;
}

Note note_of_refused(const Snapshot& now) {
    const Finding& finding = *now.refused;
    Note note{.title = i18n::title(now.game(), *finding.rule),
              .sentence = sentence(now.record(), finding),
              .where = _("This is impossible, so it was not entered."),
              .remedy = remedy(now.record(), finding),
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
              .sentence = sentence(now.whole.record, breach.finding),
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
    note.sentence = sentence(now.whole.record, told.finding);
    note.rule = told.finding.rule;
    note.remedy = told.remedy.empty() ? remedy(now.whole.record, told.finding) : told.remedy;
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
            all.push_back(i18n::fill(_("{1}: {2}"), {i18n::where(then, breach.where), sentence(then, breach.finding)}));
    return all;
}

std::vector<Waiver> waivers(const Snapshot& now) {
    std::vector<Waiver> all;
    for (const Breach& breach : now.whole.report().waived)
        all.push_back({sentence(now.whole.record, breach.finding), i18n::where(now.whole.record, breach.where),
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

/// Of games whose turns are built in, as a rule.
std::optional<LeftOut> left_out(const Snapshot& now) {
    const Record& record = now.whole.record;
    const std::optional<std::size_t> last = last_ended(now);
    if (!last || now.open || now.awarded || now.refused || last_part(record) || !now.whole.report().legal() ||
        forbids_advice(now.agreed()) || !i18n::tells_missed(now.game()))
        return std::nullopt;
    const wxString title = i18n::fill(_("{1} is over"), {title_of_turn(now, *last)});
    if (!last_part(clerk::opened(record, *last))) return LeftOut{title, _("Nothing was built.")};
    const bool was_shown = now.agreed().offers == Offers::always,
               is_told = now.agreed().missed == MissedTold::after_turn;
    if (!was_shown || is_told) return std::nullopt;
    std::vector<wxString> words;
    for (const i18n::MissedTurn& turn : i18n::missed_turns(record, now.whole.fold.game, static_cast<int>(*last)))
        words.push_back(turn.words);
    if (words.empty()) return std::nullopt;
    return LeftOut{title, i18n::fill(_("Offered and not built: {1}."), {i18n::listed(words)})};
}

namespace {

/// "Linda leads with 30 points.", "Linda and John lead with 30 points."
wxString leaders_in_words(const ScoreSheet& score, const std::vector<int>& totals) {
    const int most = *std::ranges::max_element(totals);
    std::vector<wxString> names;
    for (std::size_t i = 0; i < totals.size(); ++i)
        if (totals[i] == most) names.push_back(name_line(score.players.at(i).name));
    if (names.size() == 1) return i18n::fill(_("{1} leads with {2}."), {names.front(), figure(most)});
    return i18n::fill(_("{1} lead together with {2}."), {i18n::listed(names), figure(most)});
}

}

std::optional<ScoringNote> scoring_of_last_turn(const Snapshot& now) {
    const std::optional<std::size_t> last = last_ended(now);
    const int taken = now.whole.report().scorings.value_or(0);
    if (!last || taken == 0 || now.open || now.awarded || now.score_hidden() || last_part(now.whole.record))
        return std::nullopt;
    const FoldedRecord before(clerk::opened(now.whole.record, *last), now.whole);
    if (before.report().scorings.value_or(0) == taken) return std::nullopt;
    std::vector<wxString> brought;
    std::vector<int> totals;
    for (const PlayerScore& score : now.score().players) {
        int total = 0;
        for (const ScoreRound& round : score.rounds) {
            if (round.number <= taken) total += round.total();
            // TRANSLATORS: a player and the points that a scoring brought.
            if (round.number == taken)
                brought.push_back(
                    i18n::fill(_("{1} {2}"), {name_line(score.name), wxString::Format("%+d", round.total())}));
        }
        totals.push_back(total);
    }
    const auto spoken = i18n::scoring(now.game(), taken, false);
    return ScoringNote{taken, spoken, i18n::listed(brought) + "\n" + leaders_in_words(now.score(), totals)};
}

}

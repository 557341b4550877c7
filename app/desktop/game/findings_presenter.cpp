#include "app/desktop/game/findings_presenter.h"

#include <wx/translation.h>

namespace clerk::desktop {

namespace {

void add_answers(FindingNote& shown, const table::Note& note, const Where& where, const FindingIntents& intents) {
    shown.look = [look = intents.look, where] { look(where); };
    if (note.opens) shown.open = [open = intents.open, turn = *note.opens] { open(turn); };
    if (note.correctable) shown.correct = [correct = intents.correct, where] { correct(where); };
    if (note.waivable) shown.agree = [agree = intents.agree, where](const wxString& reason) { agree(where, reason); };
}

FindingNote shown(const table::Note& note, const FindingIntents& intents) {
    FindingNote shown{note.sentence, note.where, note.remedy, note.clause, note.rule};
    if (note.rule) shown.look_up = intents.look_up;
    if (note.breach) add_answers(shown, note, *note.breach, intents);
    if (note.earlier) shown.earlier = note.earlier->words;
    if (note.earlier && note.earlier->where)
        shown.go_to_earlier = [look = intents.look, where = *note.earlier->where] { look(where); };
    if (note.advised) shown.take = intents.take_advice;
    return shown;
}

FindingNote shown(const table::MissedNote& note, const FindingIntents& intents) {
    return {.sentence = note.sentence,
            .where = note.where,
            .look = [look = intents.look_at_missed, note] { look(note); },
            .wrong = false};
}

}

std::vector<FindingNote> finding_notes(const table::Session& session, const wxString& hint,
                                       const FindingIntents& intents) {
    std::vector<FindingNote> all;
    if (!hint.empty()) all.push_back({.sentence = hint, .where = _("Not possible now"), .wrong = false});
    for (const table::Note& note : notes(session)) all.push_back(shown(note, intents));
    for (const table::MissedNote& note : missed(session.now())) all.push_back(shown(note, intents));
    return all;
}

std::vector<WaiverNote> waiver_notes(const table::Snapshot& now) {
    std::vector<WaiverNote> all;
    for (const table::Waiver& waiver : waivers(now)) all.push_back({waiver.sentence, waiver.where, waiver.reason});
    return all;
}

}

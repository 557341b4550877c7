// What is told of the game on the table, as the panel of findings shows it, with what a click on each does.
#pragma once

#include "app/desktop/game/findings_panel.h"
#include "app/table/notes.h"

namespace clerk::desktop {

/// What a person can do with a finding.
struct FindingIntents {
    std::function<void(const Where&)> look;
    std::function<void(std::size_t turn)> open;
    std::function<void(const Where&)> correct;
    std::function<void(const Where&, const wxString& reason)> agree;
    std::function<void()> take_advice;
    std::function<void()> look_up; ///< the rule of the finding that was clicked
    std::function<void(const table::MissedNote&)> look_at_missed;
};

/// `hint`: why the last key did nothing; empty: it did something.
std::vector<FindingNote> finding_notes(const table::Session& session, const wxString& hint,
                                       const FindingIntents& intents);
std::vector<WaiverNote> waiver_notes(const table::Snapshot& now);

}

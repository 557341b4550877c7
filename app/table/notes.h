// What is told of the game on the table: what is wrong and what can be answered, what the table let stand, what was
// missed.
#pragma once

#include "app/table/session.h"

namespace clerk::table {

/// One finding as it is told.
struct Note {
    wxString title; ///< the broken rule in a few words: "Statues stand in line"
    wxString sentence;
    wxString where;
    wxString remedy = {};
    wxString clause = {};                     ///< what the rulebook says
    const Rule* rule = nullptr;               ///< that is broken
    std::optional<Where> breach = {};         ///< where it is; none: a step that was not entered
    std::optional<std::size_t> opens = {};    ///< the turn that is opened to look at it
    std::optional<EarlierEntry> earlier = {}; ///< of what came up twice
    bool correctable = false;                 ///< its part can be taken back
    bool waivable = false;
    bool advised = false; ///< what the remedy says is legal can be done instead
};
/// What was refused, then what is wrong, the first turn first.
std::vector<Note> notes(const Session& session);

/// What would be broken if the game were changed so, and is not now: a sentence each, with its place.
std::vector<wxString> newly_broken(const Record& now, const Record& then);

/// What the table let stand.
struct Waiver {
    wxString sentence;
    wxString where;
    wxString reason;
};
std::vector<Waiver> waivers(const Snapshot& now);

/// What could have been built and was not.
struct MissedNote {
    wxString sentence;
    wxString where;
    int player = 0;
    std::size_t turn = 0;
    std::vector<Place> places = {};
};
/// As the table agreed: of the turn before, or of all turns once the game is awarded.
std::vector<MissedNote> missed(const Snapshot& now);

/// What the turn that ended last may have left out by a slip.
struct LeftOut {
    wxString title;
    wxString sentence;
};
/// Until the next turn begins, unless the table wants to be told nothing: that nothing was built, or what was offered.
std::optional<LeftOut> left_out(const Snapshot& now);

/// A scoring that took place at the end of the last turn.
struct ScoringNote {
    int number = 0;    ///< from 1
    wxString title;    ///< "Scoring 1"
    wxString sentence; ///< what it brought, and who leads
};
/// Until the next turn begins.
std::optional<ScoringNote> scoring_of_last_turn(const Snapshot& now);

}

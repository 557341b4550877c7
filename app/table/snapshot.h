// What the session publishes of the game on the table, and what is told of it: players, turns, what was done.
#pragma once

#include "app/table/catalogue.h"
#include "app/table/played_game.h"
#include "core/game.h"
#include "core/record.h"
#include "core/record_fold.h"

#include <optional>

#include <wx/string.h>

namespace clerk::table {

// What the session publishes after every change: the game on the table and all that follows from it, as one value. The
// window draws it and works nothing out again.

/// An earlier turn, opened to be changed. Every change of it is at once one of the whole game, with the turns that came
/// later put back.
struct OpenTurn {
    std::size_t turn = 0;
    Record as_it_was;  ///< the whole game when the turn was opened
    FoldedRecord then; ///< what there was of the game, with the turn in progress
};

struct Snapshot {
    FoldedRecord whole;
    bool awarded = false;
    std::vector<TurnLine> turn_lines = {}; ///< of the whole game
    /// What is wrong in the whole game, as far as it can be told what stands behind the first.
    std::vector<Breach> broken = {};
    Progress progress = {}; ///< of what is edited
    std::optional<OpenTurn> open = {};
    std::optional<Finding> refused = {};       ///< a step that cannot exist: it was not entered
    std::optional<Advice<Record>> advice = {}; ///< in place of what was refused, or of the first step that is wrong

    /// What is edited: the game, or what there was of it in the turn that is open.
    const FoldedRecord& edited() const { return open ? open->then : whole; }
    const Record& record() const { return edited().record; }
    const Report& report() const { return edited().report(); }
    const ScoreSheet& score() const { return edited().fold.score; }

    std::string_view game() const { return game_id(whole.record); }
    Aids agreed() const { return aids(whole.record.head); }
    bool score_hidden() const { return agreed().score == LiveScore::hidden && !awarded; }
};

/// Of a whole game, with nothing opened or refused; its progress is left to whoever edits it.
Snapshot snapshot_of(FoldedRecord whole, bool awarded);

}

namespace clerk {

// What was done last and can be undone, or was undone and can be done again, in a few words. They come from the game as
// it is and as it would be: the journal keeps both, and no names.

class Desk;

}

namespace clerk::table {

/// What made one record of a game into another: "place terrace".
wxString action_in_words(const Record& before, const Record& after);

wxString undo_in_words(const Desk& desk); ///< "Undo place terrace". With nothing to undo: "Undo"
wxString redo_in_words(const Desk& desk); ///< "Redo place terrace". With nothing to do again: "Redo"

// The players and their points, as tabs and scoreboard tell them.

/// Whether those of two records have the same names and pieces.
bool same_players(const Record& one, const Record& other);

struct PlayerFigure {
    wxString name;
    wxString total;         ///< of the scorings that took place; "-" while the table hides it
    wxString forecast = {}; ///< with the last scoring as if the game ended now; empty: the total is that, or it is over
};
/// In turn order.
std::vector<PlayerFigure> player_figures(const Snapshot& now);

/// A line of the scoreboard.
struct ScoreboardFigure {
    int player = 0;
    wxString name;
    wxString total;          ///< "-" while the table hides it
    wxString forecast = {};  ///< as a player's
    bool stands_out = false; ///< at turn, or the winner
    int rank = 0;            ///< once the game is over; 0: before
};
/// The place among a score's rounds of the one that has not taken place: as if the game ended now. None: all have.
std::optional<std::size_t> forecast_round(const Snapshot& now);

/// The best first once the game is awarded, before that in turn order. Of a score that is being revealed the first so
/// many categories.
std::vector<ScoreboardFigure> scoreboard_figures(const Snapshot& now, std::optional<int> revealed);

// The turns of the game on the table, as the strip of turns tells them.

/// The turn that a part of a record belongs to, or the round where the record lists those; from 0. None: neither.
inline std::optional<int> turn_of(const Where& where) {
    if (where.turn || !where.round) return where.turn;
    return *where.round - 1;
}

/// "Round 4, Linda". What a player does at the end of the game belongs to no round.
wxString title_of_turn(const Snapshot& now, std::size_t turn);
/// What the player's total grew by, while the record stands: "+5". Empty: by nothing, or it is not to be told.
wxString gain_of_turn(const Snapshot& now, std::size_t turn);
bool is_broken(const Snapshot& now, std::size_t turn); ///< it does not stand
/// It has ended, and is not open to be changed.
bool once_stood(const Snapshot& now, std::size_t turn);

/// The turn that ended last; none: no turn has ended.
std::optional<std::size_t> last_ended(const Snapshot& now);

bool is_earlier(const Snapshot& now, std::size_t turn); ///< it has ended, and no turn is open
/// What is edited, or what there was of the game after an earlier turn.
Record record_after(const Snapshot& now, std::optional<std::size_t> turn);

bool ends_turn(const Record& before, const Record& next); ///< one more has ended

/// The player who has entered one part more in `next`; none: what was entered is something else.
std::optional<int> player_who_went_on(const Record& before, const Record& next);

// What is wrong in a whole game.

/// The referee stops at the first turn that does not stand. To tell of those behind it, what is wrong is taken as
/// agreed to or, where that cannot be, as taken back. One breach a turn.
std::vector<Breach> broken(const FoldedRecord& whole);

/// What is done instead of the first finding leaves that one, and breaks nothing that would not be broken without it.
bool mends(const FoldedRecord& wrong, const Record& instead);

/// What the game advises, if it mends the first finding. Requires a record that breaks a rule.
std::optional<Advice<Record>> tried_advice(const FoldedRecord& wrong);

}

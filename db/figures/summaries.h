// The summaries: what all counted plays add up to, kept so that no page has to look at every play. A play changes in
// three steps: it leaves the summaries, it changes, and as what it then is it waits until they are asked again. So to
// add a result costs little more than its rows, and the summaries are right whenever they are read.
//
// Triggers of schema/002_plays.sql and 013_bests.sql do the sums. `play_tallied`: when `play.tallied` changes, the play
// is added to the tables tally, category_tally, rivalry and standing, or taken out of them. `play_unchanged` and
// `play_kept` refuse to change or delete a play that is in them.
#pragma once

#include "db/connection/connection.h"

#include <cstdint>

namespace clerk::db {

/// A best score that left with its play is looked for again. Within the caller's transaction.
void find_bests(Connection& connection);

/// Changes one play: out of the summaries first, as play_unchanged demands. Within the caller's transaction.
template <class Change> void change_play(Connection& connection, std::int64_t play, Change change) {
    run(connection, "UPDATE play SET tallied = 0 WHERE rowid = ? AND tallied", play);
    find_bests(connection);
    change();
}

/// Empties them, whatever plays are in them.
void clear_summaries(SQLite::Database& db);

/// All plays leave the summaries at once.
void withdraw_all_from_summaries(SQLite::Database& db);

/// The plays that a condition of theirs chooses leave the summaries. Half of all or more leave sooner with all others,
/// who then wait like them. Within the caller's transaction.
template <class... Values>
void withdraw_from_summaries(Connection& connection, const std::string& chosen, const Values&... values) {
    constexpr const char* are_many =
        "SELECT 2 * count(*) >= (SELECT sum(plays) FROM play_count WHERE counted) FROM play WHERE tallied AND ";
    if (number(connection.db, (are_many + chosen).c_str(), values...) == 1)
        return withdraw_all_from_summaries(connection.db);
    run(connection, ("UPDATE play SET tallied = 0 WHERE tallied AND " + chosen).c_str(), values...);
    find_bests(connection);
}

/// All plays that wait come into the summaries, but those with a crowd. It need not wait for the disk: after a loss of
/// power they wait again.
void update_summaries(Connection& connection);

// Wins in a row, in the order of the plays' time; of plays at the same second the one with the smaller id comes first.
// Of two seats of a person in one play the one that did not win is the earlier one. Kept from question to question: a
// play that came last is added, after any other change the person's are made anew: the triggers `play_in_streaks` and
// `person_in_streaks` (schema/004_figures.sql) delete them then.

struct Streak {
    int wins = 0;    ///< in a row, up to the last play
    int longest = 0; ///< there ever was
};

/// Of a person's tallied plays of one game, or of all where it is empty, but those of a class that is in `left_out`.
Streak streak(Connection& connection, std::int64_t person, const std::string& game, int left_out);

/// How many people have streaks that their plays do not add up to.
int wrong_streaks(SQLite::Database& db);

}

// What a check-up finds.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace clerk::db {

struct Trouble {
    /// Each has its row in check_up.cpp, its sentence in app/history/check_up_report.cpp, and what leads to it in
    /// tests/db/check_up/trouble_kinds_test.cpp.
    enum class Kind {
        file,         ///< it cannot be opened as a history any more; a back-up can take its place
        structure,    ///< SQLite's own checks find fault; an index can be made anew, a page cannot
        schema,       ///< a table, an index or a trigger is not as this program makes it; what is missing can be made
        orphan,       ///< rows of a game, play or night that is not there; they can go, a play without its night stays
        on_table,     ///< the game on the table is not there; the table can be cleared
        player,       ///< a seat's player is not there, or a merge leads nowhere or back; there can be one again
        record,       ///< a game cannot be read; it stays as it is
        game_row,     ///< its kind, depth or date in the lists are not the record's; they follow from it
        play,         ///< a game's play is not there, or not what the game and its result make it; it follows from them
        seats,        ///< not the seats that the record has players; they follow from it
        faces,        ///< not the faces of tiles that the record has; they follow from it
        journal,      ///< an action that cannot be undone or redone; those around it stay, it goes
        result,       ///< not what the rules award that awarded it; those of today's rules can be awarded again
        figures,      ///< the points and ranks of the seats are not the result's; they follow from it
        lost_result,  ///< awarded to a game as it never was or can be no more; it can go
        file_name,    ///< the name of a picture or photo leads out of its folder; it can go
        text,         ///< longer than any that can be entered; it can be cut, unless a record is known by it
        number,       ///< beyond what this program reckons with (32 bits), so that no sum could be kept; it can go
        lost_actions, ///< older than it was when an action was last told to be done; it can go on as it is
        missing,      ///< a record was there, and nobody deleted it here; a back-up may have it, or it is struck off
        content,      ///< a record is not as this program wrote it; a back-up may have it, or it is taken as it is
        summaries,    ///< the summaries are not what the plays add up to; they can be added up again
    };
    Kind kind = Kind::structure;
    std::string game = {};   ///< empty: not of one game
    std::string detail = {}; ///< for those who look into it; may hold anything that was in the file
    friend bool operator==(const Trouble&, const Trouble&) = default;
};

/// A result that other rules awarded than today's, and that they would award otherwise. It is no trouble, and it stays.
struct Difference {
    std::string game;
    int rules_version = 0;
    std::string awarded; ///< the figures, as stored
    std::string today;
};

struct CheckUp {
    int games = 0;
    std::vector<Trouble> troubles = {};
    std::map<Trouble::Kind, int> untold = {}; ///< how many more there are of a kind than are among those
    std::vector<Difference> differences = {};
};

/// So many troubles of a kind are told: a file from elsewhere may have as many as bytes.
inline constexpr int most_told = 1000;
/// How many of the kind are among those that are told.
[[nodiscard]] int told(const CheckUp& check_up, Trouble::Kind kind);
/// Adds one of a kind whose troubles are repaired together, or not at all: those beyond the most are counted alone.
void add(CheckUp& check_up, Trouble trouble);

}

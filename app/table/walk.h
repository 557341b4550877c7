// A game walked through turn by turn, or looked back at beside its best.
#pragma once

#include "app/table/snapshot.h"
#include "core/best.h"
#include "i18n/words.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace clerk::table {

// A game walked through turn by turn: what each brought, what was wrong in it, what was missed. All of it comes from
// the states that are kept after every turn; nothing is played again.

/// What a turn brought a player. It may bring something to others than who played it, and take something away.
struct Brought {
    int player = 0;
    int points = 0;
    std::vector<Gain> gains = {}; ///< of the categories that changed
    friend bool operator==(const Brought&, const Brought&) = default;
};

/// A turn in which a rule is broken, or the table let a breach stand.
struct WalkMark {
    std::size_t turn = 0; ///< from 0
    bool waived = false;
    wxString words;
};

class Walk {
public:
    Walk(FoldedRecord whole, bool awarded);

    const FoldedRecord& game() const { return now_.whole; }
    std::size_t turns() const { return turns_; } ///< 0: there is nothing to walk through

    // Where one stands: after so many turns, from 0 to all of them; after the last with the end of the game.
    wxString count(std::size_t after) const; ///< "Turn 7 of 48", "Before the first turn"
    wxString title(std::size_t after) const; ///< "Round 4, Linda"; empty before the first
    wxString words(std::size_t after) const; ///< what was done; likewise
    int player(std::size_t after) const;     ///< who did it, or nobody
    std::vector<Place> places(std::size_t after) const;
    /// Whether the boards belong into a file of it: a game of very many turns would fill it with hardly anything else.
    bool has_boards(std::size_t after) const;
    std::size_t turns_with_boards() const; ///< how many there are

    /// As if the game had ended there. Requires that the score may be told.
    ScoreSheet score(std::size_t after) const;
    std::vector<Brought> brought(std::size_t after) const; ///< nothing where the score is not to be told
    std::vector<wxString> missed(std::size_t after) const; ///< in the turn, if the table wants to be told
    std::vector<wxString> findings(std::size_t after) const;

    const std::vector<WalkMark>& marks() const { return marks_; } ///< in the order of turns
    /// The total of everyone after each turn; empty: not known, or not to be told.
    const std::vector<std::vector<int>>& totals() const { return totals_; }

private:
    void mark(const std::vector<Breach>& breaches, bool waived);

    Snapshot now_;
    std::size_t turns_;
    std::vector<WalkMark> marks_;
    std::vector<std::pair<std::size_t, wxString>> missed_; ///< by turn
    std::vector<std::vector<int>> totals_;
};

/// "Linda +5: Statues +2; Height points +3"
wxString brought_in_words(const Walk& walk, const Brought& brought);

// A game that is over, its turns beside the best that they could have been. What is found comes in turn by turn.

/// Nobody is told what would have been better while the game lasts. Empty: the game may be reviewed.
wxString why_no_review(const FoldedRecord& whole);

class Review {
public:
    explicit Review(FoldedRecord whole); ///< requires one that may be reviewed

    const Walk& walk() const { return walk_; } ///< the same game, turn by turn
    const FoldedRecord& game() const { return walk_.game(); }
    std::size_t turns() const { return walk_.turns(); }

    void add(i18n::ReviewedTurn turn);
    const i18n::ReviewedTurn*
    at(std::size_t turn) const;                 ///< null: nothing is known of it, or there is nothing to compare
    std::vector<ComparedTurn> compared() const; ///< in the order of turns
    std::vector<ComparedTurn> moments() const;  ///< the costliest first
    std::vector<int> left() const;              ///< of each player, over all turns

    wxString title(const ComparedTurn& turn) const; ///< "Round 4, Linda"
    wxString left_in_words() const;                 ///< "Left on the table: Linda 12, Tom 9"

private:
    Walk walk_;
    std::map<std::size_t, i18n::ReviewedTurn> found_;
};

}

// A game that is over, its turns beside the best that they could have been. What is found comes in turn by turn.
#pragma once

#include "app/table/walk.h"
#include "i18n/words.h"

#include <map>
#include <optional>
#include <vector>

namespace clerk::table {

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

// The race of the two markers of every player: where they stand, what is still to go, who would win now.
#pragma once

#include "app/table/rajas/entry.h"

#include <vector>

#include <wx/string.h>

namespace clerk::table::rajas {

/// What a space of a track brings whoever reaches it first.
enum class Bonus : std::uint8_t { upgrade, worker, karma, boat, die };
struct BonusSpace {
    int space = 0;
    Bonus bonus = Bonus::upgrade;
    friend bool operator==(const BonusSpace&, const BonusSpace&) = default;
};
std::vector<BonusSpace> bonuses(const game::Board& board, Track track); ///< in their order
wxString name(Bonus bonus);

struct Lane {
    wxString name;
    std::optional<int> money, fame;       ///< where the markers stand; none: not entered
    std::optional<int> money_to, fame_to; ///< where they are to stand when the turn ends
    std::optional<int> gap;               ///< 0 and more: they have met
    bool about = false;                   ///< the gap is one that is proposed: it is not described which spaces face
    std::optional<BonusSpace> next_money, next_fame;
    std::optional<int> place; ///< in the order of meeting
    bool met = false;
    bool ahead = false; ///< would win if it ended now
    friend bool operator==(const Lane&, const Lane&) = default;
};

struct Race {
    std::vector<Lane> lanes;
    std::optional<std::vector<int>> facing; ///< as in the record, else as proposed
    bool proposed = false;                  ///< the facing
    std::optional<int> last_money_bonus;
    wxString verdict;          ///< who would win now
    wxString verdict_in_short; ///< where there is little room
    friend bool operator==(const Race&, const Race&) = default;

    std::vector<BonusSpace> bonuses(Track track) const;
};

Race race(const Position& position, const Entry& entry);
wxString gap_in_words(const Lane& lane);  ///< "12 to go", "about 12 to go", "2 past", "met"
wxString next_in_words(const Lane& lane); ///< "next: upgrade at 5 (fame), the boat at 12 (money)"

}

// An earlier turn of the game on the desk, opened to be changed. The desk holds the whole game all the while: every
// change of the opened turn is at once one of the whole, with the turns that came later put back.
#pragma once

#include "core/earlier_turn.h"

namespace clerk {

class OpenTurn {
public:
    /// Requires that the turn can be opened.
    OpenTurn(Record whole, std::size_t turn);

    void look_at(const Record& whole); ///< that was changed; the turn can still be opened

    std::size_t turn() const { return turn_; }
    const Record& as_it_was() const { return as_it_was_; } ///< the whole game when the turn was opened
    const Record& record() const { return record_; }       ///< with the turn in progress
    const Report& report() const { return report_; }
    const ScoreSheet& score() const { return score_; }

private:
    std::size_t turn_;
    Record as_it_was_;
    Record record_;
    Report report_;
    ScoreSheet score_;
};

}

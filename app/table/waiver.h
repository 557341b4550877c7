// What a table lets stand is written on the part of the record that broke the rule. Each game says which part that is.
#pragma once

#include "core/finding.h"

#include <string>

namespace clerk::table {

/// On a part of a record. Null: nothing is written there.
struct WaiverMark {
    bool* waived = nullptr;
    std::string* reason = nullptr;
};
template <class Part> WaiverMark waiver_mark(Part& part) { return {&part.waived, &part.reason}; }

/// On the part that a finding means: every game has its own.
template <class Game> WaiverMark waiver_mark_of(Game& game, const Where& where);

template <class Game> Game waived(Game game, const Where& where, const std::string& reason) {
    if (const WaiverMark on = waiver_mark_of(game, where); on.waived) *on.waived = true, *on.reason = reason;
    return game;
}

template <class Game> std::string reason_of(Game game, const Where& where) {
    const WaiverMark on = waiver_mark_of(game, where);
    return on.reason ? *on.reason : std::string();
}

}

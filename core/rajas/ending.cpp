#include "core/rajas/ending.h"

#include <algorithm>

namespace clerk::rajas::ending {

namespace {

Verdict no_tile(const TurnEnd& end) {
    const Progress& progress = end.state.progress;
    if (!end.state.table->full() || !progress.sent || progress.tile) return {};
    return Evidence{{}, {static_cast<int>(*progress.sent)}};
}

Verdict fame_back(const TurnEnd& end) {
    const int before = end.state.seat().fame;
    if (!end.turn.fame || *end.turn.fame >= before) return {};
    return Evidence{{}, {*end.turn.fame, before}};
}

Verdict met(const Ended& ended) {
    const auto gap = ended.gap();
    if (!ended.entered().met || !gap || *gap >= 0) return {};
    return Evidence{{}, {*ended.entered().met, -*gap}};
}

constexpr bool waivable = true;

// Behind each: the figures of its finding.
constexpr Check<TurnEnd> ending_a_turn[] = {
    {{"turn.no-tile", waivable}, no_tile},       // place the worker was sent to
    {{"marker.fame-back", waivable}, fame_back}, // space of the marker, space before
};

constexpr Check<Ended> ending_the_game[] = {
    {{"final.met", waivable}, met}, // place in the order of meeting, fame spaces that are lacking
};

}

std::optional<int> Ended::gap() const {
    if (!game.board.facing) return entered().gap;
    const auto& facing = *game.board.facing;
    return *entered().fame - facing[std::min(static_cast<std::size_t>(*entered().money), facing.size() - 1)];
}

Checks<TurnEnd> of_the_turn() { return ending_a_turn; }
Checks<Ended> of_the_game() { return ending_the_game; }

}

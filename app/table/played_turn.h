// What was begun in the turn that is played, while an earlier one is open.
#pragma once

#include <optional>
#include <tuple>
#include <utility>

namespace clerk::table {

template <class Position, class... Begun> class PlayedTurn {
public:
    /// To be told before another position shows. What was begun is laid aside, and the position with it, when an
    /// earlier turn is opened; back from there both are as they were, if `now` is of the game that they were of.
    void follow(bool earlier_is_open, const Position& now, Position& before, Begun&... begun) {
        if (earlier_is_open) {
            if (!aside_) aside_.emplace(before, begun...);
        } else if (auto aside = std::exchange(aside_, std::nullopt)) {
            if (std::get<0>(*aside).game == now.game) std::tie(before, begun...) = *std::move(aside);
        }
    }

private:
    std::optional<std::tuple<Position, Begun...>> aside_;
};

}

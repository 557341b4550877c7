// What was begun for players who are not looked at just now.
#pragma once

#include <map>
#include <utility>

namespace clerk::table {

/// It waits for the next look at its player, as long as the game stays as it is.
template <class Entry> class WaitingEntries {
public:
    /// What is being entered when another position shows, as the game's `settled` says it of that and `more`.
    template <class Position, class... More>
    Entry settle(Entry entry, const Position& before, const Position& now, More... more) {
        if (before.game != now.game) {
            waiting_.clear();
        } else if (before.player != now.player) {
            waiting_[before.player] = std::move(entry);
            entry = std::exchange(waiting_[now.player], {});
        }
        return settled(std::move(entry), before, now, more...);
    }

private:
    std::map<int, Entry> waiting_;
};

}

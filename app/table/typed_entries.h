// What was typed since the game changed last, thing by thing, so that the last of it can be taken back alone.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

namespace clerk::table {

/// What of an entry is typed its game's `held` ties together; nothing else of it is taken back.
template <class Entry> class TypedEntries {
public:
    bool any() const { return !entries_.empty(); }

    /// What is as it was once before has nothing left that was typed since.
    void type(const Entry& before, const Entry& now) {
        if (held(before) == held(now)) return;
        const auto as_now =
            std::ranges::find_if(entries_, [&](const Entry& entry) { return held(entry) == held(now); });
        if (as_now == entries_.end())
            entries_.push_back(before);
        else
            entries_.erase(as_now, entries_.end());
    }

    /// The game changed, or another player is looked at: what was typed stays where nothing else took its place.
    void follow(const Entry& before, const Entry& now) {
        if (held(before) != held(now)) entries_.clear();
    }

    /// Without the last that was typed; to be told by `type`. Requires that there is some.
    Entry without_last(Entry now) const {
        held(now) = held(entries_.back());
        return now;
    }

private:
    std::vector<Entry> entries_;
};

}

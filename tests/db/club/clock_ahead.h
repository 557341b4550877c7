// A clock of waiting that goes ahead: who has waited for minutes need not be waited for.
#pragma once

#include <chrono>

namespace clerk::test {

/// While it lives, the steady clock of this thread can be put ahead.
class ClockAhead {
public:
    ClockAhead() = default;
    ~ClockAhead();
    ClockAhead(const ClockAhead&) = delete;
    ClockAhead& operator=(const ClockAhead&) = delete;

    static void put(std::chrono::seconds ahead);
};

}

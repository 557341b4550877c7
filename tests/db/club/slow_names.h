// A name server that does not answer: while one lives, to look up its host's name takes until it goes.
#pragma once

namespace clerk::test {

class SlowNames {
public:
    static constexpr const char* host = "slow.example";

    SlowNames();
    ~SlowNames();
    SlowNames(const SlowNames&) = delete;
    SlowNames& operator=(const SlowNames&) = delete;

    [[nodiscard]] static bool is_asked(); ///< somebody waits for the name now
};

}

// Calls to the system that a test answers in its stead.
#pragma once

#include <functional>
#include <optional>

namespace clerk::test {

enum class SystemCall { link, rename, remove, flock, recv, fsync, faccessat };

/// What a call gives; below 0: the number of an error. None: the system is asked.
using Answer = std::function<std::optional<int>()>;

/// While it lives, each such call of this thread is answered so.
class Answering {
public:
    Answering(SystemCall call, Answer answer);
    ~Answering();
    Answering(const Answering&) = delete;
    Answering& operator=(const Answering&) = delete;

private:
    SystemCall call_;
    Answer answer_;
};

}

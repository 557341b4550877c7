// The real program on a terminal of its own.
#pragma once

#include "tests/app/cli/runner.h"

#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

#include <gtest/gtest.h>

namespace clerk::tests {

class Terminal {
public:
    explicit Terminal(Arguments arguments) {
        process_ = forkpty(&screen_, nullptr, nullptr, nullptr);
        if (process_ != 0) return;
        setenv("LC_ALL", english, 1);
        arguments.insert(arguments.begin(), CLERK);
        std::vector<char*> words;
        for (std::string& one : arguments) words.push_back(one.data());
        words.push_back(nullptr);
        execv(CLERK, words.data());
        _exit(127);
    }
    ~Terminal() {
        if (screen_ >= 0) end();
    }
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    /// False: the program has ended without these words.
    bool shows(std::string_view words) {
        while (shown_.find(words) == std::string::npos)
            if (!read_more()) return false;
        return true;
    }
    void type(std::string_view keys) { ASSERT_EQ(::write(screen_, keys.data(), keys.size()), std::ssize(keys)); }
    /// The program's status, once it has ended.
    int end() {
        while (read_more()) {
        }
        ::close(std::exchange(screen_, -1));
        int status = 0;
        waitpid(process_, &status, 0);
        return WEXITSTATUS(status);
    }
    const std::string& shown() const { return shown_; } ///< all of it, with what was typed where that is shown

private:
    bool read_more() {
        char bytes[4096];
        const ssize_t got = ::read(screen_, bytes, sizeof bytes); // fails when the other end is closed
        if (got > 0) shown_.append(bytes, static_cast<std::size_t>(got));
        return got > 0;
    }

    pid_t process_ = 0;
    int screen_ = -1;
    std::string shown_;
};

}

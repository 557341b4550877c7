// The store_writer at work in a process of its own, which can be killed.
#pragma once

#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <spawn.h>
#include <stdexcept>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace clerk::test {

class Writer {
public:
    Writer(const std::filesystem::path& file, int game) {
        int ends[2];
        if (pipe(ends) != 0) throw std::runtime_error("no pipe");
        posix_spawn_file_actions_t actions;
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
        posix_spawn_file_actions_addclose(&actions, ends[0]);
        fcntl(ends[0], F_SETFD, FD_CLOEXEC); // the next one has no end of this one
        std::string program = STORE_WRITER, path = file.string(), number = std::to_string(game);
        char* arguments[] = {program.data(), path.data(), number.data(), nullptr};
        const int failed = posix_spawn(&process_, program.c_str(), &actions, nullptr, arguments, environ);
        posix_spawn_file_actions_destroy(&actions);
        close(ends[1]);
        if (failed != 0) throw std::runtime_error("cannot run " + program);
        lines_ = fdopen(ends[0], "r");
    }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;
    ~Writer() { std::fclose(lines_); }

    bool read_line() {
        char what[16];
        return std::fscanf(lines_, "%15s %d", what, &last_) == 2;
    }

    /// The last number that was acknowledged, between the kill and what was already on its way included.
    int kill() {
        ::kill(process_, SIGKILL);
        while (read_line()) {
        }
        int status = 0;
        waitpid(process_, &status, 0);
        EXPECT_TRUE(WIFSIGNALED(status));
        return last_;
    }

private:
    pid_t process_ = 0;
    std::FILE* lines_ = nullptr;
    int last_ = 0;
};

}

#include "tests/app/desktop/program.h"

#include "db/store/store.h"

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

namespace clerk::desktop::test {

Program::Program(const std::filesystem::path& history, const std::filesystem::path& file) : pid_(fork()) {
    if (pid_ != 0) return;
    const std::string db = history.string(), record = file.string();
    execl(CLERK_PROGRAM, CLERK_PROGRAM, "--db", db.c_str(), record.c_str(), nullptr);
    _exit(127);
}

void Program::kill_it() {
    if (pid_ <= 0) return;
    kill(pid_, SIGKILL);
    waitpid(pid_, nullptr, 0);
    pid_ = 0;
}

std::optional<int> Program::status() {
    if (int ended = 0; pid_ > 0 && waitpid(pid_, &ended, WNOHANG) == pid_) {
        pid_ = 0;
        status_ = WIFEXITED(ended) ? WEXITSTATUS(ended) : -1;
    }
    return status_;
}

std::string on_table(const std::filesystem::path& history) {
    try {
        return std::filesystem::exists(history) ? db::Store(history).on_table() : std::string();
    } catch (const db::Error&) {
        return {}; // being made
    }
}

}

#include "tests/app/desktop/program.h"

#include <csignal>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace clerk::desktop::test {

struct Program::Process {
    pid_t id;
};

Program::Program(std::vector<std::string> arguments, const std::filesystem::path& said) {
    arguments.insert(arguments.begin(), CLERK_PROGRAM);
    std::vector<char*> words;
    for (std::string& argument : arguments) words.push_back(argument.data());
    words.push_back(nullptr);
    process_ = std::make_unique<Process>(fork());
    if (process_->id != 0) return;
    if (!said.empty()) dup2(open(said.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDERR_FILENO);
    execv(CLERK_PROGRAM, words.data());
    _exit(127);
}

Program::~Program() { kill_it(); }

void Program::kill_it() {
    if (process_->id <= 0) return;
    kill(process_->id, SIGKILL);
    waitpid(process_->id, nullptr, 0);
    process_->id = 0;
}

std::optional<int> Program::status() {
    if (int ended = 0; process_->id > 0 && waitpid(process_->id, &ended, WNOHANG) == process_->id) {
        process_->id = 0;
        status_ = WIFEXITED(ended) ? WEXITSTATUS(ended) : -1;
    }
    return status_;
}

}

#include "tests/app/desktop/program.h"

#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace clerk::desktop::test {

struct Program::Process {
    pid_t id;
};

namespace {

/// The environment of the test, with other folders of the user.
std::vector<std::string> environment_at(const std::string& home) {
    std::vector<std::string> variables;
    for (char** variable = environ; *variable; ++variable) variables.emplace_back(*variable);
    variables.emplace_back("GSETTINGS_BACKEND=memory"); // those of the desktop are nobody's here
    for (const char* folder : {"HOME=", "XDG_CONFIG_HOME=", "XDG_DATA_HOME=", "XDG_STATE_HOME="}) {
        std::erase_if(variables, [&](const std::string& variable) { return variable.starts_with(folder); });
        variables.push_back(folder + home);
    }
    return variables;
}

std::vector<char*> pointers(std::vector<std::string>& words) {
    std::vector<char*> all;
    for (std::string& word : words) all.push_back(word.data());
    all.push_back(nullptr);
    return all;
}

}

Program::Program(const std::filesystem::path& home, std::vector<std::string> arguments,
                 const std::filesystem::path& said) {
    arguments.insert(arguments.begin(), CLERK_PROGRAM);
    std::vector<std::string> environment = environment_at(home.string());
    const std::vector<char*> words = pointers(arguments), variables = pointers(environment);
    process_ = std::make_unique<Process>(fork());
    if (process_->id != 0) return;
    if (!said.empty()) dup2(open(said.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDERR_FILENO);
    execve(CLERK_PROGRAM, words.data(), variables.data());
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

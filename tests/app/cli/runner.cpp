#include "tests/app/cli/runner.h"

#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace clerk::tests {

namespace {

/// In the child: becomes the program. Only the locale given decides the language.
[[noreturn]] void become(const std::string& program, const Arguments& arguments, const char* locale) {
    std::vector<std::string> words{program};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    unsetenv("LANGUAGE");
    setenv("LC_ALL", locale, 1);
    execvp(program.c_str(), pointers.data());
    _exit(127);
}

void redirect(int stream, const std::string& file, int flags) {
    const int opened = open(file.c_str(), flags, 0600);
    if (opened < 0 || dup2(opened, stream) < 0) _exit(126);
    close(opened);
}

int exit_status(pid_t process) {
    int status = 0;
    waitpid(process, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}

std::vector<Json> Outcome::json_lines() const {
    std::vector<Json> answers;
    for (const std::string& line : lines(out)) answers.push_back(Json::parse(line));
    return answers;
}

Outcome clerk(const Arguments& arguments, std::string_view input, const char* locale) {
    return run(CLERK, arguments, input, locale);
}

Outcome run(const std::string& program, const Arguments& arguments, std::string_view input, const char* locale) {
    const Folder folder;
    const auto in = folder.file("in", input), out = folder.path("out"), err = folder.path("err");
    const pid_t process = fork();
    if (process < 0) throw std::runtime_error("fork failed");
    if (process == 0) {
        redirect(STDIN_FILENO, in, O_RDONLY);
        redirect(STDOUT_FILENO, out, O_WRONLY | O_CREAT);
        redirect(STDERR_FILENO, err, O_WRONLY | O_CREAT);
        become(program, arguments, locale);
    }
    const int status = exit_status(process);
    return {status, contents(out), contents(err)};
}

Conversation::Conversation(const Arguments& arguments) {
    std::array<int, 2> to{}, from{};
    if (pipe2(to.data(), O_CLOEXEC) != 0 || pipe2(from.data(), O_CLOEXEC) != 0) throw std::runtime_error("pipe failed");
    process_ = fork();
    if (process_ == 0) {
        dup2(to[0], STDIN_FILENO);
        dup2(from[1], STDOUT_FILENO);
        become(CLERK, arguments, english);
    }
    close(to[0]);
    close(from[1]);
    to_ = fdopen(to[1], "w");
    from_ = fdopen(from[0], "r");
}

Conversation::~Conversation() {
    if (to_) end();
    std::fclose(from_);
}

void Conversation::send(std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), to_);
    std::fflush(to_);
}

std::string Conversation::receive() {
    std::string line;
    for (int byte = std::fgetc(from_); byte != EOF && byte != '\n'; byte = std::fgetc(from_))
        line += static_cast<char>(byte);
    return line;
}

int Conversation::end() {
    std::fclose(to_);
    to_ = nullptr;
    return exit_status(process_);
}

Folder::Folder() {
    std::string pattern = std::filesystem::temp_directory_path() / "clerk-test-XXXXXX";
    if (!mkdtemp(pattern.data())) throw std::runtime_error("no temporary folder");
    path_ = pattern;
}

Folder::~Folder() { std::filesystem::remove_all(path_); }

std::string Folder::file(const std::string& name, std::string_view content) const {
    std::ofstream(path_ / name, std::ios::binary) << content;
    return path(name);
}

std::string contents(const std::filesystem::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

std::vector<std::string> lines(const std::string& text) {
    std::vector<std::string> all;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) all.push_back(line);
    return all;
}

}

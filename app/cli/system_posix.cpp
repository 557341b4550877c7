#include "app/cli/system.h"

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <termios.h>
#include <unistd.h>
#include <utility>

namespace clerk::cli {

std::vector<std::string> arguments(int argc, char** argv) { return {argv, argv + argc}; }

Streams::Streams() = default;
Streams::~Streams() = default;

bool input_is_typed() { return ::isatty(STDIN_FILENO) != 0; }
bool answers_are_seen() { return ::isatty(STDOUT_FILENO) != 0; }
bool complaints_are_seen() { return ::isatty(STDERR_FILENO) != 0; }

namespace {

/// While it lives, what is typed is not shown.
class Unseen {
public:
    explicit Unseen(int terminal) : terminal_(terminal), set_(::tcgetattr(terminal, &before_) == 0) {
        termios now = before_;
        now.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        set_ = set_ && ::tcsetattr(terminal, TCSAFLUSH, &now) == 0;
    }
    ~Unseen() {
        if (set_) ::tcsetattr(terminal_, TCSAFLUSH, &before_);
    }
    Unseen(const Unseen&) = delete;
    Unseen& operator=(const Unseen&) = delete;

    bool is_set() const { return set_; }

private:
    int terminal_;
    termios before_{};
    bool set_;
};

}

std::optional<std::string> typed_in_secret(const std::string& question) {
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> terminal(std::fopen("/dev/tty", "r+"), std::fclose);
    if (!terminal) return std::nullopt;
    const Unseen unseen(::fileno(terminal.get()));
    if (!unseen.is_set()) return std::nullopt;
    std::fputs(question.c_str(), terminal.get());
    std::fflush(terminal.get());
    std::string line;
    int letter = 0;
    while ((letter = std::fgetc(terminal.get())) != EOF && letter != '\n') line.push_back(static_cast<char>(letter));
    std::fseek(terminal.get(), 0, SEEK_CUR); // from reading to writing
    std::fputs("\n", terminal.get());
    if (letter == EOF) return std::nullopt;
    return line;
}

void complain_at_once(std::string_view words) {
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, words.data(), words.size());
}

namespace {

constexpr std::uintptr_t never_used = 64 << 10; ///< below it Linux lets nothing lie
void (*end_without_memory)() = nullptr;
struct sigaction before {};

void at_fault(int signal, siginfo_t* fault, void*) {
    if (memory_was_refused() && reinterpret_cast<std::uintptr_t>(fault->si_addr) < never_used) end_without_memory();
    ::sigaction(signal, &before, nullptr); // what was tried is tried again, and ends the program as ever
}

}

void end_where_memory_was_refused(void (*end)()) {
    if (std::exchange(end_without_memory, end)) return;
    struct sigaction action {};
    action.sa_sigaction = at_fault;
    action.sa_flags = SA_SIGINFO;
    ::sigaction(SIGSEGV, &action, &before);
}

bool claim(const std::filesystem::path& file) {
    std::FILE* made = std::fopen(file.c_str(), "wbx");
    if (made) std::fclose(made);
    return made || errno != EEXIST;
}

}

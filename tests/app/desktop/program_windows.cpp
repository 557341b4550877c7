#include "tests/app/desktop/program.h"

#include <stdexcept>
#include <utility>
#include <windows.h>

namespace clerk::desktop::test {

struct Program::Process {
    PROCESS_INFORMATION information{};
};

namespace {

HANDLE file_to_write(const std::filesystem::path& file) {
    SECURITY_ATTRIBUTES inherited{.nLength = sizeof(SECURITY_ATTRIBUTES), .bInheritHandle = TRUE};
    return ::CreateFileW(file.c_str(), GENERIC_WRITE, FILE_SHARE_READ, &inherited, CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL,
                         nullptr);
}

}

Program::Program(const std::filesystem::path&, std::vector<std::string> arguments, const std::filesystem::path& said)
    : process_(std::make_unique<Process>()) {
    arguments.insert(arguments.begin(), CLERK_PROGRAM);
    std::string line;
    for (const std::string& argument : arguments) line += (line.empty() ? "\"" : " \"") + argument + '"';
    STARTUPINFOA start{.cb = sizeof(STARTUPINFOA)};
    if (!said.empty()) start.dwFlags = STARTF_USESTDHANDLES, start.hStdError = file_to_write(said);
    const bool is_started = ::CreateProcessA(nullptr, line.data(), nullptr, nullptr, !said.empty(), 0, nullptr, nullptr,
                                             &start, &process_->information);
    if (!said.empty()) ::CloseHandle(start.hStdError);
    if (!is_started) throw std::runtime_error("not started: " + line);
    ::CloseHandle(process_->information.hThread);
}

Program::~Program() { kill_it(); }

void Program::kill_it() {
    HANDLE& process = process_->information.hProcess;
    if (!process) return;
    ::TerminateProcess(process, 1);
    ::WaitForSingleObject(process, INFINITE);
    ::CloseHandle(std::exchange(process, nullptr));
}

std::optional<int> Program::status() {
    HANDLE& process = process_->information.hProcess;
    if (DWORD code = 0; process && ::WaitForSingleObject(process, 0) == WAIT_OBJECT_0) {
        ::GetExitCodeProcess(process, &code);
        status_ = static_cast<int>(code);
        ::CloseHandle(std::exchange(process, nullptr));
    }
    return status_;
}

}

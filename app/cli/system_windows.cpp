#include "app/cli/system.h"

#include <cstdio>
#include <fcntl.h>
#include <io.h>
#include <shellapi.h>
#include <windows.h>

namespace clerk::cli {

namespace {

bool is_console(DWORD stream) {
    DWORD mode = 0;
    return ::GetConsoleMode(::GetStdHandle(stream), &mode) != 0;
}

/// So that a line can be written over.
void take_escapes(DWORD stream) {
    DWORD mode = 0;
    const HANDLE console = ::GetStdHandle(stream);
    if (::GetConsoleMode(console, &mode)) ::SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
}

}

/// As they were typed: those of `main` have lost what the system's code page lacks.
std::vector<std::string> arguments(int, char**) {
    int count = 0;
    wchar_t** const words = ::CommandLineToArgvW(::GetCommandLineW(), &count);
    std::vector<std::string> all;
    for (int i = 0; words && i < count; ++i) all.push_back(std::filesystem::path(words[i]).string());
    ::LocalFree(words);
    return all;
}

Streams::Streams() : before_(::GetConsoleOutputCP()) {
    for (const int stream : {0, 1, 2}) ::_setmode(stream, _O_BINARY);
    ::SetConsoleOutputCP(CP_UTF8);
    take_escapes(STD_ERROR_HANDLE);
}

Streams::~Streams() {
    if (before_ != 0) ::SetConsoleOutputCP(before_);
}

bool input_is_typed() { return is_console(STD_INPUT_HANDLE); }
bool answers_are_seen() { return is_console(STD_OUTPUT_HANDLE); }
bool complaints_are_seen() { return is_console(STD_ERROR_HANDLE); }

std::optional<std::string> typed_in_secret(const std::string& question) {
    const HANDLE console = ::GetStdHandle(STD_INPUT_HANDLE);
    DWORD before = 0;
    if (!::GetConsoleMode(console, &before) || !::SetConsoleMode(console, before & ~DWORD{ENABLE_ECHO_INPUT}))
        return std::nullopt;
    complain_at_once(question);
    wchar_t letters[512];
    DWORD count = 0;
    const bool read = ::ReadConsoleW(console, letters, static_cast<DWORD>(std::size(letters)), &count, nullptr) != 0;
    ::SetConsoleMode(console, before);
    complain_at_once("\r\n");
    std::wstring line(letters, read ? count : 0);
    ::SecureZeroMemory(letters, sizeof letters);
    while (!line.empty() && (line.back() == L'\n' || line.back() == L'\r')) line.pop_back();
    if (!read || count == 0) return std::nullopt;
    return std::filesystem::path(line).string();
}

void complain_at_once(std::string_view words) {
    DWORD written = 0;
    ::WriteFile(::GetStdHandle(STD_ERROR_HANDLE), words.data(), static_cast<DWORD>(words.size()), &written, nullptr);
}

void end_where_memory_was_refused(void (*)()) {} // Windows has its own word for such a fault

bool claim(const std::filesystem::path& file) {
    const HANDLE made =
        ::CreateFileW(file.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_NEW, FILE_ATTRIBUTE_NORMAL, nullptr);
    const DWORD error = made == INVALID_HANDLE_VALUE ? ::GetLastError() : ERROR_SUCCESS;
    if (error == ERROR_SUCCESS) ::CloseHandle(made);
    return error != ERROR_FILE_EXISTS;
}

}

#include "db/back_up/left_logs.h"

#include "db/file/disk.h"

#include <algorithm>
#include <array>
#include <string>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

constexpr std::array logs{"-wal", "-journal"};

fs::path beside(const fs::path& file, const char* end) { return file.string() + end; }

bool holds_something(const fs::path& log) {
    return fs::is_regular_file(fs::symlink_status(log)) && fs::file_size(log) > 0;
}

}

void link_or_copy(const fs::path& file, const fs::path& to) {
    std::error_code failed;
    fs::create_hard_link(file, to, failed);
    if (!failed) return;
    fs::copy_file(file, to);
    sync(to);
}

void keep_logs(const fs::path& history, const fs::path& name) {
    for (const char* log : logs)
        if (holds_something(beside(history, log))) link_or_copy(beside(history, log), beside(name, log));
}

void remove_logs(const fs::path& history) {
    for (const char* log : {"-wal", "-shm", "-journal"}) fs::remove(beside(history, log));
}

bool has_logs(const fs::path& history) {
    return std::ranges::any_of(logs, [&](const char* log) { return holds_something(beside(history, log)); });
}

}

#include "db/back_up/set_aside.h"

#include "db/file/disk.h"

#include <algorithm>
#include <array>
#include <string>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

constexpr std::array logs{"-wal", "-journal"};

fs::path beside(const fs::path& file, const char* end) { return file.string() + end; }

bool is_file(const fs::path& file) { return fs::is_regular_file(fs::symlink_status(file)); }
bool holds_something(const fs::path& log) { return is_file(log) && fs::file_size(log) > 0; }

/// A second name needs no room and reads nothing; where the file system has none, a copy.
void link_or_copy(const fs::path& file, const fs::path& to) {
    std::error_code failed;
    fs::create_hard_link(file, to, failed);
    if (!failed) return;
    fs::copy_file(file, to);
    sync(to);
}

}

void set_aside(const fs::path& history, const fs::path& name) {
    make_folder(name.parent_path());
    for (const char* log : logs)
        if (holds_something(beside(history, log))) link_or_copy(beside(history, log), beside(name, log));
    if (is_file(history)) link_or_copy(history, name);
    sync_names(name.parent_path());
    for (const char* log : {"-wal", "-shm", "-journal"}) fs::remove(beside(history, log));
}

bool has_logs(const fs::path& history) {
    return std::ranges::any_of(logs, [&](const char* log) { return holds_something(beside(history, log)); });
}

}

#include "db/back_up/own_files.h"

#include "db/back_up/back_up_files.h"
#include "db/file/disk.h"
#include "db/schema/history_file.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <system_error>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 4> ends_beside{"-wal", "-shm", "-journal", "-mark"};

bool is_same(const fs::path& one, const fs::path& other) {
    std::error_code ignored;
    return one == other || fs::equivalent(one, other, ignored);
}

/// It may be named otherwise where the disk takes large letters for small ones.
bool is_beside_history(const fs::path& file) {
    return std::ranges::any_of(ends_beside, [&](std::string_view end) {
        const std::string name = file.string();
        if (name.size() <= end.size()) return false;
        const fs::path history = name.substr(0, name.size() - end.size());
        return is_same(history.string() + std::string(end), file) && bears_our_mark(history);
    });
}

bool has_history(const fs::path& folder) {
    try {
        return std::ranges::any_of(files_in(folder), bears_our_mark);
    } catch (const fs::filesystem_error&) { // it cannot be listed
        return false;
    }
}

bool is_among_back_ups(const fs::path& file) {
    const fs::path folder = real_file(file.parent_path());
    return is_same(folder, back_up_folder(folder)) && (has_history(folder) || has_history(folder.parent_path()));
}

}

bool belongs_to_history(const fs::path& file) {
    const fs::path whole = fs::absolute(file);
    return bears_our_mark(whole) || is_beside_history(whole) || is_among_back_ups(whole);
}

}

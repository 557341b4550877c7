#include "db/connection/daily_back_up.h"

#include "db/back_up/back_up.h"
#include "db/connection/mark.h"
#include "db/file/disk.h"
#include "db/file/in_place.h"
#include "db/schema/history_file.h"

#include <algorithm>
#include <fstream>
#include <string_view>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

/// False, too, where they cannot be read.
bool same_bytes(const fs::path& a, const fs::path& b) {
    std::uintmax_t left = fs::file_size(a);
    if (left != fs::file_size(b)) return false;
    std::ifstream one(a, std::ios::binary), other(b, std::ios::binary);
    std::string mine(1 << 16, '\0'), theirs = mine;
    const auto read = [](std::ifstream& file, std::string& bytes) {
        file.read(bytes.data(), std::ssize(bytes));
        return std::string_view(bytes).substr(0, static_cast<std::size_t>(file.gcount()));
    };
    while (left > 0) {
        const std::string_view part = read(one, mine);
        if (part.empty() || part != read(other, theirs)) return false;
        left -= part.size();
    }
    return true;
}

/// When a file of the history was last written to.
fs::file_time_type last_change(const fs::path& history) {
    const fs::path log = history.string() + "-wal";
    const fs::file_time_type in_file = fs::last_write_time(history);
    return fs::exists(log) ? std::max(in_file, fs::last_write_time(log)) : in_file;
}

/// While another change may still bear the same moment, it bears one that no change has: some file systems count in
/// steps of two seconds, and Windows tells whole seconds.
void mark(const fs::path& back_up, fs::file_time_type change) {
    const bool is_past = fs::file_time_type::clock::now() - change > std::chrono::seconds(3);
    fs::last_write_time(back_up, is_past ? change : change - std::chrono::hours(1));
}

std::optional<BackUp> newest(const fs::path& history) {
    const std::vector<BackUp> all = list_back_ups(history);
    return all.empty() ? std::nullopt : std::optional(all.front());
}

/// The mark was read before it was made.
BackUp newest_made(const fs::path& history, Time now, const Watch& watch) {
    const std::optional<Mark> beside = read_mark(history);
    const BackUp made = back_up(history, Occasion::daily, now, watch);
    try {
        SQLite::Database db = open_read_only(made.file);
        require_newest(db, beside, history);
    } catch (...) {
        fs::remove(made.file);
        throw;
    }
    return made;
}

/// None: it is as the one before.
std::optional<BackUp> back_up_changed(const fs::path& history, Time now, const std::optional<BackUp>& before,
                                      const Watch& watch) {
    const BackUp made = newest_made(history, now, watch);
    if (!before || !same_bytes(made.file, before->file)) return made;
    fs::remove(made.file);
    return std::nullopt;
}

/// One that holds nothing, or that cannot be read, makes none go that holds something.
std::vector<BackUp> no_more_needed(std::vector<BackUp> all) {
    if (expired(all).empty()) return {}; // none is looked into
    const auto rest = std::ranges::stable_partition(all, holds_something, &BackUp::file);
    std::vector<BackUp> gone = expired({all.begin(), rest.begin()});
    std::ranges::move(expired({rest.begin(), rest.end()}), std::back_inserter(gone));
    return gone;
}

void tidy(const fs::path& history) {
    for (const BackUp& old : no_more_needed(list_back_ups(history))) fs::remove(old.file);
    for (const fs::path& part : parts(history)) remove_left_part(part);
}

}

std::optional<BackUp> back_up_daily(const fs::path& history, Time now, const Watch& watch) {
    return translate_errors(history, [&] {
        const auto before = newest(history);
        const fs::file_time_type change = last_change(history);
        const bool same = before && fs::last_write_time(before->file) == change;
        const auto made = same ? std::nullopt : back_up_changed(history, now, before, watch);
        if (!same) mark((made ? made : before)->file, change);
        tidy(history);
        return made;
    });
}

}

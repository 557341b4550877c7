#include "db/connection/mark.h"

#include "db/back_up/back_up_files.h"
#include "db/file/disk.h"
#include "db/file/in_place.h"
#include "db/file/sql.h"
#include "db/file/watch.h"
#include "db/plays/bounds.h"
#include "db/schema/expected_schema.h"
#include "db/schema/history_file.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <system_error>

#include <sqlite3.h>

namespace clerk::db {

namespace fs = std::filesystem;

std::vector<Log> logs_beside(const fs::path& file) {
    std::vector<Log> logs;
    for (const char* end : {"-wal", "-shm"})
        if (const fs::path name = real_file(file).string() + end; const auto id = file_id(name))
            logs.push_back({name, *id});
    return logs;
}

bool are_in_place(const std::vector<Log>& logs) {
    return std::ranges::all_of(logs, [](const Log& log) {
        if (const auto found = file_id(log.name)) return *found == log.id;
        std::error_code ignored; // a look that fails says nothing
        return fs::symlink_status(log.name, ignored).type() != fs::file_type::not_found;
    });
}

bool has_log(const std::vector<Log>& logs) {
    std::error_code gone;
    return !logs.empty() && file_id(logs.front().name) == logs.front().id && fs::file_size(logs.front().name, gone) > 0;
}

void empty_log(SQLite::Database& db) {
    sqlite3_busy_timeout(db.getHandle(), 0);
    sqlite3_wal_checkpoint_v2(db.getHandle(), "main", SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    sqlite3_busy_timeout(db.getHandle(), busy_timeout_ms);
}

void take_away(const std::vector<Log>& logs) {
    for (const Log& log : logs)
        if (file_id(log.name) == log.id) fs::remove(log.name);
}

namespace {

constexpr std::size_t id_length = 36, length = 64; ///< of the whole line, so that it is written in one piece

constexpr int first_step_with_tags = 14;

std::filesystem::path beside(const std::filesystem::path& file) { return real_file(file).string() + "-mark"; }

bool is_tag(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    return text.size() == tag_length && text.find_first_not_of(digits) == text.npos;
}

/// Empty: nobody knows.
std::string_view tag_of(const Mark& mark, std::int64_t action) {
    const std::string_view tags = mark.tags;
    const auto known = static_cast<std::int64_t>(tags.size() / tag_length), later = mark.actions - action;
    if (later < 0 || later >= known) return {};
    return tags.substr(tags.size() - tag_length * static_cast<std::size_t>(later + 1), tag_length);
}

bool went_another_way(const Mark& found, const Mark& known) {
    const std::string_view there = tag_of(found, known.actions), here = tag_of(known, known.actions);
    return !there.empty() && !here.empty() && there != here;
}

}

std::optional<Mark> read_mark(const std::filesystem::path& file) {
    const std::filesystem::path mark_file = beside(file);
    const std::string line = translate_errors(mark_file, [&] { return read_beginning(mark_file, length); });
    if (line.size() != length || line.back() != '\n') return std::nullopt;
    Mark mark{.history = line.substr(0, id_length)};
    const char* number = line.data() + id_length + 1;
    const auto [end, error] = std::from_chars(number, line.data() + length, mark.actions);
    if (error != std::errc{} || *end != ' ' || !is_in_bounds(mark.actions)) return std::nullopt;
    const std::string tag = line.substr(static_cast<std::size_t>(end + 1 - line.data()), tag_length);
    if (is_tag(tag)) mark.tags = tag; // an earlier version wrote none
    return mark;
}

void write_mark(const std::filesystem::path& file, const Mark& mark) {
    if (mark.history.size() != id_length) return;
    std::string line = mark.history + ' ' + std::to_string(mark.actions) + ' ';
    line += tag_of(mark, mark.actions);
    constexpr std::size_t most_digits = std::numeric_limits<std::int64_t>::digits10 + 1;
    static_assert(id_length + 1 + most_digits + 1 + tag_length + 1 <= length, "there is room for each");
    line.append(length - 1 - line.size(), ' ') += '\n';
    write_beginning(beside(file), line);
}

void remove_mark(SQLite::Database& db, const std::filesystem::path& file) try {
    const auto found = read_mark(file), inside = mark_in(db);
    if (found && inside && found->history != inside->history) return;
    std::error_code ignored;
    std::filesystem::remove(beside(file), ignored);
} catch (const Error&) { // whose it is cannot be read: it stays
}

Mark count_action(SQLite::Database& db) {
    constexpr std::size_t most_tags = 500; // so that the row takes one page
    run(db, "UPDATE mark SET actions = actions + 1, tags = substr(tags || hex(randomblob(?)), ?)",
        static_cast<std::int64_t>(tag_length / 2), -static_cast<std::int64_t>(most_tags * tag_length));
    return mark_in(db).value_or(Mark{});
}

std::optional<Mark> mark_in(SQLite::Database& db) {
    std::optional<Mark> mark;
    if (!db.tableExists("mark")) return mark;
    const bool has_tags = schema_version(db) >= first_step_with_tags;
    each(db, has_tags ? "SELECT history, actions, tags FROM mark" : "SELECT history, actions, '' FROM mark",
         [&](SQLite::Statement& row) {
             mark = {row.getColumn(0).getString(), row.getColumn(1).getInt64(), row.getColumn(2).getString()};
         });
    return mark;
}

std::optional<Mark> mark_without_log(const std::filesystem::path& file) {
    try {
        SQLite::Database itself = open_without_log(file);
        require_history(itself, file);
        return mark_in(itself);
    } catch (const Error&) {
        return std::nullopt;
    } catch (const SQLite::Exception&) {
        return std::nullopt;
    }
}

bool is_as_new(const std::optional<Mark>& found, const std::optional<Mark>& known) {
    if (!found || !known) return found == known;
    return found->history == known->history && found->actions >= known->actions && !went_another_way(*found, *known);
}

std::string lost_actions(SQLite::Database& db, const std::optional<Mark>& beside) {
    const auto inside = mark_in(db);
    if (!beside || !inside || beside->history != inside->history || is_as_new(inside, beside)) return {};
    const std::int64_t lost = beside->actions - inside->actions;
    return lost > 0 ? std::to_string(lost) + " actions" : "actions of another copy";
}

void require_newest(SQLite::Database& db, const std::optional<Mark>& beside, const std::filesystem::path& file) {
    if (const std::string lost = lost_actions(db, beside); !lost.empty())
        throw Error(Error::Reason::behind, file, "lacks " + lost + " that were done");
}

/// Without tags it is no copy of any other.
void accept_lost_actions(SQLite::Database& db, const std::filesystem::path& file) {
    run(db,
        "INSERT INTO mark (one, history, actions) SELECT 1, id, 0 FROM new_uuid WHERE NOT EXISTS (SELECT 1 FROM mark)");
    const auto beside = read_mark(file);
    if (lost_actions(db, beside).empty()) return;
    run(db, "UPDATE mark SET actions = max(actions, ?), tags = '', digest = NULL", beside->actions);
}

namespace {

namespace fs = std::filesystem;

bool has_actions(const fs::path& history) {
    const auto mark = read_mark(history);
    return mark && mark->actions > 0;
}

}

bool was_used(const fs::path& history) { return !list_back_ups(history).empty() || has_actions(history); }

void require_never_used(const fs::path& history) {
    const auto is_used = [](const BackUp& back_up) { return contents(back_up.file) != Contents{}; };
    const bool was_used = has_actions(history) || std::ranges::any_of(list_back_ups(history), is_used);
    if (was_used && !fs::exists(history)) // another program may have made it meanwhile
        throw Error(Error::Reason::gone, history, "is not there any more, but was used");
}

}

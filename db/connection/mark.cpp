#include "db/connection/mark.h"

#include "db/file/disk.h"
#include "db/file/sql.h"
#include "db/file/translate_errors.h"
#include "db/plays/number_bounds.h"
#include "db/schema/history_file.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace clerk::db {

namespace {

constexpr std::size_t id_length = 36, length = 64; ///< of the whole line, so that it is written in one piece

std::filesystem::path beside(const std::filesystem::path& file) { return real_file(file).string() + "-mark"; }

}

std::optional<Mark> read_mark(const std::filesystem::path& file) {
    const std::filesystem::path mark_file = beside(file);
    const std::string line = translate_errors(mark_file, [&] { return read_beginning(mark_file, length); });
    if (line.size() != length || line.back() != '\n') return std::nullopt;
    Mark mark{.history = line.substr(0, id_length)};
    const char* number = line.data() + id_length + 1;
    const auto [end, error] = std::from_chars(number, line.data() + length, mark.actions);
    if (error != std::errc{} || *end != ' ' || !is_in_bounds(mark.actions)) return std::nullopt;
    return mark;
}

void write_mark(const std::filesystem::path& file, const Mark& mark) {
    if (mark.history.size() != id_length) return;
    std::string line = mark.history + ' ' + std::to_string(mark.actions);
    static_assert(id_length + 1 + std::numeric_limits<std::int64_t>::digits10 + 2 < length, "there is room for each");
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
    run(db, "UPDATE mark SET actions = actions + 1");
    return mark_in(db).value_or(Mark{});
}

std::optional<Mark> mark_in(SQLite::Database& db) {
    std::optional<Mark> mark;
    if (!db.tableExists("mark")) return mark;
    each(db, "SELECT history, actions FROM mark", [&](SQLite::Statement& row) {
        mark = {row.getColumn(0).getString(), row.getColumn(1).getInt64()};
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
    return found->history == known->history && found->actions >= known->actions;
}

std::int64_t lost_actions(SQLite::Database& db, const std::optional<Mark>& beside) {
    const auto inside = mark_in(db);
    if (!beside || !inside || beside->history != inside->history) return 0;
    return std::max<std::int64_t>(0, beside->actions - inside->actions);
}

void require_newest(SQLite::Database& db, const std::optional<Mark>& beside, const std::filesystem::path& file) {
    if (const auto lost = lost_actions(db, beside); lost > 0)
        throw Error(Error::Reason::behind, file, "lacks " + std::to_string(lost) + " actions that were done");
}

void accept_lost_actions(SQLite::Database& db, const std::filesystem::path& file) {
    run(db,
        "INSERT INTO mark (one, history, actions) SELECT 1, id, 0 FROM new_uuid WHERE NOT EXISTS (SELECT 1 FROM mark)");
    run(db, "UPDATE mark SET actions = actions + ?, digest = NULL", lost_actions(db, read_mark(file)));
}

}

#include "db/back_up/back_up_files.h"

#include "db/file/attachments.h"
#include "db/file/disk.h"
#include "db/file/in_place.h"
#include "db/file/sql.h"
#include "db/file/watch.h"
#include "db/schema/expected_schema.h"
#include "db/schema/history_file.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <system_error>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;
using namespace std::chrono;

/// "history-20261121T190000Z-daily", without its end.
std::string base_name(const fs::path& history, Occasion occasion, Time made) {
    return history.stem().string() + '-' + compact(made) + '-' + std::string(id(occasion));
}

/// Without the number of one of several in the same second: "daily-2".
std::string_view without_number(std::string_view word) {
    const std::size_t end = word.find_last_not_of("0123456789");
    const bool numbered = end != std::string_view::npos && end > 0 && end + 1 < word.size() && word[end] == '-';
    return numbered ? word.substr(0, end) : word;
}

bool newer(const BackUp& a, const BackUp& b) {
    return a.made != b.made ? a.made > b.made : a.file.stem() > b.file.stem();
}

/// None, too, where the folder cannot be listed.
std::vector<BackUp> known_back_ups(const fs::path& history) {
    try {
        return list_back_ups(history);
    } catch (const Error&) {
        return {};
    }
}

Time moment_after_all(const fs::path& history, Occasion occasion, Time now) {
    constexpr Time last_year = sys_days(year(9999) / January / 1);
    const std::vector<BackUp> all = known_back_ups(history);
    const auto newest = std::ranges::find_if(all, [&](const BackUp& one) { return one.made < last_year; });
    if (newest == all.end() || now > newest->made) return now;
    const bool is_of_another_day = occasion == Occasion::daily && newest->made - now > days(1);
    return newest->made + (is_of_another_day ? seconds(days(1)) : seconds(1));
}

fs::path name(const BackUp& one) { return one.file; }

sys_days day(const BackUp& one) { return floor<days>(one.made); }

/// The Monday of its ISO week.
sys_days week(const BackUp& one) { return day(one) - (weekday(day(one)) - Monday); }

sys_days month(const BackUp& one) {
    const year_month_day date{day(one)};
    return date.year() / date.month() / 1;
}

/// The newest of each of the last periods that have one. Of back-ups newest first.
template <class Period>
void keep(std::set<fs::path>& kept, const std::vector<BackUp>& all, std::size_t periods, Period period) {
    std::set<std::invoke_result_t<Period, const BackUp&>> seen;
    for (const BackUp& one : all)
        if (seen.size() < periods && seen.insert(period(one)).second) kept.insert(one.file);
}

std::vector<BackUp> of(Occasion occasion, const std::vector<BackUp>& all) {
    std::vector<BackUp> some;
    std::ranges::copy_if(all, std::back_inserter(some), [&](const BackUp& one) { return one.occasion == occasion; });
    return some;
}

void keep(std::set<fs::path>& kept, Occasion occasion, const std::vector<BackUp>& some) {
    if (occasion == Occasion::by_hand) return keep(kept, some, some.size(), name);
    if (occasion != Occasion::daily) return keep(kept, some, 10, name);
    keep(kept, some, 12, day);
    keep(kept, some, 10, week);
    keep(kept, some, 9, month);
}

/// A view of that name, which may never end, is not asked.
bool has_table(SQLite::Database& db, const char* name) {
    return number(db, "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND sql LIKE 'CREATE TABLE%' AND name = ?",
                  name)
        .has_value();
}

bool has_tables(SQLite::Database& db) {
    return has_table(db, "game") && has_table(db, "result") && has_table(db, "player");
}

/// In a back-up of the first version every game is a play.
Contents count(SQLite::Database& db) {
    const auto rows = [&](const char* sql) { return number(db, sql).value_or(0); };
    return {.games = rows("SELECT count(*) FROM game"),
            .plays = rows(has_table(db, "play") ? "SELECT count(*) FROM play" : "SELECT count(*) FROM game"),
            .results = rows("SELECT count(*) FROM result"),
            .players = rows("SELECT count(*) FROM player")};
}

bool has_rows(SQLite::Database& db) {
    return std::ranges::any_of(std::array{"game", "play", "player"}, [&](const std::string& table) {
        return has_table(db, table.c_str()) && number(db, ("SELECT 1 FROM " + table + " LIMIT 1").c_str());
    });
}

/// None: it is damaged, or no history, or one of a newer version of this program.
template <class Look> auto look_into(const fs::path& back_up, Look look) {
    std::optional<std::invoke_result_t<Look, SQLite::Database&>> found;
    try {
        SQLite::Database db = open_read_only(back_up);
        const StepBound bound(db, fs::file_size(back_up));
        if (has_tables(db)) found = look(db);
    } catch (const Error&) {
    } catch (const SQLite::Exception&) {
    }
    return found;
}

}

std::string_view id(Occasion occasion) {
    switch (occasion) {
    case Occasion::daily: return "daily";
    case Occasion::schema_step: return "schema";
    case Occasion::merge: return "merge";
    case Occasion::import: return "import";
    case Occasion::repair: return "repair";
    case Occasion::restore: return "restore";
    case Occasion::by_hand: return "hand";
    }
    return {};
}

fs::path back_up_folder(const fs::path& history) { return history.parent_path() / "backups"; }

fs::path free_name(const fs::path& history, Occasion occasion, Time now) {
    const std::string base = base_name(history, occasion, moment_after_all(history, occasion, now)),
                      end = history.extension().string();
    const fs::path folder = back_up_folder(history);
    return translate_errors(folder, [&] {
        fs::path name = folder / (base + end);
        for (int n = 2; fs::exists(name); ++n) name = folder / (base + '-' + std::to_string(n) + end);
        return name;
    });
}

std::optional<BackUp> read_name(const fs::path& history, const fs::path& file) {
    constexpr std::size_t time_length = 16;
    const std::string stem = file.stem().string(), start = history.stem().string() + '-';
    if (file.extension() != history.extension() || !stem.starts_with(start)) return std::nullopt;
    const std::string_view rest = std::string_view(stem).substr(start.size());
    const auto made = read_compact(rest.substr(0, time_length));
    if (!made || rest.size() <= time_length || rest[time_length] != '-') return std::nullopt;
    const auto occasion = std::ranges::find(occasions, without_number(rest.substr(time_length + 1)),
                                            [](Occasion one) { return id(one); });
    if (occasion == std::end(occasions)) return std::nullopt;
    return BackUp{file, *made, *occasion, 0};
}

std::vector<BackUp> list_back_ups(const fs::path& history) {
    return translate_errors(back_up_folder(history), [&] {
        std::vector<BackUp> found;
        for (const fs::path& file : files_in(back_up_folder(history)))
            if (auto one = read_name(history, file)) {
                std::error_code removed; // meanwhile
                one->bytes = fs::file_size(file, removed);
                if (removed && removed != std::errc::no_such_file_or_directory)
                    throw fs::filesystem_error("cannot be looked at", file, removed);
                if (!removed) found.push_back(*one);
            }
        std::ranges::sort(found, newer);
        return found;
    });
}

std::vector<fs::path> parts(const fs::path& history) {
    std::vector<fs::path> parts = files_in(back_up_folder(history));
    std::erase_if(parts, [&](const fs::path& part) {
        const fs::path whole = part.parent_path() / part.stem();
        const bool numbered = whole.extension() != history.extension();
        return part.extension() != ".part" ||
               !read_name(history, numbered ? whole.parent_path() / whole.stem() : whole);
    });
    return parts;
}

std::vector<BackUp> expired(std::vector<BackUp> all) {
    std::ranges::sort(all, newer);
    std::set<fs::path> kept;
    for (const Occasion occasion : occasions) keep(kept, occasion, of(occasion, all));
    std::erase_if(all, [&](const BackUp& one) { return kept.contains(one.file); });
    return all;
}

std::optional<Contents> contents(const fs::path& back_up) { return look_into(back_up, count); }

bool holds_something(const fs::path& back_up) { return look_into(back_up, has_rows).value_or(false); }

namespace fs = std::filesystem;

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

namespace {

constexpr const char* named_files = "SELECT 'photos', file FROM photo UNION SELECT 'photos', file FROM traced_photo"
                                    " UNION SELECT 'pictures', picture FROM player WHERE picture <> '' ORDER BY 1, 2";

/// A folder that cannot be looked into may have it.
bool is_missing(const fs::path& file) {
    std::error_code unknown;
    return !fs::exists(file, unknown) && !unknown;
}

std::vector<std::string> missing_files(SQLite::Database& db, const fs::path& folder) {
    std::vector<std::string> missing;
    each(db, named_files, [&](SQLite::Statement& row) {
        std::string name = row.getColumn(1).getString();
        if (is_attachment_name(name) && is_missing(folder / row.getColumn(0).getString() / name))
            missing.push_back(std::move(name));
    });
    return missing;
}

}

std::vector<std::string> missing_files(const fs::path& history) {
    try {
        return translate_errors(history, [&]() -> std::vector<std::string> {
            const fs::path file = fs::absolute(history);
            SQLite::Database db = open_read_only(file);
            if (schema_version(db) != static_cast<int>(schema().size()) || number(db, "SELECT 1 FROM club")) return {};
            return missing_files(db, file.parent_path());
        });
    } catch (const Error& error) {
        if (error.reason != Error::Reason::not_closed) throw;
        return {};
    }
}

}

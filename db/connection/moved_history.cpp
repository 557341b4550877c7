#include "db/connection/moved_history.h"

#include "db/back_up/back_up.h"
#include "db/connection/connection.h"
#include "db/file/disk.h"
#include "db/schema/history_file.h"

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

/// What `copy` makes of all that can be read; nothing of what was written over, of which SQLite remembers parts alone.
/// The mark stays there: it tells that the file is not what was last entered.
template <class Copy> auto keep(const History& history, Copy copy) -> decltype(copy(*history.connection())) {
    Connection& connection = *history.connection();
    return connection.query([&] {
        decltype(copy(connection)) made{};
        if (connection.is_overwritten()) {
            take_away(connection.logs);
            return made;
        }
        made = copy(connection);
        connection.empty_log(); // where it is not, it is in the copy
        if (connection.has_moved()) {
            take_away(connection.logs);
            remove_mark(connection.db, connection.file);
        }
        return made;
    });
}

}

bool has_log(const History& history) { return !history.watch().is_asking() && has_log(history.connection()->logs); }

void empty_log(const History& history) {
    try {
        if (has_log(history)) history.connection()->empty_log();
    } catch (const std::exception&) { // it stays
    }
}

bool has_moved(const History& history) { return history.connection()->has_moved(); }

bool is_of_newer_version(const fs::path& file) {
    try {
        translate_errors(file, [&] {
            SQLite::Database there = open_without_log(fs::absolute(file));
            require_history(there, file);
        });
        return false;
    } catch (const Error& error) {
        return error.reason == Error::Reason::newer;
    }
}

std::optional<BackUp> keep_moved(const History& history, Time now) {
    return keep(history, [now](Connection& connection) {
        return std::optional(back_up(connection.db, connection.file, Occasion::by_hand, now, connection.watch));
    });
}

bool keep_moved_in(const History& history, const fs::path& file) {
    return keep(history, [&](Connection& connection) {
        return translate_errors(file, [&] {
            TemporaryFile part(file);
            copy_database(connection.db, connection.file, part.path(), connection.watch);
            if (!part.become_new(file)) throw Error(Error::Reason::unreadable, file, "is there already");
            return true;
        });
    });
}

}

#include "db/connection/moved_history.h"

#include "db/back_up/back_up.h"
#include "db/connection/connection.h"
#include "db/file/disk.h"
#include "db/file/in_place.h"

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

/// Another program may have come to use a log of which a part was removed.
void take_away_log(Connection& connection) {
    if (!are_in_place(connection.logs) && !has_moved(connection.db, connection.file)) return;
    for (const Log& log : connection.logs)
        if (file_id(log.name) == log.id) fs::remove(log.name);
    remove_mark(connection.db, connection.file);
}

template <class Copy> auto keep(const History& history, Copy copy) {
    Connection& connection = *history.connection();
    return connection.query([&] {
        auto made = copy(connection);
        if (are_in_place(connection.logs)) empty_log(connection.db); // else, or when that fails, it is in the copy
        take_away_log(connection);
        return made;
    });
}

}

bool has_log(const History& history) { return !history.watch().is_asking() && has_log(history.connection()->logs); }

void empty_log(const History& history) {
    if (has_log(history) && are_in_place(history.connection()->logs)) empty_log(history.connection()->db);
}

bool has_moved(const History& history) {
    Connection& connection = *history.connection();
    return has_moved(connection.db, connection.file) || !are_in_place(connection.logs);
}

BackUp keep_moved(const History& history, Time now) {
    return keep(history, [&](Connection& connection) {
        return back_up(connection.db, connection.file, Occasion::by_hand, now, connection.watch);
    });
}

void keep_moved_in(const History& history, const fs::path& file) {
    keep(history, [&](Connection& connection) {
        return translate_errors(file, [&] {
            TemporaryFile part(file);
            copy_database(connection.db, part.path(), connection.watch);
            if (!part.become_new(file)) throw Error(Error::Reason::unreadable, file, "is there already");
            return file;
        });
    });
}

}

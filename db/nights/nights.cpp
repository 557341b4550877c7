#include "db/nights/nights.h"

#include "db/connection/connection.h"
#include "db/file/attachments.h"
#include "db/file/utc_time.h"
#include "db/plays/traced_photos.h"

namespace clerk::db {

namespace {

constexpr const char* columns =
    "SELECT id, date, place, notes, seconds, coalesce(timer_started_at, ''), modified_at, seating FROM night";

Night night(SQLite::Statement& row) {
    const auto at = [&](int column) { return row.getColumn(column).getString(); };
    return {at(0), at(1), at(2), at(3), row.getColumn(4).getInt(), at(5), at(6), at(7)};
}

template <class... Values>
std::vector<Night> nights(SQLite::Database& db, const std::string& where, const Values&... values) {
    std::vector<Night> found;
    each(
        db, (columns + where + " ORDER BY date DESC, rowid DESC").c_str(),
        [&](SQLite::Statement& row) { found.push_back(night(row)); }, values...);
    return found;
}

/// Within the caller's action. `assignment` is ours, with places for the values.
template <class... Values>
void assign(Connection& connection, const std::string& assignment, const std::string& id, const Values&... values) {
    const std::string sql = "UPDATE night SET " + assignment + ", modified_at = " + moment_of_change + " WHERE id = ?";
    require_found(connection, run(connection.db, sql.c_str(), values..., id), "night", id);
}

/// Another program may have thrown away what is shown.
void require_not_in_bin(Connection& connection, const std::string& id) {
    if (number(connection.db, "SELECT 1 FROM night WHERE id = ? AND deleted_at IS NOT NULL", id))
        throw Error(Error::Reason::changed, connection.file, "night " + id + " is in the bin");
}

template <class... Values>
void update(Connection& connection, const std::string& assignment, const std::string& id, const Values&... values) {
    connection.transact([&] {
        require_not_in_bin(connection, id);
        assign(connection, assignment, id, values...);
    });
}

/// A column that nobody else has changed since it was shown.
void update_shown(Connection& connection, const std::string& column, const std::string& id, const std::string& shown,
                  const std::string& next) {
    connection.transact([&] {
        const std::string there = "SELECT " + column + " FROM night WHERE id = ?";
        const auto now = text(connection.db, there.c_str(), id);
        if (now && now != shown) throw Error(Error::Reason::changed, connection.file, "night " + id);
        require_not_in_bin(connection, id);
        assign(connection, column + " = ?", id, next);
    });
}

/// SQL: played until a time. Whenever a file says that the timer was started, it fits in 32 bits.
const std::string so_far = "min(2147483647, seconds + max(0, coalesce(unixepoch(?) - unixepoch(timer_started_at), 0)))";

void require(Connection& connection, const char* test, const char* expected, const std::string& value) {
    if (!connection.query([&] { return number(connection.db, test, value); }))
        throw std::invalid_argument(std::string("expected ") + expected + ", found \"" + value + '"');
}

void require_date(Connection& connection, const std::string& date) {
    require(connection, "SELECT 1 WHERE date(?1, '+0 days') = ?1", "a date like 2026-11-21", date);
}

void require_time(Connection& connection, const std::string& now) {
    require(connection, "SELECT 1 WHERE unixepoch(?1) IS NOT NULL AND length(?1) > 10",
            "a time like 2026-11-21T19:00:00Z", now);
}

}

std::vector<Night> Nights::list() const {
    return connection_->query([&] { return nights(connection_->db, " WHERE deleted_at IS NULL"); });
}

std::vector<Night> Nights::removed() const {
    return connection_->query([&] { return nights(connection_->db, " WHERE deleted_at IS NOT NULL"); });
}

Night Nights::load(const std::string& id) const {
    const auto found = connection_->query([&] { return nights(connection_->db, " WHERE id = ?", id); });
    require_found(*connection_, static_cast<int>(found.size()), "night", id);
    return found.front();
}

std::string Nights::add(const std::string& date, const std::string& place) {
    require_date(*connection_, date);
    const std::string id = new_id(*connection_);
    connection_->transact([&] {
        run(connection_->db, "INSERT INTO night (id, date, place, modified_at) SELECT ?, ?, ?, moment FROM now", id,
            date, place);
    });
    return id;
}

void Nights::set_date(const Night& shown, const std::string& date) {
    require_date(*connection_, date);
    update_shown(*connection_, "date", shown.id, shown.date, date);
}

void Nights::set_place(const Night& shown, const std::string& place) {
    update_shown(*connection_, "place", shown.id, shown.place, place);
}

void Nights::set_notes(const Night& shown, const std::string& notes) {
    update_shown(*connection_, "notes", shown.id, shown.notes, notes);
}

void Nights::set_seating(const std::string& id, const std::string& seating) {
    update(*connection_, "seating = ?", id, seating);
}

void Nights::remove(const std::string& id) {
    connection_->transact([&] { assign(*connection_, "deleted_at = (SELECT moment FROM now)", id); });
}

void Nights::restore(const std::string& id) {
    connection_->transact([&] { assign(*connection_, "deleted_at = NULL", id); });
}

/// The triggers `night_forgotten` and `photo_forgotten` delete the superseded versions.
void Nights::purge(const std::string& id) {
    const auto gone = photos(id);
    connection_->transact([&] {
        const char* sql = "DELETE FROM night WHERE id = ? AND deleted_at IS NOT NULL";
        require_found(*connection_, run(connection_->db, sql, id), "night in the bin", id);
        remember_purged(*connection_, "night", id);
        for (const Photo& photo : gone) remember_purged(*connection_, "photo", photo.file);
    });
    std::vector<std::string> files;
    for (const Photo& photo : gone) files.push_back(photo.file);
    drop_unused_photos(*connection_, files);
}

void Nights::start_timer(const std::string& id, const std::string& now) {
    require_time(*connection_, now);
    update(*connection_, "timer_started_at = coalesce(timer_started_at, strftime('%Y-%m-%dT%H:%M:%SZ', ?))", id, now);
}

/// A clock that was put back in between counts as having stood still.
void Nights::pause_timer(const std::string& id, const std::string& now) {
    require_time(*connection_, now);
    update(*connection_, "seconds = " + so_far + ", timer_started_at = NULL", id, now);
}

void Nights::set_seconds(const std::string& id, int seconds) {
    if (seconds < 0) throw std::invalid_argument("expected no less than 0 seconds, found " + std::to_string(seconds));
    update(*connection_, "seconds = ?, timer_started_at = NULL", id, seconds);
}

int Nights::seconds(const std::string& id, const std::string& now) const {
    require_time(*connection_, now);
    const auto found = connection_->query(
        [&] { return number(connection_->db, ("SELECT " + so_far + " FROM night WHERE id = ?").c_str(), now, id); });
    require_found(*connection_, found ? 1 : 0, "night", id);
    return *found;
}

void Nights::put(const std::string& play, const std::string& night) {
    connection_->transact([&] {
        SQLite::Database& db = connection_->db;
        const auto there = night.empty() ? 1 : number(db, "SELECT 1 FROM night WHERE id = ?", night).value_or(0);
        require_found(*connection_, there, "night", night);
        static const std::string sql =
            std::string("UPDATE play SET night = nullif(?, ''), modified_at = ") + moment_of_change + " WHERE id = ?";
        require_found(*connection_, run(db, sql.c_str(), night, play), "play", play);
    });
}

std::vector<Photo> Nights::photos(const std::string& id) const {
    std::vector<Photo> photos;
    connection_->query([&] {
        each(
            connection_->db, "SELECT file, bytes FROM photo WHERE night = ? ORDER BY rowid",
            [&](SQLite::Statement& row) {
                photos.push_back({row.getColumn(0).getString(), row.getColumn(1).getInt64()});
            },
            id);
    });
    return photos;
}

std::filesystem::path Nights::photo_folder() const { return connection_->file.parent_path() / "photos"; }

std::string Nights::add_photo(const std::string& id, const std::filesystem::path& file) {
    load(id);
    return add_attachment(file, photo_folder(), new_id(*connection_), [&](const std::string& name) {
        const auto bytes = static_cast<std::int64_t>(std::filesystem::file_size(photo_folder() / name));
        connection_->transact([&] {
            run(connection_->db, "INSERT INTO photo (file, night, bytes, modified_at) SELECT ?, ?, ?, moment FROM now",
                name, id, bytes);
        });
    });
}

/// The trigger `photo_forgotten` deletes its superseded versions.
void Nights::remove_photo(const std::string& file) {
    connection_->transact([&] {
        require_found(*connection_, run(connection_->db, "DELETE FROM photo WHERE file = ?", file), "photo", file);
        remember_purged(*connection_, "photo", file);
    });
    drop_unused_photos(*connection_, {file});
}

}

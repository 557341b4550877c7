#include "db/club/membership.h"

namespace clerk::db {

std::optional<Membership> find_membership(Connection& connection) {
    std::optional<Membership> found;
    each(connection.db,
         "SELECT id, name, address, laptop, may, server, seen, sends, in_step_at, photo_limit FROM main.club",
         [&](SQLite::Statement& row) {
             const auto text = [&](int column) { return row.getColumn(column).getString(); };
             found = {text(0),
                      text(1),
                      text(2),
                      text(3),
                      static_cast<ClubRight>(row.getColumn(4).getInt()),
                      text(5),
                      text(6),
                      row.getColumn(7).getInt64(),
                      text(8),
                      row.getColumn(9).getInt64()};
         });
    return found;
}

Membership require_membership(Connection& connection) {
    auto found = connection.query([&] { return find_membership(connection); });
    if (!found) throw ClubError(ClubError::Reason::not_joined, "", "no club was joined");
    return std::move(*found);
}

void write_membership(Connection& connection, const Membership& of) {
    run(connection,
        "INSERT OR REPLACE INTO main.club (one, id, name, address, laptop, may, server, seen, sends, in_step_at,"
        " photo_limit)"
        " VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        of.id, of.name, of.address, of.laptop, static_cast<int>(of.right), of.server, of.seen, of.sends, of.in_step_at,
        of.photo_limit);
}

void write_sends(Connection& connection, std::int64_t sends) {
    run(connection, "UPDATE main.club SET sends = ?", sends);
}

void remove_membership(Connection& connection) {
    run(connection, "DELETE FROM main.club");
    run(connection, "DELETE FROM main.unsent");
    run(connection, "DELETE FROM main.purged");
}

void send_all_again(Connection& connection, bool club_had_it) {
    for (std::size_t table = 0; table < record_tables; ++table) {
        const RecordTable& one = record_table(table);
        run(connection.db,
            (std::string("INSERT INTO main.unsent (kind, id, known) SELECT '") + one.name + "', " + one.key +
             ", ? FROM main." + one.name + " WHERE true ON CONFLICT DO UPDATE SET changes = changes + 1, refused = 0")
                .c_str(),
            club_had_it ? 1 : 0);
    }
    run(connection, "INSERT INTO main.unsent (kind, id) SELECT kind, id FROM main.purged"
                    " WHERE true ON CONFLICT DO UPDATE SET changes = changes + 1, refused = 0");
}

void try_refused_again(Connection& connection) { run(connection, "UPDATE main.unsent SET refused = 0 WHERE refused"); }

std::vector<Unsent> next_unsent(Connection& connection, std::size_t table, const std::string& after, std::size_t most,
                                std::size_t most_bytes) {
    const std::string kind = record_table(table).name;
    std::vector<Unsent> found;
    {
        SQLite::Statement& row = connection.cached("SELECT id, changes, known FROM main.unsent WHERE kind = ?"
                                                   " AND id > ? AND NOT refused ORDER BY id LIMIT ?");
        const Reading reading(row);
        SQLite::bind(row, kind, after, static_cast<std::int64_t>(most));
        while (row.executeStep())
            found.push_back(
                {table, row.getColumn(0).getString(), row.getColumn(1).getInt64(), row.getColumn(2).getInt() != 0});
    }
    Versions versions(connection.db, "main");
    std::size_t bytes = 0, count = 0;
    for (Unsent& one : found) {
        one.version = versions.of(table, one.id);
        bytes += one.version.document.size();
        ++count;
        if (bytes >= most_bytes) break;
    }
    found.resize(count);
    return found;
}

void acknowledge(Connection& connection, const Unsent& sent) {
    run(connection, "DELETE FROM main.unsent WHERE kind = ? AND id = ? AND changes = ?",
        std::string(record_table(sent.table).name), sent.id, sent.changes);
}

void refuse(Connection& connection, const Unsent& refused) {
    run(connection, "UPDATE main.unsent SET refused = 1 WHERE kind = ? AND id = ? AND changes = ?",
        std::string(record_table(refused.table).name), refused.id, refused.changes);
}

}

#include "db/club/membership.h"

#include <algorithm>

namespace clerk::db {

namespace {

using Reason = ClubError::Reason;

/// SQL: a digest of the tables, functions, triggers and rights of rows as they are.
constexpr const char* form =
    "WITH clerk AS MATERIALIZED (SELECT to_regnamespace('clerk') AS oid),"
    " tables AS MATERIALIZED (SELECT oid, relname, relkind, relrowsecurity FROM pg_class"
    "    WHERE relnamespace = (SELECT oid FROM clerk)),"
    " lines AS ("
    " SELECT concat('column ', relname, ' ', attname, ' ', format_type(atttypid, atttypmod), ' ', attnotnull) AS line"
    "    FROM tables JOIN pg_attribute ON attrelid = tables.oid"
    "    WHERE relkind IN ('r', 'c') AND attnum > 0 AND NOT attisdropped"
    " UNION ALL SELECT concat(relkind, ' ', relname, ' ', relrowsecurity) FROM tables"
    " UNION ALL SELECT concat('function ', proname, ' ', md5(prosrc), ' ', prosecdef, ' ', proconfig) FROM pg_proc"
    "    WHERE pronamespace = (SELECT oid FROM clerk)"
    " UNION ALL SELECT concat('trigger ', relname, ' ', tgname, ' ', tgtype, ' ', tgenabled) FROM tables"
    "    JOIN pg_trigger ON tgrelid = tables.oid WHERE NOT tgisinternal"
    " UNION ALL SELECT concat('policy ', relname, ' ', polname, ' ', polcmd, ' ', pg_get_expr(polqual, polrelid), ' ',"
    "    pg_get_expr(polwithcheck, polrelid)) FROM tables JOIN pg_policy ON polrelid = tables.oid"
    " UNION ALL SELECT concat('constraint ', relname, ' ', conname, ' ', contype) FROM tables"
    "    JOIN pg_constraint ON conrelid = tables.oid)"
    " SELECT coalesce(md5(string_agg(line, ' ' ORDER BY line COLLATE \"C\")), '') FROM lines";

std::string replaced(std::string text, std::string_view mark, const std::string& by) {
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + by.size()))
        text.replace(at, mark.size(), by);
    return text;
}

std::string for_club(const std::string& step, const std::string& club) {
    return replaced(
        replaced(replaced(step, "@reader@", role(club, ClubRight::reader)), "@member@", role(club, ClubRight::member)),
        "@organiser@", role(club, ClubRight::organiser));
}

void require_no_newer(Server& server, const Answer& club) {
    if (club.rows() != 1) server.fail(Reason::damaged, "the club has no name");
    if (club.number(0, 0) > static_cast<std::int64_t>(club_schema().size()))
        server.fail(Reason::newer, "made by a newer version of this program");
    if (club.number(0, 0) < 1) server.fail(Reason::damaged, "the club has no version");
}

void require_known_step(Server& server, const Answer& club) {
    require_no_newer(server, club);
    if (club.number(0, 0) < static_cast<std::int64_t>(club_schema().size()))
        server.fail(Reason::earlier, "made by an earlier version of this program");
}

/// Why the question about the state could not be answered, if that can be told.
void explain(Server& server) {
    if (!server.ask("SELECT to_regnamespace('clerk') IS NOT NULL").truth(0, 0))
        server.fail(Reason::no_club, "no club in this database");
    require_known_step(server, server.ask("SELECT version FROM clerk.club"));
}

/// It names roles: of a club's id nothing else is taken.
void require_id(Server& server, const std::string& id) {
    constexpr std::size_t length = 36;
    if (id.size() != length || id.find_first_not_of("0123456789abcdef-") != std::string::npos)
        server.fail(Reason::damaged, "the club has no id");
}

/// Whoever made the club is its organiser, and may make others organisers. Since PostgreSQL 16 somebody who makes a
/// role has the admin option on it from the start, from the server itself, and granting it to oneself again is refused
/// ("ADMIN option cannot be granted back to your own grantor", 0LP01); up to 15 nobody has it who does not grant it.
void take_up_office(Server& server, const std::string& organiser) {
    const bool may_grant = server
                               .ask("SELECT EXISTS (SELECT 1 FROM pg_auth_members WHERE roleid = to_regrole($1)"
                                    " AND member = to_regrole(quote_ident(current_user)) AND admin_option)",
                                    {organiser})
                               .truth(0, 0);
    server.ask("GRANT " + organiser + " TO CURRENT_USER" + (may_grant ? "" : " WITH ADMIN OPTION"));
}

ClubRight right_of(const Answer& state, int first_column) {
    if (state.truth(0, first_column + 2)) return ClubRight::organiser;
    if (state.truth(0, first_column + 1)) return ClubRight::member;
    return state.truth(0, first_column) ? ClubRight::reader : ClubRight::none;
}

}

std::string role(const std::string& club, ClubRight right) {
    constexpr const char* names[] = {"none", "reader", "member", "organiser"};
    return std::string("clerk_") + names[static_cast<std::size_t>(right)] + '_' + club.substr(0, 8);
}

bool make_club(Server& server, const std::string& name, std::span<const char* const> steps) {
    const bool is_there = server.ask("SELECT to_regnamespace('clerk') IS NOT NULL").truth(0, 0);
    std::string id;
    std::int64_t done = 0;
    if (is_there) {
        const Answer club = server.ask("SELECT version, id FROM clerk.club");
        require_no_newer(server, club);
        done = club.number(0, 0);
        id = club.text(0, 1);
        if (done >= std::ssize(steps)) server.fail(Reason::exists, "there is a club in this database");
    } else
        id = server.ask("SELECT gen_random_uuid()::text").text(0, 0);
    require_id(server, id);
    server.ask("BEGIN");
    for (const char* step : steps.subspan(static_cast<std::size_t>(done))) server.run_script(for_club(step, id));
    if (!is_there) {
        server.ask("INSERT INTO clerk.club (one, version, id, name) VALUES (1, 0, $1, $2)", {id, name});
        take_up_office(server, role(id, ClubRight::organiser));
    }
    server.ask(std::string("UPDATE clerk.club SET version = $1, form = (") + form + ')',
               {std::int64_t{std::ssize(steps)}});
    server.ask("COMMIT");
    return !is_there;
}

std::string state_question(const std::string& laptop) {
    std::string sql = "SELECT version, id, name, coalesce(photo_limit, 0), (SELECT system_identifier FROM "
                      "pg_control_system()) || ' ' ||"
                      "    (SELECT oid FROM pg_database WHERE datname = current_database()) || ' ' ||"
                      "    to_regclass('clerk.record')::oid,"
                      " pg_snapshot_xmax(pg_current_snapshot())::text,"
                      " (SELECT coalesce(sum(sends), 0)::bigint FROM clerk.laptop WHERE id = " +
                      quoted(laptop) + ')';
    for (const char* right : {"reader", "member", "organiser"})
        sql += std::string(", coalesce(pg_has_role(to_regrole('clerk_") + right +
               "_' || left(club.id, 8))::oid, 'USAGE'), false)";
    return sql + " FROM clerk.club";
}

ClubState answered_state(Server& server) {
    const Answer answer = [&] {
        try {
            return server.end();
        } catch (const ClubError& error) {
            if (error.reason == Reason::damaged) explain(server);
            throw;
        }
    }();
    require_known_step(server, answer);
    ClubState state{.id = answer.text(0, 1),
                    .name = answer.text(0, 2),
                    .server = answer.text(0, 4),
                    .right = right_of(answer, 7),
                    .sends = answer.number(0, 6),
                    .photo_limit = std::clamp(answer.number(0, 3), std::int64_t{0}, largest_photo),
                    .next_xact = answer.number(0, 5)};
    require_id(server, state.id);
    if (state.right == ClubRight::none) server.fail(Reason::no_rights, "no right in this club");
    return state;
}

void require_whole(Server& server) {
    const Answer forms = server.ask("SELECT form, (" + std::string(form) + ") FROM clerk.club");
    if (forms.text(0, 0) != forms.text(0, 1))
        server.fail(Reason::damaged, "the club's tables are not as they were made");
}

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

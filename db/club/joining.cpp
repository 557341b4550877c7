#include "db/club/club_state.h"
#include "db/club/membership.h"

#include <algorithm>

namespace clerk::db {

namespace {

using Reason = ClubError::Reason;

constexpr std::size_t most_at_once = 20'000;

/// The ids of a table are told to the server, and whether there is a game. Those of them that it has, too.
std::vector<std::string> tell_ids(Connection& connection, Server& server, std::size_t table) {
    std::vector<std::string> ids, games, shared;
    connection.query([&] {
        const RecordTable& one = record_table(table);
        each(connection.db,
             in_schema(std::string("SELECT ") + one.key + ", " + one.has_game + " FROM $." + one.name, "main").c_str(),
             [&](SQLite::Statement& row) {
                 ids.push_back(row.getColumn(0).getString());
                 games.push_back(row.getColumn(1).getString());
             });
    });
    for (std::size_t first = 0; first < ids.size(); first += most_at_once) {
        const std::size_t count = std::min(most_at_once, ids.size() - first);
        const Answer answer =
            server.ask("WITH told AS (INSERT INTO pg_temp.here SELECT $1, id, has_game::smallint"
                       "    FROM unnest($2::text[], $3::text[]) AS one (id, has_game) RETURNING id)"
                       " SELECT id FROM told JOIN clerk.record USING (id) WHERE kind = $1 AND purged = 0",
                       {std::string(record_table(table).name), std::span<const std::string>(ids).subspan(first, count),
                        std::span<const std::string>(games).subspan(first, count)});
        for (int row = 0; row < answer.rows(); ++row) shared.push_back(answer.text(row, 0));
    }
    return shared;
}

/// Of records that both have: which of them are the same.
void tell_versions(Connection& connection, Server& server, std::size_t table, std::span<const std::string> ids) {
    std::vector<std::string> games, moments, documents;
    connection.query_as_one([&] {
        Versions versions(connection.db, "main");
        for (const std::string& id : ids) {
            Version version = versions.of(table, id);
            games.push_back(std::to_string(version.has_game));
            moments.push_back(std::move(version.modified_at));
            documents.push_back(std::move(version.document));
        }
    });
    server.ask(
        "INSERT INTO pg_temp.same SELECT $1, one.id"
        " FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS one (id, has_game, modified_at, document)"
        " JOIN clerk.record ON kind = $1 AND record.id = one.id AND record.has_game = one.has_game::smallint"
        "    AND record.modified_at = one.modified_at AND record.document = one.document",
        {std::string(record_table(table).name), ids, std::span<const std::string>(games),
         std::span<const std::string>(moments), std::span<const std::string>(documents)});
}

/// Of the records of a table: whether they have games, and of how many of those it is so. What was deleted for good
/// there is only there for who has it: it is different, and wins.
constexpr const char* count_versions =
    "SELECT kind, greatest(here.has_game, there.has_game) = 1 AND kind = 'play',"
    " count(*) FILTER (WHERE there.kind IS NULL), count(*) FILTER (WHERE here.kind IS NULL AND purged = 0),"
    " count(same.kind),"
    " count(*) FILTER (WHERE here.kind IS NOT NULL AND there.kind IS NOT NULL)"
    " FROM pg_temp.here FULL JOIN clerk.record AS there USING (kind, id) LEFT JOIN pg_temp.same USING (kind, id)"
    " GROUP BY 1, 2";

RecordKind kind_of(const std::string& table, bool has_game) {
    if (has_game) return RecordKind::game;
    for (const RecordKind kind : record_kinds)
        if (id(kind) == table) return kind;
    return RecordKind::play;
}

void count(Server& server, ClubPreview& preview) {
    const Answer all = server.ask(count_versions);
    for (int row = 0; row < all.rows(); ++row) {
        const auto number = [&](int column) { return static_cast<int>(all.number(row, column)); };
        ClubCounts& counts = preview.counts[static_cast<std::size_t>(kind_of(all.text(row, 0), all.truth(row, 1)))];
        counts.only_here += number(2);
        counts.only_there += number(3);
        counts.known += number(4);
        counts.different += number(5) - number(4);
    }
}

void require_not_joined(Connection& connection) {
    if (const auto known = connection.query([&] { return find_membership(connection); }))
        throw ClubError(Reason::joined_already, known->address, "joined already: " + known->name);
}

}

std::optional<ClubMembership> club_of(const History& history) {
    Connection& connection = *history.connection();
    return connection.query([&]() -> std::optional<ClubMembership> {
        const auto known = find_membership(connection);
        if (!known) return std::nullopt;
        return ClubMembership{
            .name = known->name,
            .address = known->address,
            .right = known->right,
            .photo_limit = known->photo_limit,
            .in_step_at = known->in_step_at,
            .unsent = number(connection.db, "SELECT count(*) FROM main.unsent WHERE NOT refused").value(),
            .refused = number(connection.db, "SELECT count(*) FROM main.unsent WHERE refused").value()};
    });
}

ClubPreview preview_joining(const History& history, const ClubAccess& access) {
    Connection& connection = *history.connection();
    Server server(access, connection.watch, state_question());
    const ClubState state = answered_state(server);
    require_whole(server);
    ClubPreview preview{.name = state.name,
                        .right = state.right,
                        .photo_limit = state.photo_limit,
                        .is_verified = server.is_verified()};
    server.ask("BEGIN");
    server.ask("CREATE TEMPORARY TABLE here (kind text COLLATE \"C\", id text COLLATE \"C\", has_game smallint)"
               " ON COMMIT DROP");
    server.ask("CREATE TEMPORARY TABLE same (kind text COLLATE \"C\", id text COLLATE \"C\") ON COMMIT DROP");
    for (std::size_t table = 0; table < record_tables; ++table) {
        const std::vector<std::string> shared = tell_ids(connection, server, table);
        for (std::size_t first = 0; first < shared.size(); first += most_at_once)
            tell_versions(connection, server, table,
                          std::span(shared).subspan(first, std::min(most_at_once, shared.size() - first)));
    }
    count(server, preview);
    server.ask("ROLLBACK");
    return preview;
}

void join_club(const History& history, const ClubAccess& access) {
    Connection& connection = *history.connection();
    require_not_joined(connection);
    Server server(access, connection.watch, state_question());
    const ClubState state = answered_state(server);
    require_whole(server);
    connection.transact([&] {
        write_membership(connection, {.id = state.id,
                                      .name = state.name,
                                      .address = server.address(),
                                      .laptop = text(connection.db, "SELECT id FROM new_uuid").value(),
                                      .right = state.right,
                                      .server = state.server,
                                      .photo_limit = state.photo_limit});
        send_all_again(connection, false);
    });
}

void leave_club(const History& history) {
    Connection& connection = *history.connection();
    require_membership(connection);
    connection.transact([&] { remove_membership(connection); });
}

}

#include "db/club/libpq.h"
#include "db/club/membership.h"
#include "db/club/server.h"
#include "db/file/system.h"

#include <algorithm>
#include <future>
#include <thread>
#include <utility>

namespace clerk::db {

namespace {

using Reason = ClubError::Reason;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds longest_connecting{15'000};
/// Before anything else: nothing of others is found by a name of ours. They stay when the first question fails.
constexpr const char* settings =
    "BEGIN; SET search_path = ''; SET lock_timeout = '30s'; SET idle_in_transaction_session_timeout = '5min';"
    "SET work_mem = '32MB'; SET jit = off; SET max_parallel_workers_per_gather = 0; SET extra_float_digits = 1;"
    "SET DateStyle = 'ISO'; SET bytea_output = 'hex'; COMMIT;";

void say_nothing(void*, const PGresult*) {}

/// A connection that is being begun. To look up the name of a host libpq waits for the network, and nobody can stop it.
struct Begun {
    const Libpq& pq;
    PGconn* connection = nullptr;
    ~Begun() { pq.finish(connection); }
};

void begin_connecting(Begun& begun, const std::string& address, const std::string& password) {
    const char* keywords[] = {"dbname", "client_encoding", "fallback_application_name",
                              password.empty() ? nullptr : "password", nullptr};
    const char* values[] = {address.c_str(), "UTF8", "clerk-of-works", password.c_str(), nullptr};
    begun.connection = begun.pq.connect_start(keywords, values, 1);
}

}

Server::Server(const ClubAccess& access, Watch& watch) : Server(access, watch, "") { end(); }

Server::Server(const ClubAccess& access, Watch& watch, const std::string& question)
    : watch_(watch), address_(address_without_password(access.address)) {
    password_ = AddressOptions(access.address).value("password");
    try {
        connect(access);
        pq_.set_non_blocking(connection_, 1);
        begin_script(settings + question);
    } catch (...) {
        close_socket(kept_socket_);
        pq_.finish(connection_);
        throw;
    }
}

bool Server::is_verified() const {
    const std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption*)> all(pq_.conninfo(connection_),
                                                                             pq_.conninfo_free);
    std::string_view mode;
    for (const PQconninfoOption* one = all.get(); one && one->keyword; ++one)
        if (std::string_view(one->keyword) == "sslmode" && one->val) mode = one->val;
    const char* const host = pq_.host(connection_);
    return db::is_verified(host ? host : "", mode);
}

bool Server::is_encrypted() const {
    const char* const host = pq_.host(connection_);
    return pq_.ssl_in_use(connection_) != 0 || db::is_verified(host ? host : "", {});
}

void Server::connect(const ClubAccess& access) {
    if (try_to_connect(access.address, "")) return;
    const auto password = access.ask_password ? access.ask_password(user()) : std::nullopt;
    if (!password) fail(Reason::password, "a password is wanted");
    password_ = *password;
    if (!try_to_connect(access.address, password_)) fail(Reason::password, "a password is wanted");
}

/// On a thread that is left alone when nobody waits for it any more, and then ends the connection itself.
void Server::begin_to_connect(const std::string& address, const std::string& password,
                              steady_clock::time_point latest) {
    const auto begun = std::make_shared<Begun>(pq_);
    std::packaged_task<void()> begin([begun, address, password] { begin_connecting(*begun, address, password); });
    const std::future<void> done = begin.get_future();
    std::thread(std::move(begin)).detach();
    while (done.wait_for(between_asks) != std::future_status::ready) require_patience(latest);
    connection_ = std::exchange(begun->connection, nullptr);
    if (!connection_) throw std::bad_alloc();
}

void Server::require_patience(steady_clock::time_point latest) {
    if (!watch_.goes_on()) fail(Reason::stopped, "stopped");
    if (steady_clock::now() > latest) fail(Reason::unreachable, "no answer");
}

/// False: it wants a password that there is not.
bool Server::try_to_connect(const std::string& address, const std::string& password) {
    close_socket(std::exchange(kept_socket_, -1));
    pq_.finish(std::exchange(connection_, nullptr));
    const auto latest = steady_clock::now() + longest_connecting;
    begin_to_connect(address, password, latest);
    pq_.set_notice_receiver(connection_, say_nothing, nullptr);
    pq_.set_verbosity(connection_, PQERRORS_VERBOSE);
    bool was_answered = false, asked_for_tls = false, has_tls = false;
    PostgresPollingStatusType wanted = PGRES_POLLING_WRITING;
    while (pq_.status(connection_) != CONNECTION_BAD && wanted != PGRES_POLLING_OK) {
        require_patience(latest);
        const int socket = pq_.socket(connection_);
        if (!wait_for_socket(socket, wanted == PGRES_POLLING_WRITING, static_cast<int>(between_asks.count()))) continue;
        was_answered = was_answered || pq_.status(connection_) == CONNECTION_AWAITING_RESPONSE ||
                       pq_.status(connection_) == CONNECTION_SSL_STARTUP;
        asked_for_tls = asked_for_tls || pq_.status(connection_) == CONNECTION_SSL_STARTUP;
        close_socket(std::exchange(kept_socket_, keep_socket(socket)));
        wanted = pq_.connect_poll(connection_);
        has_tls = has_tls || pq_.ssl_in_use(connection_) != 0;
    }
    if (pq_.status(connection_) == CONNECTION_BAD) {
        if (pq_.needs_password(connection_) != 0) return false;
        fail_connecting(was_answered, has_tls || !asked_for_tls);
    }
    close_socket(std::exchange(kept_socket_, keep_socket(pq_.socket(connection_))));
    pq_.set_verbosity(connection_, PQERRORS_DEFAULT);
    return true;
}

/// `has_tls`: or was not asked for it.
void Server::fail_connecting(bool was_answered, bool has_tls) {
    const std::string message = pq_.error_message(connection_);
    if (const auto state = state_in(message); !state.empty()) fail(reason_of(state), message);
    const std::string mode = AddressOptions(address_).value("sslmode");
    const bool needs_tls = mode == "require" || mode == "verify-ca" || mode == "verify-full";
    if (was_answered && needs_tls && !has_tls && !is_cut(kept_socket_)) fail(Reason::no_tls, message);
    fail(was_answered && !is_cut(kept_socket_) ? Reason::strange_answer : Reason::unreachable, message);
}

namespace {

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
                        .is_verified = server.is_verified(),
                        .is_encrypted = server.is_encrypted()};
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

#include "db/club/address.h"
#include "db/club/server.h"
#include "db/club/sql_state.h"
#include "db/file/system.h"

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
    bool was_answered = false;
    PostgresPollingStatusType wanted = PGRES_POLLING_WRITING;
    while (pq_.status(connection_) != CONNECTION_BAD && wanted != PGRES_POLLING_OK) {
        require_patience(latest);
        const int socket = pq_.socket(connection_);
        if (!wait_for_socket(socket, wanted == PGRES_POLLING_WRITING, static_cast<int>(between_asks.count()))) continue;
        was_answered = was_answered || pq_.status(connection_) == CONNECTION_AWAITING_RESPONSE ||
                       pq_.status(connection_) == CONNECTION_SSL_STARTUP;
        close_socket(std::exchange(kept_socket_, keep_socket(socket)));
        wanted = pq_.connect_poll(connection_);
    }
    if (pq_.status(connection_) == CONNECTION_BAD) {
        if (pq_.needs_password(connection_) != 0) return false;
        fail_connecting(was_answered);
    }
    close_socket(std::exchange(kept_socket_, keep_socket(pq_.socket(connection_))));
    pq_.set_verbosity(connection_, PQERRORS_DEFAULT);
    return true;
}

void Server::fail_connecting(bool was_answered) {
    const std::string message = pq_.error_message(connection_);
    if (const auto state = state_in(message); !state.empty()) fail(reason_of(state), message);
    fail(was_answered && !is_cut(kept_socket_) ? Reason::strange_answer : Reason::unreachable, message);
}

}

#include "db/club/server.h"

#include "db/club/club.h"
#include "db/club/libpq.h"
#include "db/file/system.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace clerk::db {

namespace {

/// libpq marks what is not to be shown on a screen; an older one not all of it.
bool is_secret(const PQconninfoOption& one) {
    return *one.dispchar == '*' || std::string_view(one.keyword).find("password") != std::string_view::npos;
}

}

AddressOptions::AddressOptions(const std::string& address)
    : options_(address.empty() || address.find('\0') != std::string::npos
                   ? nullptr
                   : libpq().conninfo_parse(address.c_str(), nullptr),
               libpq().conninfo_free) {
    const bool names_something = address.find('=') != std::string::npos || address.find("://") != std::string::npos;
    if (!options_ || !names_something)
        throw ClubError(ClubError::Reason::bad_address, "", "the address is not what PostgreSQL's library takes");
}

std::string AddressOptions::value(std::string_view keyword) const {
    for (const PQconninfoOption* one = options_.get(); one->keyword; ++one)
        if (one->keyword == keyword && one->val) return one->val;
    return {};
}

std::string AddressOptions::public_ones() const {
    std::string text;
    for (const PQconninfoOption* one = options_.get(); one->keyword; ++one) {
        if (!one->val || is_secret(*one)) continue;
        text += (text.empty() ? "" : " ") + std::string(one->keyword) + "='";
        for (const char* letter = one->val; *letter; ++letter)
            text += *letter == '\'' || *letter == '\\' ? std::string{'\\', *letter} : std::string{*letter};
        text += '\'';
    }
    return text;
}

bool AddressOptions::has_secret() const {
    for (const PQconninfoOption* one = options_.get(); one->keyword; ++one)
        if (one->val && is_secret(*one)) return true;
    return false;
}

std::string address_without_password(const std::string& address) {
    const AddressOptions options(address);
    return options.has_secret() ? options.public_ones() : address;
}

bool is_verified(std::string_view host, std::string_view sslmode) {
    const bool is_socket = host.empty() || host.starts_with('/') || host.starts_with('@');
    return is_socket || host == "localhost" || host == "::1" || host.starts_with("127.") || sslmode == "verify-full" ||
           sslmode == "verify-ca";
}

namespace {

using Reason = ClubError::Reason;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds longest_silence{120'000};
constexpr int binary = 1;

}

Server::~Server() {
    close_socket(kept_socket_);
    pq_.finish(connection_);
}

void Server::fail(Reason reason, const std::string& detail) const {
    throw ClubError(reason, address_, without_password(detail));
}

std::string Server::without_password(std::string text) const {
    if (password_.empty()) return text;
    for (auto at = text.find(password_); at != std::string::npos; at = text.find(password_, at))
        text.replace(at, password_.size(), "…"), at += std::strlen("…");
    return text;
}

std::string Server::user() const { return pq_.user(connection_) ? pq_.user(connection_) : ""; }

/// The connection does not work any more.
void Server::fail_now() {
    const std::string message = pq_.error_message(connection_);
    fail(is_cut(kept_socket_) ? Reason::unreachable : Reason::strange_answer, message);
}

void Server::fail_with(const PGresult& error) {
    const char* const state = pq_.error_field(&error, PG_DIAG_SQLSTATE);
    const char* const words = pq_.error_field(&error, PG_DIAG_MESSAGE_PRIMARY);
    if (!state) fail_now();
    fail(reason_of(state), std::string(state) + ' ' + (words ? words : ""));
}

/// For the server, as long as whoever follows it wants. It is not told when nobody does: that would be to wait for it.
void Server::wait(bool to_write) {
    const auto latest = steady_clock::now() + longest_silence;
    while (!wait_for_socket(pq_.socket(connection_), to_write, static_cast<int>(between_asks.count())))
        require_patience(latest);
}

void Server::flush() {
    for (;;) {
        const int left = pq_.flush(connection_);
        if (left < 0) fail_now();
        if (left == 0) return;
        wait(true);
        if (pq_.consume_input(connection_) == 0) fail_now(); // it may have to say something before it goes on
    }
}

PGresult* Server::next_result() {
    while (pq_.is_busy(connection_) != 0) {
        wait(false);
        if (pq_.consume_input(connection_) == 0) fail_now();
    }
    return pq_.get_result(connection_);
}

Answer Server::checked(PGresult* result) {
    if (!result) fail_now();
    Answer answer(result, address_);
    switch (pq_.result_status(result)) {
    case PGRES_COMMAND_OK:
    case PGRES_TUPLES_OK:
    case PGRES_SINGLE_TUPLE: return answer;
    case PGRES_FATAL_ERROR: {
        if (pq_.status(connection_) != CONNECTION_BAD)
            while (PGresult* more = next_result()) pq_.clear(more);
        fail_with(*result);
    }
    default: fail(Reason::strange_answer, "an answer to no question");
    }
}

void Server::begin(const std::string& sql, const std::vector<Parameter>& parameters) {
    std::vector<Oid> types;
    std::vector<const char*> values;
    std::vector<int> lengths, formats(parameters.size(), binary);
    for (const Parameter& one : parameters) {
        types.push_back(one.type_);
        values.push_back(one.bytes_.data());
        lengths.push_back(static_cast<int>(one.bytes_.size()));
    }
    if (pq_.send_query(connection_, sql.c_str(), static_cast<int>(types.size()), types.data(), values.data(),
                       lengths.data(), formats.data(), 0) == 0)
        fail_now();
    flush();
}

Answer Server::end() {
    Answer answer = checked(next_result());
    while (PGresult* more = next_result()) answer = checked(more);
    return answer;
}

Answer Server::ask(const std::string& sql, const std::vector<Parameter>& parameters) {
    begin(sql, parameters);
    return end();
}

void Server::begin_script(const std::string& sql) {
    if (pq_.send_script(connection_, sql.c_str()) == 0) fail_now();
    flush();
}

Answer Server::run_script(const std::string& sql) {
    begin_script(sql);
    return end();
}

void Server::each(const std::string& sql, const std::vector<Parameter>& parameters,
                  const std::function<void(const Answer&)>& read) {
    begin(sql, parameters);
    pq_.single_row_mode(connection_);
    while (PGresult* result = next_result()) {
        const Answer answer = checked(result);
        if (answer.rows() > 0) read(answer);
    }
}

std::string Server::identifier(const std::string& name) const {
    const std::unique_ptr<char, void (*)(void*)> quoted(pq_.escape_identifier(connection_, name.data(), name.size()),
                                                        pq_.free_memory);
    if (!quoted) fail(Reason::unknown_name, "no name of a user");
    return quoted.get();
}

std::vector<std::string> Server::notifications(milliseconds longest) {
    std::vector<std::string> channels;
    const auto latest = steady_clock::now() + longest;
    for (;;) {
        if (pq_.consume_input(connection_) == 0) fail_now();
        while (PGnotify* one = pq_.notifies(connection_)) {
            channels.emplace_back(one->relname);
            pq_.free_memory(one);
        }
        const auto left = std::chrono::duration_cast<milliseconds>(latest - steady_clock::now());
        if (!channels.empty() || left.count() <= 0) return channels;
        if (!watch_.goes_on()) fail(Reason::stopped, "stopped");
        static_cast<void>(
            wait_for_socket(pq_.socket(connection_), false, static_cast<int>(std::min(left, between_asks).count())));
    }
}

}

#include "db/club/server.h"

#include "db/file/system.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <utility>

namespace clerk::db {

namespace {

using Reason = ClubError::Reason;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr milliseconds between_asks{50};
constexpr milliseconds longest_connecting{15'000}, longest_silence{120'000};
constexpr Oid text_type = 25, number_type = 20, texts_type = 1009, bytes_type = 17;
constexpr int binary = 1;
/// Before anything else: nothing of others is found by a name of ours. They stay when the first question fails.
constexpr const char* settings =
    "BEGIN; SET search_path = ''; SET lock_timeout = '30s'; SET idle_in_transaction_session_timeout = '5min';"
    "SET work_mem = '32MB'; SET jit = off; SET max_parallel_workers_per_gather = 0; SET extra_float_digits = 1;"
    "SET DateStyle = 'ISO'; SET bytea_output = 'hex'; COMMIT;";

template <class Number> void append(std::string& bytes, Number number) {
    for (int shift = 8 * (static_cast<int>(sizeof number) - 1); shift >= 0; shift -= 8)
        bytes += static_cast<char>(static_cast<std::uint64_t>(number) >> static_cast<unsigned>(shift) & 0xFFU);
}

template <class Texts> std::string array_of(const Texts& texts) {
    std::string bytes;
    append(bytes, std::int32_t{1}); // dimensions
    append(bytes, std::int32_t{0}); // no NULL among them
    append(bytes, static_cast<std::int32_t>(text_type));
    append(bytes, static_cast<std::int32_t>(texts.size()));
    append(bytes, std::int32_t{1}); // the first index
    for (const auto& text : texts) {
        append(bytes, static_cast<std::int32_t>(text.size()));
        bytes += text;
    }
    return bytes;
}

/// The options in an address; what libpq makes of a wrong one may hold the password, so that it is not said.
class Options {
public:
    explicit Options(const std::string& address)
        : options_(address.empty() || address.find('\0') != std::string::npos
                       ? nullptr
                       : libpq().conninfo_parse(address.c_str(), nullptr),
                   libpq().conninfo_free) {
        const bool names_something = address.find('=') != std::string::npos || address.find("://") != std::string::npos;
        if (!options_ || !names_something)
            throw ClubError(Reason::bad_address, "", "the address is not what PostgreSQL's library takes");
    }

    std::string value(std::string_view keyword) const {
        for (const PQconninfoOption* one = options_.get(); one->keyword; ++one)
            if (one->keyword == keyword && one->val) return one->val;
        return {};
    }

    /// As keywords, without what is secret.
    std::string public_ones() const {
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

    bool has_secret() const {
        for (const PQconninfoOption* one = options_.get(); one->keyword; ++one)
            if (one->val && is_secret(*one)) return true;
        return false;
    }

private:
    /// libpq marks what is not to be shown on a screen; an older one not all of it.
    static bool is_secret(const PQconninfoOption& one) {
        return (one.dispchar && *one.dispchar == '*') ||
               std::string_view(one.keyword).find("password") != std::string_view::npos;
    }

    std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption*)> options_;
};

Reason reason_of(std::string_view state, bool was_stopped) {
    constexpr std::pair<std::string_view, Reason> known[] = {
        {"28", Reason::password},     {"3D000", Reason::no_club},     {"42501", Reason::no_rights},
        {"53100", Reason::full},      {"42P01", Reason::damaged},     {"42703", Reason::damaged},
        {"42883", Reason::damaged},   {"3F000", Reason::damaged},     {"08", Reason::unreachable},
        {"57P", Reason::unreachable}, {"53300", Reason::unreachable}, {"XX001", Reason::damaged},
        {"XX002", Reason::damaged}};
    if (state == "57014" && was_stopped) return Reason::stopped;
    for (const auto& [beginning, reason] : known)
        if (state.starts_with(beginning)) return reason;
    return Reason::refused;
}

/// "FATAL:  28P01: …"; the words around it are in the server's language.
std::string_view state_in(std::string_view message) {
    constexpr std::size_t length = 5;
    const auto is_of_state = [](char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z'); };
    for (auto at = message.find(":  "); at != std::string_view::npos; at = message.find(":  ", at + 1)) {
        const std::string_view state = message.substr(at + 3, length);
        if (state.size() == length && std::ranges::all_of(state, is_of_state) &&
            message.substr(at + 3 + length).starts_with(": "))
            return state;
    }
    return {};
}

void say_nothing(void*, const PGresult*) {}

}

std::string address_without_password(const std::string& address) {
    const Options options(address);
    return options.has_secret() ? options.public_ones() : address;
}

Parameter::Parameter(const std::string& text) : type_(text_type), bytes_(text) {}
Parameter::Parameter(const std::optional<std::string>& text) : type_(text_type), bytes_(text) {}
Parameter::Parameter(std::int64_t number) : type_(number_type), bytes_(std::string()) { append(*bytes_, number); }
Parameter::Parameter(std::span<const std::string> texts) : type_(texts_type), bytes_(array_of(texts)) {}
Parameter::Parameter(std::span<const std::string_view> texts) : type_(texts_type), bytes_(array_of(texts)) {}

Parameter Parameter::of_bytes(const std::string& bytes) {
    Parameter parameter(bytes);
    parameter.type_ = bytes_type;
    return parameter;
}

std::string_view Answer::at(int row, int column) const {
    const Libpq& pq = libpq();
    if (row < 0 || row >= pq.rows(result_.get()) || column < 0 || column >= pq.columns(result_.get()))
        throw ClubError(Reason::strange_answer, address_, "fewer rows or columns than were asked for");
    return {pq.value(result_.get(), row, column), static_cast<std::size_t>(pq.length(result_.get(), row, column))};
}

bool Answer::is_null(int row, int column) const {
    return at(row, column).empty() && libpq().is_null(result_.get(), row, column) != 0;
}

std::string Answer::text(int row, int column) const { return std::string(at(row, column)); }

std::int64_t Answer::number(int row, int column) const {
    const std::string_view text = at(row, column);
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || text.empty())
        throw ClubError(Reason::strange_answer, address_, "no whole number where one was asked for");
    return value;
}

double Answer::real(int row, int column) const {
    const std::string_view text = at(row, column);
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size())
        throw ClubError(Reason::strange_answer, address_, "no number where one was asked for");
    return value;
}

bool Answer::truth(int row, int column) const {
    const std::string_view text = at(row, column);
    if (text != "t" && text != "f") throw ClubError(Reason::strange_answer, address_, "neither true nor false");
    return text == "t";
}

/// "\\x00ff"
std::string Answer::bytes(int row, int column) const {
    constexpr std::string_view begin = "\\x", all = "0123456789abcdef";
    const std::string_view digits = at(row, column);
    std::string bytes;
    bool is_good = digits.starts_with(begin) && digits.size() % 2 == 0;
    for (std::size_t i = begin.size(); is_good && i < digits.size(); i += 2) {
        const auto high = all.find(digits[i]), low = all.find(digits[i + 1]);
        is_good = high < all.size() && low < all.size();
        bytes += static_cast<char>(high * all.size() + low);
    }
    if (!is_good) throw ClubError(Reason::strange_answer, address_, "no bytes where they were asked for");
    return bytes;
}

std::string quoted(const std::string& text) {
    std::string sql = "E'";
    for (const char letter : text)
        sql += letter == '\'' || letter == '\\' ? std::string(2, letter) : std::string(1, letter);
    return sql + '\'';
}

Server::Server(const ClubAccess& access, Watch& watch) : Server(access, watch, "") { end(); }

Server::Server(const ClubAccess& access, Watch& watch, const std::string& question)
    : watch_(watch), address_(address_without_password(access.address)) {
    password_ = Options(access.address).value("password");
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

bool is_verified(std::string_view host, std::string_view sslmode) {
    const bool is_socket = host.empty() || host.starts_with('/') || host.starts_with('@');
    return is_socket || host == "localhost" || host == "::1" || host.starts_with("127.") || sslmode == "verify-full" ||
           sslmode == "verify-ca";
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

/// False: it wants a password that there is not.
bool Server::try_to_connect(const std::string& address, const std::string& password) {
    close_socket(std::exchange(kept_socket_, -1));
    pq_.finish(std::exchange(connection_, nullptr));
    const char* keywords[] = {"dbname", "client_encoding", "fallback_application_name",
                              password.empty() ? nullptr : "password", nullptr};
    const char* values[] = {address.c_str(), "UTF8", "clerk-of-works", password.c_str(), nullptr};
    connection_ = pq_.connect_start(keywords, values, 1);
    if (!connection_) throw std::bad_alloc();
    pq_.set_notice_receiver(connection_, say_nothing, nullptr);
    pq_.set_verbosity(connection_, PQERRORS_VERBOSE);
    const auto latest = steady_clock::now() + longest_connecting;
    bool was_answered = false;
    PostgresPollingStatusType wanted = PGRES_POLLING_WRITING;
    while (pq_.status(connection_) != CONNECTION_BAD && wanted != PGRES_POLLING_OK) {
        if (!watch_.goes_on()) fail(Reason::stopped, "stopped");
        if (steady_clock::now() > latest) fail(Reason::unreachable, "no answer");
        const int socket = pq_.socket(connection_);
        if (!wait_for_socket(socket, wanted == PGRES_POLLING_WRITING, static_cast<int>(between_asks.count()))) continue;
        was_answered = was_answered || pq_.status(connection_) == CONNECTION_AWAITING_RESPONSE ||
                       pq_.status(connection_) == CONNECTION_SSL_STARTUP;
        close_socket(std::exchange(kept_socket_, keep_socket(socket)));
        wanted = pq_.connect_poll(connection_);
    }
    if (pq_.status(connection_) == CONNECTION_BAD) {
        if (pq_.needs_password(connection_) != 0 && password.empty()) return false;
        fail_connecting(was_answered);
    }
    close_socket(std::exchange(kept_socket_, keep_socket(pq_.socket(connection_))));
    pq_.set_verbosity(connection_, PQERRORS_DEFAULT);
    return true;
}

void Server::fail_connecting(bool was_answered) {
    const std::string message = pq_.error_message(connection_);
    if (const auto state = state_in(message); !state.empty()) fail(reason_of(state, false), message);
    fail(was_answered && !is_cut(kept_socket_) ? Reason::strange_answer : Reason::unreachable, message);
}

/// The connection does not work any more.
void Server::fail_now() {
    const std::string message = pq_.error_message(connection_);
    fail(is_cut(kept_socket_) ? Reason::unreachable : Reason::strange_answer, message);
}

void Server::fail_with(const PGresult& error) {
    const char* const state = pq_.error_field(&error, PG_DIAG_SQLSTATE);
    const char* const words = pq_.error_field(&error, PG_DIAG_MESSAGE_PRIMARY);
    if (!state) fail_now();
    fail(reason_of(state, false), std::string(state) + ' ' + (words ? words : ""));
}

void Server::cancel() {
    std::array<char, 256> ignored{};
    if (PGcancel* request = pq_.get_cancel(connection_)) {
        pq_.cancel(request, ignored.data(), static_cast<int>(ignored.size()));
        pq_.free_cancel(request);
    }
}

/// For the server, as long as whoever follows it wants.
void Server::wait(bool to_write) {
    const auto latest = steady_clock::now() + longest_silence;
    while (!wait_for_socket(pq_.socket(connection_), to_write, static_cast<int>(between_asks.count()))) {
        if (!watch_.goes_on()) {
            cancel();
            fail(Reason::stopped, "stopped");
        }
        if (steady_clock::now() > latest) fail(Reason::unreachable, "no answer");
    }
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
        values.push_back(one.bytes_ ? one.bytes_->data() : nullptr);
        lengths.push_back(one.bytes_ ? static_cast<int>(one.bytes_->size()) : 0);
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

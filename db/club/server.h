// A connection to the club's server, and its address.
#pragma once

#include "db/club/club.h"
#include "db/club/libpq.h"

#include <memory>
#include <string>
#include <string_view>

namespace clerk::db {

// What an address of a server says, without opening it.
/// The options in an address, as libpq takes them; what it makes of a wrong one may hold the password, so that it is
/// not said. Throws ClubError: bad_address, no_library.
class AddressOptions {
public:
    explicit AddressOptions(const std::string& address);

    [[nodiscard]] std::string value(std::string_view keyword) const; ///< empty: it says nothing of it
    [[nodiscard]] std::string public_ones() const;                   ///< as keywords, without what is secret
    [[nodiscard]] bool has_secret() const;

private:
    std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption*)> options_;
};

/// Whether libpq makes sure that the server is the one of that name.
[[nodiscard]] bool is_verified(std::string_view host, std::string_view sslmode);

// A connection to the club's server. Whatever the server does, a call ends: with what was asked for, or with ClubError.

inline constexpr std::chrono::milliseconds between_asks{50}; ///< of the watch, while the server is waited for

class Server {
public:
    /// The watch is asked while the server is waited for.
    Server(const ClubAccess& access, Watch& watch);
    /// Connects, and asks the first question with it, without parameters: its answer is that of `end`.
    Server(const ClubAccess& access, Watch& watch, const std::string& question);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    [[nodiscard]] const std::string& address() const { return address_; } ///< without a password
    [[nodiscard]] std::string user() const;
    [[nodiscard]] bool is_verified() const;  ///< that it is the server of that name, or one on this computer
    [[nodiscard]] bool is_encrypted() const; ///< by TLS, or it is a server on this computer

    /// One statement.
    Answer ask(const std::string& sql, const std::vector<Parameter>& parameters = {});
    /// One statement, in two halves: meanwhile something else can be done.
    void begin(const std::string& sql, const std::vector<Parameter>& parameters = {});
    Answer end();                              ///< that of the last statement
    Answer run_script(const std::string& sql); ///< many statements
    /// Hands over a row at a time: of many rows the memory is that of one.
    void each(const std::string& sql, const std::vector<Parameter>& parameters,
              const std::function<void(const Answer&)>& read);

    [[nodiscard]] std::string identifier(const std::string& name) const; ///< quoted
    /// The channels of what was notified since, within that time.
    std::vector<std::string> notifications(std::chrono::milliseconds longest);

    [[noreturn]] void fail(ClubError::Reason reason, const std::string& detail) const;

private:
    void connect(const ClubAccess& access);
    void begin_script(const std::string& sql);
    void begin_to_connect(const std::string& address, const std::string& password,
                          std::chrono::steady_clock::time_point latest);
    bool try_to_connect(const std::string& address, const std::string& password);
    [[noreturn]] void fail_connecting(bool was_answered, bool has_tls);
    [[noreturn]] void fail_now();
    [[noreturn]] void fail_with(const PGresult& error);
    [[nodiscard]] std::string without_password(std::string text) const;
    void require_patience(std::chrono::steady_clock::time_point latest); ///< throws: stopped, unreachable
    void wait(bool to_write);
    void flush();
    PGresult* next_result();
    Answer checked(PGresult* result);

    const Libpq& pq_ = libpq();
    Watch& watch_;
    std::string address_;
    std::string password_; ///< so that it is kept out of what is said
    PGconn* connection_ = nullptr;
    int kept_socket_ = -1;
};

}

// A PostgreSQL server of the tests' own, in a temporary folder and on a socket there; and clubs on it.
#pragma once

#include "db/club/club.h"
#include "db/club/server.h"
#include "tests/db/support.h"

#include <sys/types.h>

namespace clerk::test {

class TestServer {
public:
    /// `settings`: more lines of postgresql.conf.
    explicit TestServer(const std::string& settings = "fsync = off\n");
    ~TestServer();
    TestServer(const TestServer&) = delete;
    TestServer& operator=(const TestServer&) = delete;

    [[nodiscard]] std::string address(const std::string& database, const std::string& user = "founder") const;
    /// Runs as the server's superuser.
    void run(const std::string& database, const std::string& sql) const;
    /// A program of PostgreSQL, as the server's user: "pg_dump". Its output goes to `output` unless that is empty.
    void run_program(const std::string& name, std::vector<std::string> arguments, const std::string& output = "",
                     const std::string& input = "") const;
    /// Milliseconds of its connections that are over.
    [[nodiscard]] double processor_time() const;
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }
    [[nodiscard]] std::filesystem::path socket() const { return folder_ / ".s.PGSQL.5432"; }

private:
    std::filesystem::path folder_;
    pid_t process_ = 0;
};

/// The one that the tests of a program share.
TestServer& server();

/// A club in a database of its own, with users: founder (organiser), anna and ben (members), rita (reader), olga
/// (organiser), nobody.
class TestClub {
public:
    TestClub();
    ~TestClub();
    TestClub(const TestClub&) = delete;
    TestClub& operator=(const TestClub&) = delete;

    [[nodiscard]] db::ClubAccess access(const std::string& user = "anna") const;
    [[nodiscard]] const std::string& database() const { return database_; }
    void run(const std::string& sql) const { server().run(database_, sql); }
    [[nodiscard]] std::int64_t number(const std::string& sql) const; ///< as the founder
    [[nodiscard]] std::string text(const std::string& sql) const;

private:
    std::string database_;
};

/// A laptop's history in a folder of its own.
class Laptop {
public:
    Laptop() : store(folder / "history.db") {}

    void join(const db::ClubAccess& access) { db::join_club(store, access); }
    db::SyncReport sync(const db::ClubAccess& access, bool after_restore = false);
    /// All records, each with its version: what a club makes alike.
    [[nodiscard]] std::vector<std::string> records() const;
    /// Of a night of its own; the name under which the laptop keeps it.
    std::string add_photo(const std::string& content, const std::string& name = "a.jpg");

    Folder folder;
    db::Store store;
};

/// What is known as a photo, of so many bytes.
std::string jpeg(int size, char filling = 'x');

/// The reason of the ClubError that the action throws; none when it throws none.
template <class Action> std::optional<db::ClubError::Reason> club_reason(Action action) {
    try {
        action();
    } catch (const db::ClubError& error) {
        return error.reason;
    }
    return std::nullopt;
}

}

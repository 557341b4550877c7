// What is asked of the server and what it may answer: whatever it is, there is one reason.
#include "db/club/libpq.h"
#include "db/club/server.h"
#include "tests/db/club/test_server.h"

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using namespace clerk::test;
using Reason = db::ClubError::Reason;

class Answers : public testing::Test {
protected:
    db::Watch nobody;
    db::Server connection{db::ClubAccess{server().address("postgres")}, nobody};

    /// Why the value of this SQL cannot be read so.
    template <class Read> std::optional<Reason> reading(const std::string& sql, Read read) {
        const db::Answer answer = connection.ask("SELECT " + sql);
        return club_reason([&] { read(answer); });
    }
};

TEST_F(Answers, AreWhatTheyAreReadAs) {
    const auto number = [](const db::Answer& answer) { static_cast<void>(answer.number(0, 0)); };
    const auto real = [](const db::Answer& answer) { static_cast<void>(answer.real(0, 0)); };
    const auto truth = [](const db::Answer& answer) { static_cast<void>(answer.truth(0, 0)); };
    const auto bytes = [](const db::Answer& answer) { static_cast<void>(answer.bytes(0, 0)); };
    for (const char* sql : {"''", "'x'", "'7x'", "7.5", "99999999999999999999", "NULL"})
        EXPECT_EQ(reading(sql, number), Reason::strange_answer) << sql;
    for (const char* sql : {"''", "'x'", "'7.5x'", "NULL"})
        EXPECT_EQ(reading(sql, real), Reason::strange_answer) << sql;
    for (const char* sql : {"''", "'x'", "1", "NULL"}) EXPECT_EQ(reading(sql, truth), Reason::strange_answer) << sql;
    for (const char* sql : {"''", "'00'", "'\\x0'", "'\\x0g'", "'\\xg0'", "NULL"})
        EXPECT_EQ(reading(sql, bytes), Reason::strange_answer) << sql;
    EXPECT_EQ(reading("-7", number), std::nullopt);
    EXPECT_EQ(reading("7.5", real), std::nullopt);
    EXPECT_EQ(reading("false", truth), std::nullopt);
    EXPECT_EQ(connection.ask("SELECT '\\x0041ff'::bytea").bytes(0, 0), std::string("\0A\xff", 3));
}

TEST_F(Answers, HaveNoMoreThanTheirRowsAndColumns) {
    for (const auto& [row, column] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 2}})
        EXPECT_EQ(reading("1, 2", [&](const db::Answer& answer) { static_cast<void>(answer.text(row, column)); }),
                  Reason::strange_answer);
}

TEST_F(Answers, OfAnotherKindAreStrange) {
    for (const char* sql : {"", "COPY (SELECT 1) TO STDOUT"}) {
        db::Server one(db::ClubAccess{server().address("postgres")}, nobody);
        EXPECT_EQ(club_reason([&] { one.ask(sql); }), Reason::strange_answer) << sql;
    }
    EXPECT_EQ(club_reason([&] { connection.end(); }), Reason::strange_answer) << "to no question";
}

TEST_F(Answers, ToTextsAreThose) {
    for (const char* text : {"", "it's", "\\", "'; DROP TABLE record; --", "\xE9\x9B\xAA"}) {
        EXPECT_EQ(connection.ask(std::string("SELECT ") + db::quoted(text)).text(0, 0), text);
        EXPECT_EQ(connection.ask("SELECT $1", {std::string(text)}).text(0, 0), text);
    }
}

TEST_F(Answers, ToNamesAreThose) {
    const std::string name = "a \"b\"; --";
    EXPECT_EQ(connection.ask("SELECT 1 AS " + connection.identifier(name) + " ORDER BY " + connection.identifier(name))
                  .number(0, 0),
              1);
    EXPECT_EQ(club_reason([&] { static_cast<void>(connection.identifier("\xff")); }), Reason::unknown_name);
}

TEST_F(Answers, OfAConnectionThatIsOverAreNotWaitedFor) {
    connection.run_script("SELECT 1");
    const std::string id = connection.ask("SELECT pg_backend_pid()").text(0, 0);
    server().run("postgres", "SELECT pg_terminate_backend(" + id + ")");
    EXPECT_EQ(club_reason([&] { connection.notifications(std::chrono::seconds(20)); }), Reason::unreachable);
    for (int times = 0; times < 2; ++times) {
        EXPECT_EQ(club_reason([&] { connection.ask("SELECT 1"); }), Reason::unreachable);
        EXPECT_EQ(club_reason([&] { connection.run_script("SELECT 1"); }), Reason::unreachable);
    }
}

TEST_F(Answers, ThatNobodyWaitsForAnyMoreAreLeft) {
    int asked = 0;
    bool has_connected = false;
    db::Watch impatient([&](std::size_t, std::size_t) { return !has_connected || ++asked < 3; });
    db::Server one(db::ClubAccess{server().address("postgres")}, impatient);
    has_connected = true;
    EXPECT_EQ(club_reason([&] { one.notifications(std::chrono::seconds(20)); }), Reason::stopped);
}

TEST(States, AreFoundInWhatTheLibrarySays) {
    EXPECT_EQ(db::state_in("connection failed: FATAL:  28P01: password authentication failed"), "28P01");
    EXPECT_EQ(db::state_in("first:  x\nFATAL:  3D000: no database"), "3D000");
    for (const char* message : {"", "FATAL:  ", "FATAL:  28P0", "FATAL:  28p01: x", "FATAL:  28P01 x",
                                "FATAL:  28P0/: x", "FATAL:  28P0[: x", "FATAL: 28P01: x"})
        EXPECT_EQ(db::state_in(message), "") << message;
}

TEST(Addresses, KeepAllButWhatIsSecret) {
    EXPECT_EQ(db::address_without_password("host=a dbname='it\\'s \\\\ here' password=geheim"),
              "dbname='it\\'s \\\\ here' host='a'");
    const std::string shown = db::address_without_password("host=a dbname='it\\'s \\\\ here' password=geheim");
    EXPECT_EQ(db::AddressOptions(shown).value("dbname"), "it's \\ here");
    EXPECT_EQ(db::AddressOptions(shown).value("password"), "");
}

}

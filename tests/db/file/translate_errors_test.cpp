// What SQLite and the file system say, as our own reasons; and that memory that is missing is no fault of a file.
#include "db/file/in_place.h"
#include "db/file/watch.h"
#include "tests/db/support.h"

#include <new>

#include <gtest/gtest.h>
#include <sqlite3.h>

namespace {

using namespace clerk::db;
using Reason = Error::Reason;

Reason reason_of(int code) { return error("history.db", SQLite::Exception("said", code)).reason; }

TEST(TranslateErrors, OfSqlite) {
    EXPECT_EQ(reason_of(SQLITE_BUSY), Reason::locked);
    EXPECT_EQ(reason_of(SQLITE_LOCKED), Reason::locked);
    EXPECT_EQ(reason_of(SQLITE_FULL), Reason::full);
    for (const int code : {SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_READONLY, SQLITE_IOERR, SQLITE_NOLFS})
        EXPECT_EQ(reason_of(code), Reason::unreadable) << code;
    for (const int code : {SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_CONSTRAINT, SQLITE_TOOBIG, SQLITE_ERROR})
        EXPECT_EQ(reason_of(code), Reason::damaged) << code;
    EXPECT_THROW(reason_of(SQLITE_NOMEM), std::bad_alloc);
}

TEST(TranslateErrors, OfAStatementThatWasInterrupted) {
    bool goes_on = true;
    Watch watch([&](std::size_t, std::size_t) { return goes_on; });
    ASSERT_TRUE(watch.goes_on());
    EXPECT_EQ(reason_of(SQLITE_INTERRUPT), Reason::damaged) << "nobody stopped it: it would never have ended";
    goes_on = false;
    ASSERT_FALSE(watch.goes_on());
    EXPECT_EQ(reason_of(SQLITE_INTERRUPT), Reason::stopped);
}

/// Fails as SQLite does, with that extended code.
template <int Code> void fail_in_sqlite() {
    SQLite::Database db(":memory:", SQLite::OPEN_READWRITE);
    const auto fail = [](sqlite3_context* context, int, sqlite3_value**) { sqlite3_result_error_code(context, Code); };
    db.createFunction("fails", 0, false, nullptr, fail);
    translate_errors("history.db", [&] { db.exec("SELECT fails()"); });
}

TEST(TranslateErrors, OfMemoryThatIsMissingForAFile) {
    EXPECT_THROW(fail_in_sqlite<SQLITE_IOERR_NOMEM>(), std::bad_alloc);
}

TEST(TranslateErrors, OfAFileThatAnotherProgramReplaces) {
    EXPECT_EQ(clerk::test::reason(fail_in_sqlite<SQLITE_READONLY_DBMOVED>), Reason::moved);
    EXPECT_EQ(clerk::test::reason(fail_in_sqlite<SQLITE_IOERR_DELETE_NOENT>), Reason::locked) << "its log is gone";
    EXPECT_EQ(clerk::test::reason(fail_in_sqlite<SQLITE_READONLY_DIRECTORY>), Reason::unreadable);
    EXPECT_EQ(clerk::test::reason(fail_in_sqlite<SQLITE_IOERR_DELETE>), Reason::unreadable);
}

TEST(TranslateErrors, OfADiskWithoutRoomForTheIndexOfTheLog) {
    EXPECT_EQ(clerk::test::reason(fail_in_sqlite<SQLITE_IOERR_SHMSIZE>), Reason::full);
}

TEST(TranslateErrors, OfTheFileSystem) {
    const auto reason_of = [](std::errc code) {
        return error("history.db", std::filesystem::filesystem_error("said", std::make_error_code(code))).reason;
    };
    EXPECT_EQ(reason_of(std::errc::no_space_on_device), Reason::full);
    EXPECT_EQ(reason_of(std::errc::permission_denied), Reason::unreadable);
}

TEST(TranslateErrors, OfAnythingThatIsMissing) {
    const auto missing = [] { return std::optional<int>().value(); };
    try {
        translate_errors("history.db", missing);
        FAIL();
    } catch (const Error& told) {
        EXPECT_EQ(told.reason, Reason::damaged);
        EXPECT_EQ(told.file, "history.db");
    }
    EXPECT_EQ(translate_errors("history.db", [] { return 7; }), 7);
}

}

#include "app/history/import_file.h"

#include <fstream>
#include <unistd.h>

#include <gtest/gtest.h>

namespace clerk {
namespace {

namespace fs = std::filesystem;

class HistoryFile : public testing::Test {
protected:
    HistoryFile() : folder(fs::temp_directory_path() / ("clerk-import-file-" + std::to_string(getpid()))) {
        fs::create_directories(folder);
    }
    ~HistoryFile() override { fs::remove_all(folder); }

    fs::path written(const std::string& name, const std::string& content) const {
        std::ofstream(folder / name, std::ios::binary) << content;
        return folder / name;
    }

    const fs::path folder;
};

TEST_F(HistoryFile, IsKnownByItsEndingOrByHowItBegins) {
    EXPECT_TRUE(is_history_file(written("copy", "SQLite format 3\0 and more")));
    EXPECT_TRUE(is_history_file(written("empty.db", "")));
    EXPECT_TRUE(is_history_file(folder / "nowhere.db"));
    EXPECT_FALSE(is_history_file(written("plays.json", "{}")));
    EXPECT_FALSE(is_history_file(written("short", "SQLite")));
    EXPECT_FALSE(is_history_file(folder / "nowhere"));
}

TEST(ImportFile, ARecordThatDoesNotSayWhenItBeganIsNotKept) {
    const std::string record = R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-0000000000ff",)"
                               R"("game":"rajas","depth":"final","players":[{"name":"Raji"},{"name":"Layla"}],)"
                               R"("finals":[{"gap":2,"met":1},{"gap":1}]})";
    const auto incoming = read_import(record);
    ASSERT_FALSE(incoming);
    EXPECT_EQ(incoming.error().fault.path, "/started_at");
    std::string dated = record;
    dated.insert(1, R"("started_at":"2026-11-20T19:30:00Z",)");
    EXPECT_TRUE(read_import(dated));
}

/// They would take more memory and time than a file may.
TEST(ImportFile, OfRecordsOneALineThereMayBeSoManyOfSoManyBytes) {
    const auto line = [](std::size_t number, const std::string& notes = "") {
        return R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-)" +
               std::to_string(100'000'000'000 + number) +
               R"(","started_at":"2026-11-20T19:30:00Z","game":"rajas","depth":"final","notes":")" + notes +
               R"(","players":[{"name":"Raji"},{"name":"Layla"}],"finals":[{"gap":2,"met":1},{"gap":1}]})" + '\n';
    };
    std::string most;
    for (std::size_t number = 1; number <= most_records; ++number) most += line(number);
    const auto all = read_import(most);
    ASSERT_TRUE(all);
    EXPECT_EQ(all->records.size(), most_records);
    const auto too_many = read_import(most + line(most_records + 1));
    ASSERT_FALSE(too_many);
    EXPECT_EQ(too_many.error().play, "Line 5001");
    std::string large;
    for (std::size_t number = 1; large.size() <= largest_records; ++number)
        large += line(number, std::string(9000, 'x'));
    EXPECT_FALSE(read_import(large));
}

/// The format allows offsets up to 23:59, and a first and last year that end somewhere else in UTC.
TEST(ImportFile, ARecordOfATimeThatTheHistoryCannotKeepIsRefusedWhereItSaysSo) {
    const auto read = [](const std::string& time) {
        return read_import(R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-0000000000ff",)"
                           R"("started_at":")" +
                           time +
                           R"(","game":"rajas","depth":"final","players":[{"name":"Raji"},{"name":"Layla"}],)"
                           R"("finals":[{"gap":2,"met":1},{"gap":1}]})");
    };
    for (const char* time : {"0000-01-01T00:00:00+14:00", "2026-11-20T19:30:00+15:00", "2026-11-20T19:30:00-23:59",
                             "9999-12-31T23:59:59-01:00"}) {
        const auto incoming = read(time);
        ASSERT_FALSE(incoming) << time;
        EXPECT_EQ(incoming.error().fault.path, "/started_at") << time;
    }
    for (const char* time : {"0000-01-01T00:00:00Z", "2026-11-20T19:30:00+14:00", "2026-11-20t19:30:60z",
                             "9999-12-31T23:59:59z", "2026-11-20T19:30:00.5-12:00"})
        EXPECT_TRUE(read(time)) << time;
}

}
}

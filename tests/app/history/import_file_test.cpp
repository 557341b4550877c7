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

}
}

// A file that is read without a lock, while another program may write to it.
#include "db/schema/history_file.h"
#include "tests/db/support.h"

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using Reason = db::Error::Reason;

class ReadAtRest : public testing::Test {
protected:
    test::Folder folder;
    const fs::path file = folder / "history.db";
    int reads = 0;

    void SetUp() override { test::write_bytes(file, "whole"); }
    void write() const { test::write_bytes(file, test::bytes(file) + "more"); }

    /// While the first of so many reads go on the other program writes; then the file is found damaged, or not.
    std::optional<Reason> read(int writes, bool is_damaged, const fs::path& told_of) {
        reads = 0;
        return test::reason([&] {
            EXPECT_TRUE(db::read_at_rest(file, [&] {
                if (++reads <= writes) write();
                if (is_damaged || reads <= writes) throw db::Error(Reason::damaged, told_of, "is torn");
                return true;
            }));
        });
    }
};

TEST_F(ReadAtRest, WhatIsReadWhileAnotherProgramWritesIsReadAgain) {
    const auto read_until_nobody_writes = [&] {
        if (++reads < 4) write();
        return reads;
    };
    EXPECT_EQ(db::read_at_rest(file, read_until_nobody_writes), 4);
}

TEST_F(ReadAtRest, DamageIsOnlyWhatIsFoundWhileNobodyWrites) {
    EXPECT_EQ(read(0, true, file), Reason::damaged);
    EXPECT_EQ(reads, 1);
    EXPECT_EQ(read(3, false, file), std::nullopt);
    EXPECT_EQ(reads, 4);
    EXPECT_EQ(read(3, true, file), Reason::damaged);
    EXPECT_EQ(read(1000, true, file), Reason::locked) << "it is not waited for without end";
    EXPECT_EQ(read(1, true, folder / "other.db"), Reason::damaged) << "of another file";
    EXPECT_EQ(reads, 1);
}

TEST_F(ReadAtRest, ALogThatIsBegunOrAnotherFileInItsPlaceIsAChange) {
    for (const char* what : {"history.db-wal", "history.db-journal", "history.db"}) {
        reads = 0;
        const auto change = [&] {
            if (++reads > 1) return true;
            test::write_bytes(folder / "new", "whole");
            fs::rename(folder / "new", folder / what);
            return false;
        };
        EXPECT_TRUE(db::read_at_rest(file, change)) << what;
        fs::remove(file.string() + "-wal");
    }
}

}

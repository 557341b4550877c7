// Which back-ups are kept.
#include "db/back_up/back_up.h"
#include "db/back_up/back_up_files.h"
#include "tests/db/ordinary_user.h"
#include "tests/db/support.h"
#include "tests/property.h"

#include <algorithm>
#include <fcntl.h>
#include <set>
#include <sys/wait.h>
#include <unistd.h>

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using namespace std::chrono;
using db::Occasion;

using test::noon;

using Day = sys_days;

Day day(const db::BackUp& one) { return floor<days>(one.made); }

/// By the calendar: an ISO week begins on Monday; 5 January 1970 was one.
long week(const db::BackUp& one) { return (day(one).time_since_epoch().count() - 4 + 7000000) / 7; }

std::pair<int, unsigned> month(const db::BackUp& one) {
    const year_month_day date{day(one)};
    return {int{date.year()}, unsigned{date.month()}};
}

/// How many different periods have a daily back-up that is newer than this one.
template <class Period>
std::size_t newer_periods(const std::vector<db::BackUp>& all, const db::BackUp& one, Period of) {
    std::set<std::invoke_result_t<Period, const db::BackUp&>> periods;
    for (const auto& other : all)
        if (other.made > one.made && of(other) != of(one)) periods.insert(of(other));
    return periods.size();
}

template <class Period> bool is_newest(const std::vector<db::BackUp>& all, const db::BackUp& one, Period of) {
    return std::ranges::none_of(all, [&](const auto& other) { return other.made > one.made && of(other) == of(one); });
}

template <class Period>
bool is_kept(const std::vector<db::BackUp>& all, const db::BackUp& one, std::size_t last, Period of) {
    return is_newest(all, one, of) && newer_periods(all, one, of) < last;
}

PROPERTY(Retention, KeepsTheNewestOfTwelveDaysTenWeeksAndNineMonths, ()) {
    const auto minutes_back = *rc::gen::unique<std::vector<int>>(rc::gen::inRange(0, 60 * 24 * 500));
    std::vector<db::BackUp> all;
    for (const int back : minutes_back)
        all.push_back({"daily" + std::to_string(back), noon - minutes(back), Occasion::daily});
    std::set<fs::path> gone;
    for (const auto& old : db::expired(all)) gone.insert(old.file);
    for (const auto& one : all) {
        const bool kept = is_kept(all, one, 12, day) || is_kept(all, one, 10, week) || is_kept(all, one, 9, month);
        RC_ASSERT(gone.contains(one.file) == !kept);
    }
}

TEST(Retention, OfAYearOfDailyBackUpsKeepsTheNamedOnes) {
    std::vector<db::BackUp> all;
    for (int back = 0; back < 365; ++back) all.push_back({std::to_string(back), noon - days(back), Occasion::daily});
    std::set<int> kept;
    for (int back = 0; back < 365; ++back) kept.insert(back);
    for (const auto& old : db::expired(all)) kept.erase(std::stoi(old.file.string()));
    // 21 November 2026 is a Saturday: Sundays lie 6, 13, … days back; months end 21, 52, 82, … days back.
    EXPECT_EQ(kept, (std::set<int>{0,  1,  2,  3,  4,  5,  6,  7,  8,  9,   10,  11,  13,  20,
                                   21, 27, 34, 41, 48, 52, 55, 62, 82, 113, 144, 174, 205, 235}));
}

TEST(Retention, KeepsTenBeforeEachOccasionAndAllMadeByHand) {
    std::vector<db::BackUp> all;
    for (const Occasion occasion : db::occasions)
        for (int back = 0; back < 30 && occasion != Occasion::daily; ++back)
            all.push_back({std::string(id(occasion)) + std::to_string(back), noon - seconds(back), occasion});
    const auto gone = db::expired(all);
    EXPECT_EQ(gone.size(), 5U * 20U);
    for (const auto& old : gone) {
        EXPECT_NE(old.occasion, Occasion::by_hand);
        EXPECT_LE(old.made, noon - seconds(10));
    }
}

}

// What belongs to a history, whatever it is called and whoever asks.

namespace {

namespace fs = std::filesystem;
using namespace clerk;

class OwnFiles : public testing::Test {
protected:
    test::Folder folder;
    const fs::path file = folder / "history.db";

    void SetUp() override { db::Store(file).add(test::game(1, 3)); }
};

TEST_F(OwnFiles, TheHistoryAndWhatLiesBesideIt) {
    for (const char* name : {"history.db", "history.db-wal", "history.db-shm", "history.db-journal", "history.db-mark"})
        EXPECT_TRUE(db::belongs_to_history(folder / name)) << name;
    fs::create_symlink(file, folder / "link");
    fs::create_hard_link(file, folder / "second name");
    EXPECT_TRUE(db::belongs_to_history(folder / "link"));
    EXPECT_TRUE(db::belongs_to_history(folder / "second name"));
}

TEST_F(OwnFiles, TheFolderOfItsBackUps) {
    EXPECT_TRUE(db::belongs_to_history(folder / "backups/plays.csv")) << "before the first one";
    const fs::path kept = db::back_up(file, db::Occasion::by_hand, test::noon).file;
    EXPECT_TRUE(db::belongs_to_history(kept));
    fs::remove(file);
    EXPECT_TRUE(db::belongs_to_history(folder / "backups/plays.csv"));
}

TEST_F(OwnFiles, NothingElse) {
    test::Folder elsewhere;
    fs::create_directories(elsewhere / "backups");
    test::write_bytes(folder / "letter.txt", "Dear Linda,");
    SQLite::Database(folder / "other.db", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE t (c)");
    for (const fs::path& other : {folder / "letter.txt", folder / "letter.txt-mark", folder / "other.db",
                                  folder / "other.db-wal", folder / "plays.csv", folder / "-wal", folder / "history",
                                  folder / "no/where/history.db", elsewhere / "backups/plays.csv", folder.path()})
        EXPECT_FALSE(db::belongs_to_history(other)) << other;
}

/// As a disk tells it that takes large letters for small ones.
TEST_F(OwnFiles, UnderAnotherNameToo) {
    fs::create_hard_link(folder / "history.db-mark", folder / "history.db-MARK");
    EXPECT_TRUE(db::belongs_to_history(folder / "history.db-MARK"));
    fs::create_symlink("backups", folder / "BackUps");
    db::back_up(file, db::Occasion::by_hand, test::noon);
    EXPECT_TRUE(db::belongs_to_history(folder / "BackUps/plays.csv"));
}

TEST_F(OwnFiles, AShortNameIsOfNoFileBesideAHistory) { EXPECT_FALSE(db::belongs_to_history("/a")); }

TEST_F(OwnFiles, AreNotLookedForWhereNobodyMayLook) {
    test::Folder closed;
    fs::create_directory(closed / "backups");
    fs::permissions(closed.path(), fs::perms(0711));
    fs::permissions(closed / "backups", fs::perms(0711));
    const test::OrdinaryUser user;
    EXPECT_FALSE(db::belongs_to_history(closed / "backups/plays.csv"));
}

/// By another program than this one: what it reads of the file takes no lock of ours away.
bool is_locked(const fs::path& file) {
    const pid_t id = fork();
    if (id == 0) {
        struct flock ask {};
        ask.l_type = F_WRLCK;
        ask.l_start = 0x40000000; // where SQLite locks
        ask.l_len = 512;
        const int opened = open(file.c_str(), O_RDWR | O_CLOEXEC);
        _exit(opened >= 0 && fcntl(opened, F_GETLK, &ask) == 0 && ask.l_type != F_UNLCK ? 1 : 0);
    }
    int status = 0;
    waitpid(id, &status, 0);
    return WEXITSTATUS(status) == 1;
}

TEST_F(OwnFiles, WhoAsksKeepsItsLocks) {
    const db::Store store(file);
    ASSERT_TRUE(is_locked(file));
    for (const char* name : {"history.db", "history.db-wal", "backups/plays.csv"})
        EXPECT_TRUE(db::belongs_to_history(folder / name));
    EXPECT_TRUE(is_locked(file));
}

}

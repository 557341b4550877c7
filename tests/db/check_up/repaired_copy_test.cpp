// What a repair took away, or took as it is, loses to a copy of the history elsewhere that is whole.
#include "db/check_up/check_up.h"
#include "db/merging/merge.h"
#include "tests/db/check_up/check_up_fixture.h"

namespace {

using namespace clerk;
using namespace clerk::test;
namespace fs = std::filesystem;

/// A repaired one and the whole one, merged into each other.
class TwoCopies : public CheckUpTest {
protected:
    Folder laptop;
    const fs::path whole = laptop / "history.db";

    void repair_spoilt(const std::string& sql, const Counters& expected) {
        copy_to(laptop.path(), file);
        spoil(sql);
        expect_found_and_repaired(expected);
    }
    static Counters changed(const db::MergeReport& report) {
        Counters found;
        for (const db::MergeConflict& one : report.merged.conflicts) ++found[one.theirs_wins ? "theirs" : "ours"];
        return found;
    }
    void expect_whole_ones_win(int records) {
        const fs::path copy = laptop / "copy.db";
        fs::copy_file(whole, copy);
        EXPECT_EQ(changed(db::merge(db::Store(whole), file, noon)), (Counters{{"ours", records}}));
        EXPECT_EQ(changed(db::merge(db::Store(file), copy, noon)), (Counters{{"theirs", records}}));
        const db::Store here(file), there(whole);
        EXPECT_EQ(db::Plays(here).page({}, 0, 100), db::Plays(there).page({}, 0, 100));
        EXPECT_EQ(rows(file).at("night"), rows(whole).at("night"));
        EXPECT_EQ(rows(file).at("player"), rows(whole).at("player"));
        EXPECT_EQ(troubles(), Counters{});
    }
};

TEST_F(TwoCopies, WhatIsTakenAsItIsLosesToTheWholeOne) {
    repair_spoilt("UPDATE night SET place = 'zzz'; UPDATE player SET nickname = 'zzz' WHERE name = 'Zoe';"
                  "UPDATE play SET notes = 'zzz' WHERE id = '" +
                      uuid(9) + "'; UPDATE result SET awarded_at = 'zzz' WHERE game = '" + uuid(2) + "'",
                  {{"content", 4}});
    expect_whole_ones_win(4);
}

TEST_F(TwoCopies, APlayThatLostItsNightLosesToTheWholeOne) {
    repair_spoilt("DELETE FROM night", {{"orphan", 1}, {"missing", 1}});
    expect_whole_ones_win(1);
    EXPECT_EQ(db::Plays(db::Store(file)).load(uuid(2)).night, db::Nights(db::Store(file)).list().front().id);
}

TEST_F(TwoCopies, WhatWasCutOrDroppedLosesToTheWholeOne) {
    write("UPDATE night SET seconds = 7, notes = 'short'");
    repair_spoilt("UPDATE night SET seconds = -1; UPDATE play_seat SET rank = 2147483648 WHERE number = 1 AND play ="
                  " (SELECT rowid FROM play WHERE id = '" +
                      uuid(9) + "')",
                  {{"number", 2}});
    expect_whole_ones_win(2);
    fs::remove(whole.string() + "-mark");
    repair_spoilt("UPDATE night SET notes = printf('%.*c', 100001, 'x'); UPDATE play_seat SET name ="
                  " printf('%.*c', 5000, 'x') WHERE number = 1 AND play = (SELECT rowid FROM play WHERE id = '" +
                      uuid(8) + "')",
                  {{"text", 2}});
    fs::remove(laptop / "copy.db");
    expect_whole_ones_win(2);
}

}

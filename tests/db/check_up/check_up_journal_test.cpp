// The check-up of journals and of results.
#include "core/document.h"
#include "tests/db/check_up/check_up_fixture.h"

#include <nlohmann/json.hpp>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using namespace clerk::test;

TEST_F(CheckUpTest, FindsWhereAGameStandsInItsJournal) {
    const std::string first = " WHERE id = '" + test::uuid(1) + "'";
    for (const char* actions : {"7", "3", "-1", "0", "9223372036854775807", "-9223372036854775808"})
        expect_repaired("UPDATE game SET actions = " + std::string(actions) + first, {{"journal", 1}});
}

class SpoiltJournal : public CheckUpTest {
protected:
    void mend(const std::string& sql) {
        spoil(sql);
        expect_found_and_repaired({{"journal", 1}});
    }
    static std::string step(int number) {
        return " WHERE game = '" + test::uuid(1) + "' AND number = " + std::to_string(number);
    }
    /// The states from the first to the last that can still be reached.
    void expect_walk(int first, int last, int turns = 4) const {
        db::Store store(file);
        while (const auto record = store.undo(store.load(test::uuid(1)))) EXPECT_EQ(*record, test::game(1, --turns));
        EXPECT_EQ(turns, first);
        while (const auto record = store.redo(store.load(test::uuid(1)))) EXPECT_EQ(*record, test::game(1, ++turns));
        EXPECT_EQ(turns, last);
    }
};

TEST_F(SpoiltJournal, KeepsWhatCanBeWalked) {
    mend("UPDATE journal SET back = '[]'" + step(2));
    expect_walk(2, 6);
}

TEST_F(SpoiltJournal, ClosesUpOverAMissingStep) {
    mend("DELETE FROM journal" + step(3));
    expect_walk(3, 6);
}

TEST_F(SpoiltJournal, KeepsWhatWasDoneSinceAMissingStep) {
    {
        db::Store store(file);
        while (store.redo(store.load(test::uuid(1)))) {
        }
    }
    mend("DELETE FROM journal" + step(3));
    expect_walk(3, 6, 6);
}

TEST_F(SpoiltJournal, OfTheGreatestNumbersGoesNoFurther) {
    const std::string greatest = "9223372036854775807";
    mend("UPDATE journal SET number = " + greatest + step(6) + "; UPDATE game SET actions = " + greatest +
         " WHERE id = '" + test::uuid(1) + "'");
    db::Store store(file);
    EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 4));
}

TEST_F(SpoiltJournal, GivesUpWhatCannotBeRedone) {
    mend("UPDATE journal SET forward = 'rubbish'" + step(6));
    expect_walk(0, 5);
    EXPECT_FALSE(db::Store(file).result(test::uuid(1))) << "it was awarded after the sixth action";
}

TEST_F(SpoiltJournal, GivesUpASurplusStep) {
    mend("INSERT INTO journal (game, number, forward, back) SELECT game, 9, forward, back FROM journal" + step(6));
    expect_walk(0, 6);
    Desk desk(file);
    desk.open(test::uuid(1));
    desk.redo();
    desk.redo();
    EXPECT_TRUE(desk.awarded());
}

/// Of what a merged history brings: the step back leads to a game of another kind, and that can be gone from again.
TEST_F(SpoiltJournal, GivesUpAStepToAnotherGame) {
    Record other = parse(R"({"format":"clerk-record","version":1,"id":"00000000-0000-4000-8000-000000000001",
        "game":"rajas","depth":"final","players":[{"name":"Linda"},{"name":"John"}],
        "finals":[{"gap":2,"met":1},{"gap":1}]})")
                       .value();
    other.head = test::game(1).head;
    const auto step_between = [&](const Record& from, const Record& to) {
        std::string quoted;
        for (const char c : difference(from, to)) quoted += c == '\'' ? "''" : std::string(1, c);
        return '\'' + quoted + '\'';
    };
    mend("UPDATE journal SET back = " + step_between(test::game(1, 1), other) +
         ", forward = " + step_between(other, test::game(1, 1)) + step(1));
    expect_walk(1, 6);
}

/// To try each of them from each place would take the square of them.
TEST_F(SpoiltJournal, OfStepsThatFitEverywhereKeepsWhatCanBeWalkedFromWhereItStands) {
    mend("WITH RECURSIVE n(i) AS (SELECT 7 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)"
         " INSERT INTO journal (game, number, forward, back) SELECT '" +
         test::uuid(1) + "', i, '[]', '[]' FROM n; UPDATE journal SET forward = 'rubbish'" + step(1000));
    db::Store store(file);
    EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 4));
}

TEST_F(SpoiltJournal, KeepsTheResultWithTheStateItWasAwardedTo) {
    mend("DELETE FROM journal" + step(1));
    Desk desk(file);
    desk.open(test::uuid(1));
    EXPECT_FALSE(desk.awarded());
    desk.redo();
    desk.redo();
    EXPECT_TRUE(desk.awarded());
    EXPECT_EQ(desk.record(), test::game(1, 6));
}

TEST_F(CheckUpTest, AwardsAgainWhatItsOwnRulesWouldNot) {
    for (const int game : {1, 2}) // the first one's result does not stand, but can be gone back to
        for (const char* sheet :
             {"'{}'", "''", "'rubbish'", "'[[[[[[[[['", "replace(sheet, '\"rank\":1', '\"rank\":2')"})
            expect_repaired("UPDATE result SET sheet = " + std::string(sheet) + " WHERE game = '" + test::uuid(game) +
                                "'",
                            {{"result", 1}});
}

TEST_F(CheckUpTest, OfOtherRulesTellsTheDifferenceAndChangesNothing) {
    const std::string second = " WHERE game = '" + test::uuid(2) + "'";
    write("UPDATE result SET rules_version = 77" + second +
          "; UPDATE play SET rules_version = 77 WHERE rowid = " + second_play);
    EXPECT_EQ(troubles(), Counters{});
    EXPECT_TRUE(check_up(file).found.differences.empty()) << "they award the same";
    write("UPDATE result SET sheet = json_set(sheet, '$.players[0].total', 99)" + second +
          "; UPDATE play SET tallied = 0 WHERE rowid = " + second_play +
          "; UPDATE play_seat SET score = 99 WHERE number = 0 AND play = " + second_play +
          "; UPDATE play SET tallied = 1 WHERE rowid = " + second_play);
    const auto spoilt = rows(file);
    const CheckUpReport report = repair(file, noon);
    EXPECT_EQ(counted(report.now()), Counters{});
    ASSERT_EQ(report.found.differences.size(), 1U);
    const db::Difference& difference = report.found.differences[0];
    EXPECT_EQ(difference.game, test::uuid(2));
    EXPECT_EQ(difference.rules_version, 77);
    const auto total = [](const std::string& sheet) {
        return nlohmann::json::parse(sheet)["players"][0]["total"].get<int>();
    };
    EXPECT_EQ(total(difference.awarded), 99);
    EXPECT_EQ(total(difference.today), score(test::game(2, 30)).players[0].total());
    EXPECT_TRUE(rows(file) == spoilt);
}

TEST_F(CheckUpTest, LeavesAnUnreadableResultOfOtherRules) {
    expect_left("UPDATE result SET rules_version = 77, sheet = 'rubbish' WHERE game = '" + test::uuid(2) + "'",
                {{"result", 1}}, test::uuid(2));
}

TEST_F(CheckUpTest, RemovesAResultOfAGameThatNeverWas) {
    for (const char* actions : {"7", "-1", "9223372036854775807"}) {
        spoil("UPDATE result SET actions = " + std::string(actions) + " WHERE game = '" + test::uuid(1) + "'");
        expect_found_and_repaired({{"lost_result", 1}});
        Desk desk(file);
        desk.open(test::uuid(1));
        while (desk.can_redo()) desk.redo();
        EXPECT_FALSE(desk.awarded());
        desk.award();
    }
}

}

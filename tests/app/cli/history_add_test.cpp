// `clerk history add`: what is entered is a play of the game that is named, as a finished one is.
#include "tests/app/cli/runner.h"

#include <gmock/gmock.h>

namespace clerk::tests {

using testing::HasSubstr;

namespace {

class HistoryAdd : public testing::Test {
protected:
    Folder folder;
    const std::string file = folder.path("history.db");

    Outcome on_file(Arguments words) const {
        words.insert(words.begin(), "history");
        words.insert(words.end(), {"--db", file});
        return clerk(words);
    }
    /// The only play there is.
    Json play(Arguments options) const {
        options.insert(options.begin(), "add");
        const Outcome added = on_file(options);
        EXPECT_EQ(added.status, 0) << added.err;
        return on_file({"list", "--json"}).json()["plays"].at(0);
    }
};

TEST_F(HistoryAdd, IsAPlayOfThatGame) {
    const Json one = play({"Catan", "Linda=10", "John=8.5", "--at", "2026-11-20T19:30:00Z"});
    EXPECT_EQ(one["game"], "Catan");
    EXPECT_EQ(one["players"][0]["score"], 10);
    EXPECT_EQ(one["players"][1]["score"], 8.5);
    EXPECT_EQ(one["players"][0]["winner"], true);
    EXPECT_THAT(on_file({"leaderboard", "--game", "Catan"}).out, HasSubstr("Linda"));
    EXPECT_EQ(on_file({"export", "--records", "-"}).json_lines().front()["game"], "sheet");
    const Outcome sound = clerk({"doctor", "--db", file});
    EXPECT_EQ(sound.status, 0) << sound.out;
}

TEST_F(HistoryAdd, TakesRowsTeamsAndTheWayItIsWon) {
    const Json one = play({"--wins", "lowest", "--rows", "1, 2", "--team", "Reds=Linda", "--team", "Reds=Mei",
                           "6 nimmt!", "Linda=5-2", "John=9+4", "Mei"});
    EXPECT_EQ(one["players"][2]["score"], 3);
    EXPECT_EQ(one["players"][2]["winner"], true);
    EXPECT_EQ(one["players"][1]["rank"], 2);
}

TEST_F(HistoryAdd, WonOrLostTogether) {
    EXPECT_EQ(play({"--wins", "together", "--lost", "Pandemic", "Linda", "John"})["players"][0]["winner"], false);
}

TEST_F(HistoryAdd, WhatIsLeftUnsaidIsAskedForAndNothingIsAdded) {
    const Outcome tie = on_file({"add", "Catan", "Linda=8", "John=8"});
    EXPECT_NE(tie.status, 0);
    EXPECT_THAT(tie.err, HasSubstr("who is ahead"));
    const Outcome missing = on_file({"add", "Catan", "Linda=8", "John"});
    EXPECT_NE(missing.status, 0);
    for (const Arguments& wrong : {Arguments{"add", "Catan"},
                                   {"add"},
                                   {"add", "Catan", "Linda=x"},
                                   {"add", "Catan", "=3"},
                                   {"add", "Catan", "Linda=1", "--team", "Reds"},
                                   {"add", "Catan", "Linda=1", "--at", "yesterday"}})
        EXPECT_NE(on_file(wrong).status, 0) << wrong.back();
    EXPECT_EQ(on_file({"list", "--json"}).json()["plays"].size(), 0U);
    EXPECT_EQ(on_file({"add", "Catan", "Linda=8", "John=8", "--ahead", "John"}).status, 0);
}

}

}

#include "app/history/people.h"

#include <gtest/gtest.h>

namespace clerk {

namespace {

TEST(FigureWords, WhatIsNotKnownIsADash) {
    const wxString dash = wxUniChar(0x2013);
    EXPECT_EQ(win_rate({}), dash);
    EXPECT_EQ(chance({}), dash);
    EXPECT_EQ(average_points({}), dash);
    EXPECT_EQ(best_points({}), dash);
    EXPECT_EQ(rating_figure({}), dash);
}

TEST(FigureWords, SharesAreRoundedToAHundredth) {
    db::Figures figures;
    figures.plays = 3;
    figures.wins = 2;
    EXPECT_EQ(win_rate(figures), "67 %");
    EXPECT_EQ(percent(0.585), "59 %");
}

TEST(FigureWords, ANicknameStandsBehindTheName) {
    db::Person linda;
    linda.name = "Linda";
    EXPECT_EQ(shown_name(linda), "Linda");
    linda.nickname = "Lin";
    EXPECT_EQ(shown_name(linda), "Linda (Lin)");
}

}

}

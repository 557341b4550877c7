#include "app/club/club_words.h"

#include <set>

#include <gtest/gtest.h>

namespace clerk::club {
namespace {

TEST(ClubWords, EveryErrorHasASentenceOfItsOwn) {
    using Reason = db::ClubError::Reason;
    std::set<wxString> sentences;
    for (int i = 0; i <= static_cast<int>(Reason::joined_already); ++i) {
        const wxString told = sentence(db::ClubError(static_cast<Reason>(i), "club.example", "detail"));
        EXPECT_TRUE(told.EndsWith(".")) << i;
        EXPECT_FALSE(told.Contains("{")) << told;
        EXPECT_TRUE(sentences.insert(told).second) << told;
    }
}

TEST(ClubWords, ALongDetailIsCut) {
    const db::ClubError error(db::ClubError::Reason::refused, "", std::string(5000, 'x'));
    EXPECT_LT(sentence(error).length(), 400u);
}

TEST(ClubWords, RightsHaveIds) {
    for (const db::ClubRight right :
         {db::ClubRight::none, db::ClubRight::reader, db::ClubRight::member, db::ClubRight::organiser}) {
        EXPECT_EQ(right_of(id(right)), right);
        EXPECT_FALSE(word(right).empty());
    }
    EXPECT_EQ(right_of("king"), std::nullopt);
}

TEST(ClubWords, DeletingForGoodSaysWhatTheClubDoes) {
    const auto of = [](std::optional<db::ClubRight> right) {
        std::optional<db::ClubMembership> club;
        if (right) club = {.name = "Tuesday", .right = *right};
        return club::of_deleting("Gone.", club);
    };
    EXPECT_EQ(of(db::ClubRight::organiser), "Gone.\nEvery laptop of Tuesday deletes it, too.");
    EXPECT_EQ(of(db::ClubRight::member), "Gone.\nIf you added it, every laptop of Tuesday deletes it, too.");
    EXPECT_EQ(of(db::ClubRight::reader), "Gone.");
    EXPECT_EQ(of(std::nullopt), "Gone.");
}

}
}

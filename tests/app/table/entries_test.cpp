#include "app/table/entries.h"

#include <optional>
#include <string>
#include <tuple>

#include <gtest/gtest.h>

namespace clerk::table {
namespace {

struct Sight {
    int game = 0;
    int player = 0;
};

struct Markers {
    std::optional<int> typed = {};
};

Markers settled(Markers markers, const Sight& before, const Sight& now) {
    return before.game == now.game ? markers : Markers{};
}

/// As an editor does it.
class Hand {
public:
    void show(const Sight& now, bool earlier_is_open = false) {
        played.follow(earlier_is_open, now, sight, markers, waiting);
        markers = waiting.settle(markers, sight, now);
        sight = now;
    }

    Sight sight = {};
    Markers markers = {};
    WaitingEntries<Markers> waiting = {};
    PlayedTurn<Sight, Markers, WaitingEntries<Markers>> played = {};
};

class BegunHand : public testing::Test {
protected:
    BegunHand() {
        hand.show(whole);
        hand.markers.typed = 7;
    }
    static constexpr Sight whole{.game = 2}, earlier{.game = 1}, changed{.game = 3};
    Hand hand;
};

TEST_F(BegunHand, IsThereAgainAfterAnEarlierTurnWasLookedAt) {
    hand.show(earlier, true);
    EXPECT_FALSE(hand.markers.typed) << "it is of another turn";
    hand.markers.typed = 4;
    hand.show(earlier, true);
    hand.show(whole);
    EXPECT_EQ(hand.markers.typed, 7);
}

TEST_F(BegunHand, IsThereAgainAfterSeveralEarlierTurns) {
    hand.show(earlier, true);
    hand.show({.game = 0}, true);
    hand.show(whole);
    EXPECT_EQ(hand.markers.typed, 7);
}

TEST_F(BegunHand, IsLetGoWhenTheGameBecameAnother) {
    hand.show(earlier, true);
    hand.show(changed);
    EXPECT_FALSE(hand.markers.typed);
    hand.show(earlier, true);
    hand.show(whole);
    EXPECT_FALSE(hand.markers.typed) << "what was let go does not come back";
}

TEST_F(BegunHand, WaitsForItsPlayer) {
    hand.show({.game = 2, .player = 1});
    hand.show({.game = 1, .player = 1}, true);
    hand.show({.game = 2, .player = 1});
    EXPECT_FALSE(hand.markers.typed);
    hand.show(whole);
    EXPECT_EQ(hand.markers.typed, 7);
}

struct Word {
    std::string letters = {};
    int looked_at = 0;
};

auto held(const Word& word) { return std::tie(word.letters); }
auto held(Word& word) { return std::tie(word.letters); }

/// As an editor does it.
class TypingHand {
public:
    void type(const std::string& letters) {
        const Word before = word;
        word.letters = letters;
        typed.type(before, word);
    }
    void take_back() { type(typed.without_last(word).letters); }

    Word word = {};
    TypedEntries<Word> typed = {};
};

TEST(TypedEntries, GoBackThingByThing) {
    TypingHand hand;
    for (const char* letters : {"o", "on", "one"}) hand.type(letters);
    hand.take_back();
    EXPECT_EQ(hand.word.letters, "on");
    hand.type("onc");
    hand.take_back();
    hand.take_back();
    EXPECT_EQ(hand.word.letters, "o");
    hand.take_back();
    EXPECT_EQ(hand.word.letters, "");
    EXPECT_FALSE(hand.typed.any());
}

TEST(TypedEntries, AreNoneOnceAllIsLetGo) {
    TypingHand hand;
    for (const char* letters : {"o", "on", ""}) hand.type(letters);
    EXPECT_FALSE(hand.typed.any());
}

TEST(TypedEntries, DoNotKnowWhatIsNotTyped) {
    TypingHand hand;
    const Word before = hand.word;
    hand.word.looked_at = 3;
    hand.typed.type(before, hand.word);
    EXPECT_FALSE(hand.typed.any());
    hand.type("o");
    EXPECT_EQ(hand.typed.without_last(hand.word).looked_at, 3);
}

TEST(TypedEntries, StayWhereTheGameChangesBesideThem) {
    TypingHand hand;
    hand.type("o");
    hand.typed.follow(hand.word, hand.word);
    EXPECT_TRUE(hand.typed.any());
    hand.typed.follow(hand.word, {"another"});
    EXPECT_FALSE(hand.typed.any());
}

TEST(PlayerNames, TheLikeliestThatNobodyHasComesNext) {
    EXPECT_EQ(next_name({}, {"Linda", "John"}), "Linda");
    EXPECT_EQ(next_name({"John"}, {"John", "Linda"}), "Linda");
    EXPECT_EQ(next_name({"Linda", "John"}, {"Linda"}), "Player 3");
}

TEST(PlayerNames, OneThatDiffersInFormOrCaseAloneLooksTheSame) {
    const std::vector<std::string> known{"Linda", "J\u00f6rg", "john", "John"};
    EXPECT_EQ(look_alike("LINDA", known), "Linda");
    EXPECT_EQ(look_alike("Jo\u0308rg", known), "J\u00f6rg");
    for (const char* name : {"Linda", "John", "john", "Lind", "", "\xff", "\u00ad"})
        EXPECT_EQ(look_alike(name, known), "") << name;
}

TEST(PlayerNames, EveryPlayerNeedsANameOfTheirOwn) {
    EXPECT_TRUE(fault({"Linda", "John"}).empty());
    EXPECT_TRUE(fault({"Linda", ""}).Contains("name"));
    EXPECT_TRUE(fault({"Linda", "John", "Linda"}).Contains("Linda"));
}

}
}

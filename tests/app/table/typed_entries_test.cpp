#include "app/table/entries.h"

#include <string>
#include <tuple>

#include <gtest/gtest.h>

namespace clerk::table {
namespace {

struct Word {
    std::string letters = {};
    int looked_at = 0;
};

auto held(const Word& word) { return std::tie(word.letters); }
auto held(Word& word) { return std::tie(word.letters); }

/// As an editor does it.
class Hand {
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
    Hand hand;
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
    Hand hand;
    for (const char* letters : {"o", "on", ""}) hand.type(letters);
    EXPECT_FALSE(hand.typed.any());
}

TEST(TypedEntries, DoNotKnowWhatIsNotTyped) {
    Hand hand;
    const Word before = hand.word;
    hand.word.looked_at = 3;
    hand.typed.type(before, hand.word);
    EXPECT_FALSE(hand.typed.any());
    hand.type("o");
    EXPECT_EQ(hand.typed.without_last(hand.word).looked_at, 3);
}

TEST(TypedEntries, StayWhereTheGameChangesBesideThem) {
    Hand hand;
    hand.type("o");
    hand.typed.follow(hand.word, hand.word);
    EXPECT_TRUE(hand.typed.any());
    hand.typed.follow(hand.word, {"another"});
    EXPECT_FALSE(hand.typed.any());
}

}
}

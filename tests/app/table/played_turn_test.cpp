#include "app/table/entries.h"

#include <optional>

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

}
}

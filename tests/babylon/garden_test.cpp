// What carries the terraces of a garden, told from the garden alone.
#include "core/babylon/garden.h"
#include "tests/babylon/random_game.h"
#include "tests/property.h"

#include <gtest/gtest.h>

namespace clerk::babylon::test {

namespace {

/// In the order placed, as the referee saw it when they were placed.
std::vector<Supports> supports_when_placed(const Game& game, int player) {
    std::vector<Supports> all;
    State state(game);
    for (const Turn& turn : game.turns) {
        state = begin(std::move(state), turn.dig);
        for (const Step& step : turn.steps) {
            const auto before = state.seat().garden.terraces().size();
            State next = play(state, step);
            const auto& terraces = next.seat().garden.terraces();
            if (state.player() == player && terraces.size() > before) all.push_back(supports(state, terraces.back()));
            state = std::move(next);
        }
        state = finish(std::move(state), turn.unplaced);
    }
    return all;
}

PROPERTY(SupportsOf, IsToldFromTheGardenAsItWasWhenTheTerraceWasPlaced, (std::uint32_t seed)) {
    chance().seed(seed);
    const Played played = any_game(any_depth_with_turns(), pick(24));
    for (std::size_t player = 0; player < played.state.seats.size(); ++player) {
        const Garden& garden = played.state.seats[player].garden;
        std::vector<Supports> told;
        for (const Terrace& terrace : garden.terraces()) told.push_back(supports_of(garden, terrace));
        RC_ASSERT(told == supports_when_placed(played.game, static_cast<int>(player)));
    }
}

TEST(SupportsOf, AWaivedCornerHasNothingBelow) {
    Garden garden;
    garden.place({.anchor = {0, 0}, .level = 3},
                 {Support::missing, Support::missing, Support::missing, Support::missing});
    EXPECT_EQ(supports_of(garden, garden.terraces().front()),
              (Supports{Support::missing, Support::missing, Support::missing, Support::missing}));
    EXPECT_EQ(below(garden, garden.terraces().front(), Corner::nw).level, 0);
}

/// The table let a corner lie there: what is below it carries nothing.
TEST(SupportsOf, ACornerOverWhatIsNoPillarHasNothingBelow) {
    constexpr Supports on_singles{Support::single, Support::single, Support::single, Support::single};
    const Space space{{1, 1}, 1}, beside{{2, 1}, 1};
    const auto rests_on = [&](const std::optional<Ornament>& ornament, std::optional<Corner> open = {}) {
        Garden garden;
        garden.place({.anchor = {0, 0}, .open = open}, on_singles);
        garden.place({.anchor = {2, 0}}, on_singles);
        if (ornament) garden.build(*ornament);
        garden.place({.anchor = {1, 1}, .level = 2},
                     {Support::double_, Support::double_, Support::missing, Support::missing});
        return supports_of(garden, garden.terraces().back())[Corner::sw];
    };
    EXPECT_EQ(rests_on({}), Support::missing) << "a free space without a pillar";
    EXPECT_EQ(rests_on({}, Corner::ne), Support::missing) << "a gazebo";
    EXPECT_EQ(rests_on(Ornament{Kind::fountain, space, beside}), Support::missing);
    EXPECT_EQ(rests_on(Ornament{Kind::fountain, beside, space}), Support::missing);
    EXPECT_EQ(rests_on(Ornament{Kind::statue, space, space}), Support::missing) << "a statue that still stands";
}

}

}

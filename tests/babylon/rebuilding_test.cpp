// A garden is built again as it stood.
#include "core/babylon/garden.h"
#include "core/babylon/score.h"
#include "tests/babylon/random_game.h"
#include "tests/property.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace clerk::babylon::test {

namespace {

template <class List> bool holds_all(const List& all, const List& some) {
    return std::ranges::all_of(some, [&](const auto& one) { return std::ranges::find(all, one) != all.end(); });
}

std::size_t pillars(const std::vector<RebuildStep>& steps, const Garden& garden, Support kind) {
    std::size_t needed = 0, told = 0;
    for (const Terrace& terrace : garden.terraces()) needed += std::ranges::count(supports_of(garden, terrace), kind);
    for (const RebuildStep& step : steps)
        told += kind == Support::single    ? step.singles.size()
                : kind == Support::double_ ? step.doubles.size()
                                           : step.carriers.size();
    return needed == told ? told : ~std::size_t{0};
}

PROPERTY(Rebuilding, EndsWithTheSameGarden, (std::uint32_t seed)) {
    chance().seed(seed);
    const Played played = any_game(any_depth_with_turns(), pick(26));
    for (const Seat& seat : played.state.seats) {
        const auto steps = rebuilding(seat.garden);
        const Garden again = rebuilt(seat.garden, steps, steps.size());
        RC_ASSERT(again.terraces().size() == seat.garden.terraces().size());
        RC_ASSERT(holds_all(again.terraces(), seat.garden.terraces()));
        RC_ASSERT(again.ornaments().size() == seat.garden.ornaments().size());
        RC_ASSERT(holds_all(again.ornaments(), seat.garden.ornaments()));
        RC_ASSERT(total(again) == total(seat.garden));
        for (const Support kind : {Support::single, Support::double_, Support::statue})
            RC_ASSERT(pillars(steps, seat.garden, kind) != ~std::size_t{0});
    }
}

PROPERTY(Rebuilding, NothingIsPlacedBeforeWhatCarriesIt, (std::uint32_t seed)) {
    chance().seed(seed);
    const Played played = any_game(any_depth_with_turns(), pick(26));
    for (const Seat& seat : played.state.seats) {
        const auto steps = rebuilding(seat.garden);
        std::vector<Space> ready; // pillars, and statues that are to carry
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const Garden before = rebuilt(seat.garden, steps, i);
            for (const auto* spaces : {&steps[i].singles, &steps[i].doubles, &steps[i].carriers})
                ready.insert(ready.end(), spaces->begin(), spaces->end());
            for (const Space space : ready)
                RC_ASSERT(space.level == 0 || rebuilt(seat.garden, steps, i).terrace_at(space));
            for (const Space space : steps[i].carriers) RC_ASSERT(before.statue_stands(space));
            for (const Terrace& terrace : steps[i].terraces)
                for (const Corner corner : corners)
                    if (terrace.open != corner)
                        RC_ASSERT(std::ranges::count(ready, below(seat.garden, terrace, corner)) == 1);
            for (const Ornament& ornament : steps[i].ornaments)
                RC_ASSERT(before.terrace_at(ornament.a) && before.terrace_at(ornament.b));
        }
    }
}

TEST(Rebuilding, AnEmptyGardenNeedsNothing) { EXPECT_TRUE(rebuilding({}).empty()); }

}

}

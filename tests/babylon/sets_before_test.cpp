// The ornaments that matter before another terrace is placed, and where it then lies, held against a plain reading.
#include "core/babylon/best_builds.h"
#include "tests/babylon/random_game.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace {

using namespace clerk::babylon;
using namespace clerk::babylon::test;
using clerk::Depth;

/// A turn in which one terrace was placed and another is in hand.
State between_two_terraces(std::uint32_t seed) {
    chance().seed(seed);
    State state = any_game(Depth::full, 3 + pick(9)).state;
    while (state.over()) state = any_game(Depth::full, 3).state;
    state = begin(state, Dig{moves(state).digs.front().at, {any_tile(4)}});
    state.seat().pillars = 8;
    const auto places = legal_terraces(state, From::dug);
    if (places.empty()) return state;
    const TerraceMove& move = places[pick(places.size())];
    return play(std::move(state),
                {Placement{.from = From::dug, .at = move.at, .level = move.level, .open = move.open}});
}

bool lies_over(Cell anchor, const std::optional<Space>& space) {
    return space && Terrace{.anchor = anchor}.covers(space->cell);
}

/// Over a statue of the set or one that stood before, which the others of the set stand in line with.
bool lies_over_a_statue(Cell anchor, const State& state, const std::vector<OrnamentSite>& sites) {
    bool over = !(state.seat().garden.standing_statues() & Terrace{.anchor = anchor}.cells()).empty();
    for (const OrnamentSite& site : sites)
        over |= site.ornament.kind == Kind::statue && lies_over(anchor, site.ornament.a);
    return over;
}

bool could_matter(Cell anchor, const State& state, const std::vector<OrnamentSite>& sites) {
    return std::ranges::all_of(sites, [&](const OrnamentSite& site) {
        const Ornament& ornament = site.ornament;
        if (ornament.kind == Kind::statue) return lies_over_a_statue(anchor, state, sites);
        return lies_over(anchor, ornament.a) || lies_over(anchor, ornament.b) || lies_over(anchor, ornament.middle());
    });
}

TEST(SetsBefore, ComeWithTheAnchorsAtWhichTheyCouldMatter) {
    int sets = 0, of_both = 0;
    for (std::uint32_t seed = 1; seed <= 2000; ++seed) {
        const State state = between_two_terraces(seed);
        SetsBefore(state).each([&](const std::vector<OrnamentSite>& sites, Cells anchors) {
            ++sets;
            const auto is_statue = [](const OrnamentSite& site) { return site.ornament.kind == Kind::statue; };
            of_both += std::ranges::any_of(sites, is_statue) && !std::ranges::all_of(sites, is_statue);
            for (int x = 0; x < board_size - 1; ++x)
                for (int y = 0; y < board_size - 1; ++y) {
                    const Cell anchor = Cell{}.moved(x, y);
                    EXPECT_EQ(anchors.has(anchor), could_matter(anchor, state, sites))
                        << "seed " << seed << ", " << write(anchor) << ", " << sites.size() << " ornaments";
                }
            return true;
        });
    }
    EXPECT_GT(sets, 1000);
    EXPECT_GT(of_both, 100);
}

TEST(SetsBefore, AreNoMoreThanAreWanted) {
    int most = 0;
    for (std::uint32_t seed = 1; seed <= 200; ++seed) {
        const State state = between_two_terraces(seed);
        int all = 0;
        SetsBefore(state).each([&](const auto&, Cells) { return ++all > 0; });
        for (const int wanted : {1, 2, all - 1}) {
            int sets = 0;
            SetsBefore(state).each([&](const auto&, Cells) { return ++sets < wanted; });
            EXPECT_EQ(sets, std::clamp(wanted, 1, all)) << "seed " << seed;
        }
        most = std::max(most, all);
    }
    EXPECT_GT(most, 5);
}

}

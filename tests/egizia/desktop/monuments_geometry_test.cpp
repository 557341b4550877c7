// Where the monuments lie in their picture.
#include "app/desktop/egizia/monuments_geometry.h"
#include "app/desktop/widgets/buttons.h"
#include "core/egizia/building.h"
#include "tests/egizia/table/games.h"

#include <gtest/gtest.h>

namespace clerk::desktop::egizia {
namespace {

const wxSize in_a_window_of_1280_by_720(584, 476);

/// As many spaces as boards have that tables describe.
game::Game whole_board() {
    game::Game game = table::egizia::test::described(Depth::builds);
    game.board.obelisk = game::Values{1, 2, 2, 3, 3, 4, 4, 5};
    game.board.pyramid->insert(game.board.pyramid->begin(), game::PyramidRow(5, game::PyramidSpace{1}));
    game.board.temple = {
        .left = game::Values{2, 3, 4}, .right = game::Values{2, 3, 4}, .middle = 5, .roof = game::Values{6}};
    return game;
}

std::vector<Area> targets(const MonumentsGeometry& geometry) {
    std::vector<Area> all = geometry.spaces();
    for (int card = 1; card <= game::building::most_drawn; ++card) all.push_back(geometry.card(card));
    all.push_back(geometry.keep());
    return all;
}

TEST(EgiziaMonuments, WhatIsClickedIsAsLargeAsAFinger) {
    const MonumentsView view = monuments_view({whole_board(), 0}, {});
    const std::vector<Area> all = targets({in_a_window_of_1280_by_720, view});
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string name = i < view.spaces.size() ? write(view.spaces[i].at) : "a card of the sphinx";
        EXPECT_GE(all[i].m_width, least_target) << name;
        EXPECT_GE(all[i].m_height, least_target) << name;
    }
}

TEST(EgiziaMonuments, NothingThatIsClickedHidesAnother) {
    const MonumentsView view = monuments_view({whole_board(), 0}, {});
    for (const wxSize size : {wxSize(320, 260), in_a_window_of_1280_by_720, wxSize(1100, 800), wxSize(2000, 700)}) {
        const std::vector<Area> all = targets({size, view});
        for (std::size_t i = 0; i < all.size(); ++i) {
            EXPECT_TRUE(Area(0, 0, size.x, size.y).Contains(all[i])) << i << " of " << size.x;
            for (std::size_t other = 0; other < i; ++other)
                EXPECT_FALSE(all[i].Intersects(all[other])) << i << " and " << other << " of " << size.x;
        }
    }
}

}
}

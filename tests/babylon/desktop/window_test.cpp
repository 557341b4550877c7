#include "tests/babylon/desktop/window_test.h"

#include <algorithm>

namespace clerk::desktop::test {

babylon::BoardCanvas& BabylonWindowTest::board() const { return dynamic_cast<babylon::BoardCanvas&>(*find("board")); }

babylon::QuarryCanvas& BabylonWindowTest::quarry() const {
    return dynamic_cast<babylon::QuarryCanvas&>(*find("quarry"));
}

void BabylonWindowTest::place(const char* anchor) {
    if (!board().ghost_at(*game::read_cell(anchor))) test::press('W');
    click(board(), board().middle_of_anchor(*game::read_cell(anchor)));
    ++clicks;
}

void BabylonWindowTest::click_cell(const char* cell) {
    click(board(), board().centre(*game::read_cell(cell)));
    ++clicks;
}

void BabylonWindowTest::click_offered(const game::Building& building) {
    click(board(), board().centre(building));
    ++clicks;
}

void BabylonWindowTest::dig(const char* stack) {
    click(quarry(), quarry().centre(*game::read_cell(stack)));
    ++clicks;
}

void BabylonWindowTest::enter(const game::Garden& garden) {
    for (const game::Terrace& terrace : garden.terraces()) {
        const auto lies = [&](const auto& other) { return other.placement.at == terrace.anchor; };
        if (std::ranges::any_of(record().gardens[0].terraces, lies)) continue;
        press(("flower-" + std::string(id(terrace.flower))).c_str());
        if (terrace.open) press(("open-" + std::string(id(*terrace.open))).c_str());
        place(game::write(terrace.anchor).c_str());
    }
    for (const game::Kind kind : game::kinds) {
        press(("build-" + std::string(id(kind))).c_str());
        for (const game::Ornament& ornament : garden.ornaments()) {
            if (ornament.kind != kind) continue;
            click_cell(game::write(ornament.a.cell).c_str());
            if (ornament.b != ornament.a) click_cell(game::write(ornament.b.cell).c_str());
        }
    }
}

void BabylonWindowTest::expect_finished_garden() {
    EXPECT_EQ(record().gardens[0].terraces.size(), 14u);
    EXPECT_EQ(record().gardens[0].ornaments.size(), 12u);
    EXPECT_TRUE(desk().report().legal());
    const PlayerScore& score = desk().score()->players[0];
    EXPECT_EQ(score.category("statues").points(), 4);
    EXPECT_EQ(score.category("fountains").points(), 6);
    EXPECT_EQ(score.category("stairs").points(), 9);
    EXPECT_EQ(score.category("bridges").points(), 9);
    EXPECT_EQ(score.category("height").points(), 4);
}

}

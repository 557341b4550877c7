#include "tests/rajas/desktop/window_test.h"

#include "app/desktop/rajas/controls.h"

namespace clerk::desktop::test {

rajas::ProvinceCanvas& RajasWindowTest::board() const { return dynamic_cast<rajas::ProvinceCanvas&>(*find("board")); }

rajas::RaceCanvas& RajasWindowTest::race() const { return dynamic_cast<rajas::RaceCanvas&>(*find("race")); }

void RajasWindowTest::click_cell(const char* cell) {
    click(board(), board().centre(*game::read_cell(cell)));
    ++clicks;
}

void RajasWindowTest::click_pad(const char* name, int space) {
    auto& pad = dynamic_cast<rajas::TrackPad&>(*find(name));
    ASSERT_TRUE(pad.shows(space));
    click(pad, pad.centre(space));
    ++clicks;
}

void RajasWindowTest::click_race(int player, Track track, int space) {
    click(race(), race().point_of(player, track, space));
    ++clicks;
}

void RajasWindowTest::keys(std::string_view letters) {
    for (const char letter : letters) {
        test::press(letter);
        ++strokes;
    }
}

void RajasWindowTest::type_into(const char* field, std::string_view text) {
    click(*find(field));
    test::press('A', wxMOD_CONTROL);
    type(text);
}

std::string_view RajasWindowTest::broken() {
    const auto& violations = desk().report().violations;
    return violations.empty() ? std::string_view() : violations.front().finding.rule->id;
}

}

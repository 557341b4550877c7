#include "tests/alhambra/desktop/window_test.h"

#include <wx/uiaction.h>

namespace clerk::desktop::test {

alhambra::PalaceCanvas& AlhambraWindowTest::board() const {
    return dynamic_cast<alhambra::PalaceCanvas&>(*find("board"));
}

void AlhambraWindowTest::click_cell(const char* at) {
    click(board(), board().centre(cell(at)));
    ++clicks;
}

void AlhambraWindowTest::shift_click_cell(const char* at) {
    move_to(board(), board().centre(cell(at))); // before the key: wine forgets it when the pointer moves
    wxUIActionSimulator().KeyDown(WXK_SHIFT);
    wxUIActionSimulator().MouseClick();
    wxUIActionSimulator().KeyUp(WXK_SHIFT);
    settle();
    ++clicks;
}

void AlhambraWindowTest::keys(std::string_view letters) {
    for (const char letter : letters) key(letter);
}

void AlhambraWindowTest::key(int code) {
    test::press(code);
    ++strokes;
}

std::string_view AlhambraWindowTest::broken() {
    const auto& violations = desk().report().violations;
    return violations.empty() ? std::string_view() : violations.front().finding.rule->id;
}

}

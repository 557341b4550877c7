#include "tests/egizia/desktop/window_test.h"

namespace clerk::desktop::test {

egizia::MonumentsCanvas& EgiziaWindowTest::monuments() const {
    return dynamic_cast<egizia::MonumentsCanvas&>(*find("board"));
}

void EgiziaWindowTest::click_space(const char* space) {
    click(monuments(), monuments().centre_of(*clerk::egizia::read_space(space)));
    ++clicks;
}

void EgiziaWindowTest::click_cards(int cards) {
    click(monuments(), monuments().centre_of_cards(cards));
    ++clicks;
}

void EgiziaWindowTest::click_spot(const char* spot) {
    auto& nile = dynamic_cast<egizia::NileCanvas&>(*find("nile"));
    click(nile, nile.centre_of(*clerk::egizia::read_spot(spot)));
    ++clicks;
}

void EgiziaWindowTest::keys(std::string_view letters) {
    for (const char letter : letters) test::press(letter);
}

void EgiziaWindowTest::type_into(const char* field, std::string_view text) {
    click(*find(field));
    test::press('A', wxMOD_CONTROL);
    type(text);
}

std::string_view EgiziaWindowTest::broken() {
    const auto& violations = desk().report().violations;
    return violations.empty() ? std::string_view() : violations.front().finding.rule->id;
}

}

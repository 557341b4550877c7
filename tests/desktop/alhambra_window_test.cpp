#include "tests/desktop/alhambra_window_test.h"

#include <wx/uiaction.h>

namespace clerk::desktop::test {

namespace {

std::vector<game::Player> named(std::size_t players) {
    std::vector<game::Player> all{{"Linda"}, {"John"}, {"Mary"}};
    all.resize(players);
    return all;
}

bool says(const wxWindow& window, const wxString& words) {
    if (!window.IsShown()) return false;
    wxString label = window.GetLabel();
    label.Replace("\n", " ");
    if (label.Contains(words)) return true;
    for (const wxWindow* child : window.GetChildren())
        if (says(*child, words)) return true;
    return false;
}

}

game::Game alhambra_builds(std::size_t players) {
    game::Game game{.depth = Depth::builds, .players = named(players)};
    if (game::with_dirk(players)) game.dirk.assign(game::tiles.begin(), game::tiles.begin() + 6);
    return game;
}

game::Game alhambra_full() {
    game::Game game{.depth = Depth::full, .players = named(3)};
    for (const int value : {9, 8, 7}) {
        game.hands.emplace_back();
        for (const game::Currency currency : game::currencies) game.hands.back().push_back({currency, value});
    }
    game.money = {
        {game::Currency::orange, 3}, {game::Currency::blue, 1}, {game::Currency::green, 6}, {game::Currency::green, 9}};
    game.market.spaces = {tile("red-9-0"), tile("blue-8-0"), tile("white-9-w"), tile("purple-12-0")};
    return game;
}

game::Game alhambra_final(std::size_t players) {
    return {.depth = Depth::final,
            .players = named(players),
            .rounds = {{.palaces = std::vector<game::FinalPalace>(players)}}};
}

alhambra::PalaceCanvas& AlhambraWindowTest::board() const {
    return dynamic_cast<alhambra::PalaceCanvas&>(*find("board"));
}

void AlhambraWindowTest::click_cell(const char* at) {
    click(board(), board().middle(cell(at)));
    ++clicks;
}

void AlhambraWindowTest::shift_click_cell(const char* at) {
    wxUIActionSimulator().KeyDown(WXK_SHIFT);
    click_cell(at);
    wxUIActionSimulator().KeyUp(WXK_SHIFT);
    settle();
}

void AlhambraWindowTest::keys(std::string_view letters) {
    for (const char letter : letters) key(letter);
}

void AlhambraWindowTest::key(int code) {
    test::press(code);
    ++strokes;
}

bool AlhambraWindowTest::told(const wxString& words) { return says(frame(), words); }

std::string_view AlhambraWindowTest::broken() {
    const auto& violations = desk().report().violations;
    return violations.empty() ? std::string_view() : violations.front().finding.rule->id;
}

}

// A whole game of Egizia in depth full, entered ship by ship and build by build as a table has played it.
#include "tests/egizia/desktop/window_test.h"

#include <fstream>
#include <iterator>

#include <gmock/gmock.h>
#include <wx/choice.h>
#include <wx/tglbtn.h>
#include <wx/uiaction.h>

namespace clerk::desktop::test {
namespace {

using testing::ElementsAre;

clerk::egizia::Game known_game() {
    std::ifstream stream(CLERK_SAMPLES "/egizia-two-players.clerk.json");
    const auto record = parse(std::string{std::istreambuf_iterator<char>(stream), {}});
    return std::get<clerk::egizia::Game>(record.value().game);
}

clerk::egizia::Game before_the_first_round(clerk::egizia::Game game) {
    game.turns.clear();
    game.end.reset();
    return game;
}

class EgiziaWholeGame : public EgiziaWindowTest {
protected:
    bool is_down(const std::string& toggle) const {
        return dynamic_cast<wxToggleButton&>(*find(toggle.c_str())).GetValue();
    }
    /// A toggle is clicked where it is not yet as it should be.
    void set(const std::string& toggle, bool down = true) {
        ASSERT_NE(find(toggle.c_str()), nullptr) << toggle;
        if (is_down(toggle) != down) press(toggle.c_str());
    }
    /// Of the table's list, with the keys.
    void choose_card(const std::string& name) {
        auto& list = dynamic_cast<wxChoice&>(*find("card"));
        list.SetFocus();
        settle();
        for (int line = list.FindString(name, true); line > 0; --line) wxUIActionSimulator().Char(WXK_DOWN);
        ASSERT_TRUE(wait_until([&] { return list.GetStringSelection() == name; })) << name;
    }

    void place(const clerk::egizia::Ship& ship) {
        if (std::holds_alternative<clerk::egizia::Pass>(ship.what)) return press("pass");
        const auto& sail = std::get<clerk::egizia::Sail>(ship.what);
        click_spot(clerk::egizia::write(sail.at).c_str());
        if (sail.card) choose_card(*sail.card);
        if (sail.raise)
            for (const clerk::egizia::Crew crew : *sail.raise) press(("raised-" + std::string(id(crew))).c_str());
        if (sail.card || sail.raise || sail.at.ring == "passalon") press("enter");
    }

    void place(const clerk::egizia::Build& build) {
        set("builder-" + std::to_string(build.player + 1));
        if (const auto* draw = std::get_if<clerk::egizia::Draw>(&build.what)) {
            click_cards(draw->cards);
            if (draw->kept == 0) keys("K");
        } else {
            for (const clerk::egizia::Stone& stone : std::get<clerk::egizia::Stones>(build.what))
                click_space(clerk::egizia::write(stone.at).c_str());
        }
        set("crew-" + std::string(id(*build.crew)));
        set("crew-joker", build.joker);
        if (build.market) set("market-" + std::string(id(*build.market)));
        press("enter");
    }

    void play(const clerk::egizia::Round& known) {
        const std::size_t number = record().turns.size();
        for (const clerk::egizia::Ship& ship : known.ships) {
            place(ship);
            ASSERT_EQ(round(number).ships.back(), ship) << broken();
        }
        press("go-on");
        for (const clerk::egizia::Build& build : *known.builds) {
            place(build);
            ASSERT_EQ(this->build(round(number).builds->size() - 1), build) << broken();
        }
        press("go-on");
        ASSERT_EQ(round(number), known) << broken();
    }
};

TEST_F(EgiziaWholeGame, IsTheRecordAndTheScoreThatAreKnown) {
    const clerk::egizia::Game known = known_game();
    open_window();
    resize(1280, 720);
    start(before_the_first_round(known));
    for (const clerk::egizia::Round& round : known.turns) ASSERT_NO_FATAL_FAILURE(play(round));
    for (std::size_t player = 0; player < known.players.size(); ++player) {
        std::string points;
        for (const int card : known.end->at(player).sphinx) points += std::to_string(card) + " ";
        type_into(("sphinx-" + std::to_string(player + 1)).c_str(), points);
    }
    EXPECT_EQ(record(), known);
    ASSERT_TRUE(desk().report().legal()) << broken();
    expect_nothing_is_lost();
    press("finish");
    EXPECT_TRUE(desk().store().games().at(0).finished);
    std::vector<int> totals, ranks;
    for (const PlayerScore& player : desk().score()->players) {
        totals.push_back(player.total());
        ranks.push_back(player.rank);
    }
    EXPECT_THAT(totals, ElementsAre(71, 56));
    EXPECT_THAT(ranks, ElementsAre(1, 2));
}

}
}

// What is said of a game of Egizia holds of that game, and who does what it says mends the breach.
#include "i18n/words_egizia.h"
#include "tests/egizia/games.h"
#include "tests/i18n/words.h"

namespace clerk::egizia::test {

namespace {

constexpr std::string_view game_word = "egizia";

struct Said {
    std::string sentence;
    std::string remedy;
    friend bool operator==(const Said&, const Said&) = default;
};
std::ostream& operator<<(std::ostream& out, const Said& said) { return out << said.sentence << " | " << said.remedy; }

Said said(const Document& game, const char* language) {
    const Report report = check(read(game));
    if (report.legal()) return {"legal", ""};
    const Finding& finding = report.violations.front().finding;
    i18n::start(language);
    const Said words{i18n::sentence(game_word, finding).utf8_string(), i18n::remedy(game_word, finding).utf8_string()};
    i18n::start("en");
    return words;
}

void expect_said(const Document& game, const Said& english, const Said& chinese) {
    EXPECT_EQ(said(game, "en"), english);
    EXPECT_EQ(said(game, "zh_TW"), chinese);
}

bool legal(const Document& game) { return check(read(game)).legal(); }

const std::string raised = R"("raise":["blue","black"])";

}

TEST(EgiziaSentences, WhoHasPassedTakesTheEntryBack) {
    const Document game = sailing(full_game(), pass(0) + "," + ship(1, "card-2") + "," + ship(0, "card-3"));
    expect_said(game, {"The player has passed in this round already.", "Remove this entry."},
                {"這位玩家這一輪已經跳過了。", "請移除這一項。"});
    EXPECT_TRUE(legal(sailing(full_game(), pass(0) + "," + ship(1, "card-2"))));
}

TEST(EgiziaSentences, NoCardHelpsToHeliopolis) {
    const Document taken = sailing(full_game(), ship(0, "heliopolis", raised) + "," + ship(1, "heliopolis", raised));
    expect_said(taken, {"A ship lies at Heliopolis already.", "Choose a place that is free and downstream."},
                {"Heliopolis 已有一條船。", "請選擇空著且在下游的格子。"});
    const Document nile = with_board(full_game(), "nile", R"(["heliopolis","card-5"])");
    const std::string upstream = ship(0, "card-5") + "," + pass(1) + "," + ship(0, "heliopolis", raised);
    expect_said(sailing(nile, upstream),
                {"A ship must lie downstream of one's earlier ships; Heliopolis lies upstream of card space 5.",
                 "Choose a place that is free and downstream."},
                {"新的船必須在自己先前船隻的下游；Heliopolis位於尼羅河卡片格 5的上游。", "請選擇空著且在下游的格子。"});
}

TEST(EgiziaSentences, ACardAtHeliopolisIsLeftOut) {
    const auto at_heliopolis = [](const std::string& more) {
        return sailing(full_game(), ship(0, "heliopolis", raised + more));
    };
    expect_said(at_heliopolis(R"(,"by_card":true)"),
                {"A card let the ship lie at Heliopolis, where no card can be used.",
                 "Leave the card out; if the place is then taken or upstream, choose another."},
                {"這條船憑卡片放在 Heliopolis，但卡片無法作用在此格。",
                 "請不要輸入卡片；如果這一格已有船或在上游，請選擇別處。"});
    expect_said(at_heliopolis(R"(,"by_card":true,"gain":{"stones":1})"),
                {"A card let the ship lie at Heliopolis and gave something there, where no card can be used.",
                 "Leave out the card and what it gives; if the place is then taken or upstream, choose another."},
                {"這條船憑卡片放在 Heliopolis，又在那裡輸入了卡片給的東西，但卡片無法作用在此格。",
                 "請不要輸入卡片和它給的東西；如果這一格已有船或在上游，請選擇別處。"});
    EXPECT_TRUE(legal(at_heliopolis("")));
}

TEST(EgiziaSentences, ARingSpaceOfTheBoardIsNotTakenForAnotherPlace) {
    const Document board =
        with_board(with_board(full_game(), "nile", R"(["memphis","card-5"])"), "spaces", R"({"memphis":{"stones":1}})");
    const Document game = sailing(board, ship(0, "card-5") + "," + pass(1) + "," + ship(0, "memphis"));
    expect_said(
        game,
        {"A ship must lie downstream of one's earlier ships, and this one lies upstream of one of them.",
         "Choose a place downstream, or enter that a card allows it."},
        {"新的船必須在自己先前船隻的下游，而這條船位於其中一條的上游。", "請選擇下游的格子，或輸入是卡片所允許。"});
}

TEST(EgiziaSentences, WhoHasAShipAtTheSiteIsSentElsewhere) {
    const auto third_at = [](const std::string& place) {
        return sailing(full_game(), ship(0, "sphinx", R"("space":1)") + "," + pass(1) + "," + place);
    };
    expect_said(third_at(ship(0, "sphinx", R"("space":1)")),
                {"A ship lies on space 1 of this site already, and the player has one at the site.",
                 "Choose a place elsewhere."},
                {"這個建築區的第 1 個空格已有一條船，而這位玩家在這一區已有船。", "請選擇別處。"});
    EXPECT_FALSE(legal(third_at(ship(0, "sphinx", R"("space":2)"))));
    EXPECT_TRUE(legal(third_at(ship(0, "graves", R"("space":1)"))));
}

TEST(EgiziaSentences, ARaiseIsToldByWhatIsWrongWithIt) {
    const auto raising = [](const std::string& place, const std::string& crews, const Document& game) {
        return sailing(game, ship(0, place, R"("raise":[)" + crews + "]"));
    };
    expect_said(raising("thebae", R"("blue","blue")", full_game()),
                {"The ring space raises 2 different crews, and one crew was entered more than once.",
                 "Choose 2 different crews."},
                {"這個圓環功能格提升 2 位不同的工人，但有工人重複輸入。", "請選擇 2 位不同的工人。"});
    expect_said(raising("thebae", R"("blue")", full_game()),
                {"The ring space raises 2 different crews, and 1 was entered.", "Choose 2 different crews."},
                {"這個圓環功能格提升 2 位不同的工人，但輸入了 1 位。", "請選擇 2 位不同的工人。"});
    expect_said(raising("alyi", R"("blue","black")", full_game()),
                {"The ring space raises one crew, and 2 were entered.", "Choose one crew."},
                {"這個圓環功能格提升 1 位工人，但輸入了 2 位。", "請選擇 1 位工人。"});
    const Document none = with_board(full_game(), "spaces", R"({"beni-hasan":{"raise":0,"stones":1}})");
    expect_said(raising("beni-hasan", R"("blue")", none), {"This ring space raises no crew.", "Remove the crews."},
                {"這個圓環功能格不提升工人。", "請移除工人。"});
    EXPECT_TRUE(legal(raising("beni-hasan", "", none)));
}

TEST(EgiziaSentences, ARingThatHasToMoveIsNotToBeLeft) {
    const auto moved_to = [](int row) {
        const std::string first = R"({"ships":[)" + ship(0, "passalon", R"("ring":1)") + R"(],"builds":[]})";
        return sailing(with_round(with_ruling(full_game(), "ring", "must"), first),
                       ship(0, "passalon", R"("ring":)" + std::to_string(row)));
    };
    expect_said(moved_to(3), {"The water ring lay on 1, and from there it does not move to 3.", "Move it by one."},
                {"水位環原本在 1，不能從那裡移動到 3。", "請移動一格。"});
    EXPECT_TRUE(legal(moved_to(2)));
}

}

// What is said of a game of Egizia holds of that game, and who does what it says mends the breach.
#include "i18n/text.h"
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

/// A stone of value 1.
std::string stone(const std::string& at) { return R"({"at":")" + at + R"(","value":1})"; }
/// A round of builds with these stones of Linda's.
Document placed(const std::vector<std::string>& stones, Document game = builds_game()) {
    std::string list;
    for (const std::string& at : stones) list += (list.empty() ? "" : ",") + stone(at);
    return built(build(0, R"("place":[)" + list + "]"), std::move(game));
}

/// Linda and John lie at the sphinx and at the graves, and then build; crews of strength 3, and stones.
Document at_sites(const std::string& builds, const std::string& start = R"({"crews":[3,3,3],"stones":[9,9,9,9]})") {
    const std::string ships =
        ship(0, "sphinx") + "," + ship(1, "sphinx") + "," + ship(0, "graves") + "," + ship(1, "graves");
    return building(with_board(full_game(), "start", start), ships, builds);
}
/// A build of Linda's on the obelisk.
std::string on_obelisk(const std::string& value, const std::string& more = "") {
    return build(0, R"("crew":"blue","market":"grain","place":[{"at":"obelisk-1","value":)" + value + "}]" + more);
}

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

TEST(EgiziaSentences, AllThatIsLackingIsTold) {
    const std::string first = "Build what is lacking first.", chinese = "請先建築缺少的部分。";
    expect_said(placed({"obelisk-4"}),
                {"The obelisk is not complete below this space: spaces 1, 2 and 3 are lacking.", first},
                {"方尖碑較下方的空格還沒有蓋好：1、2、3。", chinese});
    expect_said(placed({"obelisk-1", "obelisk-3"}),
                {"The obelisk is not complete below this space: space 2 is lacking.", first},
                {"方尖碑較下方的空格還沒有蓋好：2。", chinese});
    expect_said(placed({"grave-3"}),
                {"The graves nearer the Nile are not all built yet: grave 1 and grave 2 are lacking.", first},
                {"較靠近尼羅河的陵墓還沒有都蓋好：缺少陵墓 1、陵墓 2。", chinese});
    expect_said(placed({"pyramid-1-4"}),
                {"The row is not complete to the left of this space: spaces 1, 2 and 3 are lacking.", first},
                {"這一層更左邊的空格還沒有蓋好：1、2、3。", chinese});
    expect_said(placed({"temple-right-3"}),
                {"The column is not complete below this space: spaces 1 and 2 are lacking.", first},
                {"這根石柱較下方的空格還沒有蓋好：1、2。", chinese});
    EXPECT_TRUE(legal(placed({"obelisk-1", "obelisk-2", "obelisk-3", "obelisk-4"})));
    EXPECT_TRUE(legal(placed({"grave-1", "grave-2", "grave-3"})));
    EXPECT_TRUE(legal(placed({"pyramid-1-1", "pyramid-1-2", "pyramid-1-3", "pyramid-1-4"})));
    EXPECT_TRUE(legal(placed({"temple-right-1", "temple-right-2", "temple-right-3"})));
}

TEST(EgiziaSentences, TheTempleIsToldByWhatItLacks) {
    const Document game = with_board(builds_game(), "temple", R"({"left":[1,1],"right":[1]})");
    expect_said(placed({"temple-middle"}, game),
                {"The columns below the middle are not both complete: space 1 of the temple's left column, space 2 of "
                 "the temple's left column and space 1 of the temple's right column are lacking.",
                 "Build what is lacking first."},
                {"中間下方的石柱還沒有都蓋好：缺少神廟左石柱的空格 1、神廟左石柱的空格 2、神廟右石柱的空格 1。",
                 "請先建築缺少的部分。"});
    expect_said(placed({"temple-left-1", "temple-left-2", "temple-middle"}, game),
                {"The columns below the middle are not both complete: space 1 of the temple's right column is lacking.",
                 "Build what is lacking first."},
                {"中間下方的石柱還沒有都蓋好：缺少神廟右石柱的空格 1。", "請先建築缺少的部分。"});
    std::vector<std::string> stones{"temple-left-1", "temple-left-2", "temple-right-1"};
    const auto roof_after = [&](const char* more) {
        if (*more) stones.emplace_back(more);
        auto all = stones;
        all.emplace_back("temple-roof-2");
        return placed(all, game);
    };
    expect_said(roof_after(""),
                {"The temple is not complete below this space of the roof: the middle of the temple and space 1 of the "
                 "temple's roof are lacking.",
                 "Build what is lacking first."},
                {"神廟在屋頂的這個空格之下還沒有蓋好：缺少神廟的中間、神廟屋頂的空格 1。", "請先建築缺少的部分。"});
    EXPECT_FALSE(legal(roof_after("temple-middle")));
    EXPECT_TRUE(legal(roof_after("temple-roof-1")));
}

TEST(EgiziaSentences, SupportThatIsLackingIsNotAllThereIs) {
    const Document game = with_board(builds_game(), "pyramid", "[[1,1,1],[1,1]]");
    expect_said(
        placed({"pyramid-1-1", "pyramid-2-1"}, game),
        {"Support below this space is lacking: space 2 in row 1 of the pyramid is not built.", "Build below first."},
        {"這個空格下方缺少支撐：金字塔第 1 層的空格 2還沒有蓋好。", "請先建築下方的空格。"});
    EXPECT_TRUE(legal(placed({"pyramid-1-1", "pyramid-1-2", "pyramid-2-1"}, game)));
}

TEST(EgiziaSentences, InARowThatIsFinishedNothingMoreIsBuilt) {
    const Document game = built(build(0, R"("place":[{"at":"pyramid-1-1","value":1,"last":true}])"));
    expect_said(placed({"pyramid-1-1"}, game),
                {"The row is finished: nothing more is built in it.", "Choose a space of another row."},
                {"這一層已經完成，不能再建築。", "請選擇另一層的空格。"});
    EXPECT_TRUE(legal(placed({"pyramid-2-1"}, game)));
}

TEST(EgiziaSentences, OfTheOpenTilesTheNearestMayBeBuilt) {
    expect_said(placed({"grave-5"}),
                {"The tile of this grave is not open yet.",
                 "Choose the open tile nearest the Nile, or build the graves before this one first."},
                {"這個陵墓的陵墓牌還沒有打開。", "請選擇打開的陵墓牌中最靠近尼羅河的，或先建築在這之前的陵墓。"});
    EXPECT_TRUE(legal(placed({"grave-1"})));
    EXPECT_FALSE(legal(placed({"grave-4"})));
    EXPECT_TRUE(legal(placed({"grave-1", "grave-2", "grave-3", "grave-4", "grave-5"})));
}

TEST(EgiziaSentences, AStrengthThatIsLackingIsThatOfAllWhoBuild) {
    const std::string joker = R"(,"joker":true)";
    const Said without{"This takes a strength of 8, and there is one of 5.",
                       "Build for 5 at most, or add what a card gives."};
    expect_said(at_sites(on_obelisk("8", joker)), without,
                {"這需要力量 8，但只有力量 5。", "最多建築 5，或加上卡片給的力量。"});
    expect_said(at_sites(on_obelisk("5")),
                {"This takes a strength of 5, and there is one of 3.",
                 "Build for 3 at most, or add the joker or what a card gives."},
                {"這需要力量 5，但只有力量 3。", "最多建築 3，或加上監工或卡片給的力量。"});
    EXPECT_TRUE(legal(at_sites(on_obelisk("5", joker))));
    EXPECT_TRUE(legal(at_sites(on_obelisk("8", joker + R"(,"plus":3)"))));
    const std::string remedy = "Build for 3 at most, or add what a card gives.";
    EXPECT_EQ(said(at_sites(on_obelisk("6")), "en").remedy, remedy) << "the joker does not do";
    const std::string sphinx = build(0, R"("crew":"black","joker":true,"draw":2)");
    EXPECT_EQ(said(at_sites(sphinx + "," + on_obelisk("5")), "en").remedy, remedy) << "the joker has been used";
    const Document unequal = at_sites(on_obelisk("6"), R"({"crews":[3,4,2],"stones":[9,9,9,9],"quarry":0})");
    EXPECT_EQ(said(unequal, "en").remedy, "Build for 3 at most, or with a stronger crew, or add what a card gives.");
}

TEST(EgiziaSentences, WhoHasNoStonesDoesNotBuild) {
    const Document game = at_sites(on_obelisk("3"), R"({"crews":[3,3,3],"stones":[0,0,0,0],"quarry":0})");
    expect_said(game, {"This costs 3 stones, and the player has none.", "Remove this build."},
                {"這需要 3 份石材，但玩家沒有石材。", "請移除這次建築。"});
}

TEST(EgiziaSentences, CardsOfTheSphinxAreNoStones) {
    const auto draw = [](const std::string& crew, const std::string& cards) {
        return build(0, R"("crew":")" + crew + R"(","draw":)" + cards);
    };
    expect_said(at_sites(draw("blue", "1") + "," + draw("black", "1")),
                {"The player has built at this site in this round already.",
                 "Remove this build, or enter it as part of the earlier one."},
                {"這位玩家這一輪已經在這個建築區建築過了。", "請移除這次建築，或把它併入先前的建築。"});
    EXPECT_TRUE(legal(at_sites(draw("blue", "2"))));
}

TEST(EgiziaSentences, TheOrderOfTheFirstRoundIsNotThatOfTheTrack) {
    const Document game = with_ruling(full_game(), "start_track", "first-ahead");
    expect_said(with_round(game, R"({"order":[1,0]})"),
                {"The turn order entered is not the one that is due: player 1 and player 2.",
                 "Enter the players in that order, or leave the order out."},
                {"輸入的順位不是應有的順位：第 1 位玩家、第 2 位玩家。", "請按該順位輸入玩家，或不輸入順位。"});
    EXPECT_TRUE(legal(with_round(game, R"({"order":[0,1]})")));
}

TEST(EgiziaSentences, OneIsCountedAsOne) {
    EXPECT_EQ(said(with(with_rounds(full_game(), 1), "end", parsed("[{},{}]")), "en").sentence,
              "The end is entered after 1 of 5 rounds.");
    const Document game = with_board(final_game(), "graves", "[7,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]");
    expect_said(with(game, "end", parsed(R"([{"score":1,"graves":[7,7]},{"score":1}])")),
                {"Of the 20 grave tiles 1 has the value 7, and none is left.",
                 "Correct the value of this tile, or of one before."},
                {"20 個陵墓牌中數值 7 的有 1 個，已經沒有剩下的。", "請更正這個或先前的陵墓牌的數值。"});
}

TEST(EgiziaSentences, WhenAllHavePassedTheyStillHaveShips) {
    const Document game = sailing(full_game(), pass(0) + "," + pass(1));
    const std::string words = i18n::moves(read(game))->utf8_string();
    EXPECT_TRUE(words.starts_with("Round 1.\nNobody is left to place a ship.\n")) << words;
}

TEST(EgiziaSentences, PointsThatAMarketGaveAreNotSaidToBeOfCards) {
    const Document game = built(build(0, R"("place":[{"at":"grave-1","value":1}],"other":2)"));
    ASSERT_EQ(player(game, 0)["categories"]["other"], 2);
    EXPECT_EQ(i18n::category(game_word, "other"), "Other points");
    EXPECT_NE(i18n::scored(game_word, "other").Find("grain market"), wxNOT_FOUND);
}

}

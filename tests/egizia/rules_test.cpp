// Every rule, broken once: what is reported, where, and whether the table may let it stand.
#include "core/egizia/game.h"
#include "core/egizia/play.h"
#include "i18n/words.h"
#include "tests/egizia/games.h"

#include <functional>
#include <set>

#include <gmock/gmock.h>

namespace clerk::egizia::test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Where a waiver of it stands in the document; empty: it cannot be waived.
struct Broken {
    const char* rule;
    const char* waived_at;
    std::function<Document()> game;
};

std::ostream& operator<<(std::ostream& out, const Broken& broken) { return out << broken.rule; }

const std::string sphinx = R"("crew":"blue","draw":1)";
const std::string obelisk = R"("crew":"blue","market":"grain","place":[{"at":"obelisk-1","value":1}])";

/// Linda and John lie at a site, and then build.
Document at_site(const std::string& site, const std::string& builds) {
    return building(full_game(), ship(0, site) + "," + ship(1, site), builds);
}
/// A round of builds with stones of Linda's.
Document placed(const std::string& stones, Document game = builds_game()) {
    return built(build(0, R"("place":[)" + stones + "]"), std::move(game));
}

const Broken all_broken[] = {
    {"round.game-over", "", [] { return with_rounds(full_game(), 6); }},
    {"round.order", "/rounds/0", [] { return with_round(full_game(), R"({"order":[1,0]})"); }},
    {"ship.passed", "/rounds/0/ships/2",
     [] { return sailing(full_game(), pass(0) + "," + pass(1) + "," + ship(0, "card-1")); }},
    {"ship.order", "/rounds/0/ships/0", [] { return sailing(full_game(), ship(1, "card-1")); }},
    {"ship.none", "",
     [] {
         std::string ships = ship(0, "card-1") + "," + pass(1);
         for (int card = 2; card <= 9; ++card) ships += "," + ship(0, "card-" + std::to_string(card));
         return sailing(full_game(), ships);
     }},
    {"ship.upstream", "/rounds/0/ships/2",
     [] { return sailing(full_game(), ship(0, "card-2") + "," + pass(1) + "," + ship(0, "card-1")); }},
    {"space.occupied", "/rounds/0/ships/1",
     [] { return sailing(full_game(), ship(0, "card-2") + "," + ship(1, "card-2")); }},
    {"site.twice", "/rounds/0/ships/2",
     [] { return sailing(full_game(), ship(0, "sphinx") + "," + pass(1) + "," + ship(0, "sphinx")); }},
    {"site.closed", "/rounds/0/ships/0", [] { return sailing(full_game(), ship(0, "graves", R"("space":3)")); }},
    {"site.next", "/rounds/0/ships/0",
     [] { return sailing(with_ruling(full_game(), "site_space", "next"), ship(0, "graves", R"("space":2)")); }},
    {"space.no-cards", "/rounds/0/ships/0",
     [] { return sailing(full_game(), ship(0, "heliopolis", R"("raise":["blue","joker"],"gain":{})")); }},
    {"space.raise", "/rounds/0/ships/0", [] { return sailing(full_game(), ship(0, "alyi")); }},
    {"ring.move", "/rounds/0/ships/0", [] { return sailing(full_game(), ship(0, "edfu", R"("ring":2)")); }},
    {"build.no-ship", "/rounds/0/builds/0", [] { return building(full_game(), "", build(0, sphinx)); }},
    {"build.twice", "/rounds/0/builds/1",
     [] { return at_site("sphinx", build(0, sphinx) + "," + build(0, R"("crew":"black","draw":1)")); }},
    {"build.order", "/rounds/0/builds/1", [] { return at_site("sphinx", build(1, sphinx) + "," + build(0, sphinx)); }},
    {"build.full", "/rounds/0/builds/2",
     [] {
         return built(build(0, R"("draw":1)") + "," + build(1, R"("draw":1)") + "," + build(2, R"("draw":1)"),
                      with_players(builds_game(), 3));
     }},
    {"crew.none", "/rounds/0/builds/0", [] { return at_site("sphinx", build(0, R"("joker":true,"draw":1)")); }},
    {"crew.used", "/rounds/0/builds/1",
     [] {
         return building(full_game(), ship(0, "sphinx") + "," + pass(1) + "," + ship(0, "graves"),
                         build(0, sphinx) + "," + build(0, obelisk));
     }},
    {"joker.used", "/rounds/0/builds/1",
     [] {
         return building(full_game(), ship(0, "sphinx") + "," + pass(1) + "," + ship(0, "graves"),
                         build(0, R"("crew":"black","joker":true,"draw":1)") + "," +
                             build(0, R"("joker":true,)" + obelisk));
     }},
    {"sphinx.draw", "/rounds/0/builds/0", [] { return built(build(0, R"("draw":6)")); }},
    {"sphinx.keep", "/rounds/0/builds/0", [] { return built(build(0, R"("draw":3,"keep":2)")); }},
    {"sphinx.exact", "/rounds/0/builds/0",
     [] {
         return building(with_ruling(full_game(), "sphinx_draw", "exact"), ship(0, "sphinx"),
                         build(0, R"("joker":true,)" + sphinx));
     }},
    {"stone.no-space", "", [] { return placed(R"({"at":"obelisk-2"})", with_board(builds_game(), "obelisk", "[1]")); }},
    {"stone.occupied", "", [] { return placed(R"({"at":"obelisk-1","value":1},{"at":"obelisk-1","value":1})"); }},
    {"obelisk.order", "/rounds/0/builds/0", [] { return placed(R"({"at":"obelisk-2","value":1})"); }},
    {"grave.not-open", "", [] { return placed(R"({"at":"grave-5","value":1})"); }},
    {"grave.order", "/rounds/0/builds/0", [] { return placed(R"({"at":"grave-4","value":1})"); }},
    {"grave.tile", "/rounds/0/builds/0",
     [] {
         return placed(R"({"at":"grave-1","value":1},{"at":"grave-2","value":1})",
                       with_board(builds_game(), "graves", "[1,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2]"));
     }},
    {"pyramid.left", "/rounds/0/builds/0", [] { return placed(R"({"at":"pyramid-1-2","value":1})"); }},
    {"pyramid.support", "/rounds/0/builds/0", [] { return placed(R"({"at":"pyramid-2-1","value":1})"); }},
    {"temple.column", "/rounds/0/builds/0", [] { return placed(R"({"at":"temple-left-2","value":1})"); }},
    {"temple.middle", "/rounds/0/builds/0",
     [] { return placed(R"({"at":"temple-left-1","value":1},{"at":"temple-middle"})"); }},
    {"temple.roof", "/rounds/0/builds/0", [] { return placed(R"({"at":"temple-roof-1","value":1})"); }},
    {"build.strength", "/rounds/0/builds/0", [] { return at_site("sphinx", build(0, R"("crew":"blue","draw":2)")); }},
    {"build.stones", "/rounds/0/builds/0",
     [] {
         return at_site("graves",
                        build(0, R"("crew":"blue","plus":9,"market":"grain","place":[{"at":"obelisk-1","value":9}])"));
     }},
    {"build.market", "/rounds/0/builds/0",
     [] { return at_site("graves", build(0, R"("crew":"blue","place":[{"at":"obelisk-1","value":1}])")); }},
    {"end.not-yet", "", [] { return with(with_rounds(full_game(), 4), "end", parsed(R"([{"sphinx":[1]},{}])")); }},
    {"end.sphinx", "/end/1", [] { return with(with_rounds(full_game(), 5), "end", parsed(R"([{"sphinx":[1]},{}])")); }},
    {"grave.too-many", "/end/1",
     [] {
         return with(final_game(), "end",
                     parsed(R"([{"score":1,"graves":[1,1,1,1,1,1,1,1,1,1,1,1]},{"score":1,"graves":[2]}])"));
     }},
};

class BrokenRule : public testing::TestWithParam<Broken> {};

TEST_P(BrokenRule, IsReportedAloneAndWaivedWhereItCanBe) {
    const Broken& broken = GetParam();
    Document game = broken.game();
    const Report report = check(read(game));
    ASSERT_THAT(rules_of(report.violations), ElementsAre(broken.rule));
    EXPECT_THAT(report.waived, IsEmpty());
    const Finding& finding = report.violations.front().finding;
    EXPECT_EQ(finding.rule->waivable, *broken.waived_at != 0);
    EXPECT_EQ(rules::named(broken.rule).waivable, finding.rule->waivable);
    EXPECT_EQ(i18n::sentence(game_id, finding).find('{'), wxString::npos) << i18n::sentence(game_id, finding);
    EXPECT_EQ(i18n::remedy(game_id, finding).find('{'), wxString::npos) << i18n::remedy(game_id, finding);
    if (!finding.rule->waivable) return;
    game[Document::json_pointer(broken.waived_at)]["waived"] = true;
    const Report waived = check(read(game));
    EXPECT_TRUE(waived.legal()) << testing::PrintToString(rules_of(waived.violations));
    EXPECT_THAT(rules_of(waived.waived), testing::Contains(broken.rule));
    EXPECT_EQ(waivers(read(game)), 1);
}

INSTANTIATE_TEST_SUITE_P(Egizia, BrokenRule, testing::ValuesIn(all_broken));

TEST(EgiziaRules, EachIsBrokenHere) {
    std::set<std::string_view> seen, all;
    for (const Broken& broken : all_broken) seen.insert(broken.rule);
    for (const Rule* rule : clerk::rules(game_id)) all.insert(rule->id);
    EXPECT_EQ(seen, all);
}

TEST(EgiziaRules, AWaivedBuildWaivesEachRuleOnce) {
    Document game = placed(R"({"at":"temple-left-2","value":1},{"at":"temple-right-2","value":1},
                              {"at":"pyramid-2-1","value":1})");
    game["rounds"][0]["builds"][0]["waived"] = true;
    EXPECT_THAT(rules_of(check(read(game)).waived), ElementsAre("temple.column", "pyramid.support"));
}

/// Of a column that is not described any stone is enough.
TEST(EgiziaRules, TheMiddleStandsOnWhateverAWaivedColumnHas) {
    Document game =
        placed(R"({"at":"temple-left-2","value":1},{"at":"temple-right-2","value":1},{"at":"temple-middle"})");
    game["rounds"][0]["builds"][0]["waived"] = true;
    EXPECT_THAT(rules_of(check(read(game)).waived), ElementsAre("temple.column"));
}

TEST(EgiziaRules, WhatCannotBeWaivedIsTheOnlyReport) {
    Document game = placed(R"({"at":"obelisk-2","value":1},{"at":"obelisk-2","value":1})");
    game["rounds"][0]["builds"][0]["waived"] = true;
    const Report report = check(read(game));
    EXPECT_THAT(rules_of(report.violations), ElementsAre("stone.occupied"));
    EXPECT_THAT(report.waived, IsEmpty());
}

TEST(EgiziaRules, AWaivedOrderMovesNoMarker) {
    Document game = with_round(builds_game(), R"({"order":[1,0],"waived":true})");
    EXPECT_THAT(rules_of(check(read(game)).waived), ElementsAre("round.order"));
    EXPECT_EQ(check(read(with_rounds(game, 1))).order, (std::vector{0, 1})) << "both on 0 as before";
}

TEST(EgiziaRules, OfBuildsPlayersOnOneSpaceMayComeInAnyOrder) {
    Document game = with_round(with_rounds(builds_game(), 1), R"({"order":[1,0]})");
    EXPECT_TRUE(check(read(game)).legal());
    EXPECT_EQ(check(read(game)).order, (std::vector{1, 0})) << "and the second stands behind now";
    EXPECT_THAT(broken(with_round(with_rounds(full_game(), 1), R"({"order":[1,0]})")), ElementsAre("round.order"));
}

TEST(EgiziaRules, TheFirstRoundHasTheOrderOfTheRecord) {
    const Document game = with_ruling(full_game(), "start_track", "first-ahead");
    EXPECT_EQ(check(read(game)).order, (std::vector{0, 1}));
    EXPECT_EQ(check(read(with_rounds(game, 1))).order, (std::vector{1, 0}));
}

std::vector<int> figures_of(const Document& game) { return check(read(game)).violations.at(0).finding.figures; }

TEST(EgiziaRules, ARaiseIsThatOfTheRingSpace) {
    constexpr int blue = 0, joker = 3, as_shown = -1;
    const Document shown = with_board(full_game(), "spaces", R"({"edfu":{"raise":["blue","joker"]}})");
    const Document other = sailing(shown, ship(0, "edfu", R"("raise":["black"])"));
    EXPECT_THAT(broken(other), ElementsAre("space.raise"));
    EXPECT_THAT(figures_of(other), ElementsAre(as_shown, blue, joker));
    const Document twice = sailing(full_game(), ship(0, "selimon", R"("raise":["blue","blue"])"));
    EXPECT_THAT(broken(twice), ElementsAre("space.raise"));
    EXPECT_THAT(figures_of(twice), ElementsAre(2, 2)) << "so many, but different ones";
    EXPECT_TRUE(check(read(sailing(shown, ship(0, "edfu", R"("raise":["joker","blue"])")))).legal());
}

TEST(EgiziaRules, ABuildNeedsACrewBesideTheJoker) {
    EXPECT_THAT(figures_of(at_site("sphinx", build(0, R"("draw":1)"))), ElementsAre(0));
    EXPECT_THAT(figures_of(at_site("sphinx", build(0, R"("joker":true,"draw":1)"))), ElementsAre(1));
}

TEST(EgiziaRules, WhoHasNoShipAtASiteIsNotLateThere) {
    const Document game =
        building(full_game(), ship(0, "sphinx"), build(0, sphinx) + "," + build(1, sphinx + R"(,"waived":true)"));
    const Report report = check(read(game));
    EXPECT_TRUE(report.legal());
    EXPECT_THAT(rules_of(report.waived), ElementsAre("build.no-ship"));
}

TEST(EgiziaRules, ATileIsReportedByItself) {
    const Document game = with(
        final_game(), "end", parsed(R"([{"score":1,"graves":[1,1,1,1,1,1,1,1,1,1,1,1,1]},{"score":1,"graves":[2]}])"));
    const Report report = check(read(game));
    ASSERT_EQ(report.violations.size(), 2u);
    EXPECT_EQ(report.violations[0].where, (Where{.player = 0, .piece = "tile", .index = 12}));
    EXPECT_EQ(report.violations[1].where, (Where{.player = 1, .piece = "tile", .index = 0}));
    EXPECT_FALSE(report.rounds_played);
}

}

}

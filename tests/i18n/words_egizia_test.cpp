// Egizia is told in full in every language.
#include "core/egizia/play.h"
#include "i18n/words_egizia.h"
#include "tests/i18n/words.h"

namespace clerk::tests {

using namespace egizia;

namespace {

constexpr std::string_view egizia_game = "egizia";

Finding egizia_finding(std::string_view rule, std::vector<int> figures = {}, std::vector<Place> places = {}) {
    return {&egizia::rules::named(rule), std::move(places), std::move(figures)};
}

Place at(std::string_view space) { return place(*read_space(space)); }
Place on(std::string_view spot) { return *place(*read_spot(spot)); }

/// A finding of every rule, and of every way in which it can be broken.
std::vector<Finding> egizia_findings() {
    return {
        egizia_finding("round.game-over"),
        egizia_finding("round.order", {2, 1, 3}),
        egizia_finding("ship.passed"),
        egizia_finding("ship.order", {2}),
        egizia_finding("ship.none", {8}),
        egizia_finding("ship.upstream", {0}, {on("card-2"), on("sphinx")}),
        egizia_finding("ship.upstream", {1}, {on("heliopolis"), on("sphinx")}),
        egizia_finding("ship.upstream", {0}),
        egizia_finding("ship.upstream", {1}, {on("heliopolis")}),
        egizia_finding("space.occupied", {0, 0}),
        egizia_finding("space.occupied", {-1, 0}),
        egizia_finding("space.occupied", {2, 0}),
        egizia_finding("space.occupied", {2, 1}),
        egizia_finding("site.twice"),
        egizia_finding("site.closed", {3, 2}),
        egizia_finding("site.next", {2, 1}),
        egizia_finding("space.no-cards", {1, 0}),
        egizia_finding("space.no-cards", {0, 1}),
        egizia_finding("space.no-cards", {1, 1}),
        egizia_finding("space.raise", {-1}),
        egizia_finding("space.raise", {-1, 0, 3}),
        egizia_finding("space.raise", {2, 1}),
        egizia_finding("space.raise", {2, 2}),
        egizia_finding("space.raise", {1, 2}),
        egizia_finding("ring.move", {0, 2, 3}),
        egizia_finding("ring.move", {1, 1, 3}),
        egizia_finding("ring.move", {2, 1, 1}),
        egizia_finding("ring.move", {3, 3, 1}),
        egizia_finding("build.no-ship"),
        egizia_finding("build.twice"),
        egizia_finding("build.order", {-1}),
        egizia_finding("build.order", {2}),
        egizia_finding("build.full", {2}),
        egizia_finding("crew.none", {0}),
        egizia_finding("crew.none", {1}),
        egizia_finding("crew.used", {1}),
        egizia_finding("joker.used"),
        egizia_finding("sphinx.draw", {6}),
        egizia_finding("sphinx.keep", {2}),
        egizia_finding("sphinx.exact", {1, 3}),
        egizia_finding("stone.no-space", {-1}, {at("pyramid-1-3")}),
        egizia_finding("stone.no-space", {4}, {at("obelisk-5")}),
        egizia_finding("stone.occupied"),
        egizia_finding("obelisk.order", {1, 2}),
        egizia_finding("grave.not-open"),
        egizia_finding("grave.order", {2, 3}),
        egizia_finding("grave.tile", {7, 0}),
        egizia_finding("grave.tile", {7, 2}),
        egizia_finding("pyramid.left", {2}),
        egizia_finding("pyramid.support", {1}),
        egizia_finding("pyramid.support", {}, {at("pyramid-2-1"), at("pyramid-1-1"), at("pyramid-1-2")}),
        egizia_finding("temple.column", {2}),
        egizia_finding("temple.column", {-1, -2}),
        egizia_finding("temple.middle", {2}),
        egizia_finding("temple.middle", {2, -1, -2}),
        egizia_finding("temple.roof", {0}),
        egizia_finding("temple.roof", {0, 1}),
        egizia_finding("temple.roof", {1}),
        egizia_finding("build.strength", {7, 4, 0, 0}),
        egizia_finding("build.strength", {7, 5, 0, 1}),
        egizia_finding("build.strength", {7, 6, 1, 0}),
        egizia_finding("build.strength", {7, 3, 1, 1}),
        egizia_finding("build.stones", {7, 5}),
        egizia_finding("build.stones", {7, 0}),
        egizia_finding("build.market"),
        egizia_finding("end.not-yet", {4, 5}),
        egizia_finding("end.sphinx", {1, 2}),
        egizia_finding("grave.too-many", {13, 12}),
    };
}

std::string egizia_sentence(std::string_view rule, std::vector<int> figures = {}, std::vector<Place> places = {}) {
    return i18n::sentence(egizia_game, egizia_finding(rule, std::move(figures), std::move(places))).utf8_string();
}

}

TEST(EgiziaWords, EveryRuleHasASentenceAndARemedy) {
    std::set<const Rule*> said;
    in_every_language([&] {
        for (const Finding& finding : egizia_findings()) {
            expect_sentence(i18n::sentence(egizia_game, finding), finding.rule->id);
            expect_sentence(i18n::remedy(egizia_game, finding), finding.rule->id);
            said.insert(finding.rule);
        }
    });
    const auto all = clerk::rules(egizia_game);
    EXPECT_EQ(said, std::set(all.begin(), all.end()));
}

TEST(EgiziaWords, EveryRuleHasTheRulebooksClause) {
    in_every_language([] {
        for (const Rule* rule : clerk::rules(egizia_game)) expect_sentence(i18n::clause(egizia_game, *rule), rule->id);
        expect_words(clerk::rules(egizia_game), [](const Rule* rule) { return i18n::clause(egizia_game, *rule); });
    });
}

TEST(EgiziaWords, NoTwoFindingsAreSaidAlike) {
    in_every_language([] {
        expect_words(egizia_findings(), [](const Finding& finding) { return i18n::sentence(egizia_game, finding); });
    });
}

TEST(EgiziaWords, ASentenceCarriesItsFigures) {
    i18n::start("en");
    EXPECT_EQ(egizia_sentence("ship.upstream", {0}, {on("card-2"), on("sphinx")}),
              "A ship must lie downstream of one's earlier ships; card space 2 lies upstream of the sphinx.");
    EXPECT_EQ(egizia_sentence("space.raise", {2, 1}), "The ring space raises 2 different crews, and 1 was entered.");
    EXPECT_EQ(egizia_sentence("space.raise", {-1, 0, 3}),
              "The crews raised are not those that the ring space shows: the blue crew and the joker.");
    EXPECT_EQ(egizia_sentence("build.stones", {7, 5}), "This costs 7 stones, and the player has 5.");
    EXPECT_EQ(egizia_sentence("temple.middle", {2, -1}),
              "The columns below the middle are not both complete: space 2 of the temple's left column and space 1 of "
              "the temple's right column are lacking.");
    EXPECT_EQ(egizia_sentence("round.order", {2, 1, 3}),
              "The turn order entered is not the one that is due: player 2, player 1 and player 3.");
}

TEST(EgiziaWords, PiecesAndPlacesHaveNames) {
    in_every_language([] {
        expect_words(markers, [](Marker marker) { return i18n::egizia::name(marker); });
        expect_words(crews, [](Crew crew) { return i18n::egizia::name(crew); });
        const std::vector<Place> places{
            on("card-3"),      on("edfu"),          on("sphinx"),         at("obelisk-3"),     at("grave-2"),
            at("pyramid-1-2"), at("temple-left-1"), at("temple-right-1"), at("temple-roof-1"), at("temple-middle")};
        expect_words(places, [](const Place& one) { return i18n::places(egizia_game, {one}); });
        EXPECT_EQ(i18n::egizia::name(ring_space("memphis")), "memphis") << "as the table called it";
    });
}

TEST(EgiziaWords, RulingsAndFiguresHaveNames) {
    in_every_language([] {
        expect_ruling_words(all_rulings, i18n::egizia::rulings_words());
        expect_words(presets, [](const auto& preset) { return i18n::egizia::preset_explained(preset.id); });
        expect_words(std::array{"track", "grave_sum", "stones", "quarry", "strength", "green", "yellow", "brown",
                                "stone_market", "grain_market", "sphinx"},
                     [](const char* fact) { return i18n::fact(egizia_game, fact); });
        expect_sentence(i18n::tie_break(egizia_game, "track"), "track");
        expect_variants_in_words(egizia_game, all_rulings, presets);
    });
}

}

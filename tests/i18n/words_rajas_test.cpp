// Rajas of the Ganges is told in full in every language.
#include "core/rajas/play.h"
#include "i18n/words_rajas.h"
#include "tests/i18n/words.h"

namespace clerk::tests {

using namespace rajas;

namespace {

constexpr std::string_view rajas_game = "rajas";

const int blue_3 = figure(Die{Colour::blue, 3}), purple_6 = figure(Die{Colour::purple, 6});

Finding finding_of(std::string_view rule, std::vector<int> figures = {}) {
    return {&rules::named(rule), {}, std::move(figures)};
}

int of(SpotKind kind) { return static_cast<int>(kind); }
int bits(std::string_view roads) { return static_cast<int>(read_roads(roads)->bits()); }

/// A finding of every rule, and of every way in which it can be broken.
std::vector<Finding> rajas_findings() {
    std::vector<Finding> all{
        finding_of("turn.game-over"),
        finding_of("worker.none", {0, 4}),
        finding_of("worker.none", {1, 4}),
        finding_of("worker.second"),
        finding_of("worker.occupied", {of(SpotKind::mogul), 1}),
        finding_of("worker.occupied", {of(SpotKind::harbour), 4}),
        finding_of("worker.assorted"),
        finding_of("pay.coins", {of(SpotKind::quarry), 2, 3, 3, 2}),
        finding_of("pay.coins", {of(SpotKind::quarry), 2, 3, 3, 3}),
        finding_of("pay.coins", {of(SpotKind::quarry), 0, 1, 4, 0}),
        finding_of("pay.coins", {of(SpotKind::quarry), 5, 1, 4, 1}),
        finding_of("pay.money", {4, 0}),
        finding_of("pay.money", {4, 3}),
        finding_of("dice.not-held", {blue_3, 0}),
        finding_of("dice.not-held", {blue_3, 1}),
        finding_of("pay.count", {of(SpotKind::silk), 0, 1}),
        finding_of("pay.count", {of(SpotKind::quarry), 1, 0}),
        finding_of("pay.count", {of(SpotKind::palace), 2, 1}),
        finding_of("pay.die", {blue_3, 4, of(SpotKind::raja)}),
        finding_of("pay.die", {purple_6, 7, of(SpotKind::harbour)}),
        finding_of("pay.die", {purple_6, 11, of(SpotKind::own)}),
        finding_of("boat.last-six", {14, 17}),
        finding_of("boat.last-six", {17, 17}),
        finding_of("step.not-owed", {2, blue_3, 0}),
        finding_of("step.not-owed", {2, blue_3, 10}),
        finding_of("tile.off-board"),
        finding_of("tile.occupied"),
        finding_of("cover.empty"),
        finding_of("cover.twice"),
        finding_of("pay.colour", {blue_3, 3}),
        finding_of("pay.short", {6, 7, 7, 0}),
        finding_of("pay.short", {1, 2, 6, 4}),
        finding_of("road.none", {bits("ne"), 0}),
        finding_of("road.none", {0, bits("sw")}),
        finding_of("road.none", {bits("ne"), bits("sw")}),
        finding_of("road.cut", {1, 0}),
        finding_of("road.cut", {1, 1}),
        finding_of("road.cut", {3, 1}),
        finding_of("karma.none", {blue_3}),
        finding_of("boat.spaces", {1, 0, 0}),
        finding_of("boat.spaces", {3, 2, 0}),
        finding_of("boat.spaces", {5, 0, 6}),
        finding_of("boat.spaces", {5, 3, 6}),
        finding_of("boat.end", {3, 0}),
        finding_of("boat.end", {3, 1}),
        finding_of("dice.supply", {0, 3, 1}),
        finding_of("dice.supply", {0, 1, 0}),
        finding_of("dice.capacity", {11, 10}),
        finding_of("upgrade.top", {2, 0}),
        finding_of("upgrade.top", {2, 1}),
        finding_of("yield.slot", {1}),
        finding_of("yield.slot", {2, -1}),
        finding_of("yield.slot", {1, 0, 3}),
        finding_of("yield.occupied", {1}),
        finding_of("gain.described", {55}),
        finding_of("turn.no-tile", {of(SpotKind::builder)}),
        finding_of("marker.fame-back", {6, 7}),
        finding_of("final.met", {1, 1}),
    };
    for (int what = 0; what < 7; ++what) all.push_back(finding_of("step.not-owed", {what}));
    return all;
}

std::string rajas_sentence(std::string_view rule, std::vector<int> figures = {}) {
    return i18n::sentence(rajas_game, finding_of(rule, std::move(figures))).utf8_string();
}
std::string rajas_remedy(std::string_view rule, std::vector<int> figures = {}) {
    return i18n::remedy(rajas_game, finding_of(rule, std::move(figures))).utf8_string();
}

}

TEST(RajasWords, EveryRuleHasASentenceAndARemedy) {
    std::set<const Rule*> said;
    in_every_language([&] {
        for (const Finding& finding : rajas_findings()) {
            expect_sentence(i18n::sentence(rajas_game, finding), finding.rule->id);
            EXPECT_GT(i18n::remedy(rajas_game, finding).size(), 4u) << finding.rule->id;
            EXPECT_EQ(i18n::remedy(rajas_game, finding).find('{'), wxString::npos) << finding.rule->id;
            said.insert(finding.rule);
        }
    });
    const auto all = clerk::rules(rajas_game);
    EXPECT_EQ(said, std::set(all.begin(), all.end()));
}

TEST(RajasWords, EveryRuleHasTheRulebooksClause) {
    in_every_language([] {
        for (const Rule* rule : clerk::rules(rajas_game)) expect_sentence(i18n::clause(rajas_game, *rule), rule->id);
        expect_words(clerk::rules(rajas_game), [](const Rule* rule) { return i18n::clause(rajas_game, *rule); });
    });
}

TEST(RajasWords, NoTwoFindingsAreSaidAlike) {
    in_every_language([] {
        expect_words(rajas_findings(), [](const Finding& finding) { return i18n::sentence(rajas_game, finding); });
    });
}

TEST(RajasWords, ASentenceCarriesItsFigures) {
    i18n::start("en");
    EXPECT_EQ(rajas_sentence("pay.short", {6, 7, 7, 0}), "The tile costs 7; the dice are worth 6.");
    EXPECT_EQ(rajas_sentence("pay.short", {1, 2, 6, 4}), "A tile of 6 on one of 4 costs 2; the dice are worth 1.");
    EXPECT_EQ(rajas_sentence("pay.die", {blue_3, 4, of(SpotKind::raja)}),
              "A 4 is asked for there, and blue 3 is none.");
    EXPECT_EQ(rajas_remedy("pay.die", {blue_3, 4, of(SpotKind::raja)}), "Pay a 4, or turn a 3 with karma first.");
    EXPECT_EQ(
        rajas_sentence("road.none", {bits("ne"), bits("sw")}),
        "No road leads from here to the residence: the tile's roads end at north and east, and roads to be met are "
        "at south and west.");
    EXPECT_EQ(rajas_remedy("road.none", {bits("ne"), bits("sw")}),
              "A road at one of these sides links it: south and west.");
    EXPECT_EQ(rajas_sentence("karma.none", {blue_3}), "The player has no karma left to turn blue 3 to blue 4.");
    EXPECT_EQ(rajas_remedy("boat.end", {3, 1}), "Move it 1 free space at most.");
    EXPECT_EQ(rajas_sentence("pay.coins", {0, 2, 3, 3, 3}), "The next space costs 3 in money, and 2 was paid.");
    i18n::start("zh_TW");
    EXPECT_THAT(rajas_sentence("pay.short", {6, 7, 7, 0}),
                testing::AllOf(testing::HasSubstr("7"), testing::HasSubstr("6")));
    i18n::start("en");
}

TEST(RajasWords, PiecesAndPlacesHaveNames) {
    in_every_language([] {
        expect_words(colours, [](Colour colour) { return i18n::rajas::name(colour); });
        expect_words(yield_colours, [](YieldColour colour) { return i18n::rajas::name(colour); });
        expect_words(goods, [](Good good) { return i18n::rajas::name(good); });
        expect_words(buildings, [](Building building) { return i18n::rajas::name(building); });
        std::vector<Spot> spots;
        for (std::size_t kind = 0; kind <= spot_ids.size(); ++kind) spots.push_back({static_cast<SpotKind>(kind)});
        expect_words(spots, [](const Spot& spot) { return i18n::rajas::name(spot); });
        EXPECT_EQ(i18n::rajas::name(Spot{SpotKind::own, "terrace"}), "terrace");
    });
}

TEST(RajasWords, RulingsAndFiguresHaveNames) {
    in_every_language([] {
        expect_ruling_words(all_rulings, i18n::rajas::rulings_words());
        expect_words(presets, [](const auto& preset) { return i18n::rajas::preset_explained(preset.id); });
        expect_words(std::array{"met", "money", "fame", "tiles", "karma", "workers", "boat"},
                     [](const char* fact) { return i18n::fact(rajas_game, fact); });
        EXPECT_NE(i18n::category(rajas_game, "gap"), "gap");
        expect_sentence(i18n::tie_break(rajas_game, "met"), "met");
        expect_variants_in_words(rajas_game, all_rulings, presets);
        EXPECT_EQ(i18n::variant(rajas_game, "full, variant=mixed").Find('='), wxNOT_FOUND);
    });
}

}

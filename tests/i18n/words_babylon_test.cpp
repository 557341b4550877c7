// Babylon is told in full in every language.
#include "core/babylon/play.h"
#include "i18n/words_babylon.h"
#include "tests/i18n/words.h"

namespace clerk::tests {

using namespace babylon;

namespace {

constexpr std::string_view game = "babylon";

std::string sentence(std::string_view rule, std::vector<int> figures, std::vector<Place> places = {}) {
    return i18n::sentence(game, {&rules::named(rule), std::move(places), std::move(figures)}).utf8_string();
}

/// A finding of every rule, and of every way in which it can be broken. What they say of a game is told by
/// sentences_babylon_test.cpp.
std::vector<Finding> findings() {
    constexpr int statue = static_cast<int>(Kind::statue), fountain = static_cast<int>(Kind::fountain);
    constexpr int blank = static_cast<int>(Symbol::blank);
    const std::vector<Place> one{{0, 0, 1}}, two{{0, 0, 1}, {1, 0, 1}};
    return {
        {&rules::named("turn.game-over"), {}, {15}},
        {&rules::named("turn.dig")},
        {&rules::named("dig.empty")},
        {&rules::named("dig.symbol-count"), {}, {4, 0, 2}},
        {&rules::named("turn.tile"), {}, {0}},
        {&rules::named("turn.tile"), {}, {1}},
        {&rules::named("turn.tile"), {}, {2}},
        {&rules::named("terrace.off-board"), one},
        {&rules::named("terrace.level-order"), one, {3, 2}},
        {&rules::named("terrace.not-on-top"), one, {1, 2}},
        {&rules::named("terrace.not-on-top"), one, {3, 16}},
        {&rules::named("terrace.full-overlap"), one, {2, 0, 1}},
        {&rules::named("terrace.full-overlap"), one, {3, 0, 1, 2}},
        {&rules::named("terrace.full-overlap"), one, {2, 1, 1}},
        {&rules::named("terrace.full-overlap"), one, {2, 1, 1, 3}},
        {&rules::named("terrace.open-corner"), one, {0}},
        {&rules::named("terrace.support"), one, {3, 1, 0, 3, 0, 0}},
        {&rules::named("terrace.support"), one, {3, 2, 1, 3, 0, 0}},
        {&rules::named("terrace.support"), two, {3, 1, 0, 1, 5, 2, 1, 3, 0, 0}},
        {&rules::named("terrace.pillars"), one, {5, 1}},
        {&rules::named("ornament.shape"), two, {statue, 2}},
        {&rules::named("ornament.shape"), two, {fountain, 2}},
        {&rules::named("ornament.shape"), one, {fountain, 1}},
        {&rules::named("ornament.no-space"), one},
        {&rules::named("ornament.no-space"), two},
        {&rules::named("ornament.hidden"), one, {2}},
        {&rules::named("ornament.hidden"), two, {2, 3}},
        {&rules::named("ornament.occupied"), one, {0, 1}},
        {&rules::named("ornament.occupied"), two, {0, 1, 7, 2}},
        {&rules::named("ornament.not-this-turn"), one},
        {&rules::named("effect.unavailable"), one, {0, 0}},
        {&rules::named("effect.unavailable"), one, {0, 1}},
        {&rules::named("effect.unavailable"), one, {0, 2}},
        {&rules::named("effect.already-used"), one, {1, 1}},
        {&rules::named("effect.already-used"), two, {1, 2}},
        {&rules::named("effect.already-used"), two, {0, 2}},
        {&rules::named("effect.elsewhere"), one},
        {&rules::named("effect.elsewhere"), two},
        {&rules::named("effect.not-this-turn"), one},
        {&rules::named("effect.needs-symbol"), one, {blank}},
        {&rules::named("effect.needs-symbol"), one, {fountain}},
        {&rules::named("effect.needs-symbol"), two, {blank, fountain}},
        {&rules::named("effect.needs-blank"), one, {fountain}},
        {&rules::named("effect.needs-blank"), two, {fountain, fountain}},
        {&rules::named("ornament.symbol"), one, {statue, blank}},
        {&rules::named("ornament.symbol"), one, {statue, fountain}},
        {&rules::named("ornament.symbol"), two, {fountain, blank, statue}},
        {&rules::named("fountain.not-adjacent"), two},
        {&rules::named("stairs.not-adjacent"), two},
        {&rules::named("fountain.level"), two, {1, 2}},
        {&rules::named("fountain.same-terrace"), two},
        {&rules::named("stairs.level"), two, {1, 1}},
        {&rules::named("stairs.level"), two, {1, 3}},
        {&rules::named("bridge.not-opposite"), two},
        {&rules::named("bridge.level"), two, {1, 2}},
        {&rules::named("statue.not-aligned"), one, {1, 0}},
        {&rules::named("statue.not-aligned"), one, {1, 1}},
        {&rules::named("statue.not-aligned"), one, {0, 1}},
        {&rules::named("statue.not-aligned"), two, {2}},
        {&rules::named("bridge.gap"), one, {2, 3, 0, 0}},
        {&rules::named("bridge.gap"), one, {2, 1, 0, 1}},
        {&rules::named("bridge.gap"), one, {2, 2, 1, 0}},
        {&rules::named("bridge.gap"), one, {4, 4, 1, 2}},
        {&rules::named("bridge.gap"), one, {4, 4, 0, 2}},
        {&rules::named("bridge.gap"), one, {3, 16, 0, 0}},
        {&rules::named("bridge.gap"), one, {3, 16, 1, 0}},
    };
}

}

TEST(BabylonWords, EveryRuleHasASentenceAndARemedy) {
    std::set<const Rule*> said;
    in_every_language([&] {
        for (const Finding& finding : findings()) {
            expect_sentence(i18n::sentence(game, finding), finding.rule->id);
            expect_sentence(i18n::remedy(game, finding), finding.rule->id);
            said.insert(finding.rule);
        }
    });
    const auto all = clerk::rules(game);
    EXPECT_EQ(said, std::set(all.begin(), all.end()));
}

TEST(BabylonWords, EveryRuleHasTheRulebooksClause) {
    in_every_language([] {
        for (const Rule* rule : clerk::rules(game)) expect_sentence(i18n::clause(game, *rule), rule->id);
        expect_words(clerk::rules(game), [](const Rule* rule) { return i18n::clause(game, *rule); });
    });
}

TEST(BabylonWords, NoTwoFindingsAreSaidAlike) {
    in_every_language(
        [] { expect_words(findings(), [](const Finding& finding) { return i18n::sentence(game, finding); }); });
}

TEST(BabylonWords, ASentenceCarriesItsFigures) {
    i18n::start("en");
    EXPECT_EQ(sentence("stairs.level", {1, 3}),
              "Stairs must join terraces exactly one level apart; these are on levels 1 and 3.");
    EXPECT_EQ(sentence("terrace.pillars", {5, 1}), "This terrace costs 5 single pillars; the player has 1.");
    EXPECT_EQ(sentence("terrace.pillars", {1, 0}), "This terrace costs 1 single pillar; the player has 0.");
    EXPECT_EQ(sentence("dig.symbol-count", {4, 0, 2}), "A clay tile bears 2 symbols; this one was entered with 4.");
    EXPECT_EQ(sentence("ornament.shape", {static_cast<int>(Kind::fountain), 3}),
              "A fountain must join two different spaces, not 3.");
    i18n::start("zh_TW");
    EXPECT_EQ(sentence("stairs.level", {1, 3}), "一座階梯必須連接差距 1 層的兩片板塊；這裡是第 1 層和第 3 層。");
    EXPECT_EQ(sentence("dig.symbol-count", {4, 0, 2}), "黏土板塊有 2 個符號，而輸入的這片有 4 個。");
}

TEST(BabylonWords, ARuleOfSeveralCasesSaysTheRightOne) {
    i18n::start("en");
    using testing::HasSubstr;
    EXPECT_THAT(sentence("turn.tile", {0}), HasSubstr("taken in this turn"));
    EXPECT_THAT(sentence("turn.tile", {1}), HasSubstr("in the slot"));
    EXPECT_THAT(sentence("turn.tile", {2}), HasSubstr("third terrace"));
    EXPECT_THAT(sentence("stairs.level", {2, 2}), HasSubstr("both spaces are on level 2"));
    EXPECT_THAT(sentence("effect.needs-symbol", {static_cast<int>(Symbol::blank)}), HasSubstr("is blank"));
    EXPECT_THAT(sentence("effect.needs-symbol", {static_cast<int>(Symbol::bridge)}),
                HasSubstr("a bridge symbol already"));
}

TEST(BabylonWords, EveryPieceHasItsName) {
    in_every_language([] {
        expect_words(flowers, [](Flower flower) { return i18n::babylon::name(flower); });
        expect_words(kinds, [](Kind kind) { return i18n::babylon::name(kind); });
        expect_words(corners, [](Corner corner) { return i18n::babylon::name(corner); });
        expect_words(std::array{Material::clay, Material::granite, Material::basalt},
                     [](Material material) { return i18n::babylon::name(material); });
        expect_words(std::array{Symbol::statue, Symbol::fountain, Symbol::bridge, Symbol::stairs, Symbol::blank,
                                Symbol::unknown},
                     [](Symbol symbol) { return i18n::babylon::name(symbol); });
    });
}

TEST(BabylonWords, EveryTokenIsNamedAndExplained) {
    in_every_language([] {
        expect_words(effects, [](Effect effect) { return i18n::babylon::name(effect); });
        for (const Effect effect : effects) expect_sentence(i18n::babylon::explained(effect), id(effect));
    });
}

TEST(BabylonWords, EveryRulingIsNamedAndExplained) {
    in_every_language([] { expect_ruling_words(all_rulings, i18n::babylon::rulings_words()); });
}

TEST(BabylonWords, EveryPresetIsNamedAndExplained) {
    in_every_language([] {
        expect_words(presets, [](const Preset<Rulings>& preset) { return i18n::babylon::preset_name(preset.id); });
        for (const Preset<Rulings>& preset : presets)
            expect_sentence(i18n::babylon::preset_explained(preset.id), preset.id);
    });
}

TEST(BabylonWords, EveryRulingIsToldOfAPlay) {
    in_every_language([] { expect_variants_in_words("babylon", all_rulings, presets); });
}

TEST(BabylonWords, EveryLineOfTheScoreHasItsName) {
    const ScoreSheet sheet = score(*parse(
        R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000001","game":"babylon",)"
        R"("started_at":"2026-11-20T19:30:00+01:00","depth":"full","removed_clay":["a1","b1","c1","d1","a2","b2"],)"
        R"("tokens":[],"turns":[],"players":[)"
        R"({"name":"Linda","flower":"white","start_tile":{"flower":"white","symbols":[null,null,null,null]}},)"
        R"({"name":"John","flower":"pink","start_tile":{"flower":"pink","symbols":[null,null,null,null]}}]})"));
    ASSERT_EQ(sheet.players.front().categories.size(), 8u);
    ASSERT_EQ(sheet.players.front().facts.size(), 2u);
    in_every_language([&] {
        for (const Category& category : sheet.players.front().categories)
            EXPECT_NE(i18n::category(game, category.id).utf8_string(), category.id);
        for (const Fact& fact : sheet.players.front().facts)
            EXPECT_NE(i18n::fact(game, fact.id).utf8_string(), fact.id);
        expect_sentence(i18n::tie_break(game, "open_slots"), "open_slots");
    });
}

}

// Alhambra is told in full in every language.
#include "core/alhambra/actions.h"
#include "core/alhambra/ending.h"
#include "core/alhambra/play.h"
#include "i18n/words_alhambra.h"
#include "tests/i18n/words.h"

namespace clerk::tests {

using namespace alhambra;

namespace {

constexpr std::string_view game = "alhambra";

int of(std::string_view text) { return figure(*read_tile(text)); }
int of_card(std::string_view text) { return figure(*read_card(text)); }
int of(Currency currency) { return static_cast<int>(currency); }
int of(Side side) { return static_cast<int>(side); }
int of(ending::Drawing drawing) { return static_cast<int>(drawing); }

/// A finding of every rule, and of every way in which it can be broken.
std::vector<Finding> findings() {
    const int blue = of("blue-8-0"), green = of("green-12-s");
    return {
        {&rules::named("turn.game-over")},
        {&rules::named("turn.order"), {}, {0}},
        {&rules::named("turn.order"), {}, {1}},
        {&rules::named("turn.actions"), {}, {0}},
        {&rules::named("take.not-there"), {}, {of_card("orange-9"), 0}},
        {&rules::named("take.not-there"), {}, {of_card("orange-9"), 1}},
        {&rules::named("take.not-there"), {}, {of_card("orange-9"), 0, of_card("blue-1")}},
        {&rules::named("take.not-there"), {}, {of_card("orange-9"), 1, of_card("blue-1")}},
        {&rules::named("take.sum"), {}, {6}},
        {&rules::named("buy.empty"), {}, {of(Currency::green)}},
        {&rules::named("buy.empty")},
        {&rules::named("tile.twice"), {}, {blue}},
        {&rules::named("pay.not-held"), {}, {of_card("yellow-1"), 0}},
        {&rules::named("pay.not-held"), {}, {of_card("yellow-1"), 1}},
        {&rules::named("pay.not-held"), {}, {of_card("yellow-1"), 0, of_card("blue-1")}},
        {&rules::named("pay.not-held"), {}, {of_card("yellow-1"), 1, of_card("blue-1")}},
        {&rules::named("pay.currency"), {}, {of_card("blue-1"), of(Currency::yellow)}},
        {&rules::named("pay.short"), {}, {9, 10}},
        {&rules::named("turn.tile"), {}, {blue, 0}},
        {&rules::named("turn.tile"), {}, {blue, 1}},
        {&rules::named("remove.empty")},
        {&rules::named("remove.fountain")},
        {&rules::named("reserve.no-tile"), {}, {green}},
        {&rules::named("swap.elsewhere")},
        {&rules::named("place.occupied"), {}, {green}},
        {&rules::named("place.occupied")},
        {&rules::named("place.apart"), {}, {blue, 0}},
        {&rules::named("place.apart"), {}, {green, 1}},
        {&rules::named("place.edges"), {}, {green, 0, of(Side::s), 1, redesign::the_fountain}},
        {&rules::named("place.edges"), {}, {green, 1, of(Side::s), 1, blue}},
        {&rules::named("place.edges"), {}, {blue, 0, of(Side::n), 0, green, of(Side::w), 0, of("blue-7-e")}},
        {&rules::named("place.reach"), {}, {green, 0}},
        {&rules::named("place.reach"), {}, {blue, 1}},
        {&rules::named("palace.cut"), {}, {blue, green}},
        {&rules::named("palace.cut"), {}, {blue, green, of("red-9-0")}},
        {&rules::named("palace.hole"), {}, {1}},
        {&rules::named("palace.hole"), {}, {4}},
        {&rules::named("turn.no-action")},
        {&rules::named("refill.cards"), {}, {0, 1, 3}},
        {&rules::named("refill.cards"), {}, {2, 1, 3}},
        {&rules::named("refill.cards"), {}, {1, 0, 4}},
        {&rules::named("refill.cards"), {}, {0, 1, 2}},
        {&rules::named("refill.cards"), {}, {2, 1, 2}},
        {&rules::named("refill.cards"), {}, {1, 0, 2}},
        {&rules::named("card.copies"), {}, {of_card("green-5"), 3}},
        {&rules::named("scoring.no-draw")},
        {&rules::named("dirk.count"), {}, {0, 6, of(ending::Drawing::after_scoring)}},
        {&rules::named("dirk.count"), {}, {7, 6, of(ending::Drawing::after_scoring)}},
        {&rules::named("dirk.count"), {}, {1, 0, of(ending::Drawing::after_scoring)}},
        {&rules::named("dirk.count"), {}, {1, 0, of(ending::Drawing::without_scoring)}},
        {&rules::named("dirk.count"), {}, {1, 0, of(ending::Drawing::scorings_over)}},
        {&rules::named("refill.space"), {}, {of(Currency::orange)}},
        {&rules::named("refill.tiles"), {}, {0, 1}},
        {&rules::named("refill.tiles"), {}, {4, 2}},
        {&rules::named("refill.tiles"), {}, {4, 0}},
        {&rules::named("end.not-yet"), {}, {0}},
        {&rules::named("end.not-yet"), {}, {17}},
        {&rules::named("end.tiles"), {}, {3, 2}},
        {&rules::named("end.tiles"), {}, {1, 0}},
    };
}

std::string sentence(std::string_view rule, std::vector<int> figures = {}) {
    return i18n::sentence(game, {&rules::named(rule), {}, std::move(figures)}).utf8_string();
}
std::string remedy(std::string_view rule, std::vector<int> figures = {}) {
    return i18n::remedy(game, {&rules::named(rule), {}, std::move(figures)}).utf8_string();
}

}

TEST(AlhambraWords, EveryRuleHasASentenceAndARemedy) {
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

TEST(AlhambraWords, EveryRuleHasTheRulebooksClause) {
    in_every_language([] {
        for (const Rule* rule : clerk::rules(game)) expect_sentence(i18n::clause(game, *rule), rule->id);
        expect_words(clerk::rules(game), [](const Rule* rule) { return i18n::clause(game, *rule); });
    });
}

TEST(AlhambraWords, NoTwoFindingsAreSaidAlike) {
    in_every_language(
        [] { expect_words(findings(), [](const Finding& finding) { return i18n::sentence(game, finding); }); });
}

TEST(AlhambraWords, EveryTileAndCardCanBeSaid) {
    in_every_language([] {
        for (const Tile& tile : tiles)
            expect_sentence(i18n::sentence(game, {&rules::named("place.reach"), {}, {figure(tile), 0}}), "tile");
        for (const Currency currency : currencies)
            for (int value = 1; value <= highest_value; ++value)
                expect_sentence(
                    i18n::sentence(game, {&rules::named("pay.not-held"), {}, {figure(Card{currency, value}), 0}}),
                    "card");
    });
}

TEST(AlhambraWords, ASentenceCarriesItsFigures) {
    i18n::start("en");
    EXPECT_EQ(sentence("take.sum", {6}),
              "Several cards may be taken together when they are worth 5 or less; these are worth 6.");
    EXPECT_EQ(sentence("pay.short", {9, 10}), "The tile costs 10; the cards are worth 9.");
    EXPECT_EQ(sentence("pay.currency", {of_card("blue-1"), of(Currency::yellow)}),
              "The yellow space takes yellow money only; blue 1 is another.");
    EXPECT_EQ(sentence("card.copies", {of_card("green-5"), 3}),
              "The box has 3 of the card green 5, and now there are more.");
    EXPECT_EQ(sentence("tile.twice", {of("blue-2-new")}),
              "Each tile exists once, and pavilion 2 (walls: north, east and west) came up before.");
    EXPECT_EQ(sentence("place.occupied", {of("blue-8-0")}), "Pavilion 8 lies on this cell already.");
    EXPECT_EQ(sentence("dirk.count", {1, 6, 1}), "Dirk drew 1 tile instead of 6.");
    EXPECT_EQ(sentence("dirk.count", {7, 6, 1}), "Dirk drew 7 tiles instead of 6.");
    EXPECT_EQ(sentence("palace.hole", {1}), "This closes in 1 cell: a palace must not have a hole.");
    EXPECT_EQ(sentence("palace.hole", {3}), "This closes in 3 cells: a palace must not have a hole.");
    i18n::start("zh_TW");
    EXPECT_THAT(sentence("take.sum", {6}), testing::AllOf(testing::HasSubstr("5"), testing::HasSubstr("6")));
    EXPECT_THAT(sentence("place.occupied", {of("blue-8-0")}), testing::HasSubstr("亭臺 8"));
    i18n::start("en");
}

TEST(AlhambraWords, ARuleOfSeveralCasesSaysTheRightOne) {
    i18n::start("en");
    using testing::HasSubstr;
    EXPECT_THAT(sentence("buy.empty", {of(Currency::green)}), HasSubstr("green space"));
    EXPECT_THAT(sentence("buy.empty"), HasSubstr("All tiles of the market"));
    EXPECT_THAT(sentence("place.occupied"), HasSubstr("fountain"));
    EXPECT_NE(remedy("refill.cards", {0, 1, 3}), remedy("refill.cards", {2, 1, 3}));
    EXPECT_NE(remedy("dirk.count", {0, 6, 1}), remedy("dirk.count", {7, 6, 1}));
    EXPECT_NE(remedy("refill.tiles", {0, 1}), remedy("refill.tiles", {2, 1}));
    EXPECT_NE(remedy("turn.actions", {0}), remedy("turn.actions", {1}));
}

// Where a breach is

namespace {

std::string where(std::string_view own, const Where& where) {
    const auto record = parse(R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000001",)"
                              R"("game":"alhambra","started_at":"2026-11-20T19:30:00+01:00",)"
                              R"("players":[{"name":"Linda"},{"name":"John"},{"name":"Mary"}],)" +
                              std::string(own) + "}");
    return i18n::where(*record, where).utf8_string();
}

}

TEST(AlhambraWords, ABreachSaysWhereItIs) {
    i18n::start("en");
    const char* turns = R"("depth":"builds","turns":[{},{},{},{}])";
    EXPECT_EQ(where(turns, {.player = 0, .turn = 3, .step = 1}), "Round 2, Linda, step 2");
    EXPECT_EQ(where(turns, {.player = 0, .turn = 3, .step = -1}), "Round 2, Linda, the turn as a whole");
    EXPECT_EQ(where(turns, {.player = 2, .turn = 4, .step = 0}), "End of the game, Mary, step 1");
    EXPECT_EQ(where(turns, {.player = 2, .turn = 4, .step = -1}), "End of the game, Mary");
    const char* rounds = R"("depth":"final","rounds":[{"palaces":[[],[],[]]}])";
    EXPECT_EQ(where(rounds, {.player = 1, .round = 1}), "Scoring 1, John");
    EXPECT_EQ(where(rounds, {.player = 1, .round = 1, .piece = "tile", .index = 2}), "Scoring 1, John, tile 3");
}

// Names

TEST(AlhambraWords, EveryPieceHasItsName) {
    in_every_language([] {
        expect_words(colours, [](Colour colour) { return i18n::alhambra::name(colour); });
        expect_words(currencies, [](Currency currency) { return i18n::alhambra::name(currency); });
        expect_words(markers, [](Marker marker) { return i18n::alhambra::name(marker); });
        expect_words(sides, [](Side side) { return i18n::alhambra::name(side); });
        expect_words(tiles, [](const Tile& tile) { return i18n::alhambra::name(tile); });
    });
    EXPECT_EQ(i18n::alhambra::name(*read_tile("purple-9-ne")).utf8_string(), "tower 9 (walls: north and east)");
    EXPECT_EQ(i18n::alhambra::name(*read_tile("purple-12-0")).utf8_string(), "tower 12");
    EXPECT_EQ(i18n::alhambra::name(*read_card("orange-7")).utf8_string(), "orange 7");
}

TEST(AlhambraWords, EveryRulingIsNamedAndExplained) {
    in_every_language([] { expect_ruling_words(all_rulings, i18n::alhambra::rulings_words()); });
}

TEST(AlhambraWords, EveryPresetIsNamedAndExplained) {
    in_every_language([] {
        expect_words(presets, [](const Preset<Rulings>& preset) { return i18n::alhambra::preset_name(preset.id); });
        for (const Preset<Rulings>& preset : presets)
            expect_sentence(i18n::alhambra::preset_explained(preset.id), preset.id);
    });
}

TEST(AlhambraWords, EveryRulingIsToldOfAPlay) {
    in_every_language([] { expect_variants_in_words("alhambra", all_rulings, presets); });
}

TEST(AlhambraWords, EveryLineOfTheScoreHasItsName) {
    const ScoreSheet sheet = score(*parse(
        R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000001","game":"alhambra",)"
        R"("started_at":"2026-11-20T19:30:00+01:00","depth":"final","players":[{"name":"Linda"},{"name":"John"}],)"
        R"("rounds":[{"points":[1,2]}]})"));
    const PlayerScore& linda = sheet.players.front();
    ASSERT_EQ(linda.categories.size(), 8u);
    in_every_language([&] {
        expect_words(linda.categories, [](const Category& category) { return i18n::category(game, category.id); });
        for (const Category& category : linda.categories)
            EXPECT_NE(i18n::category(game, category.id).utf8_string(), category.id);
        expect_words(std::array{"reserve", "money"}, [](const char* fact) { return i18n::fact(game, fact); });
        EXPECT_NE(i18n::neutral_name(game).utf8_string(), "");
        EXPECT_EQ(i18n::everyone(game, sheet).size(), 3u);
        EXPECT_EQ(i18n::everyone(game, sheet).back().name, i18n::neutral_name(game).utf8_string());
    });
}

}

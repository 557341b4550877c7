// Words that every game shares: names, pages about rules, places in a record, what was played; and how sentences are
// filled in.
#include "core/record_examples.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "tests/i18n/words.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace clerk::tests {
namespace {

constexpr std::ptrdiff_t two_lines_of_a_card = 44; ///< in the width of a Latin letter

/// In the width of a Latin letter; a Chinese character takes two.
std::ptrdiff_t width(const wxString& text) {
    return std::ranges::count_if(text, [](const wxUniChar letter) { return letter.GetValue() >= 0x2E80; }) +
           static_cast<std::ptrdiff_t>(text.size());
}

TEST(Words, EveryDepthIsNamedAndExplained) {
    in_every_language([] {
        expect_words(depths, [](Depth depth) { return i18n::depth_name(depth); });
        for (const Depth depth : depths) expect_sentence(i18n::depth_explained(depth), id(depth));
    });
}

TEST(Words, EveryGameIsNamed) {
    in_every_language([] {
        expect_words(games(), [](std::string_view game) { return i18n::game_name(game); });
        for (const auto game : games()) EXPECT_NE(i18n::game_name(game).utf8_string(), game);
        EXPECT_EQ(i18n::game_name("chess").utf8_string(), "chess");
    });
}

TEST(Words, EveryRuleHasATitleOfItsOwn) {
    in_every_language([] {
        for (const std::string_view game : games()) {
            expect_words(rules(game), [&](const Rule* rule) { return i18n::title(game, *rule); });
            for (const Rule* rule : rules(game)) {
                const wxString title = i18n::title(game, *rule);
                EXPECT_LE(width(title), two_lines_of_a_card) << title;
                EXPECT_EQ(title.find_first_of(wxString::FromUTF8(".。{}0123456789")), wxString::npos) << title;
            }
        }
    });
}

TEST(Examples, AreToldInEveryLanguage) {
    in_every_language([] {
        for (const std::string_view game : games()) {
            for (const Example& example : examples(game)) {
                SCOPED_TRACE(example.rule->id);
                expect_sentence(i18n::sentence(game, example.breach.finding), example.rule->id);
                const wxString remedy = i18n::remedy(game, example.breach.finding); // it may be short: "Pay 2."
                EXPECT_TRUE(remedy.EndsWith(".") || remedy.EndsWith(wxString::FromUTF8("。"))) << remedy;
                EXPECT_EQ(remedy.find('{'), wxString::npos) << remedy;
                expect_sentence(i18n::clause(game, *example.rule), example.rule->id);
                EXPECT_FALSE(i18n::where(example.broken, example.breach.where).empty());
                for (const std::string& key : example.rulings) {
                    const i18n::RulingTold told = i18n::ruling(game, key);
                    EXPECT_NE(told.name.utf8_string(), key);
                    expect_sentence(told.usual, key);
                    expect_sentence(told.otherwise, key);
                }
            }
        }
    });
}

TEST(ScoreExamples, AreToldInEveryLanguage) {
    in_every_language([] {
        for (const std::string_view game : games()) {
            for (const ScoreExample& example : score_examples(game)) {
                SCOPED_TRACE(example.category);
                EXPECT_NE(i18n::category(game, example.category).utf8_string(), example.category);
                expect_sentence(i18n::scored(game, example.category), example.category);
            }
        }
    });
}

Record game() {
    return *parse(
        R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000001","game":"babylon",)"
        R"("started_at":"2026-11-20T19:30:00+01:00","depth":"builds","turns":[],)"
        R"("players":[{"name":"{1}","flower":"white"},{"name":"約翰","flower":"pink"}]})");
}

std::string told(const Where& where) { return i18n::where(game(), where).utf8_string(); }

TEST(WhereTest, NamesRoundPlayerAndStep) {
    i18n::start("en");
    EXPECT_EQ(told({.player = 1, .turn = 7, .step = 0}), "Round 4, 約翰, step 1");
    EXPECT_EQ(told({.player = 0, .turn = 0, .step = -1}), "Round 1, {1}, start of the turn");
    EXPECT_EQ(told({.player = 1, .turn = 3}), "Round 2, 約翰");
}

TEST(WhereTest, NamesThePieceOfAGarden) {
    i18n::start("en");
    EXPECT_EQ(told({.player = 1, .piece = "terrace", .index = 2}), "約翰, terrace 3");
    EXPECT_EQ(told({.player = 1, .piece = "ornament", .index = 0}), "約翰, ornament 1");
    EXPECT_EQ(told({.player = 1}), "約翰");
    i18n::start("zh_TW");
    EXPECT_EQ(told({.player = 1, .piece = "terrace", .index = 2}), "約翰，露臺板塊 3");
}

TEST(WhereTest, ListsPlaces) {
    i18n::start("en");
    EXPECT_EQ(i18n::places("babylon", {{2, 3, 1}, {2, 2, 3}}), "c4@1 and c3@3");
}

std::string told(std::string_view game, std::string_view kept) { return i18n::variant(game, kept).utf8_string(); }

TEST(VariantTest, TellsDepthAndRulingsOtherThanUsual) {
    i18n::start("en");
    EXPECT_EQ(told("babylon", "full"), "Everything");
    EXPECT_EQ(told("babylon", "final, preset=zh-Hant"), "The end only, Traditional Chinese rulebook");
    EXPECT_EQ(told("alhambra", "builds, leftovers=sum, game_end=market, swap=anywhere, dirk_draws=before-market, "
                               "dirk_ranked=true"),
              "What is built, Where the new tile of a swap lies: wherever it fits, Dirk's place: ranked");
    i18n::start("zh_TW");
    EXPECT_EQ(told("babylon", "final, preset=zh-Hant").find_first_of("abcdefghijklmnopqrstuvwxyz="), std::string::npos);
    i18n::start("en");
}

TEST(VariantTest, IsWhatCoreWrites) {
    i18n::start("en");
    const auto record =
        parse(R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000001","game":"alhambra",)"
              R"("started_at":"2026-11-20T19:30:00+01:00","depth":"builds","turns":[],"rulings":{"swap":"anywhere"},)"
              R"("players":[{"name":"Ana"},{"name":"Bo"},{"name":"Cy"}]})");
    ASSERT_TRUE(record) << diagnosis(record.error());
    EXPECT_EQ(told("alhambra", variant(*record)), "What is built, Where the new tile of a swap lies: wherever it fits");
}

TEST(VariantTest, LeavesTheWordsOfOthersAsTheyStand) {
    i18n::start("en");
    for (const char* words : {"", "with rivers", "full moon", "rivers, full", "= , =", "全部"})
        EXPECT_EQ(told("alhambra", words), words);
    EXPECT_EQ(told("Go", "full, komi=7"), "full, komi=7") << "of a game not known here nothing is known";
    EXPECT_EQ(told("alhambra", "full, komi=7"), "Everything, komi=7") << "a ruling that is not known here";
    EXPECT_EQ(told("alhambra", "full, swap=twice"), "Everything, swap=twice");
    EXPECT_EQ(told("alhambra", "full, preset=new"), "Everything, preset=new");
    EXPECT_EQ(told("alhambra", "full, "), "Everything");
}

TEST(BggGameTest, IsKnownByItsId) {
    EXPECT_EQ(i18n::bgg_game("alhambra").id, 6249);
    EXPECT_EQ(i18n::bgg_game("Go").id, 0);
    EXPECT_EQ(i18n::game_of_bgg_id(6249), "alhambra");
    EXPECT_EQ(i18n::game_of_bgg_id(0), std::nullopt) << "several games have none";
    EXPECT_EQ(i18n::game_of_bgg_id(-1), std::nullopt);
}

TEST(Fill, PutsTheTextsInTheirPlaces) {
    EXPECT_EQ(i18n::fill("{2} before {1}", {"one", "two"}), "two before one");
    EXPECT_EQ(i18n::fill_figures("{1}{1}", {7}), "77");
}

TEST(Fill, LeavesWhatIsNoPlace) { EXPECT_EQ(i18n::fill("{} {0} {3} {x} {1", {"one", "two"}), "{} {0} {3} {x} {1"); }

TEST(Fill, DoesNotLookIntoWhatItFilledIn) { EXPECT_EQ(i18n::fill("{1} {2}", {"{2}", "two"}), "{2} two"); }

TEST(Listed, JoinsAsALanguageDoes) {
    i18n::start("en");
    EXPECT_EQ(i18n::listed({}), "");
    EXPECT_EQ(i18n::listed({"a"}), "a");
    EXPECT_EQ(i18n::listed({"a", "b"}), "a and b");
    EXPECT_EQ(i18n::listed({"a", "b", "c"}), "a, b and c");
    EXPECT_EQ(i18n::listed({"{1}", "{2}"}), "{1} and {2}") << "what is listed is not looked at";
    EXPECT_EQ(i18n::either({"a", "b", "c"}), "a, b or c");
    EXPECT_EQ(i18n::one_by_one({"a", "b", "c"}), "a; b; c");
    i18n::start("zh_TW");
    EXPECT_EQ(i18n::listed({"a", "b"}).utf8_string(), "a、b");
    EXPECT_EQ(i18n::listed({"a", "b", "c"}).utf8_string(), "a、b、c") << "one kind of separator";
    i18n::start("en");
}

TEST(Listed, ReadsEachTextOnce) {
    const std::vector<wxString> many(100000, "a1@1");
    EXPECT_EQ(i18n::listed(many).length(), many.size() * 4 + (many.size() - 2) * 2 + 5)
        << "over a minute, when each is copied for each";
}

TEST(Text, KeepsWhatIsNoUtf8) {
    EXPECT_EQ(i18n::text("約翰").utf8_string(), "約翰");
    EXPECT_EQ(i18n::text("a\xff").length(), 2u);
}

}
}

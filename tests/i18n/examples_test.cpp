// What a page about a rule says, in every language.
#include "core/record_examples.h"
#include "i18n/text.h"
#include "tests/i18n/words.h"

namespace clerk::tests {

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

}

// JSON on a screen.
#include "app/cli/output.h"
#include "i18n/text.h"

#include <sstream>

#include <gtest/gtest.h>

namespace {

using namespace clerk;

std::string written(const Json& json) {
    std::ostringstream out;
    cli::write_json(out, dumped(json));
    return out.str();
}

std::string letter(unsigned code) { return utf8(wxString(wxUniChar(code))); }

TEST(JsonOutput, WritesSignsByTheirNumbers) {
    EXPECT_EQ(written("a\u007F\u009Bb\u202E\u2066\u2028\u200F\u061C\uFFF9\U000E0041c"),
              R"("a\u007f\u009bb\u202e\u2066\u2028\u200f\u061c\ufff9\udb40\udc41c")");
}

TEST(JsonOutput, LeavesWhatIsNoSignAsItIs) {
    for (const char* text : {"José", "約翰", "דן\u200D", "\U0001F466\u200D\U0001F3FB", "a\\\"\\u009b", "%s{1}"})
        EXPECT_EQ(written(text), dumped(Json(text)));
    const std::string lines = "{\n  \"a\": \"b\"\n}\n";
    std::ostringstream out;
    cli::write_json(out, lines);
    EXPECT_EQ(out.str(), lines);
}

TEST(JsonOutput, IsTheSameJsonAndHoldsNoSign) {
    for (unsigned code = 1; code < 0x110000; code += code < 0x3000 ? 1 : 13) {
        if (code >= 0xD800 && code < 0xE000) continue;
        const Json json = letter(code) + "x";
        const std::string shown = written(json);
        ASSERT_EQ(parsed(shown), json) << code;
        for (const wxUniChar sign : text(shown)) ASSERT_FALSE(i18n::is_sign(sign)) << code;
    }
    for (unsigned code = 0xE0000; code < 0xE0080; ++code)
        EXPECT_EQ(written(letter(code)).find('\xF3'), std::string::npos);
}

}

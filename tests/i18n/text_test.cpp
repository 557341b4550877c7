#include "i18n/text.h"

#include <gtest/gtest.h>

namespace clerk::tests {

TEST(Text, ANameIsOneLineThatTurnsNothing) {
    EXPECT_EQ(utf8(name_line("Li\nnda\x1b[1m\u2028\u202E\u2067x")), "Li\uFFFDnda\uFFFD[1m\uFFFD\uFFFD\uFFFDx");
    const std::string plain = "Jos\u00E9 \u200F\u05D3\u05DF\u200D 王 \U0001F466\u200D";
    EXPECT_EQ(utf8(name_line(plain)), plain) << "marks and joiners belong to letters";
    EXPECT_EQ(utf8(name_line("Li\uFFF9nda\uFFFA\uFFFB \U000E0001x")), "Li\uFFFDnda\uFFFD\uFFFD \uFFFDx");
    const std::string flag = "\U0001F3F4\U000E0067\U000E0062\U000E0073\U000E0063\U000E0074\U000E007F"; // of Scotland
    EXPECT_EQ(utf8(name_line(flag)), flag);
    EXPECT_EQ(name_line("\xff\n"), wxString::FromUTF8("\u00FF\uFFFD")) << "bytes that are no letters";
}

}

#include "app/exchange/import.h"
#include "tests/property.h"

#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace clerk::exchange {

namespace {

/// What another decoder says.
bool json_takes(const std::string& text) {
    try {
        return !nlohmann::json(text).dump().empty();
    } catch (const nlohmann::json::type_error&) {
        return false;
    }
}

TEST(Utf8, IsStrict) {
    for (const char* text :
         {"", "Linda", "王小明", "🎲", "\xED\x9F\xBF", "\xEE\x80\x80", "\xF4\x8F\xBF\xBF", "\xC2\x80"})
        EXPECT_TRUE(is_utf8(text)) << text;
    for (const char* text : {"\x80", "\xC0\xAF", "\xC1\xBF", "\xC3", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xED\xBF\xBF",
                             "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF", "\xE4\xBD",
                             "a\xE4\xBD"
                             "b"})
        EXPECT_FALSE(is_utf8(text)) << text;
}

TEST(Utf8, CountsCharacters) { EXPECT_EQ(code_points("Aé王🎲"), 4u); }

PROPERTY(Utf8, IsWhatAnotherDecoderTakes, ()) {
    const auto bytes = *rc::gen::container<std::string>(rc::gen::element('a', '\x7F', '\x80', '\x8F', '\x90', '\x9F',
                                                                         '\xA0', '\xBF', '\xC2', '\xDF', '\xE0', '\xE4',
                                                                         '\xED', '\xEF', '\xF0', '\xF4'));
    for (std::size_t size = 0; size <= bytes.size(); ++size)
        RC_ASSERT(is_utf8(bytes.substr(0, size)) == json_takes(bytes.substr(0, size)));
}

}

}

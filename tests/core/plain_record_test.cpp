// A record that is plain JSON is read by a quicker way than others. Whichever way it goes, the same is read of it, and
// what is no record is refused for the same reason. A byte order mark before the text, which means nothing, makes any
// text go the other way.
#include "core/game.h"
#include "core/json_tree.h"
#include "tests/cases.h"
#include "tests/property.h"

#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace {

using namespace clerk;

const std::string mark = "\xEF\xBB\xBF";

const std::vector<std::string>& records() {
    static const std::vector<std::string> texts = [] {
        std::vector<std::string> all;
        for (const std::string_view game : games())
            for (const auto& each : tests::cases(std::string(game) + ".ndjson")) all.push_back(each["record"].dump());
        return all;
    }();
    return texts;
}

/// Of those that are quickly read.
std::string any_record() {
    static const std::vector<std::string> texts = [] {
        std::vector<std::string> some = records();
        std::erase_if(some, [](const std::string& text) { return text.size() > 2500; });
        return some;
    }();
    return *rc::gen::elementOf(texts);
}

void expect_the_same_by_both_ways(const std::string& text) {
    const auto record = parse(text), by_the_other_way = parse(mark + text);
    ASSERT_EQ(record.has_value(), by_the_other_way.has_value()) << text;
    if (record) {
        EXPECT_EQ(*record, *by_the_other_way) << text;
    } else if (record.error().phrase.arguments.size() != 2 || record.error().phrase.arguments[0].kind != "json") {
        EXPECT_EQ(record.error(), by_the_other_way.error())
            << text; // of text that is no JSON the mark moves the column
    }
}

/// A text among those that a record may have, with what has to be escaped in it and what need not be.
TEST(PlainRecord, WithEscapesIsPlainAndReadTheSame) {
    auto json = Json::parse(records().front());
    json["notes"] = "one line\nand \"another\", a \\ and \xF0\x9F\x8C\xB8\t";
    for (const bool ascii : {false, true}) {
        const std::string text = json.dump(-1, ' ', ascii);
        EXPECT_TRUE(JsonTree().read_plain(text));
        expect_the_same_by_both_ways(text);
        EXPECT_EQ(parse(text)->head.notes, json["notes"].get<std::string>());
    }
}

Json read_by(JsonTree& plain, const std::string& text) {
    return plain.read_plain(text) ? json_of(plain.root()) : Json(Json::value_t::discarded);
}

/// What is a text as JSON is read as that text, and nothing else is plain.
void expect_text_as_json(JsonTree& plain, const std::string& text) {
    const Json json = Json::parse(text, nullptr, false), plainly = read_by(plain, text);
    ASSERT_TRUE(json.is_discarded() ? plainly.is_discarded() : plainly == json) << testing::PrintToString(text);
}

TEST(PlainRecord, HasTheTextsOfUtf8AndNoOthers) {
    JsonTree plain;
    const std::string borders = "\x7F\x80\x8F\x90\x9F\xA0\xBF\xC0";
    for (int first = 0x80; first <= 0xFF; ++first)
        for (const char second : borders)
            for (const char third : borders)
                for (const char fourth : borders) {
                    const std::string bytes{static_cast<char>(first), second, third, fourth};
                    expect_text_as_json(plain, '"' + bytes + '"');
                    if (third != borders[0] || fourth != borders[0]) continue;
                    for (std::size_t length = 1; length < bytes.size(); ++length)
                        expect_text_as_json(plain, '"' + bytes.substr(0, length) + '"');
                }
}

TEST(PlainRecord, HasTheEscapesOfJsonAndNoOthers) {
    JsonTree plain;
    const auto escape = [](int number) {
        char text[8];
        std::snprintf(text, sizeof text, "\\u%04x", static_cast<unsigned>(number));
        return std::string(text);
    };
    for (int number = 0; number < 0x10000; ++number) expect_text_as_json(plain, '"' + escape(number) + '"');
    const std::array borders{0, 0xD7FF, 0xD800, 0xD801, 0xDBFF, 0xDC00, 0xDC01, 0xDFFF, 0xE000, 0xFFFF};
    for (const int high : borders)
        for (const int low : borders) expect_text_as_json(plain, '"' + escape(high) + escape(low) + '"');
    for (int letter = 1; letter < 0x80; ++letter)
        expect_text_as_json(plain, std::string("\"\\") + static_cast<char>(letter) + "041 \"");
    for (const std::string& digits : {"/000", "0:00", "00@0", "000G", "`000", "0g00", "a"})
        expect_text_as_json(plain, "\"\\u" + digits + '"');
}

TEST(PlainRecord, RecordsAreReadTheSameByBothWays) {
    JsonTree plain;
    std::size_t are_plain = 0;
    for (const std::string& text : records()) {
        are_plain += plain.read_plain(text);
        expect_the_same_by_both_ways(text);
    }
    EXPECT_FALSE(JsonTree().read_plain(mark + records().front()));
    EXPECT_GT(are_plain, records().size() * 9 / 10);
}

TEST(PlainRecord, IsWhatItIsAsJson) {
    JsonTree plain;
    for (const std::string text :
         {"null",
          "true",
          "false",
          "0",
          "-0",
          "-17",
          "999999999",
          "[]",
          "{}",
          " [ 1 , [ ] , { } ] ",
          "\"\"",
          "\"12345678\"",
          "\"1234567\x7f\"",
          "\"\xC3\xA9\xE5\xBA\xAD\xF0\x9F\x8C\xB8\"",
          R"("\"\\\/\b\f\n\r\t")",
          R"("one line\nand another, \u00e9\u5EAD\ud83c\udf38, as \u0041 long as \u0000 that\"")",
          R"({"a\n":"\n12345678\n1234567","a":"\n"})",
          R"({"a":{"b":[null,true]},"c":"d"})",
          "\"\xE0\xA0\x80\xED\x9F\xBF\xEE\x80\x80\xF0\x90\x80\x80\xF4\x8F\xBF\xBF\"",
          R"("\ue000\uffff\ud800\udc00\udbff\udfff")",
          "\t{\r\n\"\" : -1\n}\n"})
        EXPECT_EQ(read_by(plain, text), parsed(text)) << text;
}

TEST(PlainRecord, IsNothingElse) {
    JsonTree plain;
    const std::string deep(33, '['), none = std::string("1\0", 2);
    for (const std::string& text : std::vector<std::string>{"",
                                                            " ",
                                                            "01",
                                                            "-",
                                                            "+1",
                                                            "1.0",
                                                            "1e2",
                                                            "1E2",
                                                            ".5",
                                                            "1234567890",
                                                            "--1",
                                                            "tru",
                                                            "nul",
                                                            "truee",
                                                            "[1,]",
                                                            "[,1]",
                                                            "[1 2]",
                                                            "[1",
                                                            "{\"a\"}",
                                                            "{\"a\":}",
                                                            "{\"a\":1,}",
                                                            "{a:1}",
                                                            "{1:1}",
                                                            R"({"a":1,"a":1})",
                                                            "\"",
                                                            "\"a",
                                                            "\"\n\"",
                                                            R"("\x")",
                                                            R"("\)",
                                                            R"("\")",
                                                            R"("\u")",
                                                            R"("\u00")",
                                                            R"("\u004")",
                                                            R"("\u00g1")",
                                                            R"("\ud83c")",
                                                            R"("\ud83cx")",
                                                            R"("\ud83c\n")",
                                                            R"("\ud83c\u0041")",
                                                            R"("\ud83c\udf3")",
                                                            R"("\ud83c\uffff")",
                                                            R"("\ud83cxudf38")",
                                                            R"("\ud83c\tdf38")",
                                                            R"("\udf38")",
                                                            R"({"a":1,"\u0061":1})",
                                                            R"({"":1,"":1})",
                                                            "\"\x80\"",
                                                            "\"\xC0\x80\"",
                                                            "\"\xED\xA0\x80\"",
                                                            "\"\xF4\x90\x80\x80\"",
                                                            "\"\xE5\xBA\"",
                                                            "\"\xC3\"",
                                                            "\"\xE0\x9F\xBF\"",
                                                            "\"\xF0\x8F\xBF\xBF\"",
                                                            "\"\xF0\x9F\"",
                                                            "\"\xF0\x9F\x8C\"",
                                                            "1 1",
                                                            "[]]",
                                                            none,
                                                            "\"" + none + "\"",
                                                            deep,
                                                            deep + std::string(33, ']')})
        EXPECT_FALSE(plain.read_plain(text)) << text;
    const std::string most = std::string(32, '[') + std::string(32, ']');
    EXPECT_TRUE(plain.read_plain(most));
}

/// Something that may make a text another document or none.
std::string piece() {
    static const std::array<std::string, 38> pieces{"\"",
                                                    "\\",
                                                    ",",
                                                    ":",
                                                    "{",
                                                    "}",
                                                    "[",
                                                    "]",
                                                    "null",
                                                    "true",
                                                    "1.0",
                                                    "1e1",
                                                    "-",
                                                    "0",
                                                    "99999999999",
                                                    " ",
                                                    "\n",
                                                    "\t",
                                                    "\x01",
                                                    "\x80",
                                                    "\xC3\xA9",
                                                    "\xE5",
                                                    "\\u0041",
                                                    "\\ud83c",
                                                    "\\ud83c\\udf38",
                                                    "\\n",
                                                    "\\\"",
                                                    "\\",
                                                    "\"a\":1,",
                                                    "\"waived\":true,",
                                                    "\"reason\":\"x\",",
                                                    "\"level\":2,",
                                                    "\"x\":[{}],",
                                                    "\"notes\":\"\\n\",",
                                                    "\"aids\":{\"missed\":\"off\"},",
                                                    "[[],{}]",
                                                    std::string("\0", 1),
                                                    "\"turns\":[],"};
    return *rc::gen::elementOf(pieces);
}

/// Takes something away, puts something in, writes something twice, or any of it several times.
std::string changed_record() {
    std::string text = any_record();
    for (int changes = *rc::gen::inRange(1, 4); changes > 0; --changes) {
        const auto place = *rc::gen::inRange<std::size_t>(0, text.size());
        const auto bytes = *rc::gen::inRange<std::size_t>(0, 12);
        switch (*rc::gen::inRange(0, 4)) {
        case 0: text.erase(place, bytes); break;
        case 1: text.insert(place, piece()); break;
        case 2: text.replace(place, bytes, piece()); break;
        default: text.insert(place, text.substr(place, 4 * bytes));
        }
    }
    return text;
}

PROPERTY(PlainRecord, ChangedAnyhowIsReadTheSameByBothWays, ()) {
    for (int i = 0; i < 20; ++i) expect_the_same_by_both_ways(changed_record());
}

/// Where a key stands, so that a change leaves JSON more often than not.
PROPERTY(PlainRecord, WithOtherValuesIsReadTheSameByBothWays, ()) {
    for (int i = 0; i < 10; ++i) {
        auto json = Json::parse(any_record());
        auto flat = json.flatten();
        const auto place = *rc::gen::inRange<std::size_t>(0, flat.size());
        const auto path = std::next(flat.begin(), static_cast<std::ptrdiff_t>(place)).key();
        static const std::array<Json, 12> values{
            nullptr, true, 0, -1, 7, 2.0, "", "x", "a1", Json::array(), Json::object(), 1234567890123};
        json[Json::json_pointer(path)] = *rc::gen::elementOf(values);
        expect_the_same_by_both_ways(json.dump());
    }
}

}

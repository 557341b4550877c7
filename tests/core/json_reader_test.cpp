// Reading a document: its values, whether it is plain or not; and of a long one of another program the part that is
// wanted, what is passed over, what is handed over row by row, and where it is given up.
#include "core/json_reader.h"
#include "core/json_rows.h"

#include <limits>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace {

using namespace clerk;

constexpr std::string_view an_object = R"({"a": 1, "b": [2, 3], "": 4})", a_list = "[7, [8], 9]";

/// Does something with a reader of the text as plain JSON, and with one of the same as any JSON.
template <class Do> void by_both_ways(std::string_view text, Do act) {
    JsonTree plain;
    ASSERT_TRUE(plain.read_plain(text));
    act(Reader(plain));
    const Json json = parsed(text);
    act(Reader(JsonTree(json)));
}

TEST(Reader, TellsTheKeysOfAnObject) {
    by_both_ways(an_object, [](const Reader& object) {
        EXPECT_EQ(object.keys(), (std::vector<std::string>{"a", "b", ""}));
        EXPECT_EQ(names(object, 1), object.keys());
        EXPECT_THROW(names(object, 0), Fault);
    });
    by_both_ways(a_list, [](const Reader& list) { EXPECT_THROW(list.keys(), Fault); });
}

TEST(Reader, GoesThroughItemsOneAfterTheOther) {
    by_both_ways(a_list, [](const Reader& list) {
        const Items items = list.items("values");
        EXPECT_EQ(items.size(), 3u);
        auto item = items.begin();
        EXPECT_EQ((*item).integer(0, 9), 7);
        item++;
        EXPECT_EQ((*item).items("values").size(), 1u);
        ++item;
        EXPECT_EQ((*item).integer(0, 9), 9);
        item++;
        EXPECT_TRUE(item == items.end());
        EXPECT_EQ(items[2].integer(0, 9), 9);
    });
}

TEST(Reader, FindsAnEmptyKeyAmongOthers) {
    by_both_ways(an_object, [](const Reader& object) {
        EXPECT_EQ(object.key("").integer(0, 9), 4);
        EXPECT_FALSE(object.find("c"));
    });
}

constexpr std::size_t much = 1024 * 1024;

/// What is kept of a document, and its rows.
struct Part {
    Json kept;
    std::vector<std::pair<std::size_t, Json>> rows = {};
};

Part part_of(std::string_view text, std::vector<std::string_view> keys, std::size_t room = much) {
    Part part;
    const auto row = [&](std::size_t index, const Json& value) { part.rows.emplace_back(index, value); };
    part.kept = read_json_part(text, much, room, {.keys = keys, .rows_of = "rows", .row = row});
    return part;
}

Fault fault_of(const std::string& text, std::size_t room = much) {
    try {
        part_of(text, {"kept"}, room);
    } catch (const Fault& fault) {
        return fault;
    }
    ADD_FAILURE() << "read without a fault: " << text.substr(0, 200);
    return {};
}

TEST(JsonPart, KeepsWhatIsWantedAndHandsOverTheRowsOneAfterTheOther) {
    const Part part = part_of(R"({"kept": {"rows": [1], "a": [2, 3]}, "other": {"kept": [4, {"rows": [5]}], "b": "c"},
        "rows": [6, [7, 8], {"d": {}}, []], "none": null, "e": 1.5})",
                              {"kept"});
    EXPECT_EQ(part.kept, parsed(R"({"kept": {"rows": [1], "a": [2, 3]}, "rows": []})"));
    const std::vector<std::pair<std::size_t, Json>> rows{
        {0, 6}, {1, parsed("[7, 8]")}, {2, parsed(R"({"d": {}})")}, {3, Json::array()}};
    EXPECT_EQ(part.rows, rows);
}

TEST(JsonPart, OfWhatIsNoObjectIsAllOfIt) {
    for (const char* text :
         {"7", "\"rows\"", "null", "[1, {\"rows\": [2]}]", "[[1, 2]]", "[{\"rows\": [2], \"other\": 3}]"}) {
        const Part part = part_of(text, {"kept"});
        EXPECT_EQ(part.kept, parsed(text)) << text;
        EXPECT_TRUE(part.rows.empty()) << text;
    }
}

TEST(JsonPart, RowsThatAreNoListAreKeptAsTheyAre) {
    for (const char* rows : {"{\"0\": [1]}", "7", "null"}) {
        const Part part = part_of(std::string("{\"rows\": ") + rows + "}", {});
        EXPECT_EQ(part.kept["rows"], parsed(rows)) << rows;
        EXPECT_TRUE(part.rows.empty()) << rows;
    }
}

TEST(JsonPart, WithoutRowsAKeySoCalledIsLikeAnyOther) {
    constexpr std::string_view keys[] = {"kept"};
    const std::string text = R"({"rows": [1, 2], "kept": [3], "": [4]})";
    EXPECT_EQ(read_json_part(text, much, much, {.keys = keys}), parsed(R"({"kept": [3]})"));
}

TEST(JsonPart, OfTwoEqualKeysTheLaterOneHoldsAlsoAmongMany) {
    std::string text = "{\"kept\": {\"k0\": -1";
    for (int i = 0; i < 40; ++i) text += ", \"k" + std::to_string(i) + "\": " + std::to_string(i);
    for (int i = 30; i < 40; ++i) text += ", \"k" + std::to_string(i) + "\": " + std::to_string(100 + i);
    const Json kept = part_of(text + "}}", {"kept"}).kept["kept"];
    ASSERT_EQ(kept.size(), 40U);
    EXPECT_EQ(kept["k0"], 0);
    EXPECT_EQ(kept["k29"], 29);
    EXPECT_EQ(kept["k30"], 130);
    EXPECT_EQ(kept.begin().key(), "k0");
}

TEST(JsonPart, AFaultIsToldWithItsPathAlsoWhereNobodyLooks) {
    const std::string deep = std::string(33, '[') + std::string(33, ']');
    EXPECT_EQ(fault_of(R"({"other~/": )" + deep + "}").path, "/other~0~1");
    EXPECT_EQ(fault_of(R"({"kept": 1, "other": 2, "rows": [1, [2], )" + deep + "]}").path.substr(0, 9), "/rows/2/0");
    EXPECT_EQ(fault_of(R"({"kept": )" + deep + "}").path.substr(0, 9), "/kept/0/0");
    EXPECT_EQ(fault_of(R"({"kept": [1, }})").phrase.arguments.at(1).kind, "fault-at-line");
    EXPECT_EQ(fault_of(R"({"other": 1e999})").phrase.arguments.at(1).kind, "number-too-large");
    EXPECT_EQ(fault_of(std::string(much + 1, ' ')).phrase.arguments.at(0).kind, "bytes");
}

TEST(JsonPart, ANumberWithoutEndIsAFaultWhereItBegins) {
    const std::string longest = "0." + std::string(99'998, '3');
    EXPECT_EQ(part_of(R"({"other": )" + longest + R"(, "kept": 1})", {"kept"}).kept, parsed(R"({"kept": 1})"));
    const Fault fault = fault_of("{\n \"other\": " + longest + "3, \"kept\": 1}");
    const Phrase& where = fault.phrase.arguments.at(1);
    EXPECT_EQ(where.kind, "fault-at-line");
    EXPECT_EQ(where.arguments.at(0).text, "2");
    EXPECT_EQ(where.arguments.at(1).text, "11");
    EXPECT_EQ(fault_of("{\"other\": " + longest + longest + "}").phrase.arguments.at(1).kind, "fault-at-line");
    const Phrase at_once = fault_of(longest + "3").phrase.arguments.at(1);
    EXPECT_EQ(at_once.arguments.at(0).text, "1");
    EXPECT_EQ(at_once.arguments.at(1).text, "1");
}

/// At the limit itself, and one level deeper.
TEST(JsonPart, WhatIsPassedOverMayBeAsDeepAsWhatIsKept) {
    for (const char* key : {"other", "kept"}) {
        const auto nested = [&](std::size_t levels) {
            return std::string("{\"") + key + "\": " + std::string(levels, '[') + std::string(levels, ']') + "}";
        };
        EXPECT_NO_THROW(part_of(nested(31), {"kept"})) << key;
        EXPECT_EQ(fault_of(nested(32)).phrase.kind, "nesting") << key;
    }
}

TEST(JsonPart, TheRoomIsForWhatIsKeptAndForOneRow) {
    const auto list = [](const std::string& item, int count) {
        std::string text = "[" + item;
        for (int i = 1; i < count; ++i) text += ", " + item;
        return text + "]";
    };
    const std::string row = list("\"some text\"", 20);
    constexpr std::size_t room = 4096;
    EXPECT_EQ(part_of("{\"rows\": " + list(row, 1000) + "}", {}, room).rows.size(), 1000U);
    EXPECT_NO_THROW(part_of("{\"other\": " + list(row, 1000) + ", \"kept\": " + row + "}", {"kept"}, room));
    const Fault kept = fault_of("{\"kept\": " + list(row, 1000) + "}", room);
    EXPECT_EQ(kept.path.substr(0, 6), "/kept/");
    EXPECT_EQ(kept.phrase.arguments.at(0).kind, "fewer-values");
    EXPECT_EQ(fault_of("{\"rows\": [1, " + list("1", 1000) + "]}", room).path, "/rows/1");
    EXPECT_EQ(fault_of("[" + list("1", 1000) + "]", room).path, "/0");
    std::string keys = "{\"kept\": {\"a\": 1";
    for (int i = 0; i < 1000; ++i) keys += ", \"b" + std::to_string(i) + "\": 1";
    EXPECT_EQ(fault_of(keys + "}}", room).path, "/kept");
}

/// Each row is longer than the one before by a character: whatever is read at a time ends everywhere in one of them.
/// What is not wanted is not looked at.
TEST(JsonRows, AreTheSameWhereverTheTextIsParted) {
    std::string text = R"({"other": [[}], "rows": [)";
    Json all = Json::array();
    for (std::size_t length = 0; length < 700; ++length) {
        all.push_back({{"a", std::string(length, '"') + "\\"}, {"b", {"]", "{", length}}});
        text += (length == 0 ? "" : " ,\n") + dumped(all.back());
    }
    text += "]}\n";
    std::size_t at = 0;
    const auto document = [&](char* to, std::size_t most) {
        const std::size_t bytes = text.copy(to, most, at);
        at += bytes;
        return bytes;
    };
    Json read = Json::array();
    const JsonRows rows{[](std::string_view key, bool is_list) { return key == "rows" && is_list; },
                        [&](std::string_view key, std::size_t index, const JsonTree& row) {
                            EXPECT_EQ(key, "rows");
                            EXPECT_EQ(index, read.size());
                            read.push_back(json_of(row.root()));
                        }};
    EXPECT_TRUE(read_json_rows(document, rows));
    EXPECT_TRUE(read == all);
}

}

// Reading values of a document, whether it is plain or not.
#include "core/json_reader.h"

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

}

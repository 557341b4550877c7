// Who is here and who sits where, as it is kept with the night.
#include "app/club/seating.h"

#include <gtest/gtest.h>

namespace clerk::club {
namespace {

TEST(Seating, ComesBackAsItWasWritten) {
    const Visitor linda{"id-1", "Linda"}, john{"id-2", "J\"ohn"}, guest{"", "雪"};
    const Seating seating{.here = {linda, john, guest}, .tables = {{linda, guest}}, .sitting_out = {john}};
    EXPECT_EQ(read_seating(written(seating)), seating);
    EXPECT_EQ(written(read_seating(written(seating))), written(seating));
    EXPECT_EQ(written(Seating{}), "") << "nobody is here: a night as it always was";
}

TEST(Seating, WhatCannotBeUnderstoodIsNobody) {
    for (const char* kept : {"", "{", "[]", "{}", "7", "null", R"({"here": 7, "tables": [], "sitting_out": []})",
                             R"({"here": [{"id": "x"}], "tables": [], "sitting_out": []})",
                             R"({"here": [], "tables": [7], "sitting_out": []})"})
        EXPECT_EQ(read_seating(kept), Seating{}) << kept;
    std::string many = R"({"here": [)";
    for (int i = 0; i < most_guests + 5; ++i) many += std::string(i ? "," : "") + R"({"name": "x"})";
    many += R"(], "tables": [], "sitting_out": []})";
    EXPECT_EQ(read_seating(many).here.size(), static_cast<std::size_t>(most_guests));
}

}
}

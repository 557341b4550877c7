// The head of a record: how its id and its times have to be written.
#include "core/game.h"

#include <string>

#include <gtest/gtest.h>

namespace {

using namespace clerk;

std::string record(const std::string& id, const std::string& started_at) {
    return R"({"format": "clerk-record", "version": 1, "id": ")" + id + R"(", "game": "babylon", "started_at": ")" +
           started_at + R"(", "depth": "builds", "turns": [],
           "players": [{"name": "Linda", "flower": "white"}, {"name": "John", "flower": "pink"}]})";
}

const std::string an_id = "018f6d2e-0000-4000-8000-0123456789ab", a_time = "2026-11-20T19:30:00Z";

TEST(Times, AreThoseOfRfc3339) {
    for (const std::string time :
         {"2026-11-20T19:30:00+01:00", "2026-11-20T19:30:00-23:59", "2026-11-20t19:30:00z", "2026-11-20 19:30:00Z",
          "2026-11-20T19:30:00.5Z", "2026-11-20T19:30:00.123456789+00:00", "2024-02-29T10:00:00Z",
          "2000-02-29T10:00:00Z", "2026-12-31T23:59:60Z", "0000-01-01T00:00:00Z", "2026-04-30T00:00:00Z"}) {
        const auto read = parse(record(an_id, time));
        ASSERT_TRUE(read) << time;
        EXPECT_EQ(read->head.started_at, time) << "kept as it was written";
    }
}

TEST(Times, AreRefusedWhereAnyPartIsNotRight) {
    for (const std::string time : {"",
                                   "2026",
                                   "26-11-20T19:30:00Z",
                                   "-026-11-20T19:30:00Z",
                                   "2026/11/20T19:30:00Z",
                                   "2026-00-20T19:30:00Z",
                                   "2026-13-20T19:30:00Z",
                                   "2026-1a-20T19:30:00Z",
                                   "2026-11:20T19:30:00Z",
                                   "2026-11-00T19:30:00Z",
                                   "2026-11-31T19:30:00Z",
                                   "2023-02-29T10:00:00Z",
                                   "1900-02-29T10:00:00Z",
                                   "2024-02-30T10:00:00Z",
                                   "2026-11-20",
                                   "2026-11-20x19:30:00Z",
                                   "2026-11-20T24:30:00Z",
                                   "2026-11-20T19-30:00Z",
                                   "2026-11-20T19:60:00Z",
                                   "2026-11-20T19:30Z",
                                   "2026-11-20T19:30:61Z",
                                   "2026-11-20T19:30:0Z",
                                   "2026-11-20T19:30:00.Z",
                                   "2026-11-20T19:30:00,5Z",
                                   "2026-11-20T19:30:00",
                                   "2026-11-20T19:30:00+1:00",
                                   "2026-11-20T19:30:00+0100",
                                   "2026-11-20T19:30:00+24:00",
                                   "2026-11-20T19:30:00+01:60",
                                   "2026-11-20T19:30:00+01",
                                   "2026-11-20T19:30:00ZZ",
                                   "2026-11-20T19:30:00Z "}) {
        const auto read = parse(record(an_id, time));
        ASSERT_FALSE(read) << time;
        EXPECT_EQ(read.error().path, "/started_at") << time;
    }
}

TEST(Times, HaveTheDaysOfTheirMonth) {
    const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const auto two = [](int number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    for (int month = 1; month <= 12; ++month)
        for (int day = 28; day <= 32; ++day) {
            const std::string time = "2026-" + two(month) + "-" + two(day) + "T19:30:00Z";
            EXPECT_EQ(parse(record(an_id, time)).has_value(), day <= days[month - 1]) << time;
        }
}

TEST(Ids, AreUuidsInLettersOfEitherCase) {
    for (const std::string id : {"018f6d2e-0000-4000-8000-0123456789ab", "018F6D2E-0000-4000-8000-0123456789AB",
                                 "ffffffff-FFFF-aaaa-AAAA-000000000000"})
        EXPECT_TRUE(parse(record(id, a_time))) << id;
    for (const std::string id : {"", "018f6d2e-0000-4000-8000-0123456789a", "018f6d2e-0000-4000-8000-0123456789abc",
                                 "018f6d2e00000-4000-8000-0123456789ab", "g18f6d2e-0000-4000-8000-0123456789ab",
                                 "G18f6d2e-0000-4000-8000-0123456789ab", "@18f6d2e-0000-4000-8000-0123456789ab",
                                 "`18f6d2e-0000-4000-8000-0123456789ab", ":18f6d2e-0000-4000-8000-0123456789ab",
                                 "-18f6d2e-0000-4000-8000-0123456789ab", "{18f6d2e-0000-4000-8000-0123456789a}"}) {
        const auto read = parse(record(id, a_time));
        ASSERT_FALSE(read) << id;
        EXPECT_EQ(read.error().path, "/id") << id;
    }
}

}

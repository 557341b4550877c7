#include "db/file/utc_time.h"
#include "tests/property.h"

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using namespace std::chrono;

constexpr db::Time evening = sys_days(year(2026) / 11 / 21) + hours(19) + minutes(5) + seconds(7);

TEST(UtcTime, IsWritten) {
    EXPECT_EQ(db::compact(evening), "20261121T190507Z");
    EXPECT_EQ(db::rfc3339(evening), "2026-11-21T19:05:07Z");
    EXPECT_EQ(db::compact(sys_days(year(1) / 2 / 3)), "00010203T000000Z");
}

PROPERTY(UtcTime, IsReadAsItWasWritten, (std::uint32_t after)) {
    const db::Time time{seconds(after)};
    RC_ASSERT(db::read_compact(db::compact(time)) == time);
}

TEST(UtcTime, OtherTextsAreNone) {
    for (const char* text : {"", "2026", "20261121T190507", "20261121T190507Z ", "20261121 190507Z", "20261321T190507Z",
                             "20260230T190507Z", "20261121T240507Z", "20261121T196007Z", "20261121T190560Z",
                             "2026112aT190507Z", "-0261121T190507Z"})
        EXPECT_EQ(db::read_compact(text), std::nullopt) << text;
}

}

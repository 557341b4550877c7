// Ids that are the same every time. The expected values were made by Python's uuid.
#include "app/exchange/import.h"

#include <gtest/gtest.h>

namespace clerk::exchange {

namespace {

TEST(Uuid, OfANameIsVersion5AndTheSameEveryTime) {
    EXPECT_EQ(named_uuid(""), "b7c514d0-4d4d-5254-9134-855204d95b51");
    EXPECT_EQ(named_uuid("bgg/play/100"), "adb83623-5a45-5d43-98b5-7c306f85da77");
    EXPECT_EQ(named_uuid("player/王小明"), "f5afa155-e99b-5ba3-9983-bfcd3cf4ad48");
}

TEST(Uuid, IsKeptWhereThereIsOne) {
    EXPECT_EQ(uuid_of("kind", "018F6D2E-0000-4000-8000-00000000000A"), "018f6d2e-0000-4000-8000-00000000000a");
    EXPECT_EQ(uuid_of("bgg/play", "100"), named_uuid("bgg/play/100"));
}

TEST(Uuid, IsNothingElse) {
    for (const char* text : {"", "018f6d2e", "018f6d2e-0000-4000-8000-00000000000g", "018f6d2e00004000800000000000000a",
                             "018f6d2e-0000-4000-8000-00000000000a ", "018f6d2e+0000-4000-8000-00000000000a"})
        EXPECT_EQ(uuid(text), std::nullopt) << text;
}

}

}

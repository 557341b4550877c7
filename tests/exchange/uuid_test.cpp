// Ids that are the same every time. The expected values were made by Python's hashlib and uuid.
#include "app/exchange/sha1.h"
#include "app/exchange/uuid.h"

#include <gtest/gtest.h>

namespace clerk::exchange {

namespace {

std::string hex(std::string_view text) {
    std::string digits;
    for (const auto byte : sha1(text)) {
        digits += "0123456789abcdef"[byte >> 4];
        digits += "0123456789abcdef"[byte & 15];
    }
    return digits;
}

TEST(Sha1, IsThatOfTheStandardForEveryLengthOfTheLastBlock) {
    EXPECT_EQ(hex(""), "da39a3ee5e6b4b0d3255bfef95601890afd80709");
    EXPECT_EQ(hex("abc"), "a9993e364706816aba3e25717850c26c9cd0d89d");
    EXPECT_EQ(hex(std::string(55, 'a')), "c1c8bbdc22796e28c0e15163d20899b65621d65a");
    EXPECT_EQ(hex(std::string(56, 'a')), "c2db330f6083854c99d4b5bfb6e8f29f201be699");
    EXPECT_EQ(hex(std::string(63, 'a')), "03f09f5b158a7a8cdad920bddc29b81c18a551f5");
    EXPECT_EQ(hex(std::string(64, 'a')), "0098ba824b5c16427bd7a1122a5a442a25ec644d");
    EXPECT_EQ(hex(std::string(1000, 'a')), "291e9a6c66994949b57ba5e650361e98fc36b1ba");
}

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

// Versions that lost a merge, as a file: whatever the other history said they are.
#include "app/history/import_words.h"

#include <gtest/gtest.h>

namespace clerk {

namespace {

using Versions = std::vector<db::Superseded>;

std::string printed(const std::string& document) { return print(Versions{{"play", "an id", "a time", document}}); }

TEST(EarlierVersions, ADocumentIsThereAsJson) {
    EXPECT_EQ(print(Versions{}), "[]\n");
    EXPECT_EQ(printed(R"({"b": [1, null], "a": "é"})"), R"([
  {
    "kind": "play",
    "id": "an id",
    "modified_at": "a time",
    "document": {
      "b": [
        1,
        null
      ],
      "a": "é"
    }
  }
]
)");
}

TEST(EarlierVersions, WhatIsNoDocumentOfOursIsKeptAsText) {
    EXPECT_NE(printed("Dear \"Linda\"").find(R"("document": "Dear \"Linda\"")"), std::string::npos);
    EXPECT_NE(printed("").find(R"("document": "")"), std::string::npos);
    EXPECT_NE(printed("\xff").find("\"document\": \"\xEF\xBF\xBD\""), std::string::npos);
    constexpr int deep = 1'000'000;
    const std::string nested = std::string(deep, '[') + std::string(deep, ']');
    EXPECT_NE(printed(nested).find('"' + nested + '"'), std::string::npos);
}

}

}

// Properties are tried by the means of tests/property.h alone: RapidCheck's own pass what was never tried.
#include "tests/architecture/sources.h"

#include <gtest/gtest.h>

namespace {

TEST(Properties, AreTriedByOneMeans) {
    for (const auto& file : sources::files_under("tests")) {
        if (file.path == "tests/property.h") continue;
        for (const auto& other : {std::string("RC_") + "GTEST", std::string("rc::") + "check("})
            EXPECT_EQ(file.text.find(other), std::string::npos) << file.path << " has " << other;
    }
}

}

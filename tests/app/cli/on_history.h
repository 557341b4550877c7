// A history of the test's own, and `clerk` asked about it.
#pragma once

#include "tests/app/cli/runner.h"

#include <gtest/gtest.h>

namespace clerk::tests {

class OnHistory : public testing::Test {
protected:
    Folder folder;
    const std::string file = folder.path("history.db");

    Outcome on_file(Arguments arguments, std::string_view input = "", const char* locale = english) const {
        arguments.insert(arguments.end(), {"--db", file});
        return clerk(arguments, input, locale);
    }
    /// In JSON, which is one line, with nothing told beside it.
    Json answer(Arguments arguments, int status = 0, std::string_view input = "") const {
        arguments.push_back("--json");
        const Outcome outcome = on_file(arguments, input);
        EXPECT_EQ(outcome.status, status) << outcome.out;
        EXPECT_EQ(outcome.err, "");
        EXPECT_EQ(lines(outcome.out).size(), 1U);
        return outcome.json();
    }
};

}

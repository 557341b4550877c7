#include "tests/db/endurance/failing_memory.h"

#include <gtest/gtest.h>

int main(int argc, char** argv) {
    clerk::test::take_over_memory();
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}

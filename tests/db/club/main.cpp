// Properties with a server take longer: fewer of them unless RC_PARAMS says otherwise.
#include <cstdlib>

#include <gmock/gmock.h>

int main(int count, char** arguments) {
    setenv("RC_PARAMS", "max_success=15", 0);
    testing::InitGoogleMock(&count, arguments);
    return RUN_ALL_TESTS();
}

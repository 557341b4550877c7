#include <cstdlib>

#include <gmock/gmock.h>
#include <wx/init.h>

/// The tests are at a table eight hours east of Greenwich.
int main(int argc, char** argv) {
    setenv("TZ", "CST-8", 1);
    const wxInitializer wx;
    testing::InitGoogleMock(&argc, argv);
    return RUN_ALL_TESTS();
}

#include <gmock/gmock.h>
#include <wx/init.h>

int main(int argc, char** argv) {
    const wxInitializer wx;
    testing::InitGoogleMock(&argc, argv);
    return RUN_ALL_TESTS();
}

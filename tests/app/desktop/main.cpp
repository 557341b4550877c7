#include "app/desktop/drawing/usual_font.h"
#include "tests/app/desktop/harness.h"

int main(int argc, char** argv) {
    clerk::desktop::start_language("en");
    return clerk::desktop::test::run_tests(argc, argv);
}

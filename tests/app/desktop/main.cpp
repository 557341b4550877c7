#include "app/desktop/drawing/text_lines.h"
#include "tests/app/desktop/harness.h"

int main(int argc, char** argv) {
    clerk::desktop::start_language("en");
    return clerk::desktop::test::run_tests(argc, argv);
}

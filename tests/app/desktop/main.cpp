#include "i18n/words.h"
#include "tests/app/desktop/harness.h"

int main(int argc, char** argv) {
    clerk::i18n::start("en");
    return clerk::desktop::test::run_tests(argc, argv);
}

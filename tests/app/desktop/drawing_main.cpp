#include "tests/app/desktop/harness.h"

int main(int argc, char** argv) { return clerk::desktop::test::run_tests(argc, argv); }

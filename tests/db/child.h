// Processes that a test has forked.
#pragma once

#include <cstdlib>

extern "C" int __llvm_profile_write_file()
    __attribute__((weak)); // NOLINT(*-reserved-identifier): where coverage is counted

namespace clerk::test {

/// Ends one without what ends the program of the tests; what it has reached counts.
[[noreturn]] inline void end_child(int status) {
    if (__llvm_profile_write_file) __llvm_profile_write_file();
    std::_Exit(status);
}

}

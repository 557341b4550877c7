// PostgreSQL's library may be missing, or be another one; and it may be installed meanwhile.
#include "db/club/club.h"
#include "tests/db/club/test_server.h"

#include <cstdlib>
#include <dlfcn.h>
#include <string_view>

#include <gtest/gtest.h>

namespace clerk::test {

namespace {

/// What is found under the library's name: itself, nothing, or another library.
enum class Found { itself, nothing, another };
Found found = Found::itself;

bool is_library(const char* name) { return name && std::string_view(name).starts_with("libpq."); }

}

// In place of the library's, for all of the program; under a name of its own here, since a header declares theirs.
void* open_library(const char* name, int how) __asm__("dlopen");

void* open_library(const char* name, int how) {
    if (is_library(name) && found == Found::nothing) return nullptr;
    const auto open = reinterpret_cast<void* (*)(const char*, int)>(dlsym(RTLD_NEXT, "dlopen"));
    return open(is_library(name) && found == Found::another ? "libm.so.6" : name, how);
}

namespace {

/// In a program of its own, in which nobody has looked for it yet.
void expect_no_library(Found instead) {
    const auto ask = [] {
        return club_reason([] { static_cast<void>(db::address_without_password("host=a dbname=b")); });
    };
    const auto look = [&] {
        found = instead;
        const auto why = ask();
        found = Found::itself;
        std::exit(why == db::ClubError::Reason::no_library && !ask() ? 0 : 1);
    };
    EXPECT_EXIT(look(), testing::ExitedWithCode(0), "");
}

TEST(Library, ThatIsMissingIsTold) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    expect_no_library(Found::nothing);
}

TEST(Library, WithoutItsFunctionsIsNone) {
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    expect_no_library(Found::another);
}

}

}

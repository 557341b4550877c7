// How often long tests do what they do: a few times, or as often as CLERK_ROUNDS says.
#pragma once

#include <cstdlib>

namespace clerk::test {

inline int rounds(int few) {
    const char* said = std::getenv("CLERK_ROUNDS");
    const int many = said ? std::atoi(said) : 0;
    return many > 0 ? many : few;
}

}

// What has to hold; a fuzzer sees it when a program ends.
#pragma once

#include <cstdlib>

namespace clerk::tests {

inline void require(bool holds) {
    if (!holds) std::abort();
}

}

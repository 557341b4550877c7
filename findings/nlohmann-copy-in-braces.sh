#!/usr/bin/env bash
# nlohmann/json: json copy{other} is a copy with Clang and an array that holds one with GCC.
#
# One would expect: braces round one value of the same type copy it, with any compiler of C++17 or later.
# What happens: basic_json has a constructor from a list in braces, and the compilers disagree on whether it is preferred to the
# copy. The same line, compiled without a warning by both, gives [1,2] with Clang 16 and [[1,2]] with GCC 12.
# With: nlohmann-json3-dev 3.11.2-2 of Debian 12; g++ 12 and clang++ 16, which must be there.
# Source: https://json.nlohmann.me/home/faq/ (brace initialization yields arrays); CWG 2137; seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
debian bookworm nlohmann-json3-dev=3.11.2-2

cat >braces.cpp <<'CODE'
#include <iostream>
#include <nlohmann/json.hpp>

int main() {
    const nlohmann::json points = {1, 2};
    const nlohmann::json copy{points};
    std::cout << copy << '\n';
}
CODE
clang=$(compgen -c clang++ | sort | tail -n 1)
CXX=g++ compiled braces -Wall -Wextra
seen "g++" "[[1,2]]" "$(./braces)"
CXX=$clang compiled braces -Wall -Wextra
seen "clang++" "[1,2]" "$(./braces)"

#!/usr/bin/env bash
# RapidCheck: with reproduce= every other property passes, having tried nothing.
#
# One would expect: RC_PARAMS=reproduce=... repeats the case that failed; a property it does not name runs as ever, or is
# reported as left out.
# What happens: a property it does not name is tried with 0 cases and answers that it holds, check() with true. A false
# property is true then, so a variable left over from the last failure turns a whole run green.
# With: librapidcheck-dev 0~1033-08b5058-3 of Debian 12.
# Source: https://github.com/emil-e/rapidcheck, doc/configuration.md; seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
debian bookworm librapidcheck-dev=0~1033-08b5058-3

cat >properties.cpp <<'CODE'
#include <iostream>
#include <rapidcheck.h>

int main() {
    const bool small = rc::check("small", [] { RC_ASSERT(*rc::gen::inRange(0, 100) < 20); });
    int tried = 0;
    const bool never = rc::check("never", [&] {
        ++tried;
        RC_FAIL("always wrong");
    });
    std::cout << small << ' ' << never << ' ' << (tried > 0 ? "some" : "none") << '\n';
}
CODE
compiled properties -lrapidcheck
seen "whether the two hold, and whether cases of the second were tried" "0 0 some" "$(./properties 2>log)"
# A run in which only the first fails prints the parameters that reproduce it alone.
sed 's/rc::check("never".*/rc::check("never", [\&] {/; s/RC_FAIL.*/;/' properties.cpp >first.cpp
compiled first -lrapidcheck
RC_PARAMS="seed=1" ./first >/dev/null 2>log || true
parameters=$(grep -o 'reproduce=[^"]*' log | tail -n 1)
seen "the same when only the first is to be reproduced" "0 1 none" "$(RC_PARAMS="$parameters" ./properties 2>log)"
seen "what is printed about the second" "OK, passed 0 tests" "$(grep -m 1 '^OK' log)"

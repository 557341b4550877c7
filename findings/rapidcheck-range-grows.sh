#!/usr/bin/env bash
# RapidCheck: the first half of the cases never draws from the upper half of a range.
#
# One would expect: inRange(0, 1000) draws every number equally often, as its name and a uniform distribution suggest; of
# fifty draws about 25 are 500 or more.
# What happens: the range is widened with the size of the case, which grows from 0 to 100 over a run. The first of 100 cases
# can only draw 0, and the first fifty none of 500 or more; of the whole run about 15 are. A property that is tried with fewer
# cases, or a choice in percent made with inRange, tries almost only the lowest. resize(100, ...) draws from all of it.
# With: librapidcheck-dev 0~1033-08b5058-3 of Debian 12.
# Source: inRange in gen/Numeric.hpp of https://github.com/emil-e/rapidcheck; seen by running this, with ten seeds.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
debian bookworm librapidcheck-dev=0~1033-08b5058-3

cat >draws.cpp <<'CODE'
#include <iostream>
#include <rapidcheck.h>

int main() {
    int cases = 0, first = 0, grown = 0, resized = 0;
    rc::check("draws", [&] {
        const int drawn = *rc::gen::inRange(0, 1000);
        if (cases == 0)
            first = drawn;
        grown += cases < 50 && drawn >= 500;
        resized += cases < 50 && *rc::gen::resize(100, rc::gen::inRange(0, 1000)) >= 500;
        ++cases;
    });
    std::cout << first << ' ' << grown << ' ' << (resized >= 5 ? "many" : "few") << '\n';
}
CODE
compiled draws -lrapidcheck
for seed in 1 2 3 4 5 6 7 8 9 10; do
    seen "seed $seed: the first draw, how many of fifty are 500 or more, and with resize(100)" "0 0 many" \
        "$(RC_PARAMS="seed=$seed" ./draws 2>/dev/null)"
done

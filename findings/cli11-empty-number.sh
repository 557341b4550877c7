#!/usr/bin/env bash
# CLI11: an empty argument is the number 0.
#
# One would expect: --players "" (a variable of a shell that was not set) is refused as any other text that is no number.
# What happens: it is taken for 0, as if 0 had been typed; for a bool it is false. Written as --players= the same is refused,
# and with a check such as Range the check refuses it, so that only the plain option has the hole.
# With: libcli11-dev 2.1.2+ds-1 of Debian 12.
# Source: lexical_cast in TypeTools.hpp of https://github.com/CLIUtils/CLI11 at v2.1.2; seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
debian bookworm libcli11-dev=2.1.2+ds-1

cat >number.cpp <<'CODE'
#include <CLI/CLI.hpp>
#include <iostream>

int main(int count, char **arguments) {
    CLI::App app;
    int plain = 7, checked = 7;
    app.add_option("--players", plain);
    app.add_option("--checked", checked)->check(CLI::Range(0, 9));
    try {
        app.parse(count, arguments);
        std::cout << plain << ' ' << checked << '\n';
    } catch (const CLI::Error &) {
        std::cout << "refused\n";
    }
}
CODE
compiled number
seen "without the option" "7 7" "$(./number)"
seen "--players x" "refused" "$(./number --players x)"
seen "--players ''" "0 7" "$(./number --players '')"
seen "--players=" "refused" "$(./number --players=)"
seen "--checked '' with Range(0, 9)" "refused" "$(./number --checked '')"

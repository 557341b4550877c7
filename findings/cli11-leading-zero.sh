#!/usr/bin/env bash
# CLI11: the months 01 to 07 are numbers, 08 and 09 are not, and 010 is eight.
#
# One would expect: an option of type int reads decimal figures, with or without zeros before them, as std::stoi does.
# What happens: strtoll is asked to guess the base, as for a constant of C. A leading zero makes it octal: 07 is right by
# chance, 08 is refused, and 010 is 8 without a word. An option of type double reads all three as decimal.
# With: libcli11-dev 2.1.2+ds-1 of Debian 12.
# Source: lexical_cast in TypeTools.hpp of https://github.com/CLIUtils/CLI11 at v2.1.2; seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
debian bookworm libcli11-dev=2.1.2+ds-1

cat >month.cpp <<'CODE'
#include <CLI/CLI.hpp>
#include <iostream>

int main(int count, char **arguments) {
    CLI::App app;
    int month = 0;
    double hours = 0;
    app.add_option("--month", month);
    app.add_option("--hours", hours);
    try {
        app.parse(count, arguments);
        std::cout << month + hours << '\n';
    } catch (const CLI::Error &) {
        std::cout << "refused\n";
    }
}
CODE
compiled month
seen "--month 07" "7" "$(./month --month 07)"
seen "--month 08" "refused" "$(./month --month 08)"
seen "--month 010" "8" "$(./month --month 010)"
seen "--hours 08" "8" "$(./month --hours 08)"
seen "--hours 010" "10" "$(./month --hours 010)"

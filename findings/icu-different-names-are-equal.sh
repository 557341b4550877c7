#!/usr/bin/env bash
# ICU: two names that differ compare as equal, and a sorted set keeps one of them.
#
# One would expect: a collator that tells "Ann" from "ANN" tells any two different texts apart, so that its order can serve as
# that of a map or decide a tie.
# What happens: at its usual strength characters that are ignorable are passed over at every level: a soft hyphen, a space of no
# width, a control character. "Ann" and "A\u00ADnn" are equal; at identical strength they are not.
# With: libicu-dev and libicu72 72.1-3+deb12u1 of Debian 12.
# Source: https://unicode.org/reports/tr10/ (completely ignorable); https://unicode-org.github.io/icu/userguide/collation/; seen by
# running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
debian bookworm libicu-dev=72.1-3+deb12u1 libicu72=72.1-3+deb12u1

cat >names.cpp <<'CODE'
#include <iostream>
#include <memory>
#include <unicode/coll.h>

int main() {
    UErrorCode error = U_ZERO_ERROR;
    const std::unique_ptr<icu::Collator> order(icu::Collator::createInstance("en", error));
    const auto compare = [&](const char* other) {
        return order->compare(icu::UnicodeString("Ann"), icu::UnicodeString::fromUTF8(other), error);
    };
    std::cout << compare("ANN") << ' ' << compare("A\xC2\xADnn") << ' ' << compare("Ann\xE2\x80\x8B") << ' ' << compare("Ann\x01");
    order->setStrength(icu::Collator::IDENTICAL);
    std::cout << ' ' << (compare("A\xC2\xADnn") != 0) << '\n';
}
CODE
compiled names "$root/usr/lib/$multiarch/libicui18n.so.72" "$root/usr/lib/$multiarch/libicuuc.so.72" \
    "$root/usr/lib/$multiarch/libicudata.so.72" -Wl,-rpath,"$root/usr/lib/$multiarch"
seen "Ann beside ANN, soft hyphen, no width, control; told apart when identical" "-1 0 0 0 1" "$(./names)"

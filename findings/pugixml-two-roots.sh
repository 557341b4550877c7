#!/usr/bin/env bash
# pugixml: two roots, a repeated attribute and words beside the root are a document without a fault.
#
# One would expect: "a non-validating parser" spares the schema and still refuses what is not well-formed, as it does with
# <a b=1/>.
# What happens: load_string says status_ok to "<plays/><plays/>", "<play id='1' id='2'/>", "words<plays/>" and "&no-such-name;". What
# is read is the first root, the first attribute, and the reference as it stands; so half of two files joined is taken for all.
# With: libpugixml-dev 1.13-0.2 of Debian 12.
# Source: https://pugixml.org/docs/manual.html#loading.w3c (conformance); seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
debian bookworm libpugixml-dev=1.13-0.2 libpugixml1v5=1.13-0.2

cat >roots.cpp <<'CODE'
#include <iostream>
#include <pugixml.hpp>

int main() {
    for (const char* text : {"<plays/><plays/>", "<play id='1' id='2'/>", "words<plays/>", "<a>&no-such-name;</a>", "<a b=1/>"})
        std::cout << pugi::xml_document().load_string(text).description() << '\n';
}
CODE
compiled roots "$root/usr/lib/$multiarch/libpugixml.so.1" -Wl,-rpath,"$root/usr/lib/$multiarch"
mapfile -t answers < <(./roots)
seen "two roots" "No error" "${answers[0]}"
seen "an attribute twice" "No error" "${answers[1]}"
seen "words before the root" "No error" "${answers[2]}"
seen "a reference to nothing" "No error" "${answers[3]}"
seen "an attribute without quotes" "Error parsing element attribute" "${answers[4]}"

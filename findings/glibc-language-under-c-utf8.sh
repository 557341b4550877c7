#!/usr/bin/env bash
# glibc: LANGUAGE counts under C.UTF-8 in Debian 12 and no longer in Debian 13.
#
# One would expect: a program that chooses its language by LANGUAGE alone, as the manual of gettext describes, and sets the
# locale to C.UTF-8, which every Debian has, goes on speaking that language with a newer C library.
# What happens: with glibc 2.36 the catalogue is read. With 2.41 LANGUAGE is passed over under C.UTF-8 as under C, so that
# what speaks through gettext (GTK's dialogs, say) is English on a system that has no other locale. Any other locale will
# do, whatever its language.
# With: libc6 2.36-9+deb12u14 of Debian 12 and 2.41-12+deb13u5 of Debian 13; the same gettext 0.21-12 asks through both.
# Source: guess_category_value in intl/dcigettext.c of glibc; seen by running this.
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

mkdir -p catalogues/de/LC_MESSAGES
python3 - <<'CODE'
import struct
texts = [(b"", b"Content-Type: text/plain; charset=UTF-8\n"), (b"Cancel", b"Abbrechen")]
places, body, start = [], b"", 28 + 16 * len(texts)
for column in (0, 1):
    for pair in texts:
        places.append(struct.pack("<II", len(pair[column]), start + len(body)))
        body += pair[column] + b"\0"
head = struct.pack("<7I", 0x950412de, 0, len(texts), 28, 28 + 8 * len(texts), 0, 0)
open("catalogues/de/LC_MESSAGES/words.mo", "wb").write(head + b"".join(places) + body)
CODE

said() { # ROOT-OF-LIBC: by gettext through that C library, under C.UTF-8
    local loader
    loader=$(find "$1" -name "ld-linux-*.so.*" -type f)
    LC_ALL=C.UTF-8 LANGUAGE=de TEXTDOMAINDIR=$work/catalogues "$loader" --library-path \
        "$1/lib/$multiarch:$1/usr/lib/$multiarch" "$asking" words Cancel
}

debian bookworm gettext-base=0.21-12
asking=$root/usr/bin/gettext
root=$work/old
mkdir "$root"
debian bookworm libc6=2.36-9+deb12u14
seen "LANGUAGE=de under C.UTF-8, glibc 2.36" "Abbrechen" "$(said "$root")"
root=$work/new
mkdir "$root"
debian trixie libc6=2.41-12+deb13u5
seen "LANGUAGE=de under C.UTF-8, glibc 2.41" "Cancel" "$(said "$root")"

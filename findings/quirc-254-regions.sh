#!/usr/bin/env bash
# quirc: a clean QR code is read less often the larger it is drawn and the larger its version is.
#
# One would expect: quirc, whose table has all forty versions, reads a perfect picture of each of them, or misses some
# whatever their size.
# What happens: of ten codes of version 24 all are read at two pixels a module and three at eight; of version 30 two at
# three. quirc keeps the dark regions that it looks into by a number of one byte, 254 of them at most
# (QUIRC_MAX_REGIONS), and takes no further ones where more look like a finder pattern at first. With room for 65,534 all
# are read.
# With: node-quirc 2.3.0 (for the C sources of quirc that it bears) and qrcode 1.5.4 of npm.
# Source: seen by running this; https://github.com/dlbeer/quirc, lib/quirc_internal.h.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/lib.sh"
npm_packages node-quirc@2.3.0 qrcode@1.5.4
cp "$here/qr.js" .

cat >read.c <<'CODE'
#include "quirc.h"
#include <stdio.h>
int main(void) {
    int side, read = 0;
    while (scanf("%d", &side) == 1 && getchar() == '\n') {
        struct quirc* reader = quirc_new();
        quirc_resize(reader, side, side);
        fread(quirc_begin(reader, NULL, NULL), 1, (size_t)side * side, stdin);
        quirc_end(reader);
        struct quirc_code code;
        struct quirc_data data;
        for (int i = 0; i < quirc_count(reader); i++) {
            quirc_extract(reader, i, &code);
            read += quirc_decode(&code, &data) == QUIRC_SUCCESS;
        }
        quirc_destroy(reader);
    }
    printf("%d\n", read);
    return 0;
}
CODE
cat >pictures.js <<'CODE'
const qr = require("./qr.js");
const [version, pixels, length] = process.argv.slice(2).map(Number);
for (let seed = 0; seed < 10; seed++) {
    const { grey, side } = qr.picture(qr.code(qr.link(seed, length), { version, errorCorrectionLevel: "L" }), pixels);
    process.stdout.write(`${side}\n`);
    process.stdout.write(Buffer.from(grey));
}
CODE
quirc=node_modules/node-quirc/deps/quirc
"${CC:-cc}" -O1 -w -I"$quirc" read.c "$quirc"/*.c -lm -o usual
"${CC:-cc}" -O1 -w -DQUIRC_MAX_REGIONS=65534 -I"$quirc" read.c "$quirc"/*.c -lm -o roomy

read_of_ten() { node pictures.js "$2" "$3" "$4" | "./$1"; }
seen "version 24 at 2 pixels a module, read of 10" 10 "$(read_of_ten usual 24 2 1150)"
seen "version 24 at 8 pixels a module, read of 10" 3 "$(read_of_ten usual 24 8 1150)"
seen "version 30 at 3 pixels a module, read of 10" 2 "$(read_of_ten usual 30 3 1700)"
seen "the same three with room for 65,534 regions" "10 10 10" \
    "$(read_of_ten roomy 24 2 1150) $(read_of_ten roomy 24 8 1150) $(read_of_ten roomy 30 3 1700)"

#!/usr/bin/env bash
# ZXing: a clean QR code is read less often the larger it is drawn.
#
# One would expect: a perfect picture gets easier with more pixels a module, or at least no harder.
# What happens: of thirty links of 400 letters (version 15, level M) all are read at two pixels a module and eight are not at
# six. Nothing is blurred, turned or damaged, and telling light from dark is not what fails: with the global threshold as
# many are missed, so it is what is found in the picture afterwards.
# With: @zxing/library 0.21.3 and qrcode 1.5.4 of npm, QRCodeReader with HybridBinarizer, no hints.
# Source: seen by running this; https://github.com/zxing-js/library.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/lib.sh"
npm_packages @zxing/library@0.21.3 qrcode@1.5.4
cp "$here/qr.js" .

cat >sizes.js <<'CODE'
const qr = require("./qr.js");
for (const pixels of [2, 3, 4, 6]) {
    let read = 0;
    for (let seed = 0; seed < 30; seed++) {
        const text = qr.link(seed, 400);
        read += qr.zxing(qr.picture(qr.code(text, { errorCorrectionLevel: "M" }), pixels)) === text;
    }
    console.log(read);
}
CODE
mapfile -t read < <(node sizes.js)
seen "read of 30 at 2 pixels a module" 30 "${read[0]}"
seen "read of 30 at 3 pixels a module" 29 "${read[1]}"
seen "read of 30 at 4 pixels a module" 26 "${read[2]}"
seen "read of 30 at 6 pixels a module" 22 "${read[3]}"

#!/usr/bin/env bash
# jsQR: a QR code of version 23 at level L is never read, one of any other version and level is.
#
# One would expect: a reader that reads versions 22 and 24 reads 23 too; the table of its blocks comes from the standard.
# What happens: of 160 pairs of version and level, each as a perfect picture, exactly one is not read: version 23 with level
# L. Its picture is right: ZXing reads it. 1,004 to 1,091 bytes make that version, so a writer should ask for another level or version there.
# With: jsqr 1.4.0, @zxing/library 0.21.3 and qrcode 1.5.4 of npm.
# Source: seen by running this; https://github.com/cozmo/jsQR.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
source "$here/lib.sh"
npm_packages jsqr@1.4.0 qrcode@1.5.4 @zxing/library@0.21.3
cp "$here/qr.js" .

cat >versions.js <<'CODE'
const qr = require("./qr.js");
const missed = [];
for (const level of "LMQH")
    for (let version = 1; version <= 40; version++) {
        const picture = qr.picture(qr.code("a link", { version, errorCorrectionLevel: level }), 3);
        if (qr.jsqr(picture) !== "a link") missed.push(`${version}-${level} (ZXing: ${qr.zxing(picture)})`);
    }
console.log(missed.join(", "));
CODE
seen "what jsQR does not read" "23-L (ZXing: a link)" "$(node versions.js)"

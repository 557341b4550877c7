// What the findings about QR codes share: codes of bytes as perfect pictures, and the two readers of npm.
const { create } = require("qrcode");

exports.code = (text, options) => create([{ data: Buffer.from(text), mode: "byte" }], options);

// The picture in grey, a byte a pixel, with the four light modules around it that the standard asks for.
exports.picture = (code, pixels) => {
    const modules = code.modules.size;
    const side = (modules + 8) * pixels;
    const grey = new Uint8ClampedArray(side * side).fill(255);
    for (let y = 0; y < modules * pixels; y++)
        for (let x = 0; x < modules * pixels; x++)
            if (code.modules.get(Math.floor(y / pixels), Math.floor(x / pixels))) grey[(y + 4 * pixels) * side + x + 4 * pixels] = 0;
    return { grey, side };
};

exports.jsqr = ({ grey, side }) => {
    const colours = new Uint8ClampedArray(4 * grey.length).fill(255);
    grey.forEach((value, at) => colours.fill(value, 4 * at, 4 * at + 3));
    return require("jsqr")(colours, side, side)?.data;
};

exports.zxing = ({ grey, side }) => {
    const { BinaryBitmap, HybridBinarizer, QRCodeReader, RGBLuminanceSource } = require("@zxing/library");
    try {
        return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, side, side)))).getText();
    } catch {
        return undefined;
    }
};

// The same text every time, of letters and figures that only bytes hold.
exports.link = (seed, length) => {
    let text = "https://example.org/#";
    for (let state = seed * 7919 + 1; text.length < length; ) {
        state = (state * 1103515245 + 12345) % 2147483648;
        text += "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"[(state >> 8) % 64];
    }
    return text;
};

// A play as a link to BG Stats, and a link as a QR code for the camera of a phone.
#pragma once

#include "core/record.h"
#include "db/plays/play.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace clerk::exchange {

/// Web links open the app where it is installed and a page elsewhere; links of the app open the app alone.
enum class Scheme { web, app };
inline constexpr std::size_t longest_link = 8000; ///< characters that browsers and systems hand on

/// One play as a link, with its time in UTC. What it says besides the result is left out where it would be longer than
/// `most`: the notes, then the place, then the variant. A Fault: it is longer even so.
Expected<std::string> bgstats_link(const db::Play& play, Scheme scheme = Scheme::web, std::size_t most = longest_link);

/// The modules of a code, row by row from the top left, without the white border of 4 modules that a reader needs.
struct QrCode {
    int size = 0; ///< modules a side
    std::vector<bool> dark = {};

    bool at(int x, int y) const { return dark[static_cast<std::size_t>(y * size + x)]; }
};

namespace qr {
/// Pixels of a screen that a module takes. Drawn larger, a clean picture of it is read less often. Of 300 links ZBar
/// 0.23.92, jsQR 1.4.0, quirc (in node-quirc 2.3.0), zxing-wasm 2 and ZXing's Java core 3.4.1 read all at 2 pixels,
/// ZXing's C++ 1.4.0 299, and the core's port to JavaScript (@zxing/library 0.21.3) 297. At 4 pixels the Java core
/// reads 283; of 100 the port reads 87 and quirc 57.
inline constexpr int module_side = 2;
inline constexpr std::size_t easy = 1300; ///< bytes that a phone reads from a screen at once
inline constexpr std::size_t most = 1600; ///< bytes that it still reads
}

/// A Fault: the text is longer than that, or empty.
Expected<QrCode> qr_code(const std::string& text);

/// The play as a link to BG Stats. Notes, place and variant are left out for the sake of a code that is easily read. A
/// Fault: it is too long even so.
Expected<QrCode> qr_code(const db::Play& play);

}

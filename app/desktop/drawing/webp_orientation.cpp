#include "app/desktop/drawing/webp_orientation.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace clerk::desktop {

namespace {

using namespace std::literals;

/// A part of a file: numbers that lie beyond its end are 0.
struct Bytes {
    std::string_view text;
    bool big_end_first = false;

    std::uint32_t number(std::size_t place, std::size_t length) const {
        if (place > text.size() || text.size() - place < length) return 0;
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < length; ++i)
            value = value << 8 | static_cast<unsigned char>(text[place + (big_end_first ? i : length - 1 - i)]);
        return value;
    }
};

/// EXIF is a TIFF; the orientation is an entry of its first directory.
int orientation_in(std::string_view exif) {
    constexpr std::size_t entry_length = 12;
    constexpr std::uint32_t orientation = 0x112, short_number = 3;
    if (exif.starts_with("Exif\0\0"sv)) exif.remove_prefix(6);
    const Bytes bytes{exif, exif.starts_with("MM")};
    const std::size_t first = bytes.number(4, 4), entries = bytes.number(first, 2);
    for (std::size_t i = 0, at = first + 2; i < entries && at < exif.size(); ++i, at += entry_length)
        if (bytes.number(at, 2) == orientation && bytes.number(at + 2, 2) == short_number)
            return static_cast<int>(bytes.number(at + 8, 2));
    return 1;
}

std::string read(std::istream& file, std::size_t length) {
    std::string bytes(length, '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(length));
    bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(0, file.gcount())));
    return bytes;
}

}

/// A RIFF: parts with a name and a length, each at an even place.
int webp_orientation(std::istream& file) {
    constexpr std::size_t head = 12, part_head = 8, most_parts = 1000, longest = 1 << 20;
    file.clear();
    file.seekg(head);
    for (std::size_t i = 0; i < most_parts; ++i) {
        const std::string part = read(file, part_head);
        if (part.size() < part_head) break;
        const std::size_t length = Bytes{part}.number(4, 4);
        if (part.starts_with("EXIF")) {
            const int found = orientation_in(read(file, std::min(length, longest)));
            return found >= 1 && found <= 8 ? found : 1;
        }
        file.seekg(static_cast<std::streamoff>(length + length % 2), std::ios::cur);
    }
    return 1;
}

wxImage turned_upright(const wxImage& image, int orientation) {
    switch (orientation) {
    case 2: return image.Mirror(true);
    case 3: return image.Rotate180();
    case 4: return image.Mirror(false);
    case 5: return image.Rotate90(true).Mirror(true);
    case 6: return image.Rotate90(true);
    case 7: return image.Rotate90(true).Mirror(false);
    case 8: return image.Rotate90(false);
    default: return image;
    }
}

}

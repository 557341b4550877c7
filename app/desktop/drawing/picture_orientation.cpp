#include "app/desktop/drawing/picture_orientation.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

namespace clerk::desktop {

namespace {

using namespace std::literals;

constexpr std::size_t longest_exif = 1 << 20, most_parts = 1000;

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

int usable(int orientation) { return orientation >= 1 && orientation <= 8 ? orientation : 1; }

}

int orientation_beside(std::string_view format, std::istream& file) {
    if (format == "WebP") return webp_orientation(file);
    if (format == "PNG") return png_orientation(file);
    return format == "HEIC" || format == "AVIF" ? heif_orientation(file) : 1;
}

/// A RIFF: parts with a name and a length, each at an even place.
int webp_orientation(std::istream& file) {
    constexpr std::size_t head = 12, part_head = 8;
    file.clear();
    file.seekg(head);
    for (std::size_t i = 0; i < most_parts; ++i) {
        const std::string part = read(file, part_head);
        if (part.size() < part_head) break;
        const std::size_t length = Bytes{part}.number(4, 4);
        if (part.starts_with("EXIF")) return usable(orientation_in(read(file, std::min(length, longest_exif))));
        file.seekg(static_cast<std::streamoff>(length + length % 2), std::ios::cur);
    }
    return 1;
}

/// Parts with a length, a name and a check sum behind them. EXIF may stand behind the pixels.
int png_orientation(std::istream& file) {
    constexpr std::size_t head = 8, part_head = 8, check_sum = 4;
    file.clear();
    file.seekg(head);
    for (std::size_t i = 0; i < most_parts; ++i) {
        const std::string part = read(file, part_head);
        if (part.size() < part_head) break;
        const std::size_t length = Bytes{part, true}.number(0, 4);
        if (part.substr(4) == "eXIf") return usable(orientation_in(read(file, std::min(length, longest_exif))));
        file.seekg(static_cast<std::streamoff>(length + check_sum), std::ios::cur);
    }
    return 1;
}

namespace {

/// Boxes that lie in each other, numbers with the big end first.
struct Box {
    std::string_view name;
    std::string_view content;
};

/// The next box of the text, which is taken off it; none: it is over.
std::optional<Box> next_box(std::string_view& text) {
    constexpr std::size_t head = 8;
    if (text.size() < head) return std::nullopt;
    const std::size_t length = Bytes{text, true}.number(0, 4);
    if (length < head || length > text.size()) return std::nullopt;
    const Box box{text.substr(4, 4), text.substr(head, length - head)};
    text.remove_prefix(length);
    return box;
}

std::string_view box_in(std::string_view text, std::string_view name) {
    while (const auto box = next_box(text))
        if (box->name == name) return box->content;
    return {};
}

/// Reads numbers one after the other.
struct Numbers {
    Bytes bytes;
    std::size_t at = 0;

    std::uint32_t next(std::size_t length) {
        at += length;
        // Of a longer one the lower half: no such picture is longer than 4 GiB.
        return bytes.number(at - std::min(length, sizeof(std::uint32_t)), std::min(length, sizeof(std::uint32_t)));
    }
    bool any() const { return at < bytes.text.size(); }
};

/// The number of the item that is EXIF; none: there is none.
std::optional<std::uint32_t> exif_item(std::string_view items) {
    constexpr std::size_t version_and_flags = 4;
    if (items.size() < version_and_flags) return std::nullopt;
    const std::size_t count_length = items[0] == 0 ? 2 : 4;
    std::string_view entries = items.substr(std::min(items.size(), version_and_flags + count_length));
    while (const auto entry = next_box(entries)) {
        if (entry->name != "infe" || entry->content.empty()) continue;
        const std::size_t number = entry->content[0] == 2 ? 2 : 4, protection = 2;
        if (entry->content.substr(std::min(entry->content.size(), version_and_flags + number + protection))
                .starts_with("Exif"))
            return Bytes{entry->content, true}.number(version_and_flags, number);
    }
    return std::nullopt;
}

struct Part {
    std::size_t offset = 0, length = 0;
};

/// Where in the file an item lies, of which the first piece is enough.
std::optional<Part> place_of(std::string_view places, std::uint32_t item) {
    Numbers numbers{{places, true}};
    const std::uint32_t version = numbers.next(1);
    numbers.next(3);
    const std::uint32_t lengths = numbers.next(2);
    const std::size_t of_offset = lengths >> 12, of_length = lengths >> 8 & 15, of_base = lengths >> 4 & 15,
                      of_index = version == 0 ? 0 : lengths & 15, of_item = version < 2 ? 2 : 4;
    for (std::uint32_t left = numbers.next(of_item); left > 0 && numbers.any(); --left) {
        const bool is_wanted = numbers.next(of_item) == item;
        const std::uint32_t method = version == 0 ? 0 : numbers.next(2) & 15;
        numbers.next(2); // another file
        const std::size_t base = numbers.next(of_base);
        for (std::uint32_t pieces = numbers.next(2); pieces > 0 && numbers.any(); --pieces) {
            numbers.next(of_index);
            const std::size_t offset = base + numbers.next(of_offset), length = numbers.next(of_length);
            if (is_wanted) return method == 0 ? std::optional(Part{offset, length}) : std::nullopt;
        }
    }
    return std::nullopt;
}

/// What is told of the pictures, at the beginning of the file.
std::string meta_of(std::istream& file) {
    constexpr std::size_t box_head = 8, most = 1 << 20;
    file.clear();
    file.seekg(0);
    for (std::size_t i = 0; i < most_parts; ++i) {
        const std::string head = read(file, box_head);
        const std::size_t length = Bytes{head, true}.number(0, 4);
        if (head.size() < box_head || length < box_head) return {};
        if (head.substr(4) == "meta") return read(file, std::min(length - box_head, most));
        file.seekg(static_cast<std::streamoff>(length - box_head), std::ios::cur);
    }
    return {};
}

}

int heif_orientation(std::istream& file) {
    constexpr std::size_t version_and_flags = 4, head_offset = 4;
    const std::string meta = meta_of(file);
    const std::string_view boxes = std::string_view(meta).substr(std::min(meta.size(), version_and_flags));
    std::string_view properties = box_in(box_in(boxes, "iprp"), "ipco");
    while (const auto property = next_box(properties))
        if (property->name == "irot" || property->name == "imir") return 1;
    const auto item = exif_item(box_in(boxes, "iinf"));
    const auto place = item ? place_of(box_in(boxes, "iloc"), *item) : std::nullopt;
    if (!place) return 1;
    file.clear();
    file.seekg(static_cast<std::streamoff>(place->offset));
    const std::string exif = read(file, std::min(place->length, longest_exif));
    const std::size_t before = head_offset + Bytes{exif, true}.number(0, head_offset); // "Exif", where it stands there
    return usable(orientation_in(std::string_view(exif).substr(std::min(exif.size(), before))));
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

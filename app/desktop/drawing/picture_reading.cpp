#include "app/desktop/drawing/picture_reading.h"

#include "app/desktop/drawing/picture_loader.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

namespace {

using Reason = UnreadablePicture::Reason;
using namespace std::literals;

/// What cameras, phones and programs make photos and pictures in. What else the system may read, such as drawings and
/// cursors, is no photo.
struct Format {
    const char* name;
    const char* mime;
    const char* endings;
    double pixels; ///< of one that is not too large
};
// A JPEG is made smaller while it is read; of the others there is room for each pixel first, with up to five bytes.
// Phones write 50 million.
constexpr double shrunk_while_read = 120e6, read_whole = 40e6, of_phones = 60e6;
constexpr Format formats[] = {
    {"JPEG", "image/jpeg", "jpg jpeg jpe", shrunk_while_read},
    {"PNG", "image/png", "png", read_whole},
    {"WebP", "image/webp", "webp", read_whole},
    {"HEIC", "image/heic", "heic heif", of_phones},
    {"AVIF", "image/avif", "avif", of_phones},
    {"GIF", "image/gif", "gif", read_whole},
    {"TIFF", "image/tiff", "tif tiff", read_whole},
    {"BMP", "image/bmp", "bmp", read_whole},
};

const Format& format(const char* name) {
    return *std::ranges::find_if(formats, [&](const Format& one) { return std::strcmp(one.name, name) == 0; });
}

const Format* format_of(std::string_view head) {
    const auto at = [&](std::size_t place, std::string_view mark) {
        return head.size() >= place && head.substr(place).starts_with(mark);
    };
    if (at(0, "\xFF\xD8\xFF"sv)) return &format("JPEG");
    if (at(0, "\x89PNG\r\n\x1A\n"sv)) return &format("PNG");
    if (at(0, "RIFF"sv) && at(8, "WEBP"sv)) return &format("WebP");
    if (at(4, "ftypavi"sv)) return &format("AVIF");
    for (const std::string_view brand : {"ftyphei"sv, "ftyphev"sv, "ftypmif1"sv, "ftypmsf1"sv})
        if (at(4, brand)) return &format("HEIC");
    if (at(0, "GIF8"sv)) return &format("GIF");
    if (at(0, "II*\0"sv) || at(0, "MM\0*"sv)) return &format("TIFF");
    return at(0, "BM"sv) ? &format("BMP") : nullptr;
}

/// By the flags in its head.
bool is_moving_webp(std::string_view head) {
    constexpr std::size_t kind = 12, flags = 20;
    return head.size() > flags && head.substr(kind).starts_with("VP8X") && (head[flags] & 2) != 0;
}

wxString readable_formats() {
    std::vector<wxString> names;
    for (const Format& one : formats)
        if (system_reads(one.mime)) names.push_back(one.name);
    return i18n::listed(names);
}

}

tl::expected<wxImage, UnreadablePicture> read_picture(const std::filesystem::path& file, int longest,
                                                      const PictureLimits& limits) {
    PictureLimits within = limits;
    const auto unreadable = [&](Reason reason) {
        return tl::unexpected(UnreadablePicture{reason, file, {}, {}, within});
    };
    std::error_code why;
    if (!std::filesystem::is_regular_file(file, why)) return unreadable(Reason::no_picture);
    if (std::filesystem::file_size(file, why) > limits.bytes) return unreadable(Reason::too_large);

    std::vector<char> part(1 << 20);
    std::ifstream in(file, std::ios::binary);
    const auto next = [&] {
        in.read(part.data(), static_cast<std::streamsize>(part.size()));
        return std::string_view(part.data(), static_cast<std::size_t>(in.gcount()));
    };
    std::string_view bytes = next();
    const Format* format = format_of(bytes);
    if (!format) return unreadable(Reason::no_picture);
    if (format->name == "WebP"sv && is_moving_webp(bytes)) return unreadable(Reason::moving);
    within.pixels = std::min(limits.pixels, format->pixels);
    PictureLoader loading(format->mime, longest, within.pixels, within.seconds);
    if (!loading.can_begin())
        return tl::unexpected(
            UnreadablePicture{Reason::no_reader, file, format->name, reader_of(format->mime), within});
    for (; !bytes.empty(); bytes = next())
        if (!loading.take(bytes)) return unreadable(loading.is_too_large() ? Reason::too_large : Reason::damaged);
    wxImage image = loading.finished();
    if (!image.IsOk()) return unreadable(loading.is_too_large() ? Reason::too_large : Reason::damaged);
    return loading.knows_orientation() ? image : turned_upright(image, orientation_beside(format->name, in));
}

bool is_picture(const std::filesystem::path& file) {
    std::error_code why;
    if (!std::filesystem::is_regular_file(file, why)) return false;
    std::array<char, 32> head{};
    std::ifstream in(file, std::ios::binary);
    in.read(head.data(), head.size());
    return format_of({head.data(), static_cast<std::size_t>(in.gcount())}) != nullptr;
}

wxString sentence(const UnreadablePicture& unreadable) {
    const wxString file = name_line(unreadable.file.filename().string());
    switch (unreadable.reason) {
    case Reason::no_picture:
        return i18n::fill(_("{1} is not a picture that can be read. This system reads {2}."),
                          {file, readable_formats()});
    case Reason::no_reader:
        // TRANSLATORS: {2} is a format, {3} the name of a software package.
        return i18n::fill(_("{1} is a {2} picture, which this system cannot read yet: the package {3} is missing."),
                          {file, unreadable.format, unreadable.package});
    case Reason::moving: return i18n::fill(_("{1} is a moving picture: choose one that stands still."), {file});
    case Reason::damaged: return i18n::fill(_("{1} is not a picture that can be read: it is damaged."), {file});
    case Reason::too_large:
        return i18n::fill(_("{1} is too large: a picture may have {2} million pixels and {3} MiB."),
                          {file, figure(static_cast<int>(unreadable.limits.pixels / 1e6)),
                           figure(static_cast<int>(unreadable.limits.bytes >> 20))});
    }
    return {};
}

wxString picture_wildcard() {
    wxString patterns;
    for (const Format& one : formats) {
        if (!system_reads(one.mime)) continue;
        for (const wxString& ending : wxSplit(one.endings, ' '))
            patterns += (patterns.empty() ? "*." : ";*.") + ending + ";*." + ending.Upper();
    }
    // TRANSLATORS: a kind of files, with formats such as JPEG and PNG.
    return i18n::fill(_("Pictures ({1})"), {readable_formats()}) + "|" + patterns + "|" + _("All files") + "|*";
}

}

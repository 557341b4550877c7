#include "app/desktop/drawing/picture_reading.h"

#include "app/desktop/drawing/picture_loader.h"
#include "app/desktop/drawing/picture_orientation.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace clerk::desktop {

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

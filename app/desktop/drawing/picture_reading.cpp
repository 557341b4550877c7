#include "app/desktop/drawing/picture_reading.h"

#include "app/desktop/drawing/gtk_function.h"
#include "app/desktop/drawing/webp_orientation.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <fstream>

namespace clerk::desktop {

namespace {

using Reason = UnreadablePicture::Reason;
using namespace std::literals;

/// GSList.
struct ListNode {
    void* data;
    ListNode* next;
};

/// The library that reads pictures for the window's, and its plug-ins for the system. Objects of it are void* here.
struct Library {
    template <class Function> using Pointer = Function*;

    Pointer<void*(const char*, void**)> make = gtk_function<decltype(make)>("gdk_pixbuf_loader_new_with_mime_type");
    Pointer<int(void*, const unsigned char*, std::size_t, void**)> write =
        gtk_function<decltype(write)>("gdk_pixbuf_loader_write");
    Pointer<int(void*, void**)> close = gtk_function<decltype(close)>("gdk_pixbuf_loader_close");
    Pointer<void(void*, int, int)> set_size = gtk_function<decltype(set_size)>("gdk_pixbuf_loader_set_size");
    Pointer<void*(void*)> get = gtk_function<decltype(get)>("gdk_pixbuf_loader_get_pixbuf");
    Pointer<void*(void*)> upright = gtk_function<decltype(upright)>("gdk_pixbuf_apply_embedded_orientation");
    Pointer<const char*(void*, const char*)> option = gtk_function<decltype(option)>("gdk_pixbuf_get_option");
    Pointer<int(void*)> width = gtk_function<decltype(width)>("gdk_pixbuf_get_width");
    Pointer<int(void*)> height = gtk_function<decltype(height)>("gdk_pixbuf_get_height");
    Pointer<int(void*)> line = gtk_function<decltype(line)>("gdk_pixbuf_get_rowstride");
    Pointer<int(void*)> channels = gtk_function<decltype(channels)>("gdk_pixbuf_get_n_channels");
    Pointer<const unsigned char*(void*)> pixels = gtk_function<decltype(pixels)>("gdk_pixbuf_read_pixels");
    Pointer<unsigned long(void*, const char*, void (*)(), void*, void*, int)> connect =
        gtk_function<decltype(connect)>("g_signal_connect_data");
    Pointer<ListNode*()> formats = gtk_function<decltype(formats)>("gdk_pixbuf_get_formats");
    Pointer<char**(void*)> mimes = gtk_function<decltype(mimes)>("gdk_pixbuf_format_get_mime_types");
    Pointer<void(char**)> free_texts = gtk_function<decltype(free_texts)>("g_strfreev");
    Pointer<void(ListNode*)> free_list = gtk_function<decltype(free_list)>("g_slist_free");
    Pointer<void(void*)> let_go = gtk_function<decltype(let_go)>("g_object_unref");

    bool is_whole() const {
        return make && write && close && set_size && get && upright && option && width && height && line && channels &&
               pixels && connect && formats && mimes && free_texts && free_list && let_go;
    }
};

const Library& library() {
    static const Library all;
    return all;
}

/// What cameras, phones and programs make photos and pictures in. What else the system may read, such as drawings and
/// cursors, is no photo.
struct Format {
    const char* name;
    const char* mime;
    const char* endings;
    const char* package; ///< of Debian, that reads it
};
constexpr Format formats[] = {
    {"JPEG", "image/jpeg", "jpg jpeg jpe", "libgdk-pixbuf-2.0-0"},
    {"PNG", "image/png", "png", "libgdk-pixbuf-2.0-0"},
    {"WebP", "image/webp", "webp", "webp-pixbuf-loader"},
    {"HEIC", "image/heic", "heic heif", "heif-gdk-pixbuf"},
    {"AVIF", "image/avif", "avif", "heif-gdk-pixbuf"},
    {"GIF", "image/gif", "gif", "libgdk-pixbuf-2.0-0"},
    {"TIFF", "image/tiff", "tif tiff", "libgdk-pixbuf-2.0-0"},
    {"BMP", "image/bmp", "bmp", "libgdk-pixbuf-2.0-0"},
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

/// One picture on its way from the file.
class Loading {
public:
    Loading(const Format& format, int longest)
        : loader_(library().is_whole() ? library().make(format.mime, nullptr) : nullptr), longest_(longest) {
        if (loader_) library().connect(loader_, "size-prepared", reinterpret_cast<void (*)()>(sized), this, nullptr, 0);
    }
    ~Loading() {
        if (!loader_) return;
        library().close(loader_, nullptr);
        library().let_go(loader_);
    }
    Loading(const Loading&) = delete;
    Loading& operator=(const Loading&) = delete;

    bool can_begin() const { return loader_ != nullptr; }
    bool is_too_large() const { return too_large_; }
    bool knows_orientation() const { return knows_orientation_; } ///< once it is finished: the picture is upright

    /// False: it is damaged or too large.
    bool take(std::string_view bytes) {
        const auto* data = reinterpret_cast<const unsigned char*>(bytes.data());
        return library().write(loader_, data, bytes.size(), nullptr) != 0 && !too_large_;
    }
    /// Not ok: it is damaged or too large.
    wxImage finished() {
        if (library().close(loader_, nullptr) == 0 || too_large_) return {};
        void* picture = library().get(loader_);
        if (!picture) return {};
        knows_orientation_ = library().option(picture, "orientation");
        void* upright = library().upright(picture);
        wxImage image = upright ? copied(upright) : wxImage();
        if (upright) library().let_go(upright);
        return image;
    }

private:
    /// Before there is room made for its pixels.
    static void sized(void*, int width, int height, void* loading) {
        auto& self = *static_cast<Loading*>(loading);
        const double scale = static_cast<double>(self.longest_) / std::max({width, height, 1});
        self.too_large_ = static_cast<double>(width) * height > picture_limits::pixels;
        if (self.too_large_) return library().set_size(self.loader_, 0, 0); // nothing more is read
        const auto smaller = [&](int side) { return std::max(1, static_cast<int>(std::lround(side * scale))); };
        if (scale < 1) library().set_size(self.loader_, smaller(width), smaller(height));
    }

    static wxImage copied(void* picture) {
        const int width = library().width(picture), height = library().height(picture);
        const int channels = library().channels(picture);
        const unsigned char* line = library().pixels(picture);
        wxImage image(width, height, false);
        if (channels == 4) image.SetAlpha();
        unsigned char* colour = image.GetData();
        unsigned char* alpha = image.GetAlpha();
        for (int y = 0; y < height; ++y, line += library().line(picture))
            for (int x = 0; x < width; ++x) {
                colour = std::copy_n(line + x * channels, 3, colour);
                if (alpha) *alpha++ = line[x * channels + 3];
            }
        return image;
    }

    void* loader_;
    int longest_;
    bool too_large_ = false;
    bool knows_orientation_ = false;
};

bool is_among(const char* wanted, char** texts) {
    bool found = false;
    for (char** one = texts; one && *one; ++one) found = found || std::strcmp(wanted, *one) == 0;
    library().free_texts(texts);
    return found;
}

bool is_readable(const Format& format) {
    if (!library().is_whole()) return false;
    ListNode* const all = library().formats();
    bool found = false;
    for (const ListNode* one = all; one; one = one->next)
        found = is_among(format.mime, library().mimes(one->data)) || found;
    library().free_list(all);
    return found;
}

wxString readable_formats() {
    std::vector<wxString> names;
    for (const Format& one : formats)
        if (is_readable(one)) names.push_back(one.name);
    return i18n::listed(names);
}

}

tl::expected<wxImage, UnreadablePicture> read_picture(const std::filesystem::path& file, int longest) {
    const auto unreadable = [&](Reason reason) { return tl::unexpected(UnreadablePicture{reason, file, {}, {}}); };
    std::error_code why;
    if (!std::filesystem::is_regular_file(file, why)) return unreadable(Reason::no_picture);
    if (std::filesystem::file_size(file, why) > picture_limits::bytes) return unreadable(Reason::too_large);

    std::array<char, 1 << 16> part;
    std::ifstream in(file, std::ios::binary);
    const auto next = [&] {
        in.read(part.data(), part.size());
        return std::string_view(part.data(), static_cast<std::size_t>(in.gcount()));
    };
    std::string_view bytes = next();
    const Format* format = format_of(bytes);
    if (!format) return unreadable(Reason::no_picture);
    Loading loading(*format, longest);
    if (!loading.can_begin())
        return tl::unexpected(UnreadablePicture{Reason::no_reader, file, format->name, format->package});
    for (; !bytes.empty(); bytes = next())
        if (!loading.take(bytes)) return unreadable(loading.is_too_large() ? Reason::too_large : Reason::damaged);
    wxImage image = loading.finished();
    if (!image.IsOk()) return unreadable(loading.is_too_large() ? Reason::too_large : Reason::damaged);
    if (format->name == "WebP"sv && !loading.knows_orientation()) return turned_upright(image, webp_orientation(in));
    return image;
}

bool is_picture(const std::filesystem::path& file) {
    std::array<char, 32> head{};
    std::ifstream in(file, std::ios::binary);
    in.read(head.data(), head.size());
    return format_of({head.data(), static_cast<std::size_t>(in.gcount())}) != nullptr;
}

wxString sentence(const UnreadablePicture& unreadable) {
    const wxString file = text(unreadable.file.filename().string());
    switch (unreadable.reason) {
    case Reason::no_picture:
        return i18n::fill(_("{1} is not a picture that can be read. This system reads {2}."),
                          {file, readable_formats()});
    case Reason::no_reader:
        // TRANSLATORS: {2} is a format, {3} the name of a software package.
        return i18n::fill(_("{1} is a {2} picture, which this system cannot read yet: the package {3} is missing."),
                          {file, unreadable.format, unreadable.package});
    case Reason::damaged: return i18n::fill(_("{1} is not a picture that can be read: it is damaged."), {file});
    case Reason::too_large:
        return i18n::fill(_("{1} is too large: a picture may have {2} million pixels and {3} MiB."),
                          {file, figure(static_cast<int>(picture_limits::pixels / 1e6)),
                           figure(static_cast<int>(picture_limits::bytes >> 20))});
    }
    return {};
}

wxString picture_wildcard() {
    wxString patterns;
    for (const Format& one : formats) {
        if (!is_readable(one)) continue;
        for (const wxString& ending : wxSplit(one.endings, ' '))
            patterns += (patterns.empty() ? "*." : ";*.") + ending + ";*." + ending.Upper();
    }
    // TRANSLATORS: a kind of files, with formats such as JPEG and PNG.
    return i18n::fill(_("Pictures ({1})"), {readable_formats()}) + "|" + patterns + "|" + _("All files") + "|*";
}

}

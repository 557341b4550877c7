#include "app/desktop/drawing/gtk_function.h"
#include "app/desktop/drawing/picture_loader.h"
#include "app/desktop/drawing/picture_reading.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <ctime>

namespace clerk::desktop {

namespace {

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
    Pointer<void*(void*)> moving = gtk_function<decltype(moving)>("gdk_pixbuf_loader_get_animation");
    Pointer<int(void*)> stands_still = gtk_function<decltype(stands_still)>("gdk_pixbuf_animation_is_static_image");
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
        return make && write && close && set_size && get && moving && stands_still && upright && option && width &&
               height && line && channels && pixels && connect && formats && mimes && free_texts && free_list && let_go;
    }
};

const Library& library() {
    static const Library all;
    return all;
}

bool is_among(const char* wanted, char** texts) {
    bool found = false;
    for (char** one = texts; one && *one; ++one) found = found || std::strcmp(wanted, *one) == 0;
    library().free_texts(texts);
    return found;
}

/// Of the many pictures of a GIF one is enough, and a JPEG of many scans is short and takes long. A WebP's bytes are
/// copied again whenever some are added.
std::size_t most_bytes_at_once(std::string_view mime) {
    constexpr std::size_t few = 1024;
    return mime == "image/gif" || mime == "image/jpeg" ? few : std::string_view::npos;
}

/// Of this thread.
double processor_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

wxImage copied(void* picture) {
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

}

struct PictureLoader::State {
    void* loader;
    int longest;
    double most_pixels;
    double last_second; ///< as processor_seconds() counts
    std::size_t most_at_once;
    bool too_large = false;
    bool knows_orientation = false;

    /// Before there is room made for its pixels.
    static void sized(void*, int width, int height, void* loading) {
        auto& self = *static_cast<State*>(loading);
        const double scale = static_cast<double>(self.longest) / std::max({width, height, 1});
        self.too_large = static_cast<double>(width) * height > self.most_pixels;
        if (self.too_large) return library().set_size(self.loader, 0, 0); // nothing more is read
        const auto smaller = [&](int side) { return std::max(1, static_cast<int>(std::lround(side * scale))); };
        if (scale < 1) library().set_size(self.loader, smaller(width), smaller(height));
    }

    /// The second picture of a moving one has begun.
    bool first_is_whole() const {
        void* const moving = library().moving(loader);
        return moving && !library().stands_still(moving);
    }

    bool take(std::string_view part) {
        const auto* data = reinterpret_cast<const unsigned char*>(part.data());
        return library().write(loader, data, part.size(), nullptr) != 0 && !too_large &&
               processor_seconds() < last_second;
    }
};

PictureLoader::PictureLoader(const char* mime, int longest, double most_pixels, double most_seconds)
    : state_(new State{library().is_whole() ? library().make(mime, nullptr) : nullptr, longest, most_pixels,
                       processor_seconds() + most_seconds, most_bytes_at_once(mime)}) {
    if (!state_->loader) return;
    library().connect(state_->loader, "size-prepared", reinterpret_cast<void (*)()>(State::sized), state_.get(),
                      nullptr, 0);
}

PictureLoader::~PictureLoader() {
    if (!state_->loader) return;
    library().close(state_->loader, nullptr);
    library().let_go(state_->loader);
}

bool PictureLoader::can_begin() const { return state_->loader != nullptr; }
bool PictureLoader::is_too_large() const { return state_->too_large; }
bool PictureLoader::knows_orientation() const { return state_->knows_orientation; }

bool PictureLoader::take(std::string_view bytes) {
    const std::size_t most = state_->most_at_once;
    for (; !bytes.empty() && !state_->first_is_whole(); bytes.remove_prefix(std::min(most, bytes.size())))
        if (!state_->take(bytes.substr(0, most))) return false;
    return true;
}

wxImage PictureLoader::finished() {
    const bool is_enough = state_->first_is_whole();
    const bool is_whole = library().close(state_->loader, nullptr) != 0;
    if (!(is_enough || is_whole) || state_->too_large) return {};
    void* picture = library().get(state_->loader);
    if (!picture) return {};
    state_->knows_orientation = library().option(picture, "orientation");
    void* upright = library().upright(picture);
    wxImage image = upright ? copied(upright) : wxImage();
    if (upright) library().let_go(upright);
    return image;
}

bool system_reads(const char* mime) {
    if (!library().is_whole()) return false;
    ListNode* const all = library().formats();
    bool found = false;
    for (const ListNode* one = all; one; one = one->next) found = is_among(mime, library().mimes(one->data)) || found;
    library().free_list(all);
    return found;
}

/// Packages of Debian.
const char* reader_of(std::string_view mime) {
    if (mime == "image/webp") return "webp-pixbuf-loader";
    return mime == "image/heic" || mime == "image/avif" ? "heif-gdk-pixbuf" : "libgdk-pixbuf-2.0-0";
}

}

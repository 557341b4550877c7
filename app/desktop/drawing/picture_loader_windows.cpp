// By the Windows Imaging Component, with what is installed for it.
#include "app/desktop/drawing/picture_loader.h"
#include "app/desktop/drawing/picture_reading.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>
#include <wincodec.h>
#include <windows.h>

namespace clerk::desktop {

namespace {

/// An object of the system's, let go when it is not needed any more.
template <class Kind> class Held {
public:
    Held() = default;
    ~Held() {
        if (one_) one_->Release();
    }
    Held(const Held&) = delete;
    Held& operator=(const Held&) = delete;

    Kind** out() { return &one_; }
    Kind* get() const { return one_; }
    Kind* operator->() const { return one_; }
    explicit operator bool() const { return one_ != nullptr; }

private:
    Kind* one_ = nullptr;
};

class Library {
public:
    Library() : begun_(SUCCEEDED(::CoInitializeEx(nullptr, COINIT_APARTMENTTHREADED))) {
        ::CoCreateInstance(CLSID_WICImagingFactory, nullptr, CLSCTX_INPROC_SERVER, IID_IWICImagingFactory,
                           reinterpret_cast<void**>(&factory_));
    }
    ~Library() {
        if (factory_) factory_->Release();
        if (begun_) ::CoUninitialize();
    }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    IWICImagingFactory* operator->() const { return factory_; }
    explicit operator bool() const { return factory_ != nullptr; }

private:
    bool begun_;
    IWICImagingFactory* factory_ = nullptr;
};

bool reads(IUnknown& part, const std::wstring& mime) {
    Held<IWICBitmapCodecInfo> codec;
    UINT length = 0;
    if (FAILED(part.QueryInterface(IID_IWICBitmapCodecInfo, reinterpret_cast<void**>(codec.out()))) ||
        FAILED(codec->GetMimeTypes(0, nullptr, &length)) || length == 0)
        return false;
    std::wstring mimes(length, L'\0');
    codec->GetMimeTypes(length, mimes.data(), &length);
    return (L"," + std::wstring(mimes.c_str()) + L",").find(L"," + mime + L",") != std::wstring::npos;
}

/// As EXIF counts; 0: the file does not say.
int orientation(IWICBitmapFrameDecode& frame) {
    Held<IWICMetadataQueryReader> said;
    if (FAILED(frame.GetMetadataQueryReader(said.out()))) return 0;
    for (const wchar_t* place : {L"/app1/ifd/{ushort=274}", L"/ifd/{ushort=274}"}) {
        PROPVARIANT value{};
        const bool known = SUCCEEDED(said->GetMetadataByName(place, &value)) && value.vt == VT_UI2;
        const int number = value.uiVal;
        ::PropVariantClear(&value);
        if (known) return number;
    }
    return 0;
}

wxImage copied(IWICBitmapSource& source) {
    UINT width = 0, height = 0;
    if (FAILED(source.GetSize(&width, &height)) || width == 0 || height == 0) return {};
    std::vector<BYTE> pixels(std::size_t{4} * width * height);
    if (FAILED(source.CopyPixels(nullptr, 4 * width, static_cast<UINT>(pixels.size()), pixels.data()))) return {};
    wxImage image(static_cast<int>(width), static_cast<int>(height), false);
    image.SetAlpha();
    unsigned char* colour = image.GetData();
    unsigned char* alpha = image.GetAlpha();
    for (auto one = pixels.begin(); one != pixels.end(); one += 4) {
        for (const int part : {2, 1, 0}) *colour++ = one[part];
        *alpha++ = one[3];
    }
    return image;
}

}

struct PictureLoader::State {
    Library library = {};
    bool readable = false;
    int longest = 0;
    double most_pixels = 0;
    bool too_large = false;
    bool knows_orientation = false;
    std::string bytes = {};

    /// The frame, smaller where it is too large, in 32 bits a pixel.
    wxImage shrunk(IWICBitmapFrameDecode& frame, UINT width, UINT height) {
        const double scale = std::min(1.0, static_cast<double>(longest) / std::max({width, height, 1U}));
        const auto smaller = [&](UINT side) { return std::max(1U, static_cast<UINT>(std::lround(side * scale))); };
        Held<IWICBitmapScaler> scaler;
        Held<IWICFormatConverter> converter;
        const bool done =
            SUCCEEDED(library->CreateBitmapScaler(scaler.out())) &&
            SUCCEEDED(scaler->Initialize(&frame, smaller(width), smaller(height), WICBitmapInterpolationModeFant)) &&
            SUCCEEDED(library->CreateFormatConverter(converter.out())) &&
            SUCCEEDED(converter->Initialize(scaler.get(), GUID_WICPixelFormat32bppBGRA, WICBitmapDitherTypeNone,
                                            nullptr, 0, WICBitmapPaletteTypeCustom));
        return done ? copied(*converter.get()) : wxImage();
    }
};

PictureLoader::PictureLoader(const char* mime, int longest, double most_pixels, double) : state_(new State) {
    state_->readable = system_reads(mime);
    state_->longest = longest;
    state_->most_pixels = most_pixels;
}
PictureLoader::~PictureLoader() = default;

bool PictureLoader::can_begin() const { return state_->readable; }
bool PictureLoader::is_too_large() const { return state_->too_large; }
bool PictureLoader::knows_orientation() const { return state_->knows_orientation; }

bool PictureLoader::take(std::string_view bytes) {
    state_->bytes.append(bytes);
    return true;
}

wxImage PictureLoader::finished() {
    Held<IWICStream> stream;
    Held<IWICBitmapDecoder> decoder;
    Held<IWICBitmapFrameDecode> frame;
    UINT width = 0, height = 0;
    auto* data = reinterpret_cast<BYTE*>(state_->bytes.data());
    if (FAILED(state_->library->CreateStream(stream.out())) ||
        FAILED(stream->InitializeFromMemory(data, static_cast<DWORD>(state_->bytes.size()))) ||
        FAILED(state_->library->CreateDecoderFromStream(stream.get(), nullptr, WICDecodeMetadataCacheOnDemand,
                                                        decoder.out())) ||
        FAILED(decoder->GetFrame(0, frame.out())) || FAILED(frame->GetSize(&width, &height)))
        return {};
    state_->too_large = static_cast<double>(width) * height > state_->most_pixels;
    if (state_->too_large) return {};
    const int turned = orientation(*frame.get());
    state_->knows_orientation = turned != 0;
    const wxImage image = state_->shrunk(*frame.get(), width, height);
    return image.IsOk() && turned > 1 ? turned_upright(image, turned) : image;
}

bool system_reads(const char* mime) {
    const Library library;
    Held<IEnumUnknown> parts;
    if (!library || FAILED(library->CreateComponentEnumerator(WICDecoder, WICComponentEnumerateDefault, parts.out())))
        return false;
    const std::string narrow = mime;
    const std::wstring wanted(narrow.begin(), narrow.end());
    for (;;) {
        Held<IUnknown> part;
        ULONG count = 0;
        if (parts->Next(1, part.out(), &count) != S_OK) return false;
        if (reads(*part.get(), wanted)) return true;
    }
}

/// From Microsoft's store.
const char* reader_of(std::string_view mime) {
    if (mime == "image/webp") return "WebP Image Extensions";
    if (mime == "image/avif") return "AV1 Video Extension";
    return mime == "image/heic" ? "HEIF Image Extensions" : "Windows Imaging Component";
}

}

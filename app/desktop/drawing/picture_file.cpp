#include "app/desktop/drawing/picture_file.h"

#include "i18n/text.h"

#include <algorithm>
#include <cstring>
#include <string_view>

#include <wx/clipbrd.h>
#include <wx/filedlg.h>
#include <wx/mstream.h>
#include <wx/translation.h>

namespace clerk::desktop {

namespace {

void make_png_known() {
    if (!wxImage::FindHandler(wxBITMAP_TYPE_PNG)) wxImage::AddHandler(new wxPNGHandler);
}

wxString kind_name(const wxString& kind) { return kind == "svg" ? _("SVG drawings") : _("PNG pictures"); }

wxString wildcard(const std::vector<wxString>& kinds) {
    wxString all;
    for (const wxString& kind : kinds)
        all += (all.empty() ? wxString() : wxString("|")) + kind_name(kind) + " (*." + kind + ")|*." + kind;
    return all;
}

constexpr std::string_view signature = "\x89PNG\r\n\x1a\n";
constexpr std::size_t around = 12; ///< of a chunk, the bytes beside its data: length, type, sum

std::string bytes(std::uint32_t value, int count = 4) {
    std::string all;
    for (int at = count - 1; at >= 0; --at) all += static_cast<char>(value >> (8 * at) & 0xff);
    return all;
}

std::uint32_t value_of(std::string_view four) {
    std::uint32_t value = 0;
    for (const char byte : four.substr(0, 4)) value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

/// ISO 3309, as PNG wants it.
std::uint32_t sum_of(std::string_view data) {
    std::uint32_t sum = 0xffffffff;
    for (const char byte : data) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) sum = (sum & 1) != 0 ? sum >> 1 ^ 0xedb88320 : sum >> 1;
    }
    return ~sum;
}

std::string chunk(const std::string& type, const std::string& data) {
    return bytes(static_cast<std::uint32_t>(data.size())) + type + data + bytes(sum_of(type + data));
}

/// Calls `act(type, data)` with every chunk of a PNG picture.
template <class Act> void each_chunk(std::string_view png, Act act) {
    for (std::size_t at = signature.size(); at + around <= png.size();) {
        const std::size_t length = value_of(png.substr(at));
        act(png.substr(at + 4, 4), png.substr(at + 8, length));
        at += around + length;
    }
}

bool same_row(const wxImage& a, const wxImage& b, int y) {
    const auto width = static_cast<std::size_t>(a.GetWidth()) * 3;
    const std::size_t from = static_cast<std::size_t>(y) * width;
    return std::memcmp(a.GetData() + from, b.GetData() + from, width) == 0;
}

bool same_column(const wxImage& a, const wxImage& b, int x, int top, int bottom) {
    for (int y = top; y <= bottom; ++y) {
        const std::size_t at =
            (static_cast<std::size_t>(y) * static_cast<std::size_t>(a.GetWidth()) + static_cast<std::size_t>(x)) * 3;
        if (std::memcmp(a.GetData() + at, b.GetData() + at, 3) != 0) return false;
    }
    return true;
}

/// The smallest part outside of which both are the same; a frame has one pixel at least.
wxRect changed(const wxImage& before, const wxImage& now) {
    int top = 0, bottom = now.GetHeight() - 1, left = 0, right = now.GetWidth() - 1;
    while (top < bottom && same_row(before, now, top)) ++top;
    while (bottom > top && same_row(before, now, bottom)) --bottom;
    while (left < right && same_column(before, now, left, top, bottom)) ++left;
    while (right > left && same_column(before, now, right, top, bottom)) --right;
    return {wxPoint(left, top), wxPoint(right, bottom)};
}

std::uint32_t unsigned_of(int number) { return static_cast<std::uint32_t>(number); }

}

std::string png_of(const wxImage& image) {
    make_png_known();
    wxMemoryOutputStream stream;
    image.SaveFile(stream, wxBITMAP_TYPE_PNG);
    std::string bytes(stream.GetSize(), '\0');
    stream.CopyTo(bytes.data(), bytes.size());
    return bytes;
}

bool has_ending(const std::filesystem::path& file, const wxString& kind) {
    return text(file.extension().string()).Lower() == "." + kind;
}

std::filesystem::path with_ending(std::filesystem::path file, const std::vector<wxString>& kinds, std::size_t chosen) {
    if (std::ranges::any_of(kinds, [&](const wxString& kind) { return has_ending(file, kind); })) return file;
    file += "." + utf8(kinds[std::min(chosen, kinds.size() - 1)]);
    return file;
}

std::optional<std::filesystem::path> ask_for_picture_file(wxWindow* parent, const wxString& name,
                                                          const std::vector<wxString>& kinds) {
    wxFileDialog ask(parent, _("Save picture"), {}, name + "." + kinds.front(), wildcard(kinds),
                     wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (ask.ShowModal() != wxID_OK) return std::nullopt;
    return with_ending(utf8(ask.GetPath()), kinds, static_cast<std::size_t>(std::max(0, ask.GetFilterIndex())));
}

bool copy_to_clipboard(const wxImage& image) {
    make_png_known(); // as which another program gets it
    const wxClipboardLocker locker;
    return !!locker && wxTheClipboard->SetData(new wxBitmapDataObject(wxBitmap(image)));
}

void MovingPicture::add(const wxImage& frame, int milliseconds) {
    const wxRect part = frames_ == 0 ? wxRect(frame.GetSize()) : changed(shown_, frame);
    const std::string png = png_of(frames_ == 0 ? frame : frame.GetSubImage(part));
    constexpr std::uint32_t parts_of_a_second = 1000;
    body_ += chunk("fcTL", bytes(sequence_++) + bytes(unsigned_of(part.width)) + bytes(unsigned_of(part.height)) +
                               bytes(unsigned_of(part.x)) + bytes(unsigned_of(part.y)) +
                               bytes(unsigned_of(milliseconds), 2) + bytes(parts_of_a_second, 2) +
                               std::string(2, '\0')); // it stays when its time is over, and covers what was there
    each_chunk(png, [&](std::string_view type, std::string_view data) {
        if (type == "IDAT") {
            body_ +=
                frames_ == 0 ? chunk("IDAT", std::string(data)) : chunk("fdAT", bytes(sequence_++) + std::string(data));
        } else if (type == "IHDR" && frames_ == 0) {
            head_ = chunk("IHDR", std::string(data));
        }
    });
    shown_ = frame;
    ++frames_;
}

std::string MovingPicture::file() const {
    const std::string forever = bytes(0);
    return std::string(signature) + head_ + chunk("acTL", bytes(static_cast<std::uint32_t>(frames_)) + forever) +
           body_ + chunk("IEND", {});
}

}

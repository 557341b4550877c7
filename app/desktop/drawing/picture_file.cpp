#include "app/desktop/drawing/picture_file.h"

#include "i18n/text.h"

#include <algorithm>

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

}

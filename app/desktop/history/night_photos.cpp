#include "app/desktop/history/night_photos.h"

#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/filedlg.h>
#include <wx/image.h>
#include <wx/log.h>
#include <wx/statbmp.h>

namespace clerk::desktop {

namespace {

constexpr int thumbnail_side = 110;

wxSize within(wxSize picture, int side) {
    const int longer = std::max({picture.x, picture.y, 1});
    return {std::max(1, picture.x * side / longer), std::max(1, picture.y * side / longer)};
}

/// An empty one where the file is gone or damaged.
wxBitmap small_picture(const std::filesystem::path& file, int side) {
    const wxLogNull quiet; // an empty frame says it
    wxImage image;
    image.SetOption(wxIMAGE_OPTION_MAX_WIDTH, 4 * side); // a large photo is made small while it is read
    image.SetOption(wxIMAGE_OPTION_MAX_HEIGHT, 4 * side);
    if (!image.LoadFile(text(file.string()))) return wxBitmap(side, side);
    const wxSize size = within(image.GetSize(), side);
    return image.Scale(size.x, size.y, wxIMAGE_QUALITY_HIGH);
}

bool is_picture(const std::filesystem::path& file) {
    const wxLogNull quiet; // told in one sentence of our own
    return wxImage::CanRead(text(file.string()));
}

}

NightPhotos::NightPhotos(wxWindow* parent, const db::Store& store, Actions actions)
    : wxPanel(parent), store_(store), actions_(std::move(actions)) {
    dress_as_ground(*this);
    if (!wxImage::FindHandler(wxBITMAP_TYPE_JPEG)) wxInitAllImageHandlers();
    strip_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxHSCROLL);
    strip_->SetName("photos");
    strip_->SetScrollRate(FromDIP(20), 0);
    strip_->SetMinSize({-1, FromDIP(thumbnail_side + 64)});
    dress_as_panel(*strip_);
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(label(this, _("Photos"), Type::heading), 1, wxALIGN_CENTRE_VERTICAL);
    head->Add(named_button(this, _("Add photos..."), "add-photos", [this] { ask_for_files(); }));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(strip_, 0, wxEXPAND);
    SetSizer(rows);
}

void NightPhotos::show(const std::string& night) {
    night_ = night;
    strip_->DestroyChildren();
    strip_->SetSizer(new wxBoxSizer(wxHORIZONTAL));
    std::size_t number = 0;
    for (const db::Photo& photo : db::Nights(store_).photos(night)) add_thumbnail(photo, ++number);
    strip_->FitInside();
    strip_->Layout();
}

void NightPhotos::add_thumbnail(const db::Photo& photo, std::size_t number) {
    const wxString which = figure(static_cast<int>(number));
    auto* picture = new wxStaticBitmap(strip_, wxID_ANY, thumbnail(photo.file));
    picture->SetName("photo-" + which);
    wxButton* remove = named_button(strip_, _("Remove"), "remove-photo-" + which,
                                    [this, file = photo.file] { actions_.remove(file); });
    remove->SetToolTip(i18n::fill(_("Remove photo {1}"), {which}));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(picture, 1, wxALIGN_CENTRE_HORIZONTAL);
    column->Add(remove, 0, wxALIGN_CENTRE_HORIZONTAL | wxTOP, FromDIP(near_gap));
    strip_->GetSizer()->Add(column, 0, wxEXPAND | wxALL, FromDIP(near_gap));
}

const wxBitmap& NightPhotos::thumbnail(const std::string& photo) {
    const auto found = thumbnails_.find(photo);
    if (found != thumbnails_.end()) return found->second;
    const auto file = db::Nights(store_).photo_folder() / photo;
    return thumbnails_.emplace(photo, small_picture(file, FromDIP(thumbnail_side))).first->second;
}

void NightPhotos::add(const std::filesystem::path& file) {
    if (!is_picture(file))
        return actions_.tell(
            i18n::fill(_("{1} is no picture that can be read. It was not added."), {text(file.string())}));
    actions_.act([&] {
        db::Nights(store_).add_photo(night_, file);
        show(night_);
    });
}

void NightPhotos::ask_for_files() {
    wxFileDialog ask(this, _("Add photos"), {}, {}, wxImage::GetImageExtWildcard(),
                     wxFD_OPEN | wxFD_FILE_MUST_EXIST | wxFD_MULTIPLE);
    if (ask.ShowModal() != wxID_OK) return;
    wxArrayString files;
    ask.GetPaths(files);
    for (const wxString& file : files) add(utf8(file));
}

}

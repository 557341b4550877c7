#include "app/desktop/history/night_photos.h"

#include "app/desktop/drawing/picture_reading.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <cmath>
#include <optional>

#include <wx/filedlg.h>
#include <wx/statbmp.h>

namespace clerk::desktop {

namespace {

constexpr int thumbnail_side = 110;

wxBitmap thumbnail_of(const wxWindow& window, const wxImage& picture) {
    return {picture, wxBITMAP_SCREEN_DEPTH, window.GetContentScaleFactor()};
}

}

NightPhotos::NightPhotos(wxWindow* parent, const db::Store& store, Actions actions)
    : wxPanel(parent), store_(store), actions_(std::move(actions)) {
    dress_as_ground(*this);
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
    const std::vector<db::Photo> all = db::Nights(store_).photos(night);
    for (std::size_t i = 0; i < all.size(); ++i) {
        store_.watch().tell(i, all.size());
        add_thumbnail(all[i], i + 1);
    }
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
    const auto picture = read_picture(db::Nights(store_).photo_folder() / photo, longest());
    const int side = FromDIP(thumbnail_side);
    const wxBitmap made = picture ? thumbnail_of(*this, *picture) : wxBitmap(side, side); // an empty frame says it
    return thumbnails_.emplace(photo, made).first->second;
}

int NightPhotos::longest() const {
    return static_cast<int>(std::lround(FromDIP(thumbnail_side) * GetContentScaleFactor()));
}

/// None is kept before all of them are read: until then it can be stopped.
void NightPhotos::add(const std::vector<std::filesystem::path>& files) {
    std::vector<std::pair<std::filesystem::path, wxBitmap>> pictures;
    std::optional<UnreadablePicture> unreadable;
    const bool whole = actions_.work(_("Adding photos"), [&] {
        for (std::size_t i = 0; i < files.size(); ++i) {
            store_.watch().tell(i, files.size());
            const auto picture = read_picture(files[i], longest());
            if (picture)
                pictures.emplace_back(files[i], thumbnail_of(*this, *picture));
            else if (!unreadable)
                unreadable = picture.error();
        }
        keep(pictures);
    });
    if (whole && unreadable) actions_.tell(i18n::fill(_("{1} It was not added."), {sentence(*unreadable)}));
}

void NightPhotos::keep(const std::vector<std::pair<std::filesystem::path, wxBitmap>>& pictures) {
    for (const auto& [file, thumbnail] : pictures)
        thumbnails_.emplace(db::Nights(store_).add_photo(night_, file), thumbnail);
    if (!pictures.empty()) show(night_);
}

void NightPhotos::ask_for_files() {
    wxFileDialog ask(this, _("Add photos"), {}, {}, picture_wildcard(),
                     wxFD_OPEN | wxFD_FILE_MUST_EXIST | wxFD_MULTIPLE);
    if (ask.ShowModal() != wxID_OK) return;
    wxArrayString names;
    ask.GetPaths(names);
    std::vector<std::filesystem::path> files;
    for (const wxString& name : names) files.emplace_back(utf8(name));
    add(files);
}

}

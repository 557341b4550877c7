#include "app/desktop/game/photo_bar.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/photo_settings.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/desktop/widgets/traced_photo.h"
#include "db/plays/traced_photos.h"
#include "i18n/text.h"

namespace clerk::desktop {

namespace {

constexpr int slider_width = 120;
constexpr char hide_key = ',';

}

PhotoBar::PhotoBar(wxWindow* parent) : LaterPanel(parent) {
    dress_as_ground(*this);
    SetName("photo-bar");
}

void PhotoBar::make() {
    says_ = label(this, {}, Type::quiet);
    strength_ = new wxSlider(this, wxID_ANY, kept_photo_strength(), 0, 100);
    strength_->SetName("photo-strength");
    strength_->SetMinSize({wide(*this, slider_width), FromDIP(least_target)});
    set_accessible_name(*strength_, _("Strength of the photo"));
    strength_->SetToolTip(_("Strength of the photo"));
    strength_->Bind(wxEVT_SLIDER, [this](wxCommandEvent& event) {
        keep_photo_strength(event.GetInt());
        hide_->SetValue(false);
        lay();
    });
    hide_ = new wxToggleButton(this, wxID_ANY, _("Hide it (,)"));
    hide_->SetName("photo-hide");
    hide_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { lay(); });
    fit_to_finger(*hide_);
    propose_ = new wxToggleButton(this, wxID_ANY, _("Proposals (D)"));
    propose_->SetName("photo-propose");
    propose_->SetValue(kept_photo_proposals());
    propose_->SetToolTip(_("What the photo clearly shows appears pale on the board; D enters one piece. Point at a "
                           "terrace to read its flower. Nothing is entered by itself."));
    propose_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent& event) {
        keep_photo_proposals(event.IsChecked());
        lay();
    });
    fit_to_finger(*propose_);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(label(this, _("Photo"), Type::quiet), 0, wxALIGN_CENTRE_VERTICAL);
    row->Add(says_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    row->Add(strength_, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    row->Add(hide_, 0, wxLEFT, FromDIP(near_gap));
    row->Add(propose_, 0, wxLEFT, FromDIP(near_gap));
    row->Add(make_button(_("Corners..."), "photo-corners", [this] { on_corners(); }), 0, wxLEFT, FromDIP(near_gap));
    row->Add(make_button(_("Take it away"), "photo-remove", [this] { on_remove(); }), 0, wxLEFT, FromDIP(near_gap));
    SetSizer(row);
}

wxButton* PhotoBar::make_button(const wxString& words, const char* name, const std::function<void()>& run) {
    wxButton* button = named_button(this, words, name, run);
    fit_to_finger(*button);
    return button;
}

void PhotoBar::follow(const db::Store& store, const std::string& game, int player, Editor& editor) {
    const Board board{game, player, &editor};
    if (shown_ == board) return;
    if (!shown_ || shown_->game != game) of_players_.clear();
    shown_ = board;
    editor_ = &editor;
    photo_.reset();
    const bool was_shown = IsShown();
    const std::optional<PhotoGround> ground = editor.photo_ground();
    Show(false);
    if (ground) read(store, board, *ground);
    lay();
    Layout();
    if (IsShown() != was_shown && on_change) on_change();
}

void PhotoBar::focus_board() {
    if (editor_) editor_->board()->SetFocus();
}

void PhotoBar::forget() {
    shown_.reset();
    editor_ = nullptr;
}

void PhotoBar::read(const db::Store& store, const Board& board, const PhotoGround& ground) {
    const db::TracedPhotos photos(store);
    const auto traced = photos.load(board.game, board.player);
    if (!traced) return;
    Show();
    photo_ = of_players_[board.player];
    wxString fault;
    if (!photo_) {
        const auto opened = open_photo(photos.folder() / traced->file);
        if (opened)
            photo_ = PhotoUnderlay::make(picture_of(opened->image), corners_of(*traced),
                                         ground.fixed ? ground.cells : cells_of(*traced), opened->focal,
                                         kept_level_height() / 100.0);
        fault = opened ? _("The corners make no board: set them again.") : _("The photo is gone, or cannot be read.");
        of_players_[board.player] = photo_;
    }
    says_->SetLabelText(photo_ ? wxString() : fault);
    strength_->Show(photo_ != nullptr);
    hide_->Show(photo_ != nullptr);
    propose_->Show(photo_ && ground.look);
}

void PhotoBar::lay() {
    if (!is_made()) return editor_->lay({nullptr, kept_photo_strength() / 100.0, kept_photo_proposals()});
    const bool hidden = hide_->GetValue();
    editor_->lay({hidden ? nullptr : photo_, strength_->GetValue() / 100.0, propose_->GetValue()});
}

void PhotoBar::toggle() {
    hide_->SetValue(!hide_->GetValue());
    lay();
}

std::vector<Command> PhotoBar::commands() {
    if (!ground()) return {};
    const auto why_not = [this] { return photo_ ? wxString() : _("No photo lies under this board."); };
    return {
        {_("Show or hide the photo under the grid"), ",", hide_key, [this] { toggle(); }, why_not, CommandMenu::view}};
}

}

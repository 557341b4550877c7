#include "app/desktop/game/bars.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/traced_photo.h"
#include "app/table/snapshot.h"
#include "db/plays/traced_photos.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int button_gap = 3, least_words = 140, button_air_down = 17; ///< of a button that the system makes

}

OpenTurnBar::OpenTurnBar(wxWindow* parent) : LazyPanel(parent) {
    use_panel_colours(*this);
    SetName("open-turn-bar");
}

void OpenTurnBar::make() {
    words_ = short_line(this, least_words);
    words_->Show(shows_words_);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(words_, 1, wxALIGN_CENTRE_VERTICAL | wxALL, FromDIP(near_gap));
    const auto add = [&](const wxString& words, const char* name, std::function<void()> OpenTurnBar::*run) {
        row->Add(named_button(this, words, name, [this, run] { (this->*run)(); }), 0, wxALL, FromDIP(button_gap));
    };
    add(_("Take back the last step (Backspace)"), "take-back-step", &OpenTurnBar::on_take_back);
    add(_("Leave it as it was (Esc)"), "leave-turn", &OpenTurnBar::on_leave);
    add(_("Back to the last turn (F8)"), "close-turn", &OpenTurnBar::on_close);
    SetSizer(row);
}

void OpenTurnBar::show(const wxString& turn) {
    const wxString words = i18n::fill(_("{1} is open. What came later is kept."), {turn});
    rewrite(*words_, words);
    set_accessible_name(*this, words);
    Layout();
}

void OpenTurnBar::show_words(bool shown) {
    shows_words_ = shown;
    if (is_made() && words_->Show(shown)) Layout();
}

int OpenTurnBar::width_with_words() const {
    if (!is_made()) return 0;
    int width = words_->GetMinWidth() + 2 * FromDIP(near_gap);
    for (wxSizerItem* part : GetSizer()->GetChildren())
        if (part->GetWindow() != words_) width += part->CalcMin().x;
    return width;
}

int OpenTurnBar::height() const {
    const int button = GetCharHeight() + FromDIP(button_air_down);
    return std::max(button + 2 * FromDIP(button_gap), GetCharHeight() + 2 * FromDIP(near_gap));
}

namespace {

/// An arrow that turns back to the left: undo. `side` -1 mirrors it: redo.
void draw_turning_arrow(wxGraphicsContext& gc, const Area& area, double side) {
    const UnitTransform unit(gc, area);
    const Ink ink{.edge = palette().text, .width = 0.17};
    wxGraphicsPath way = gc.CreatePath();
    way.MoveToPoint(-0.68 * side, -0.3);
    way.AddLineToPoint(0.2 * side, -0.3);
    way.AddCurveToPoint(0.8 * side, -0.3, 0.8 * side, 0.6, 0.2 * side, 0.6);
    way.AddLineToPoint(-0.35 * side, 0.6);
    paint(gc, way, ink);
    paint_line(gc, {{-0.3 * side, -0.72}, {-0.72 * side, -0.3}, {-0.3 * side, 0.12}}, ink);
}

/// As the above, on a button.
Drawing turning_arrow(double side) {
    return [side](wxGraphicsContext& gc, const Area& area) { draw_turning_arrow(gc, area, side); };
}

/// What would be undone is told to who points there or hears it.
void show(wxButton& button, const wxString& words, const wxString& key, bool enabled) {
    set_accessible_name(button, words);
    button.SetToolTip(i18n::fill("{1} ({2})", {words, key}));
    button.Enable(enabled);
}

}

namespace {

/// One sheet before another.
void two_sheets(wxGraphicsContext& gc, const Area& area) {
    const double side = area.m_width * 0.46;
    for (const double at : {0.3, 0.12})
        paint_box(gc,
                  {area.m_x + area.m_width * at + (at > 0.2 ? area.m_width * 0.06 : 0), area.m_y + area.m_height * at,
                   side, side * 1.2},
                  area.m_width * 0.08, {.fill = palette().panel, .edge = palette().text, .width = 1.6});
}

}

UndoBar::UndoBar(wxWindow* parent, Desk& desk, std::function<void(const std::function<void()>&)> act)
    : wxPanel(parent), desk_(desk), act_(std::move(act)) {
    use_ground_colours(*this);
    undo_ = sign_button(this, "undo", _("Undo"), turning_arrow(1), [this] { undo(); });
    redo_ = sign_button(this, "redo", _("Redo"), turning_arrow(-1), [this] { act_([this] { desk_.redo(); }); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(undo_, 0, wxALIGN_CENTRE_VERTICAL);
    row->Add(redo_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    wxButton* copy = sign_button(this, "copy-position", _("Copy the position"), two_sheets, [this] { on_copy(); });
    row->Add(copy, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    SetSizer(row);
}

void UndoBar::undo() {
    act_([this] { desk_.undo(); });
}

void UndoBar::refresh() {
    show(*undo_, table::undo_in_words(desk_), "Ctrl+Z", desk_.can_undo());
    show(*redo_, table::redo_in_words(desk_), "Ctrl+Y", desk_.can_redo());
}

namespace {

constexpr int slider_width = 120;
constexpr char hide_key = ',';

}

PhotoBar::PhotoBar(wxWindow* parent) : LazyPanel(parent) {
    use_ground_colours(*this);
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
        {_("Show or hide the photo under the grid"), ",", hide_key, [this] { toggle(); }, why_not, CommandMenu::board}};
}

}

#include "app/desktop/photo/corners_page.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/desktop/widgets/traced_photo.h"
#include "app/photo/board.h"
#include "app/photo/terraces.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <cmath>
#include <tuple>

#include <wx/textctrl.h>
#include <wx/utils.h>
#include <wx/wrapsizer.h>

namespace clerk::desktop {

namespace {

constexpr int levels_drawn = 4, thumbnail_side = 96;
constexpr int says_width = 560; ///< beside the buttons, in a small window too

wxString sentence(photo::CornersFault fault) {
    switch (fault) {
    case photo::CornersFault::none: return {};
    case photo::CornersFault::crossing:
        return _("These corners make no board: its edge would cross itself or bend inward.");
    case photo::CornersFault::mirrored: return _("These corners go round the wrong way: the board would be mirrored.");
    case photo::CornersFault::too_small: return _("These corners make no board: they lie too near to each other.");
    case photo::CornersFault::too_far: return _("A corner lies too far outside the photo.");
    }
    return {};
}

}

CornersPage::CornersPage(wxWindow* parent, Actions actions) : wxPanel(parent), actions_(std::move(actions)) {
    use_ground_colours(*this);
    night_ = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxHSCROLL);
    night_->SetName("photos-of-night");
    night_->SetScrollRate(FromDIP(20), 0);
    use_panel_colours(*night_);
    hint_ = wrapped(this, {}, wide(*this, page_text_width), Type::body);
    canvas_ = new CornersCanvas(this);
    canvas_->SetName("corners");
    canvas_->on_change = [this] { follow(); };
    says_ = wrapped(this, {}, says_width, Type::body);
    says_->SetName("corners-say");
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const int gap = FromDIP(near_gap), edge = FromDIP(far_gap);
    rows->Add(make_head(), 0, wxEXPAND | wxALL, gap);
    rows->Add(night_, 0, wxEXPAND | wxLEFT | wxRIGHT, edge);
    rows->Add(hint_, 0, wxEXPAND | wxLEFT | wxRIGHT, edge);
    rows->Add(canvas_, 1, wxEXPAND | wxALL, gap);
    rows->Add(make_measures(), 0, wxEXPAND | wxLEFT | wxRIGHT, edge);
    rows->Add(make_answers(), 0, wxEXPAND | wxTOP | wxBOTTOM, gap);
    SetSizer(rows);
    Bind(wxEVT_CHAR_HOOK, &CornersPage::key, this);
}

wxSizer* CornersPage::make_head() {
    PageHead head = page_head(this, _("A photo under the grid"), "corners-back", [this] { actions_.back(); });
    head.add_at_right({large_button(this, _("Open a photo..."), "open-photo", [this] { actions_.ask_for_file(); })});
    return head.row;
}

wxSizer* CornersPage::make_cells() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* panel = cell_fields_;
    row->Add(label(panel, _("Cells between the corners:")), 0, wxALIGN_CENTRE_VERTICAL);
    const std::tuple<const char*, wxString, int PhotoCells::*> fields[] = {
        {"photo-west", _("first column"), &PhotoCells::west},
        {"photo-east", _("last column"), &PhotoCells::east},
        {"photo-south", _("first row"), &PhotoCells::south},
        {"photo-north", _("last row"), &PhotoCells::north}};
    for (const auto& [name, words, which] : fields) {
        auto* field = new NumberField(panel, name, words, -db::farthest_traced_cell, db::farthest_traced_cell);
        field->on_number = [this, which = which](std::optional<int> number) { take_cell(which, number); };
        field->on_fault = [this] { say_range(-db::farthest_traced_cell, db::farthest_traced_cell); };
        fields_.emplace_back(field, which);
        row->Add(label(panel, words, Type::quiet), 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(far_gap));
        row->Add(field, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    }
    return row;
}

wxPanel* CornersPage::make_lines() {
    std::vector<Segment> segments{{"lines-0", _("Board")}};
    for (int level = 1; level <= levels_drawn; ++level)
        segments.push_back({"lines-" + std::to_string(level), i18n::fill(_("Level {1}"), {figure(level)})});
    auto* panel = new wxPanel(this);
    use_ground_colours(*panel);
    level_lines_ = new Segments(panel, std::move(segments));
    level_lines_->on_choose = [this](int level) {
        level_ = level;
        follow();
    };
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(label(panel, _("Lines on:")), 0, wxALIGN_CENTRE_VERTICAL);
    row->Add(level_lines_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    row->AddSpacer(FromDIP(edge_gap));
    panel->SetSizer(row);
    return panel;
}

wxPanel* CornersPage::make_height() {
    auto* panel = new wxPanel(this);
    use_ground_colours(*panel);
    level_high_ = new NumberField(panel, "level-height", _("Height of a level, per cent of a space's side"),
                                  least_level, most_level);
    level_high_->on_number = [this](std::optional<int> percent) {
        keep_level_height(percent.value_or(usual_level));
        follow();
    };
    level_high_->on_fault = [this] { say_range(least_level, most_level); };
    propose_height_ = large_button(panel, _("Read it"), "propose-height", [this] { propose_height(); });
    propose_height_->SetToolTip(_("Proposes the height that agrees best with the terraces in the photo"));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(label(panel, _("A level is as high as")), 0, wxALIGN_CENTRE_VERTICAL);
    row->Add(level_high_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    // TRANSLATORS: comes after a number: "A level is as high as 75 per cent of a space's side".
    row->Add(label(panel, _("per cent of a space's side")), 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    row->Add(propose_height_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    panel->SetSizer(row);
    return panel;
}

/// One below the other where there is no room for both in a row.
wxSizer* CornersPage::make_measures() {
    lines_ = make_lines();
    height_ = make_height();
    cell_fields_ = new wxPanel(this);
    use_ground_colours(*cell_fields_);
    cell_fields_->SetSizer(make_cells());
    auto* measures = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (wxPanel* panel : {lines_, height_, cell_fields_}) measures->Add(panel, 0, wxALIGN_CENTRE_VERTICAL);
    return measures;
}

/// What is wrong stands beside the button that it holds up.
wxSizer* CornersPage::make_answers() {
    turn_ = large_button(this, _("Turn (R)"), "turn-corners", [this] { canvas_->turn(); });
    use_ = large_button(this, _("Lay it under the grid (Enter)"), "use-corners", [this] { use(); });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(says_, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(far_gap));
    row->Add(turn_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, FromDIP(near_gap));
    row->Add(use_, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT | wxRIGHT, FromDIP(near_gap));
    return row;
}

void CornersPage::show_night(const std::vector<std::pair<std::filesystem::path, wxImage>>& of_night) {
    night_->DestroyChildren();
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    if (!of_night.empty())
        row->Add(label(night_, _("Photos of the night:")), 0, wxALIGN_CENTRE_VERTICAL | wxALL, FromDIP(near_gap));
    for (std::size_t i = 0; i < of_night.size(); ++i) {
        const wxString which = figure(static_cast<int>(i) + 1);
        auto* button =
            named_button(night_, {}, "night-photo-" + which, [this, file = of_night[i].first] { actions_.open(file); });
        button->SetBitmap(wxBitmap(of_night[i].second, wxBITMAP_SCREEN_DEPTH, GetContentScaleFactor()));
        const wxString words = i18n::fill(_("Photo {1} of the night"), {which});
        button->SetToolTip(words);
        set_accessible_name(*button, words);
        row->Add(button, 0, wxALL, FromDIP(near_gap));
    }
    night_->SetSizer(row);
    night_->SetMinSize({-1, of_night.empty() ? 0 : FromDIP(thumbnail_side + 40)});
    night_->Show(!of_night.empty());
    night_->FitInside();
}

void CornersPage::begin(PhotoGround ground, const std::vector<std::pair<std::filesystem::path, wxImage>>& of_night) {
    ground_ = std::move(ground);
    cells_ = ground_.cells;
    photo_.reset();
    canvas_->clear();
    level_ = 0;
    level_lines_->choose(0);
    level_high_->show(kept_level_height());
    lines_->Show(ground_.levels);
    height_->Show(ground_.levels);
    propose_height_->Show(ground_.look.has_value());
    cell_fields_->Show(!ground_.fixed);
    show_night(of_night);
    follow();
    Layout();
}

void CornersPage::show(OpenedPhoto photo, std::optional<photo::Corners> corners, std::optional<PhotoCells> cells) {
    cells_ = cells && !ground_.fixed ? *cells : ground_.cells;
    for (const auto& [field, which] : fields_) field->show(cells_.*which);
    const wxImage image = photo.image;
    photo_ = std::move(photo);
    canvas_->show(image, corners ? *corners : found(image), names());
    follow();
    Layout();
    canvas_->SetFocus();
}

photo::Corners CornersPage::found(const wxImage& photo) const {
    const photo::Picture picture = picture_of(photo);
    const auto board = ground_.look ? photo::find_board(picture, *ground_.look) : std::nullopt;
    return board ? board->corners : photo::proposed_corners(picture);
}

std::array<wxString, 4> CornersPage::names() const {
    return {ground_.name(cells_.west, cells_.north), ground_.name(cells_.east, cells_.north),
            ground_.name(cells_.east, cells_.south), ground_.name(cells_.west, cells_.south)};
}

void CornersPage::take_cell(int PhotoCells::*which, std::optional<int> number) {
    if (!number) return;
    cells_.*which = *number;
    canvas_->rename(names());
    follow();
}

wxString CornersPage::why_not() const {
    if (!photo_) return _("First open a photo, or drop one here.");
    const photo::Size cells = cells_.size();
    if (cells.width < 1 || cells.height < 1 || cells.width > db::most_traced_cells ||
        cells.height > db::most_traced_cells)
        return i18n::fill(_("Between the corners there must be from 1 to {1} columns and rows."),
                          {figure(db::most_traced_cells)});
    const photo::Size size{photo_->image.GetWidth(), photo_->image.GetHeight()};
    if (const auto fault = photo::fault_of(corners(), size); fault != photo::CornersFault::none) return sentence(fault);
    return photo::Camera::from(corners(), cells, size, photo_->focal)
               ? wxString()
               : _("No camera sees a board like that: move the corners.");
}

void CornersPage::say_range(int least, int most) {
    rewrap(*says_, i18n::fill(_("Expected a whole number from {1} to {2}."), {figure(least), figure(most)}),
           says_width);
}

void CornersPage::follow() {
    rewrap(*hint_,
           photo_ ? i18n::fill(_("Drag the four corners of the board to where they are in the photo: {1} first, the "
                                 "others clockwise. Keys 1 to 4 take a corner, arrows move it."),
                               {names()[0]})
                  : _("Open a photo of what stands on the table, or drop it here. A photo of a screen is no photo of a "
                      "table."),
           wide(*this, page_text_width));
    turn_->Enable(photo_.has_value());
    const wxString why = why_not();
    rewrap(*says_, photo_ ? why : wxString(), says_width);
    if (!why.empty()) return canvas_->show_grid(std::nullopt, {1, 1});
    const photo::Size size{photo_->image.GetWidth(), photo_->image.GetHeight()};
    const auto camera = photo::Camera::from(corners(), cells_.size(), size, photo_->focal);
    canvas_->show_grid(camera->plane(level_ * kept_level_height() / 100.0), cells_.size());
}

void CornersPage::propose_height() {
    const wxString why = why_not();
    if (!why.empty()) return actions_.tell(why);
    const wxBusyCursor busy;
    const photo::Picture picture = picture_of(photo_->image);
    const auto camera = photo::Camera::from(corners(), cells_.size(), picture.size, photo_->focal);
    const auto reader = photo::TableReader::of(picture, *camera, *ground_.look);
    const auto height = reader ? photo::proposed_level_height(*reader) : std::nullopt;
    if (!height)
        return actions_.tell(_("The photo does not show clearly how high a level is: several terraces must be seen "
                               "from the side. Measure one in your box."));
    keep_level_height(static_cast<int>(std::lround(100 * height->level_high)));
    level_high_->show(kept_level_height());
    follow();
}

void CornersPage::use() {
    const wxString why = why_not();
    if (!why.empty()) return actions_.tell(why);
    actions_.use();
}

void CornersPage::key(wxKeyEvent& event) {
    const bool types_text = dynamic_cast<wxTextCtrl*>(FindFocus());
    if (event.HasModifiers()) return event.Skip();
    switch (event.GetKeyCode()) {
    case WXK_ESCAPE: return actions_.back();
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
        if (dynamic_cast<wxButton*>(FindFocus())) return event.Skip();
        return use();
    case 'R':
        if (types_text || !photo_) return event.Skip();
        return canvas_->turn();
    default: event.Skip();
    }
}

}

#include "app/desktop/game/copy_parts.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/strokes.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"

#include <algorithm>
#include <memory>

#include <wx/wrapsizer.h>

namespace clerk::desktop {

namespace {

constexpr int gap = 4, row_gap = 10, text_size = 12;

const wxColour stone(0xd9, 0xb3, 0x7c), river(0x5b, 0x9f, 0xc4), wood(0x7a, 0x4f, 0x2b), ink(0x2c, 0x20, 0x14);

}

CopyStrip::CopyStrip(wxWindow* parent, const wxString& name, wxSize space)
    : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE),
      half_(FromDIP(space)) {
    set_accessible_name(*this, name);
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        fit_height();
    });
    for (const auto& press : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        Bind(press, [this](wxMouseEvent& event) {
            SetFocus();
            const auto space = space_at(event.GetPosition());
            if (space) on_space(*space, event.GetPosition().y >= area(*space).m_y + half_.y);
        });
    bind_keys(*this, {.arrow = [this](int dx, int dy, bool) { on_arrow(dx, dy); },
                      .act =
                          [this](bool) {
                              if (view_.chosen) on_space(*view_.chosen, false);
                          }});
    fit_height();
}

void CopyStrip::show(StripView view) {
    const bool longer = view.spaces.size() != view_.spaces.size();
    const bool moved = view.chosen != view_.chosen;
    view_ = std::move(view);
    if (longer) fit_height();
    if (moved && view_.chosen) {
        const StripSpace& space = view_.spaces[static_cast<std::size_t>(*view_.chosen)];
        tell_where(*this, space.above + ": " + space.below);
    }
    Refresh();
}

int CopyStrip::columns() const { return std::max(1, (GetClientSize().x - FromDIP(gap)) / (half_.x + FromDIP(gap))); }

void CopyStrip::fit_height() {
    const int spaces = std::max(1, static_cast<int>(view_.spaces.size()));
    const int rows = (spaces + columns() - 1) / columns();
    const int height = rows * (2 * half_.y + FromDIP(row_gap)) + FromDIP(gap);
    if (GetMinSize().y == height) return;
    SetMinSize({-1, height});
    CallAfter([this] {
        for (wxWindow* around = GetParent(); around && !around->IsTopLevel(); around = around->GetParent())
            around->Layout();
    });
}

Area CopyStrip::area(int space) const {
    const int column = space % columns(), row = space / columns();
    return {static_cast<double>(FromDIP(gap) + column * (half_.x + FromDIP(gap))),
            static_cast<double>(FromDIP(gap) + row * (2 * half_.y + FromDIP(row_gap))), static_cast<double>(half_.x),
            static_cast<double>(2 * half_.y)};
}

wxPoint CopyStrip::centre(int space, bool below) const {
    const Area at = area(space);
    return {static_cast<int>(at.m_x + at.m_width / 2), static_cast<int>(at.m_y + at.m_height * (below ? 0.75 : 0.25))};
}

std::optional<int> CopyStrip::space_at(wxPoint point) const {
    for (int space = 0; space < static_cast<int>(view_.spaces.size()); ++space)
        if (area(space).Contains(wxPoint2DDouble(point))) return space;
    return std::nullopt;
}

void CopyStrip::paint(PaintDC& dc) {
    dc.SetBackground(GetParent()->GetBackgroundColour());
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc) return;
    for (int space = 0; space < static_cast<int>(view_.spaces.size()); ++space) draw(*gc, space);
    if (view_.bridge) draw_bridge(*gc);
}

void CopyStrip::draw(wxGraphicsContext& gc, int space) const {
    const bool dark = theme() == Theme::dark, chosen = view_.chosen == space;
    const Area both = area(space), upper{both.m_x, both.m_y, both.m_width, both.m_height / 2},
               lower{both.m_x, both.m_y + both.m_height / 2, both.m_width, both.m_height / 2};
    const wxColour ground = view_.water ? river : stone;
    const wxColour shown = dark ? mixed(ground, palette().panel, 0.45) : ground;
    const wxColour words = dark ? palette().text : ink;
    paint_box(gc, both, FromDIP(6), {.fill = mixed(shown, palette().panel, 0.45), .edge = mixed(shown, ink, 0.4)});
    paint_box(gc, upper, FromDIP(6), {.fill = shown});
    const StripSpace& told = view_.spaces[static_cast<std::size_t>(space)];
    const auto size = static_cast<double>(FromDIP(text_size));
    paint_bold_text(gc, told.above, desktop::centre(upper), size * 0.85, words);
    paint_text(gc, ellipsized(*this, told.below, half_.x - FromDIP(8)), desktop::centre(lower), size * 0.75, words);
    if (chosen) paint_box(gc, grown(both, 1), FromDIP(7), {.edge = palette().accent, .width = HasFocus() ? 4.0 : 2.5});
}

/// Across the river, between two spaces.
void CopyStrip::draw_bridge(wxGraphicsContext& gc) const {
    const Area before = area(*view_.bridge - 1);
    const double width = FromDIP(10);
    const Area bridge{before.m_x + before.m_width + FromDIP(gap) / 2.0 - width / 2, before.m_y - FromDIP(2), width,
                      before.m_height + FromDIP(4)};
    paint_box(gc, bridge, FromDIP(3), {.fill = wood, .edge = palette().text});
}

namespace {

constexpr int name_width = 260;
constexpr int longest_name = 40;

}

NamedList::NamedList(wxWindow* parent, const wxString& word, const wxString& hint, const wxString& another)
    : wxPanel(parent), word_(word), buttons_(new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    name_ = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    name_->SetName(word + "-name");
    name_->SetHint(hint);
    name_->SetMaxLength(longest_name);
    fit_height_to_finger(*name_, wide(*this, name_width));
    set_accessible_name(*name_, hint);
    name_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { CallAfter([this] { add(); }); });
    wxButton* button = named_button(this, another, "add-" + word, [this] { add(); });
    fit_to_finger(*button);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(name_, 0, wxRIGHT, FromDIP(near_gap));
    row->Add(button);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(row, 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(buttons_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    SetSizer(rows);
}

void NamedList::add() {
    if (on_add(utf8(name_->GetValue().Strip(wxString::both)))) name_->ChangeValue(wxEmptyString);
}

void NamedList::show(const std::vector<Named>& all, std::size_t chosen) {
    buttons_->Clear(true);
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto* button = new wxToggleButton(this, wxID_ANY, all[i].name);
        button->SetName(word_ + "-" + text(std::to_string(i)));
        fit_height_to_finger(*button);
        if (!all[i].described) button->SetForegroundColour(palette().quiet);
        show_chosen(*button, i == chosen);
        button->Bind(wxEVT_TOGGLEBUTTON, [this, i](wxCommandEvent&) { CallAfter([this, i] { on_choose(i); }); });
        buttons_->Add(button, 0, wxRIGHT | wxBOTTOM, FromDIP(3));
    }
    Layout();
}

namespace {

constexpr int line_width = 420;
constexpr std::size_t longest_line = 800;

}

TypedPartPanel::TypedPartPanel(wxWindow* parent, const wxString& name) : PartPanel(parent) {
    SetBackgroundColour(parent->GetBackgroundColour());
    line_ = new wxTextCtrl(this, wxID_ANY);
    line_->SetName("typed-part");
    line_->SetMaxLength(longest_line);
    fit_height_to_finger(*line_, wide(*this, line_width));
    set_accessible_name(*line_, name);
    line_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { on_draft(utf8(line_->GetValue())); });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(line_);
    SetSizer(rows);
}

void TypedPartPanel::show(const std::string& draft) {
    if (utf8(line_->GetValue()) != draft) line_->ChangeValue(text(draft));
}

namespace {

constexpr int field_width = 300;
constexpr std::size_t longest_field = 200;

}

LinesPartPanel::LinesPartPanel(wxWindow* parent, const std::vector<wxString>& names, LinesFrom from)
    : PartPanel(parent), from_(from) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(far_gap, near_gap)));
    for (std::size_t i = 0; i < names.size(); ++i) {
        lines_.push_back(make_line(names[i], i));
        const std::size_t place = from_ == LinesFrom::below ? 0 : grid->GetItemCount();
        grid->Insert(place, lines_.back().name, 0, wxALIGN_CENTRE_VERTICAL);
        grid->Insert(place + 1, lines_.back().typed);
    }
    SetSizer(grid);
    show_lines();
}

LinesPartPanel::Line LinesPartPanel::make_line(const wxString& name, std::size_t index) {
    auto* typed = new wxTextCtrl(this, wxID_ANY);
    typed->SetName("line-" + text(std::to_string(index + 1)));
    typed->SetMaxLength(longest_field);
    fit_height_to_finger(*typed, wide(*this, field_width));
    set_accessible_name(*typed, name);
    typed->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { tell(); });
    return {label(this, name), typed};
}

void LinesPartPanel::tell() {
    std::vector<std::string> typed;
    for (const Line& line : lines_) typed.push_back(utf8(line.typed->GetValue()));
    on_draft(table::lines_draft(std::move(typed)));
    show_lines();
}

void LinesPartPanel::show_lines() {
    if (from_ == LinesFrom::top) return;
    std::size_t filled = 0;
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (!lines_[i].typed->GetValue().empty()) filled = i + 1;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        lines_[i].name->Show(i <= filled);
        lines_[i].typed->Show(i <= filled);
    }
    lay_out_around(*this); // what it lies in scrolls as far as it goes now
}

void LinesPartPanel::show(const std::string& draft) {
    const std::vector<std::string> lines = table::lines_of(draft);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const std::string line = i < lines.size() ? lines[i] : std::string();
        if (utf8(lines_[i].typed->GetValue()) != line) lines_[i].typed->ChangeValue(text(line));
    }
    show_lines();
}

}

#include "app/desktop/sheet/figures_grid.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "core/record.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_sheet.h"

#include <algorithm>

#include <wx/statbmp.h>

namespace clerk::desktop::sheet {

using namespace table::sheet;

namespace {

constexpr int name_width = 170, figure_width = 88, scroll_step = 12;
constexpr int longest_figure = 60; ///< or sum

}

FiguresGrid::FiguresGrid(wxWindow* parent, const game::Game& game, const std::vector<wxBitmap>& badges,
                         GridIntents intents)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxHSCROLL), game_(game),
      intents_(std::move(intents)) {
    SetName("sheet");
    use_ground_colours(*this);
    SetScrollRate(FromDIP(scroll_step), FromDIP(scroll_step));
    grid_ = new wxFlexGridSizer(1 + static_cast<int>(badges.size()), FromDIP(wxSize(near_gap, near_gap)));
    make_head(badges);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(grid_, 0, wxALL, FromDIP(edge_gap));
    SetSizer(edge);
    Bind(wxEVT_CHAR_HOOK, &FiguresGrid::key, this);
}

void FiguresGrid::make_head(const std::vector<wxBitmap>& badges) {
    const auto sides = game::sides(game_.players);
    grid_->Add(label(this, name_line(game_.name), Type::heading), 0, wxALIGN_BOTTOM | wxBOTTOM, FromDIP(near_gap));
    for (std::size_t side = 0; side < sides.size(); ++side) {
        auto* head = new wxBoxSizer(wxVERTICAL);
        head->Add(new wxStaticBitmap(this, wxID_ANY, badges[side]), 0, wxALIGN_CENTRE_HORIZONTAL);
        const wxString whole = i18n::sheet::name(game_, sides[side]);
        wxStaticText* name = label(this, ellipsized(*this, whole, wide(*this, figure_width)));
        name->SetToolTip(whole);
        head->Add(name, 0, wxALIGN_CENTRE_HORIZONTAL | wxTOP, FromDIP(2));
        totals_.push_back(label(this, "-", Type::heading));
        totals_.back()->SetName(wxString::Format("total-%zu", side + 1));
        head->Add(totals_.back(), 0, wxALIGN_CENTRE_HORIZONTAL | wxBOTTOM, FromDIP(near_gap));
        grid_->Add(head, 0, wxALIGN_CENTRE_HORIZONTAL);
    }
}

KeptText* FiguresGrid::make_field(const wxString& name, const wxString& spoken, long style) {
    auto* field = new KeptText(this, name, wxDefaultSize, style);
    set_accessible_name(*field, spoken);
    fit_height_to_finger(*field, wide(*this, style == wxTE_RIGHT ? figure_width : name_width));
    return field;
}

void FiguresGrid::make_line() {
    const std::size_t row = lines_.size();
    const auto number = static_cast<int>(row) + 1;
    Line line{make_field(wxString::Format("row-%d", number), i18n::fill_figures(_("Name of row {1}"), {number}), 0),
              {}};
    line.name->SetMaxLength(limits::name);
    line.name->Bind(wxEVT_KILL_FOCUS, [this, row](wxFocusEvent& event) {
        event.Skip();
        commit_name(row);
    });
    grid_->Add(line.name, 0, wxALIGN_CENTRE_VERTICAL);
    for (std::size_t side = 0; side < across(); ++side) {
        KeptText* field = make_field(wxString::Format("cell-%d-%zu", number, side + 1), wxEmptyString, wxTE_RIGHT);
        field->SetMaxLength(longest_figure);
        field->Bind(wxEVT_KILL_FOCUS, [this, cell = Cell{row, side}](wxFocusEvent& event) {
            event.Skip();
            commit(cell);
        });
        field->Bind(wxEVT_SET_FOCUS, [field](wxFocusEvent& event) {
            event.Skip();
            field->SelectAll();
        });
        grid_->Add(field, 0, wxALIGN_CENTRE_VERTICAL);
        line.figures.push_back(field);
    }
    lines_.push_back(std::move(line));
}

bool FiguresGrid::has_names() const { return game_.rows.size() > 1 || !game_.rows.front().name.empty(); }

void FiguresGrid::show(const game::Game& game, const std::vector<Place>& marked) {
    game_ = game;
    marked_ = marked;
    shows_ = true;
    while (lines_.size() < game_.rows.size()) make_line();
    for (std::size_t row = 0; row < lines_.size(); ++row) {
        const bool is_there = row < game_.rows.size();
        lines_[row].name->Show(is_there);
        for (KeptText* field : lines_[row].figures) field->Show(is_there);
        if (!is_there) continue;
        const wxString name = i18n::sheet::row_name(game_, row);
        lines_[row].name->SetEditable(has_names());
        lines_[row].name->show(name);
        for (std::size_t side = 0; side < across(); ++side) show_cell({row, side});
    }
    for (std::size_t side = 0; side < across(); ++side)
        totals_[side]->SetLabelText(i18n::figure_or_dash(game::total(game_, side)));
    shows_ = false;
    FitInside();
    Layout();
}

/// What is being typed stays.
void FiguresGrid::show_cell(const Cell& cell) {
    KeptText* there = field(cell);
    const game::Figure& figure = game_.rows[cell.row].figures[cell.side];
    const bool typed_here = FindFocus() == there && there->IsModified();
    typed_here ? there->keep(shown(figure)) : there->show(shown(figure));
    const Place place = game::place(static_cast<int>(cell.row), static_cast<int>(cell.side));
    const bool wrong = std::ranges::find(marked_, place) != marked_.end();
    there->SetForegroundColour(wrong ? palette().illegal : palette().text);
    there->SetBackgroundColour(wrong ? mixed(palette().panel, palette().illegal, 0.15) : palette().panel);
    const auto sides = game::sides(game_.players);
    set_accessible_name(*there, i18n::fill(_("{1}, {2}"), {i18n::sheet::row_name(game_, cell.row),
                                                           i18n::sheet::name(game_, sides[cell.side])}));
}

std::optional<Cell> FiguresGrid::cell() const {
    const wxWindow* focus = FindFocus();
    for (std::size_t row = 0; row < game_.rows.size(); ++row)
        for (std::size_t side = 0; side < across(); ++side)
            if (field({row, side}) == focus) return Cell{row, side};
    return std::nullopt;
}

std::optional<std::size_t> FiguresGrid::named_row() const {
    const auto found = std::ranges::find(lines_, FindFocus(), [](const Line& line) -> wxWindow* { return line.name; });
    return found == lines_.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - lines_.begin()));
}

bool FiguresGrid::is_typed() const {
    const auto here = cell();
    return here && field(*here)->GetValue() != shown(game_.rows[here->row].figures[here->side]);
}

bool FiguresGrid::take_back() {
    if (!is_typed()) return false;
    const Cell here = *cell();
    field(here)->ChangeValue(shown(game_.rows[here.row].figures[here.side]));
    field(here)->SelectAll();
    intents_.say({});
    return true;
}

bool FiguresGrid::commit(const Cell& cell) {
    if (shows_ || cell.row >= game_.rows.size()) return true;
    const Typed now = typed(game_, field(cell)->GetValue());
    intents_.say(now.right ? wxString() : why_wrong(game_));
    if (!now.right) return false;
    field(cell)->SetModified(false);
    if (game_.rows[cell.row].figures[cell.side] != now.figure)
        intents_.enter(cell, now.figure);
    else
        show_cell(cell); // a sum becomes its figure
    return true;
}

void FiguresGrid::commit_name(std::size_t row) {
    if (shows_ || row >= game_.rows.size() || !has_names()) return;
    const std::string name = utf8(lines_[row].name->GetValue().Strip(wxString::both));
    if (name != game_.rows[row].name) intents_.call(row, name);
}

void FiguresGrid::go_to(const Cell& cell) {
    field(cell)->SetFocus();
    field(cell)->SelectAll();
    const int step = FromDIP(scroll_step), height = field(cell)->GetSize().y;
    const int top = CalcUnscrolledPosition(field(cell)->GetPosition()).y, start = GetViewStart().y * step;
    if (top < start || top + height > start + GetClientSize().y)
        Scroll(-1, std::max(0, top - GetClientSize().y / 2) / step);
}

void FiguresGrid::focus() {
    if (game_.rows.empty()) return SetFocus();
    for (std::size_t row = 0; row < game_.rows.size(); ++row)
        for (std::size_t side = 0; side < across(); ++side)
            if (!game_.rows[row].figures[side]) return go_to({row, side});
    go_to({game_.rows.size() - 1, across() - 1});
}

/// Along the row and on to the next one; from the last field of all a round more, where rows are rounds, and an empty
/// one ends them.
void FiguresGrid::leave(int step) {
    const auto here = cell();
    if (!here || !commit(*here)) return;
    const bool by_rounds = table::sheet::by_rounds(game_);
    const bool ends = step > 0 && by_rounds && here->side == 0 && here->row > 0 && here->row + 1 == game_.rows.size() &&
                      is_empty(game_.rows.back());
    if (ends) {
        intents_.remove(here->row);
        return intents_.end();
    }
    const auto fields = static_cast<int>(game_.rows.size() * across());
    const int next = static_cast<int>(here->row * across() + here->side) + step;
    if (next >= 0 && next < fields)
        return go_to({static_cast<std::size_t>(next) / across(), static_cast<std::size_t>(next) % across()});
    if (step < 0) return lines_.front().name->SetFocus();
    if (!by_rounds || !may_add_row(game_)) return intents_.end();
    intents_.add();
    go_to({game_.rows.size() - 1, 0});
}

void FiguresGrid::go_down(int rows) {
    const auto here = cell();
    if (!here || !commit(*here)) return;
    const int row = static_cast<int>(here->row) + rows;
    if (row >= 0 && row < static_cast<int>(game_.rows.size())) go_to({static_cast<std::size_t>(row), here->side});
}

void FiguresGrid::key(wxKeyEvent& event) {
    const int code = event.GetKeyCode();
    const bool goes_on = code == WXK_TAB || code == WXK_RETURN || code == WXK_NUMPAD_ENTER;
    const bool plain = !event.ControlDown() && !event.AltDown();
    if (goes_on && plain && cell()) return leave(event.ShiftDown() ? -1 : 1);
    if (goes_on && plain && named_row() && !event.ShiftDown()) return go_to({*named_row(), 0});
    if (plain && cell() && (code == WXK_UP || code == WXK_DOWN)) return go_down(code == WXK_UP ? -1 : 1);
    if (code == WXK_ESCAPE && take_back()) return;
    event.Skip();
}

}

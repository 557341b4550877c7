#include "app/desktop/people/figures_table.h"

#include "app/desktop/drawing/ellipsis.h"
#include "app/desktop/widgets/labels.h"
#include "app/history/figure_words.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr std::size_t most_lines = 16;
constexpr int column_gap = 18, figure_width = 104;

void add_name(wxWindow* parent, wxSizer& cells, const wxString& words, int width, Type type) {
    const wxString shown = ellipsized(*parent, words, wide(*parent, width));
    wxStaticText* cell = label(parent, shown, type);
    if (shown != words) cell->SetToolTip(words);
    cells.Add(cell);
}

void add_line(wxWindow* parent, wxSizer& cells, const std::vector<wxString>& words, int name_width, Type type) {
    add_name(parent, cells, words.at(0), name_width, type);
    for (std::size_t i = 1; i < words.size(); ++i) cells.Add(label(parent, words[i], type), 0, wxALIGN_RIGHT);
}

wxSizer* make_cells(wxWindow* parent, const FiguresTable& table) {
    auto* cells =
        new wxFlexGridSizer(static_cast<int>(table.columns.size()), parent->FromDIP(wxSize(column_gap, near_gap)));
    cells->AddGrowableCol(0);
    add_line(parent, *cells, table.columns, table.name_width, Type::quiet);
    const std::size_t shown = std::min(table.lines.size(), most_lines);
    for (std::size_t line = 0; line < shown; ++line)
        add_line(parent, *cells, table.lines[line], table.name_width, Type::body);
    return cells;
}

}

Sheet make_sheet(wxWindow* parent, const wxString& heading) {
    auto* panel = new wxPanel(parent);
    dress_as_panel(*panel);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    if (!heading.empty()) rows->Add(label(panel, heading, Type::heading), 0, wxBOTTOM, panel->FromDIP(near_gap));
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, panel->FromDIP(far_gap));
    panel->SetSizer(edge);
    return {panel, rows};
}

Sheet make_card(wxWindow* parent, const Card& card) {
    const Sheet sheet = make_sheet(parent);
    sheet.rows->Add(label(sheet.panel, card.caption, Type::quiet));
    wxStaticText* figure = label(sheet.panel, card.figure, Type::title);
    figure->SetName(card.name);
    sheet.rows->Add(figure);
    if (!card.note.empty()) {
        wxStaticText* words = wrapped(sheet.panel, card.note, figure_width, Type::quiet);
        words->SetName(wxString(card.name) + "-note");
        sheet.rows->Add(words);
    }
    return sheet;
}

wxWindow* make_table(wxWindow* parent, const FiguresTable& table) {
    const Sheet sheet = make_sheet(parent, table.heading);
    sheet.panel->SetName(table.name);
    sheet.rows->Add(make_cells(sheet.panel, table), 0, wxEXPAND);
    if (table.lines.size() > most_lines) {
        const int more = static_cast<int>(table.lines.size() - most_lines);
        sheet.rows->Add(
            label(sheet.panel, i18n::fill_figures(wxPLURAL("and {1} more", "and {1} more", more), {more}), Type::quiet),
            0, wxTOP, parent->FromDIP(near_gap));
    }
    return sheet.panel;
}

}

#include "app/desktop/widgets/figures_panel.h"

#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"

namespace clerk::desktop {

wxWindow* figures_panel(wxWindow* parent, const std::vector<FiguresColumn>& columns,
                        const std::vector<FiguresRow>& rows) {
    auto* panel = new wxPanel(parent);
    dress_as_panel(*panel);
    auto* grid =
        new wxFlexGridSizer(static_cast<int>(columns.size()) + 1, panel->FromDIP(wxSize(2 * edge_gap, near_gap)));
    grid->Add(label(panel, {}, Type::quiet), 0, wxALIGN_RIGHT);
    for (const FiguresColumn& column : columns) grid->Add(label(panel, column.head, Type::quiet), 0, wxALIGN_RIGHT);
    for (const FiguresRow& row : rows) {
        grid->Add(label(panel, row.title));
        for (std::size_t i = 0; i < columns.size(); ++i) {
            wxStaticText* cell = label(panel, figure(row.figures.at(i)));
            cell->SetName(row.name + "-" + columns[i].name);
            grid->Add(cell, 0, wxALIGN_RIGHT);
        }
    }
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(grid, 0, wxALL, panel->FromDIP(far_gap));
    panel->SetSizer(edge);
    return panel;
}

}

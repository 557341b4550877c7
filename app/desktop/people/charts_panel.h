// The charts of one player in one game.
#pragma once

#include "app/desktop/charts/chart_canvas.h"
#include "app/desktop/people/player_data.h"

#include <wx/panel.h>

namespace clerk::desktop {

class ChartsPanel : public wxPanel {
public:
    ChartsPanel(wxWindow* parent, const PlayerActions& actions);

    /// `filter`: of one game. `average`: of the person's totals; none: there is no total.
    void show(const PlayerData& data, const db::Person& person, const db::PageFilter& filter,
              std::optional<double> average);

private:
    charts::ChartCanvas* make_chart(const PlayerActions& actions, const char* name);

    charts::ChartCanvas* scores_;
    charts::ChartCanvas* categories_;
    charts::ChartCanvas* totals_;
};

}

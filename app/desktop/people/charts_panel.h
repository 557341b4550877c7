// The charts of one player in one game, and how the rating moved there and in all games.
#pragma once

#include "app/desktop/drawing/charts/chart_canvas.h"
#include "app/desktop/people/player_data.h"

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

class ChartsPanel : public wxPanel {
public:
    ChartsPanel(wxWindow* parent, const PlayerActions& actions);

    /// `filter`: of one game. `figures`: of the person there. `data` stays where it is until the next call.
    void show(const PlayerData& data, const db::Person& person, const db::PageFilter& filter,
              const db::Figures& figures, const std::vector<db::GameRating>& ratings);

private:
    wxSizer* make_header();
    charts::ChartCanvas* make_chart(const char* name, int height);
    void offer(const std::string& game, const std::vector<db::GameRating>& ratings);
    void show_chosen();

    const PlayerActions& actions_;
    const PlayerData* data_ = nullptr;
    db::Person person_;
    std::vector<std::string> rated_; ///< the games of the choice's lines after the first; empty: all games
    wxStaticText* game_;
    wxChoice* choice_;
    charts::ChartCanvas* scores_;
    charts::ChartCanvas* rating_;
    charts::ChartCanvas* categories_;
    charts::ChartCanvas* totals_;
};

}

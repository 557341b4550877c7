// A game walked through: its boards, the graph of its totals, and what every turn brought.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/game/score_table.h"
#include "app/desktop/results/totals_chart.h"
#include "app/desktop/results/walk_parts.h"

#include <filesystem>
#include <functional>
#include <optional>

#include <wx/button.h>
#include <wx/slider.h>
#include <wx/tglbtn.h>
#include <wx/timer.h>

namespace clerk::desktop {

/// Left, Right, Home and End go through the turns, Page Up and Page Down by a round, the space bar plays, Z looks from
/// the side, Escape goes back.
class WalkPage : public wxPanel {
public:
    struct Actions {
        std::function<void(wxWindow& button)> ask_and_save;
        std::function<void(const table::Walk&, const std::filesystem::path&)> save_page; ///< HTML
        std::function<void(const table::Walk&, const std::filesystem::path&)> save_film; ///< an animated PNG
        std::function<void(const std::string& id)> review;
        std::function<void(const Record& position)> what_if; ///< it is played on from there
        std::function<void()> back;
    };
    WalkPage(wxWindow* parent, Actions actions);

    void show(table::Walk walk, std::function<void()> back); ///< from the last turn; requires one

    const table::Walk& walk() const { return *walk_; } ///< that is shown
    void save_page(const std::filesystem::path& file) { actions_.save_page(*walk_, file); }
    void save_film(const std::filesystem::path& file) { actions_.save_film(*walk_, file); }

    std::size_t after() const { return after_; } ///< so many turns one stands
    bool plays() const { return timer_.IsRunning(); }
    int pace = 1000; ///< milliseconds from turn to turn
    TotalsChart& chart() { return *chart_; }

private:
    wxSizer* make_head();
    wxSizer* make_controls();
    void lay_out();
    void go_to(std::size_t after);
    void step(int turns);
    void jump(std::size_t after); ///< by hand: it plays no more
    void tell();
    void show_boards();
    void show_standing();
    void play();
    void stop();
    void tick();
    void key(wxKeyEvent& event);

    Actions actions_;
    std::optional<table::Walk> walk_;
    std::size_t after_ = 0;
    wxTimer timer_;

    wxStaticText* title_;
    wxStaticText* count_;
    wxButton* review_;
    wxToggleButton* standing_;
    WalkBoards* boards_;
    WalkWords* words_;
    TotalsChart* chart_;
    wxButton *first_, *before_, *play_, *next_, *last_;
    wxSlider* slider_;
};

/// The players in the graph, as they are known in the game.
std::vector<PlayerMark> player_marks(const wxWindow& window, const Record& record);

}

// Figures of a player: tables, charts, and one player against another.
#pragma once

#include "app/desktop/drawing/charts/chart_canvas.h"
#include "db/figures/ratings.h"
#include "db/figures/statistics.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "db/store/store.h"

#include <functional>
#include <string>
#include <vector>

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/string.h>

namespace clerk::desktop {

// What the pages of players ask the history, and what they ask the window to do.

struct PlayerData {
    db::People people;
    db::Statistics statistics;
    db::PlayerCharts charts;
    db::Plays plays;
    db::Ratings ratings;

    explicit PlayerData(const db::Store& store)
        : people(store), statistics(store), charts(store), plays(store), ratings(store) {}
};

struct PlayerActions {
    std::function<bool(const std::function<void()>&)> act; ///< false: it failed, and the window says why
    /// `act` of what may take long: it can be stopped.
    std::function<bool(const wxString& what, const std::function<void()>&)> work;
    std::function<void(const wxString& sentence)> tell;
    std::function<void(const std::string& id)> open; ///< a game of ours
    /// Someone is called otherwise, or is one with someone else: everything is shown anew.
    std::function<void()> changed;
    std::function<void(const db::Person& person)> hide = {}; ///< the person stands in no list from now on
};

// Figures on a page of a player: cards with one figure each, and small tables.

/// A panel on the ground with rows, and its heading if there is one.
struct Sheet {
    wxPanel* panel;
    wxSizer* rows;
};
Sheet make_sheet(wxWindow* parent, const wxString& heading = {});

/// A figure, what it is, and what it is to be compared with. `name`: of the figure's label.
struct Card {
    const char* name;
    wxString caption;
    wxString figure;
    wxString note;
    int note_width = 104; ///< before it breaks, in device-independent pixels
};
Sheet make_card(wxWindow* parent, const Card& card);

struct FiguresTable {
    const char* name; ///< of the panel
    wxString heading;
    std::vector<wxString> columns;            ///< the first one of names, the others of figures
    std::vector<std::vector<wxString>> lines; ///< what is more than a page holds is counted in a last line
    int name_width = 128; ///< of the first column at the most, scaled by wide(): two tables fit beside each other
};
wxWindow* make_table(wxWindow* parent, const FiguresTable& table);

/// The charts of one player in one game, and how the rating moved there and in all games.
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

/// One player against another, chosen from a list.
class HeadToHeadPanel : public wxPanel {
public:
    explicit HeadToHeadPanel(wxWindow* parent);

    /// `others`: everyone else, the likeliest first.
    void show(const PlayerData& data, const std::string& person, const db::PageFilter& filter,
              std::vector<db::Person> others);

private:
    wxStaticText* add_figure(wxSizer& row, const wxString& words, const char* name);
    void compare();

    const PlayerData* data_ = nullptr;
    std::string person_;
    db::PageFilter filter_;
    std::vector<db::Person> others_;
    wxChoice* other_;
    wxStaticText* plays_;
    wxStaticText* ahead_;
    wxStaticText* behind_;
    wxStaticText* equal_;
};

}

// A club night: who is here, who sits at which table next, and how everybody stands over all tables.
#pragma once

#include "app/club/seating.h"
#include "app/desktop/club/guests_panel.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/prompt_bar.h"
#include "app/table/desk.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace clerk::desktop {

struct ClubNightActions {
    std::function<bool(const std::function<void()>& action)> act;       ///< false: it was told why not
    std::function<wxString()> standing;                                 ///< with the club; empty: in none
    std::function<void(const std::vector<std::string>& players)> start; ///< a game of a table is to be set up
    std::function<void()> back;
};

/// Who is ticked, and the tables that were paired, are kept with the night: they stay until others are paired, and
/// other laptops of the club show them.
class ClubNightPage : public wxPanel {
public:
    ClubNightPage(wxWindow* parent, Desk& desk, ClubNightActions actions);

    void show();
    void refresh(); ///< the history may have grown: by results of other tables, and by people

private:
    wxSizer* make_top();
    wxSizer* make_wishes();
    wxWindow* make_tables();
    wxSizer* make_standings();
    void begin_night();
    void read();
    void take_kept(const std::string& kept);
    void take(club::Seating seating);
    void keep_seating();
    void fit_names();
    void show_standings(const club::Evening& evening);
    void ask_to_pair();
    void pair();
    void show_tables();
    std::vector<std::string> names_of(const std::vector<club::Visitor>& people) const;
    void add_card(const wxString& heading, const std::vector<std::string>& names, int number);
    void fit_cards();
    void show_whether_paired();
    wxString why_mistaken() const;
    club::TablesWanted wanted() const;

    Desk& desk_;
    ClubNightActions actions_;
    club::Seating seating_;               ///< the tables of it as they are shown
    std::string kept_;                    ///< of it, with the night
    std::optional<club::Pairing> paired_; ///< here; none: on another laptop, or not yet
    std::vector<db::Person> people_;
    std::vector<std::vector<wxString>> lines_; ///< of the standings
    std::string known_night_;                  ///< its id; empty: none is under way
    std::vector<std::string> names_;           ///< of everybody who ever played
    wxStaticText* night_;
    wxButton* begin_;
    GuestsPanel* guests_;
    Segments* by_;
    wxChoice* tables_;
    wxButton* pair_;
    wxStaticText* told_;
    PromptBar* prompt_; ///< whether tables that still play are paired anew
    wxScrolledWindow* pane_;
    wxFlexGridSizer* cards_;
    wxStaticText* with_club_;
    wxStaticText* no_results_;
    wxDataViewListCtrl* standings_;
};

}

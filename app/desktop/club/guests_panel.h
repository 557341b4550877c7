// Who is here on a club night: people of the history, and new ones.
#pragma once

#include "app/club/evening.h"
#include "db/people/people.h"

#include <functional>
#include <string>
#include <vector>

#include <wx/checklst.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace clerk::desktop {

class GuestsPanel : public wxPanel {
public:
    explicit GuestsPanel(wxWindow* parent);

    /// People ticked before stay so; whoever has come to a table since is here, too.
    void show(const std::vector<db::Person>& people, const std::vector<std::string>& at_tables);
    /// As another laptop has ticked them; requires that people were shown.
    void show_here(const std::vector<club::Visitor>& here);
    void put_those_here_first();
    std::vector<club::Visitor> here() const;
    void forget() { guests_.clear(); } ///< until it is shown: nobody is here any more

    std::function<void()> on_change;

private:
    struct Guest {
        club::Visitor visitor;
        bool here = false;
        bool was_at_table = false; ///< who was ticked for that stays away once unticked
    };
    wxSizer* make_field();
    void offer_names();
    void key_in_field(wxKeyEvent& event);
    void take_typed();
    void tick(std::size_t guest, bool here);
    void turn(int line); ///< from here to not here, and back
    void refresh();
    void tell_whole_name(int line); ///< where there was no room for it
    void count();

    std::vector<Guest> guests_;
    wxStaticText* title_;
    wxCheckListBox* list_;
    wxTextCtrl* name_;
    bool are_guests_others_ = false; ///< than those whose names are offered to complete what is typed
    bool chooses_offered_ = false;   ///< with the arrows
};

}

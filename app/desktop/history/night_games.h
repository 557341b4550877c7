// The games of a night: put in, taken out, opened.
#pragma once

#include "db/nights/nights.h"
#include "db/plays/plays.h"
#include "db/store/store.h"

#include <functional>

#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace clerk::desktop {

class NightGames : public wxPanel {
public:
    struct Actions {
        std::function<void(const std::string& play)> open;
        std::function<bool(const std::function<void()>& action)> act; ///< false: it was told why not
    };
    NightGames(wxWindow* parent, const db::Store& store, Actions actions);

    void show(const db::Night& night); ///< throws db::Error

private:
    wxSizer* make_header();
    wxSizer* make_offers();
    void show_games();
    void show_offers();
    void put(const std::string& play, const std::string& night);
    void put_chosen_in();
    void take_chosen_out();
    void open_chosen();
    void enable();

    const db::Store& store_;
    Actions actions_;
    db::Night night_;
    std::vector<db::ListedPlay> games_;
    std::vector<db::ListedPlay> others_; ///< of no night, among what is looked for
    wxListBox* list_;
    wxStaticText* more_;
    wxTextCtrl* search_;
    wxChoice* other_;
    wxWindow* open_;
    wxWindow* take_out_;
    wxWindow* put_in_;
};

}

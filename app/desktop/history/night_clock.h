// How long a night was: a timer that runs and pauses, and a field in which it is put right by hand.
#pragma once

#include "db/nights/nights.h"
#include "db/store/store.h"

#include <functional>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/timer.h>

namespace clerk::desktop {

class NightClock : public wxPanel {
public:
    struct Actions {
        std::function<void(const wxString& words)> tell;
        std::function<bool(const std::function<void()>& action)> act; ///< false: it was told why not
        std::function<void(const std::string& night)> changed;        ///< its timer; throws db::Error
    };
    NightClock(wxWindow* parent, const db::Store& store, Actions actions);

    void show(const db::Night& night);

private:
    wxSizer* make_row();
    void show_time();
    void start_or_pause();
    void correct();

    const db::Store& store_;
    Actions actions_;
    db::Night night_;
    wxStaticText* time_;
    wxButton* start_;
    wxTextCtrl* field_;
    wxTimer tick_;
};

}

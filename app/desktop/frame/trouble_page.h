// The history could not be opened: why, and the ways on.
#pragma once

#include <functional>

#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

struct TroubleActions {
    std::function<void()> try_again;
    std::function<void()> choose_file;
    std::function<void()> back_ups;
    std::function<void()> quit;
};

class TroublePage : public wxPanel {
public:
    TroublePage(wxWindow* parent, TroubleActions actions);

    void show(const wxString& why);

private:
    wxStaticText* why_;
};

}

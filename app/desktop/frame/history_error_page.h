// The history could not be opened: why, and the ways on.
#pragma once

#include <functional>

#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

struct HistoryErrorActions {
    std::function<void()> try_again;
    std::function<void()> choose_file;
    std::function<void()> back_ups;
    std::function<void()> quit;
};

class HistoryErrorPage : public wxPanel {
public:
    HistoryErrorPage(wxWindow* parent, HistoryErrorActions actions);

    void show(const wxString& why);

private:
    wxStaticText* why_;
};

}

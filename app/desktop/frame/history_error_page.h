// The history could not be opened: why, and the ways on.
#pragma once

#include "app/desktop/widgets/error_log.h"

#include <functional>

#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

struct HistoryErrorActions {
    std::function<void()> try_again;
    std::function<void()> choose_file;
    std::function<void()> back_ups;
    std::function<void()> go_on; ///< with a history that is older than it was
    std::function<void()> quit;
};

class HistoryErrorPage : public wxPanel {
public:
    HistoryErrorPage(wxWindow* parent, HistoryErrorActions actions);

    void show(const ErrorReport& why, bool can_go_on);

private:
    wxStaticText* why_;
    wxWindow* go_on_;
    wxStaticText* outcome_; ///< of copying the details
    ErrorReport shown_;
};

}

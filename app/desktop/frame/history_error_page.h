// The history could not be opened: why, and the ways on.
#pragma once

#include "app/desktop/widgets/error_log.h"

#include <functional>
#include <optional>

#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

struct HistoryErrorActions {
    std::function<void()> try_again;
    std::function<void()> choose_file;
    std::function<void()> back_ups;
    std::function<void()> quit;
};

/// With a history that is older than it was, or without the one that is gone.
struct WayOn {
    wxString words;
    std::function<void()> go;
};

class HistoryErrorPage : public wxPanel {
public:
    HistoryErrorPage(wxWindow* parent, HistoryErrorActions actions);

    void show(const ErrorReport& why, std::optional<WayOn> way_on);

private:
    wxStaticText* why_;
    wxWindow* go_on_;
    std::optional<WayOn> way_on_;
    wxStaticText* outcome_; ///< of copying the details
    ErrorReport shown_;
};

}

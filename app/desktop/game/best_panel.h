// The best builds of the turn, looked for beside the window's own work. Each is played by a click.
#pragma once

#include "i18n/words.h"

#include <functional>
#include <optional>
#include <thread>

#include <wx/panel.h>

namespace clerk::desktop {

/// Hidden until it is asked. The lines: "best-1" …; what it says of them: "best-note".
class BestPanel : public wxPanel {
public:
    explicit BestPanel(wxWindow* parent);

    void ask(const Record& record); ///< requires a legal one; returns at once, and the answer comes when it is found
    void follow(const Record& now); ///< another record: the answer is of no use any more
    void close();                   ///< gives the search up
    bool asked() const { return asked_.has_value(); }

    std::function<void(const Record& after)> on_play;
    std::function<void(const std::vector<Place>& places)> on_look; ///< the pointer or the keys are on a line
    std::function<void()> on_change;                               ///< it needs other room

private:
    void look_for(std::stop_token stop, const Record& record, int question);
    void show(const i18n::BestWords& best);
    void add_line(wxSizer& rows, const i18n::BestLine& line, std::size_t place);
    void add_text(wxSizer& rows, const wxString& text);

    std::optional<Record> asked_;
    int question_ = 0; ///< an answer to an earlier one comes too late
    std::jthread search_;
};

}

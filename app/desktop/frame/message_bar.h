// The line above the page: what went wrong or was done, and buttons with what can be done next.
#pragma once

#include "app/desktop/widgets/error_log.h"
#include "app/desktop/widgets/panes.h"

#include <functional>
#include <vector>

#include <wx/button.h>
#include <wx/stattext.h>

namespace clerk::desktop {

/// "message"; its buttons are "message-choice-1" … and "message-close". The whole sentence can be read, however narrow
/// the window is: the buttons stand beside it or below it.
class MessageBar : public LaterPanel {
public:
    explicit MessageBar(wxWindow* parent);

    /// A button beside a message. `run` comes after the message is cleared: it may tell something in turn.
    struct Choice {
        wxString words;
        std::function<void()> run;
    };
    void tell(const wxString& message, int icon);
    void tell(const wxString& message, int icon, Choice choice);
    void tell(const wxString& message, int icon, const std::vector<Choice>& choices);
    /// What went wrong is written down, and its details can be copied.
    void tell_error(const ErrorReport& error, std::vector<Choice> ways_out = {});
    void clear();

    /// What can be done about a fault; called while it is being caught.
    void set_ways_out(std::function<std::vector<Choice>()> ways_out) { ways_out_ = std::move(ways_out); }

    /// Clears the message and runs the action. False: it failed, and is told.
    bool act(const std::function<void()>& action);
    /// The same beside what was told before.
    bool go_on(const std::function<void()>& action);

    wxString message() const { return message_; }              ///< told last, until it is cleared
    void keep(const wxString& message) { message_ = message; } ///< it is told by a page instead

private:
    void make() override;
    void make_buttons(const std::vector<Choice>& choices);
    void drop_buttons();
    void fit();
    int text_room(int beside) const;
    wxSizer* rows_of_buttons(int room) const;
    void tell_current_exception();
    void show_error(const wxString& words, const ErrorReport& error, const std::vector<Choice>& ways_out);

    wxColour edge_; ///< of what is told
    wxStaticText* words_ = nullptr;
    std::vector<wxButton*> buttons_; ///< the last one closes the bar
    wxString message_;
    std::function<std::vector<Choice>()> ways_out_ = [] { return std::vector<Choice>(); };
};

}

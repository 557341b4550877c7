// A position tried out: a whole game page on a desk of its own. Its history lies in a folder that goes with the page,
// so that the one of the window and what lies on its table stay as they are.
#pragma once

#include "app/table/desk.h"

#include <filesystem>
#include <functional>
#include <memory>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

class GamePage;

/// Ctrl+Z and Ctrl+Y take back and do again what is tried; Shift+F1 goes back. Its button: "end-trial".
class TryPage : public wxPanel {
public:
    struct Actions {
        std::function<void()> back;
        std::function<bool(const std::function<void()>&)> act; ///< false: it failed, and the window says why
    };
    TryPage(wxWindow* parent, Actions actions, const Record& record, const wxString& rule);
    ~TryPage() override;

    const Desk& desk() const { return *desk_; }
    void take_keys(); ///< where nothing of the game does, as when it is over

private:
    wxWindow* make_bar(const wxString& rule);
    void fit_rule(); ///< into as many lines as it takes beside the button
    void undo();
    void redo();
    void key(wxKeyEvent& event);

    Actions actions_;
    std::filesystem::path folder_;
    std::unique_ptr<Desk> desk_;
    GamePage* game_;
    wxString rule_;
    wxStaticText* told_ = nullptr; ///< the rule
    wxButton* back_ = nullptr;
};

}

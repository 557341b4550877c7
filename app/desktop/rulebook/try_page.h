// A position tried out: a whole game page on a desk of its own. Its history lies in a folder that goes with the page,
// so that the one of the window and what lies on its table stay as they are.
#pragma once

#include "app/desktop/game/editor.h"
#include "app/table/desk.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

class GamePage;

/// Ctrl+Z and Ctrl+Y take back and do again what is tried; Escape, with nothing in hand, and Shift+F1 go back. Its
/// button: "end-trial".
class TryPage : public wxPanel {
public:
    struct Actions {
        std::function<void()> back;
        std::function<bool(const std::function<void()>&)> act; ///< false: it failed, and the window says why
    };
    /// What is to be reached.
    struct Goal {
        std::function<wxString(const Record& tried)> told; ///< how far that is
        std::function<Record()> answer;                    ///< asked for by the button "show-answer"
        std::function<void()> another;                     ///< "another-goal"
    };
    struct Words {
        wxString what;     ///< is tried out
        wxString way_back; ///< of the button
    };
    TryPage(wxWindow* parent, Actions actions, const Record& record, const Words& words, Goal goal = {});
    ~TryPage() override;

    const Desk& desk() const { return *desk_; }
    std::vector<Command> commands() const; ///< of the game that is tried
    void take_keys();                      ///< where nothing of the game does, as when it is over

private:
    wxWindow* make_bar(const Words& words);
    void add_goal(wxWindow& bar, wxSizer& words);
    void fit_words(); ///< into as many lines as they take beside the buttons
    void tell();
    void undo();
    void redo();
    void key(wxKeyEvent& event);

    Actions actions_;
    Goal goal_; ///< perhaps none
    std::filesystem::path folder_;
    std::unique_ptr<Desk> desk_;
    GamePage* game_;
    wxString what_;
    wxStaticText* told_ = nullptr; ///< what is tried out: "tried-rule"
    wxButton* back_ = nullptr;
    std::vector<wxButton*> buttons_; ///< of the bar
    wxString reached_words_;
    wxStaticText* reached_ = nullptr; ///< of the goal: "goal-reached"
};

}

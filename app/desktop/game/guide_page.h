// The tower fell: how it is built again, step by step on the screen, and printed.
#pragma once

#include "app/desktop/game/editor.h"

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

/// Left, Right, Home and End go through the steps, Escape goes back.
class GuidePage : public wxPanel {
public:
    struct Actions {
        std::function<void()> back;
        std::function<void(const wxString& title, const std::vector<GuideStep>&)> print;
    };
    GuidePage(wxWindow* parent, Actions actions);

    void show(const wxString& title, std::vector<GuideStep> steps); ///< requires a step

    std::size_t step() const { return step_; }
    std::size_t steps() const { return steps_.size(); }

private:
    wxButton* button(const wxString& words, const char* name, std::function<void()> run);
    void go_to(std::size_t step);
    void key(wxKeyEvent& event);

    Actions actions_;
    wxString told_; ///< whose and when
    std::vector<GuideStep> steps_;
    std::size_t step_ = 0;
    DrawnPicture* picture_;
    wxStaticText* whose_;
    wxStaticText* count_;
    wxStaticText* title_;
    wxStaticText* parts_;
    wxButton* before_;
    wxButton* next_;
};

}

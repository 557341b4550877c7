// How what fell is built again: on the screen and on paper.
#pragma once

#include "app/desktop/game/editor.h"

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/print.h>
#include <wx/stattext.h>

namespace clerk::desktop {

// The guide on paper: several steps a page, each with its picture and its words.

inline constexpr std::size_t steps_a_page = 6;
std::size_t pages(const std::vector<GuideStep>& steps);

/// Draws a page, from 0. `size`: of the paper, in the context's units; in the light colours, whatever the window's are.
void draw_guide_page(wxGraphicsContext& gc, wxSize size, const wxString& title, const std::vector<GuideStep>& steps,
                     std::size_t page);

class GuidePrintout : public wxPrintout {
public:
    GuidePrintout(const wxString& title, std::vector<GuideStep> steps);

    bool HasPage(int page) override;
    void GetPageInfo(int* first, int* last, int* from, int* to) override;
    bool OnPrintPage(int page) override;

private:
    std::vector<GuideStep> steps_;
};

/// The tower fell: how it is built again, step by step on the screen, and printed.
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

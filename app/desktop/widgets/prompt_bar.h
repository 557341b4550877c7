// A sentence about what was just done, or is about to be, and buttons with what can be done next.
#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

class PromptBar : public wxPanel {
public:
    explicit PromptBar(wxWindow* parent); ///< hidden

    struct Choice {
        wxString words;
        const char* name; ///< of the button
        std::function<void()> run;
    };
    void show(const wxString& words, std::vector<Choice> choices);
    void ask(const wxString& words, std::vector<Choice> choices); ///< about what is chosen on the page
    void drop_question();                                         ///< something else is chosen
    void dismiss();

private:
    void wrap();

    wxString sentence_; ///< not yet broken into lines
    wxStaticText* words_;
    wxSizer* buttons_;
    bool is_question_ = false;
};

}

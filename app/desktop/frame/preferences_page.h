// What holds for the program and not for a game: its language, and light or dark.
#pragma once

#include <functional>

#include <wx/choice.h>
#include <wx/panel.h>

namespace clerk::desktop {

/// Takes what was kept of the settings; for the start of the program.
void apply_kept_theme();
std::string kept_language(); ///< a tag; empty: the system's

/// What is chosen is kept at once. Escape goes back.
class PreferencesPage : public wxPanel {
public:
    /// What is to be made anew when something else is chosen.
    struct Actions {
        std::function<void()> back;
        std::function<void()> other_language; ///< every page, this one too
        std::function<void()> other_theme;
    };
    PreferencesPage(wxWindow* parent, Actions actions);

    void show();

private:
    wxChoice* add_choice(wxSizer& rows, const wxString& words, const char* name, const wxArrayString& entries);

    wxChoice* language_;
    wxChoice* theme_;
};

}

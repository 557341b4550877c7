// What holds for the program and not for a game: its language, and light or dark.
#pragma once

#include <functional>

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

/// Takes what was kept of the settings; for the start of the program.
void apply_kept_theme();
std::string kept_language(); ///< a tag; empty: the system's

/// What is chosen is kept at once. Escape goes back.
class PreferencesPage : public wxPanel {
public:
    /// `other_theme`: the window is to be dressed anew.
    PreferencesPage(wxWindow* parent, std::function<void()> back, std::function<void()> other_theme);

    void show();

private:
    wxChoice* add_choice(wxSizer& rows, const wxString& words, const char* name, const wxArrayString& entries);

    wxChoice* language_;
    wxStaticText* restart_; ///< the language holds from the next start on
    wxChoice* theme_;
};

}

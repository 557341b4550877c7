// What is told of one turn of a game that is walked through: what was done, what it brought, what was wrong, what was
// missed.
#pragma once

#include "app/table/walk.h"

#include <wx/scrolwin.h>
#include <wx/stattext.h>

namespace clerk::desktop {

class WalkWords : public wxScrolledWindow {
public:
    explicit WalkWords(wxWindow* parent);

    void show(const table::Walk& walk, std::size_t after);

private:
    struct Part {
        wxStaticText* title;
        wxStaticText* words;
    };
    Part add(const wxString& title, const char* name);
    void fill(const Part& part, const wxString& words);
    void wrap(wxStaticText& label, const wxString& words); ///< as wide as there is room

    wxStaticText* title_;
    wxStaticText* done_;
    Part brought_, findings_, missed_;
};

wxString in_lines(const std::vector<wxString>& lines);
std::vector<wxString> brought_in_words(const table::Walk& walk, std::size_t after); ///< a line a player

}

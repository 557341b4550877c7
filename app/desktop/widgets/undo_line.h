// What was just done, or is about to be, in a line, and the ways on beside it.
#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

class UndoLine : public wxPanel {
public:
    explicit UndoLine(wxWindow* parent); ///< hidden

    struct Way {
        wxString words;
        const char* name; ///< of the button
        std::function<void()> run;
    };
    void show(const wxString& words, std::vector<Way> ways);
    void put_away();

private:
    void wrap();

    wxString told_; ///< not yet broken into lines
    wxStaticText* words_;
    wxSizer* buttons_;
};

}

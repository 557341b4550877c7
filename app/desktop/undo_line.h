// What was just done, in a line, and the way back beside it.
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
    wxStaticText* words_;
    wxSizer* buttons_;
};

}

// A text that is kept as it is typed.
#pragma once

#include <wx/textctrl.h>

namespace clerk::desktop {

/// Undo puts back what stood there before, as if it were typed, and the next time what was typed: nothing is lost.
class KeptText : public wxTextCtrl {
public:
    KeptText(wxWindow* parent, const wxString& name, const wxSize& size = wxDefaultSize, long style = 0);

    void show(const wxString& kept);
    void keep(const wxString& kept); ///< what Undo goes back to, while something else stands there
    bool is_typed() const;           ///< something else stands there, and has the keys
    bool take_back();                ///< false: nothing else stands there

    bool entered = false; ///< into the game, if it is right, and `keep` is told so: then Undo goes on with the game

private:
    wxString kept_;
};

}

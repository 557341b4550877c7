// Fields that are typed into.
#pragma once

#include <functional>
#include <optional>

#include <wx/textctrl.h>

namespace clerk::desktop {

/// A text that is kept as it is typed.
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

/// A field for one whole number, which may be left empty.
class NumberField : public wxTextCtrl {
public:
    /// `spoken`: what the number is, for a screen reader.
    NumberField(wxWindow* parent, const wxString& name, const wxString& spoken, int least, int most);

    void show(std::optional<int> number); ///< what is typed stays as it is where it means the same
    bool take_back();                     ///< what is typed and not entered; false: there is nothing of the kind

    bool entered = false; ///< what is typed is entered at once, if it is such a number

    std::function<void(std::optional<int>)> on_number; ///< another one was typed; none: nothing is left
    std::function<void()> on_fault;                    ///< what is typed is no such number

private:
    struct Typed {
        bool right = true;
        std::optional<int> number = {};
    };
    Typed typed() const;

    int least_, most_;
    std::optional<int> shown_;
};

}

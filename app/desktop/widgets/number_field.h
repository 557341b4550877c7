// A field for one whole number, which may be left empty.
#pragma once

#include <functional>
#include <optional>

#include <wx/textctrl.h>

namespace clerk::desktop {

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

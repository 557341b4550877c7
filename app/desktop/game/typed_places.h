// Places of the board that are typed, as at a chess board: "a3 2".
#pragma once

#include <functional>
#include <optional>
#include <string>

#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/string.h>
#include <wx/textctrl.h>

namespace clerk::desktop {

/// An editor that understands them: what would be done by a click there is done.
class TypedPlaces {
public:
    virtual ~TypedPlaces() = default;

    /// Why it does nothing, as what is no place of the board; empty: it did something.
    virtual wxString go_to(const std::string& typed) = 0;
    virtual char letter_for_places() const = 0; ///< the key by which the line for it opens; a letter free in this game
    virtual wxString example_of_place() const = 0;   ///< as it may be typed: "a3 2"
    virtual bool has_places() const { return true; } ///< false: this game has no board to go about on

protected:
    TypedPlaces() = default;
    TypedPlaces(const TypedPlaces&) = default;
    TypedPlaces& operator=(const TypedPlaces&) = default;
};

/// What is typed, of letters, figures and signs between them.
struct TypedPlace {
    int column = 0, row = 0; ///< from 1
    std::optional<int> level = {};
};
/// "a3", "A3 2", "a3@2", "a 3/2"; none: it is no place.
std::optional<TypedPlace> read_typed_place(const std::string& typed);

/// The line it is typed in, in sight while it is asked for. It lies where the turns are told else, so that the board
/// keeps its place and size; where no turns are told the board gives way to it.
/// Enter goes there and clears it, Escape leaves it. Its controls: "typed-place".
class TypedPlaceBar : public wxPanel {
public:
    explicit TypedPlaceBar(wxWindow* parent); ///< hidden

    void ask(const wxString& example);
    /// False: no turns are told, so there is no room of theirs.
    void stand_for_turns(bool turns) { stands_for_turns_ = turns; }
    bool stands_for_turns() const { return IsShown() && stands_for_turns_; }

    std::function<wxString(const std::string& typed)> on_typed; ///< why it does nothing; empty: it did something
    std::function<void()> on_leave;

private:
    void enter();
    void leave();

    bool stands_for_turns_ = true;
    wxTextCtrl* typed_;
    wxStaticText* why_;
};

}

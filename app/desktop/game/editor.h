// What every game offers the window: its editor, the panel it is set up with, and how its copy is entered.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/photo_underlay.h"
#include "app/table/catalogue.h"
#include "app/table/copy.h"
#include "app/table/session.h"
#include "core/game.h"

#include <any>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <wx/anybutton.h>
#include <wx/bitmap.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/window.h>

namespace clerk::desktop {

// What the window asks of a game: its hand and board, drawn from what the session publishes.

/// What an editor is given: what is published, and the ways to act on it.
struct Table {
    const table::Session* session = nullptr;
    std::function<void(Record next)>
        enter; ///< of what is edited; durable when it returns, or the person was told why not
    /// A step that cannot exist, and the record with it: shown until the next change, with what is legal instead.
    std::function<void(const Finding&, std::optional<Record> with_it)> refuse;
    std::function<void(std::optional<Place> column)> point; ///< the pointer or cursor is there, on whatever level
    std::function<void(std::vector<Place>)>
        choose; ///< a piece of the board: it is lit there and chosen in the list; empty: none is
    std::function<void(const wxString& why)>
        say; ///< why what was clicked did nothing, until the next thing done; empty: it did something
    std::function<void()> look_at_turn;      ///< at what the player at turn has built, as it is now
    std::function<void(int player)> look_at; ///< at what that player has built

    const Record& record() const { return session->now().record(); } ///< what is edited
    /// Refuses with the game that has the step, where there is one, instead of a record.
    template <class Kind> void refuse_with(const Finding& finding, std::optional<Kind> with_it) const {
        refuse(finding, with_it ? std::optional(Record{record().head, std::move(*with_it)}) : std::nullopt);
    }
};

/// Where the window's menus have a command: by itself among those of the turn, or below one entry there with what a key
/// names or does to the piece in hand, with the answers to a finding, or with earlier turns; or below the entry of the
/// board or of the players among the ways to look at things.
enum class CommandMenu : std::uint8_t { turn, pieces, findings, earlier, board, players };

/// What a person can do by one key; shown in the menu and on the sheet of keys with it. Letters are those on the key.
struct Command {
    wxString words;            ///< empty: shown nowhere
    wxString key;              ///< "R"
    int code = 0;              ///< as wxEVT_CHAR_HOOK names it
    std::function<void()> run; ///< none: it only stands on the sheet, for a row of keys like "1-9"
    /// Why it can do nothing now; empty: it can. None: it always can.
    std::function<wxString()> why_not = {};
    CommandMenu menu = CommandMenu::turn;
};

/// What is looked at.
struct Look {
    int player = 0;
    std::vector<Place> marked = {};         ///< of findings
    std::vector<Place> advised = {};        ///< where it would be legal
    std::vector<Place> lit = {};            ///< of a score line or a turn
    std::optional<int> scoring = {};        ///< of a game scored several times: the one that is looked at
    bool offers = true;                     ///< what could legally be built is shown
    std::optional<std::size_t> opened = {}; ///< the earlier turn that is being changed
};

/// One step of the guide by which what stood on the table is built again.
struct GuideStep {
    wxString title;
    std::vector<wxString> parts; ///< what is put where
    DrawSized draw;              ///< as far as it is then, what is new marked
};

/// What lay on the table, drawn: one board of one player, or one that all build on.
struct DrawnBoard {
    int player = Where::nobody;
    wxString words = {}; ///< of a board that is nobody's alone: "The race"
    DrawSized draw;
};

/// Which boards are to be drawn.
struct BoardsAsked {
    std::size_t turns = 0;      ///< as they stood after so many
    bool standing = false;      ///< seen from the side, where the game has such a view
    int player = Where::nobody; ///< on whose board something is lit
    std::vector<Place> lit = {};

    std::vector<Place> lit_of(int whose) const { return whose == player ? lit : std::vector<Place>{}; }
};

/// What a player is known by on the table.
struct PlayerSign {
    Drawing draw;
    wxColour colour;
};

class Editor {
public:
    virtual ~Editor() = default;

    virtual wxWindow* hand() = 0;                     ///< left
    virtual wxWindow* board() = 0;                    ///< middle
    virtual void show(const Look& look) = 0;          ///< after every change, and when something else is looked at
    virtual void take_keys() { board()->SetFocus(); } ///< to where the next thing is done

    bool is_on_screen() { return board()->IsShownOnScreen(); } ///< else the keys are another page's

    virtual wxBitmap badge(int player, int side) const = 0; ///< what the player is known by on the table
    virtual wxColour colour(int player) const = 0;          ///< the badge's
    virtual std::vector<Command> commands() = 0;
    virtual wxAnyButton* main_button() { return nullptr; } ///< the one that ends what is entered; none: none is shown
    /// Where the cursor is, in the window of the board; none: it is nowhere.
    virtual std::optional<wxPoint> cursor() const { return std::nullopt; }
    virtual bool holds() const { return false; }  ///< something begun that Escape lets go
    virtual bool let_go_begun() { return false; } ///< what was begun after the last change; false: nothing was
    virtual bool types() const { return false; }  ///< something was typed since then, or since another was looked at
    virtual void take_back_typed() {}             ///< the last of it; requires that there is some

    /// What a photo of the table can lie under; none: there is no such board.
    virtual std::optional<PhotoGround> photo_ground() const { return std::nullopt; }
    virtual void lay(const PhotoShown& /*photo*/) {}

    /// What is being entered, to be gone on with by another editor of the same game.
    virtual std::any begun_entry() const { return {}; }
    virtual void resume(const std::any& /*begun*/) {} ///< before anything is shown
};

// The panel on which a table agrees before the first turn. Every game brings its own.
/// Whether the set-up is changed of a game that is being played: players stay as many, the depth stays.
enum class Playing : std::uint8_t { no, yes };

/// What a table agrees on before the first turn, for one game: who plays, how much is entered, and the rulings.
class Setup : public wxPanel {
public:
    using wxPanel::wxPanel;
    virtual Game game() const = 0;                      ///< as chosen; the turns of a game being played stay
    virtual wxString fault() const = 0;                 ///< why it cannot begin; empty: it can
    virtual void offer(const OtherGames& /*others*/) {} ///< to one that is set up by the name of a game
    virtual wxWindow* first() { return nullptr; }       ///< what is filled in first; none: it may begin as it is
    virtual void add_below(wxWindow* /*part*/) {}       ///< all that the game itself asks for

    std::function<void()> on_change;
    std::function<void()> on_enter = {}; ///< Enter in a field: the game is to begin
};

/// What a part of one's own copy is entered with.
class PartPanel : public wxPanel {
public:
    using wxPanel::wxPanel;

    virtual void show(const std::string& draft) = 0; ///< as the game's parts understand it; it may be anything

    std::function<void(const std::string& draft)> on_draft; ///< after every change
    std::function<void(const wxString& why)> on_nothing;    ///< why a click did nothing
};

}

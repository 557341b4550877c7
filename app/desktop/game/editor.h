// What the window asks of a game: its hand and board, its turns in words, and the next record for an answer to a
// finding.
#pragma once

#include "app/desktop/drawing/drawn_picture.h"
#include "app/table/advice.h"
#include "app/table/built_piece.h"
#include "app/table/desk.h"
#include "app/table/turn_line.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <wx/bitmap.h>
#include <wx/window.h>

namespace clerk::desktop {

using table::BuiltPiece;
using table::TurnLine;
using Advice = table::Advice<Record>;

/// What an editor is given: the desk to read, and the ways to act on it.
struct Table {
    const Desk* desk = nullptr;              ///< the whole game
    std::function<const Record&()> record;   ///< what is edited: the game, or what there was of it in an opened turn
    std::function<void(Record next)> change; ///< one action; durable when it returns, or the person was told why not
    /// A step that cannot exist: shown until the next action, with what is legal instead.
    std::function<void(const Finding&, std::optional<Advice>)> refuse;
    std::function<void(std::optional<Place> column)> point; ///< the pointer or cursor is there, on whatever level
};

/// What a person can do by one key; shown in the menu and on the sheet of keys with it. Letters are those on the key.
struct Command {
    wxString words;            ///< empty: shown nowhere
    wxString key;              ///< "R"
    int code = 0;              ///< as wxEVT_CHAR_HOOK names it
    std::function<void()> run; ///< none: it only stands on the sheet, for a row of keys like "1-9"
    /// Why it can do nothing now; empty: it can. None: it always can.
    std::function<wxString()> why_not = {};
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

class Editor {
public:
    virtual ~Editor() = default;

    virtual wxWindow* hand() = 0;            ///< left
    virtual wxWindow* board() = 0;           ///< middle
    virtual void show(const Look& look) = 0; ///< after every change, and when something else is looked at

    virtual std::optional<int> player_at_turn() const = 0; ///< none: everyone's part may be edited, or the game is over
    virtual wxString heading() const = 0;                  ///< "Round 4 of 15"
    virtual wxBitmap badge(int player, int side) const = 0; ///< what the player is known by on the table
    virtual std::vector<TurnLine> turns(const Record& record) const = 0;
    virtual std::vector<Command> commands() = 0;
    /// What a player has built, piece by piece in words.
    virtual std::vector<BuiltPiece> built(const Record& record, int player) const = 0;
    /// How a player's part is built again; empty: nothing was built. The first step says what is needed.
    virtual std::vector<GuideStep> guide(const Record& record, int player) const = 0;
    virtual bool holds() const { return false; } ///< something begun that Escape lets go
    virtual bool finished() const = 0; ///< complete, and nothing is left to be entered: the result is kept at once

    // Answers to a finding in a record of this game.
    virtual bool correctable(const Record& record, const Where& where) const = 0;
    virtual Record corrected(const Record& record, const Where& where) const = 0;
    virtual Record waived(const Record& record, const Where& where, const std::string& reason) const = 0;
    virtual std::optional<Advice> advice(const Record& record) const = 0; ///< in place of the first step that is wrong
    virtual wxString reason(const Record& record, const Where& where) const = 0; ///< for letting it stand
};

}

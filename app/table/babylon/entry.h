// What is being entered between two changes, what a click comes to, and why one can do nothing.
#pragma once

#include "app/table/babylon/draft.h"
#include "app/table/babylon/position.h"

#include <concepts>
#include <functional>
#include <tuple>

#include <wx/string.h>

namespace clerk::table::babylon {

// What is being entered between two changes, and where: the tool, the tile in hand, the ornament being attempted. Never
// stored.

inline constexpr int levels_shown = 6; ///< levels that can be chosen by a click

enum class Tool { look, terrace, ornament };

struct Entry {
    int player = 0;                      ///< whose garden is looked at
    std::optional<int> up_to_level = {}; ///< what lies above is faded and cannot be meant; none: all levels show

    Tool tool = Tool::look;
    Draft draft = {};
    FaceDraft face = {};                  ///< of the tile being dug, or of the next terrace where tiles are inline
    game::Kind kind = game::Kind::statue; ///< being attempted
    std::vector<game::Space> spaces = {}; ///< chosen for it so far
    std::optional<game::Cell> stack = {}; ///< of the quarry, chosen to dig
    std::optional<int> column = {};       ///< of the quarry, from 0: the first of the two figures that choose a stack
};

Entry first_entry(const Position& position);
/// What is being entered when another position shows: what it no longer allows is let go, and nothing outlives its
/// turn. A terrace that is not there any more is in hand again as it lay, unless a face `is_typed` meanwhile, and a
/// face that was dug is typed again.
Entry settled(Entry entry, const Position& before, const Position& now, bool is_typed = false);
/// The garden of another player is looked at.
Entry looking_at(Entry entry, const Position& position, int player);

bool begun(const Entry& entry, const Position& position); ///< something that can be let go
Entry let_go(Entry entry, const Position& position);      ///< what was begun last
/// What can be let go.
template <class AnyEntry>
    requires std::same_as<std::remove_const_t<AnyEntry>, Entry>
auto held(AnyEntry& entry) {
    return std::tie(entry.tool, entry.draft, entry.face, entry.spaces, entry.stack, entry.column);
}
/// Something of it is not as it was `before`.
bool begun_since(const Entry& before, const Entry& now, const Position& position);

/// The tile that is placed next, as it is entered so far where the depth knows no quarry: from its flower on. None:
/// there is none.
std::optional<game::Tile> tile_in_hand(const Position& position, const Entry& entry);
/// Whether the letters of symbols enter a face: one is begun and not whole, or there is nothing yet to build on.
bool enters_face(const Position& position, const Entry& entry);

// What a click or a key comes to: another entry, and with it the next game or a refusal.

/// A step that cannot exist: it was not entered.
struct Refusal {
    Finding finding;
    std::optional<game::Game> with_it = {}; ///< the game with that step, for what is legal instead; none: nothing is
};

struct Outcome {
    Entry entry;
    std::optional<game::Game> game = {}; ///< the next one
    std::optional<Refusal> refused = {};
    wxString why_not = {}; ///< why it does nothing; empty: it does something
};

/// What a click or a key means, asked when it happens.
using Intent = std::function<Outcome(const Position&, Entry)>;

/// A step of the turn in progress is entered, legal or not, unless it cannot exist.
Outcome entered(const Position& position, Entry entry, game::Step step);

// Why what a person does can do nothing now. Empty: it can.

wxString why_not_build(const Position& position, const Entry& entry);
wxString why_not_place(const Position& position, const Entry& entry); ///< the terrace in hand
wxString why_not_turn(const Position& position, const Entry& entry);  ///< it, or choose its level, or its open corner
wxString why_not_enter_face(const Position& position, const Entry& entry);
wxString why_not_take_tile(const Position& position, const Entry& entry);
wxString why_not_end_turn(const Position& position, const Entry& entry);

}

// The games of the window: everything shared in it reaches them through this.
#pragma once

#include "app/desktop/drawing/palette.h"
#include "app/desktop/game/copy_parts.h"
#include "app/desktop/game/editor.h"
#include "app/table/catalogue.h"

namespace clerk::desktop {

std::unique_ptr<Editor> make_editor(wxWindow* hand_parent, wxWindow* board_parent, Table table);

Setup* make_setup(wxWindow* parent, const SetupDefaults& defaults);
/// Goes on with one that was left, with one's own copy as it is described by now.
Setup* make_setup(wxWindow* parent, const Game& begun, const std::vector<std::string>& names);
/// For a game that is being played: players stay as many, the depth stays.
Setup* make_setup(wxWindow* parent, const Record& record, const std::vector<std::string>& names);
/// What is assumed of the game when nothing is said. It may lack what has to be entered before the first turn.
Game plain_game(const SetupDefaults& defaults);

/// What of the game a table may call and colour as it likes.
std::vector<CustomPiece> custom_pieces(std::string_view game);

/// How a player's part is built again, as an editor tells it.
std::vector<GuideStep> guide(const Record& record, int player);
DrawSized built_picture(const Record& record, int player); ///< of what the player has built; none: nothing

/// What a player has built, from above, with some of its pieces lit, and some places marked by a finding.
DrawSized lit_picture(const Record& record, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked = {});

/// What lay on the table, from the states that are kept: nothing is played again.
std::vector<DrawnBoard> boards_after(const table::FoldedRecord& folded, const BoardsAsked& asked);
bool has_standing_view(std::string_view game);
PlayerSign player_sign(const Record& record, int player);

/// What a table may write down of its own copy, and with what; none: nothing is printed that no rulebook says.
std::vector<table::CopyPart> parts_of_copy(std::string_view game);
PartPanel* part_panel(std::string_view game, wxWindow* parent, const table::CopyPart& part); ///< null: a line is typed
std::optional<CopyPlace> part_place(std::string_view game, const table::CopyPart& part); ///< on a drawing of the board

/// A picture of the game for the start page.
wxBitmap cover(std::string_view game, const wxWindow& window, int side);

}

// Boards as pictures: after a turn, with places lit, step by step for the guide, and for the cover.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/game/editor.h"
#include "core/finding.h"
#include "core/rajas/game.h"
#include "core/rajas/play.h"

#include <vector>

#include <wx/bitmap.h>
#include <wx/window.h>

namespace clerk::desktop::rajas {

// What stood on the table after a turn of the record, from the states that are kept.

inline constexpr bool has_standing_view = false;
std::vector<DrawnBoard> boards_after(const clerk::rajas::Game& game, const clerk::rajas::Fold& fold,
                                     const BoardsAsked& asked);

PlayerSign player_sign(const clerk::rajas::Game& game, int player);

// What a player has at the end of a record: the province with some of its tiles lit, and some
// marked by a finding; where it is not known, the race.

DrawSized lit_picture(const clerk::rajas::Game& game, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked = {});

/// How a province that was swept off the table is laid out again, tile by tile.
/// Of what a player has built by the end of the record.
std::vector<GuideStep> guide(const clerk::rajas::Game& game, int player);

/// A province to look at before there is one.
wxBitmap cover(const wxWindow& window, int side);

}

// Palaces as pictures: after a turn, with pieces lit, step by step for the guide, and for the cover.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/game/editor.h"
#include "core/alhambra/game.h"
#include "core/alhambra/play.h"
#include "core/alhambra/state.h"
#include "core/finding.h"

#include <vector>

#include <wx/bitmap.h>
#include <wx/window.h>

namespace clerk::desktop::alhambra {

// What stood on the table after a turn of the record, from the states that are kept.

inline constexpr bool has_standing_view = false;
std::vector<DrawnBoard> boards_after(const clerk::alhambra::Game& game, const clerk::alhambra::Fold& fold,
                                     const BoardsAsked& asked);

PlayerSign player_sign(const clerk::alhambra::Game& game, int player);

// The palace of a player at the end of a record, with some pieces lit, and some marked by a
// finding.

DrawSized lit_picture(const clerk::alhambra::Game& game, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked = {});

// How a palace that was swept off the table is laid out again, tile by tile.

std::vector<GuideStep> guide(const clerk::alhambra::Palace& palace);
/// Of what a player has built by the end of the record.
std::vector<GuideStep> guide(const clerk::alhambra::Game& game, int player);

/// A palace to look at before there is one.
wxBitmap cover(const wxWindow& window, int side);

}

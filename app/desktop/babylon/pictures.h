// Gardens as pictures: after a turn, with pieces lit, step by step for the guide, and for the cover.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/game/editor.h"
#include "core/babylon/game.h"
#include "core/babylon/garden.h"
#include "core/babylon/play.h"
#include "core/finding.h"

#include <vector>

#include <wx/bitmap.h>
#include <wx/window.h>

namespace clerk::desktop::babylon {

// What stood on the table after a turn of the record, from the states that are kept.

inline constexpr bool has_standing_view = true;
std::vector<DrawnBoard> boards_after(const clerk::babylon::Game& game, const clerk::babylon::Fold& fold,
                                     const BoardsAsked& asked);

PlayerSign player_sign(const clerk::babylon::Game& game, int player);

// The garden of a player at the end of a record, seen from above, with some pieces lit, and some marked by a
// finding.

DrawSized lit_picture(const clerk::babylon::Game& game, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked = {});

// How a garden that fell is built again, step by step in words and pictures.

std::vector<GuideStep> guide(const clerk::babylon::Garden& garden);
/// Of what a player has built by the end of the record.
std::vector<GuideStep> guide(const clerk::babylon::Game& game, int player);

/// A garden to look at before there is one.
wxBitmap cover(const wxWindow& window, int side);

}

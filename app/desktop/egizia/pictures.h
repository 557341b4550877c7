// Monuments as pictures: after a turn, with stones lit, step by step for the guide, and for the cover.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/game/editor.h"
#include "core/egizia/game.h"
#include "core/egizia/play.h"
#include "core/finding.h"

#include <vector>

#include <wx/bitmap.h>
#include <wx/window.h>

namespace clerk::desktop::egizia {

// What stood on the table after a turn of the record, from the states that are kept.

inline constexpr bool has_standing_view = false;
std::vector<DrawnBoard> boards_after(const clerk::egizia::Game& game, const clerk::egizia::Fold& fold,
                                     const BoardsAsked& asked);

PlayerSign player_sign(const clerk::egizia::Game& game, int player);

// The monuments at the end of a record, with some of their stones lit, and some marked by a finding; where they are not
// known, nothing.

DrawSized lit_picture(const clerk::egizia::Game& game, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked = {});

/// How monuments that were swept off the table are built again.
std::vector<GuideStep> guide(const clerk::egizia::Game& game, int player);

/// The monuments to look at before there are any.
wxBitmap cover(const wxWindow& window, int side);

}

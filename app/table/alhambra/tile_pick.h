// Picking a tile of the box by colour and price: its walls follow. Values in, values out; no window.
#pragma once

#include "core/alhambra/play.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

/// One letter a colour, on the key of its English name; N for brown, because B is blue.
inline constexpr std::string_view colour_keys = "BRNWGP";

/// What has been said so far of the tile that is meant.
struct TilePick {
    std::optional<game::Colour> colour = {};
    std::string price = {}; ///< the figures typed so far: no tile costs 1, so "1" is the beginning of 10 to 13
    friend bool operator==(const TilePick&, const TilePick&) = default;
};

/// The tiles it may still mean, in the order of the box, without those that are `gone`. None before a colour is chosen.
std::vector<game::Tile> candidates(const TilePick& pick, const game::TileSet& gone);
/// The tile it means: colour and price are known, and only one is like that.
std::optional<game::Tile> meant(const TilePick& pick, const game::TileSet& gone);

TilePick with_colour(game::Colour colour);
/// One more figure of the price; where no tile of the box begins so, it begins anew with this figure.
TilePick with_figure(TilePick pick, int figure);

}

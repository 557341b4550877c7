// What a click comes to in finished palaces, which have no history.
#pragma once

#include "app/table/alhambra/outcome.h"

namespace clerk::table::alhambra {

/// Another scoring is looked at. One that is not there yet begins with what lay there at the one before.
Outcome choose_round(const Position& position, Entry entry, int round);
/// The scoring to look at when another may have been chosen in the score.
int round_to_show(const game::Game& game, const Entry& entry, std::optional<int> chosen);
Outcome remove_last_round(const Position& position, Entry entry);

Outcome only_points(const Position& position, Entry entry, bool only);
Outcome enter_points(const Position& position, Entry entry, const std::vector<int>& points, int dirk_points);

Outcome pick_for_dirk(const Position& position, Entry entry, bool for_dirk);           ///< or for the palace
Outcome choose_of_dirk(const Position& position, Entry entry, const game::Tile& tile); ///< there already: taken back

}

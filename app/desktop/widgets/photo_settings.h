// How photos lie under the grid: kept with the settings, for all games.
#pragma once

namespace clerk::desktop {

inline constexpr int usual_level = 75, least_level = 20, most_level = 200; ///< per cent of a cell's side

int kept_level_height(); ///< of a level of the table's own box, per cent of a cell's side
void keep_level_height(int percent);
bool kept_photo_proposals(); ///< whether photos propose what they surely show
void keep_photo_proposals(bool propose);
int kept_photo_strength(); ///< per cent
void keep_photo_strength(int percent);

}

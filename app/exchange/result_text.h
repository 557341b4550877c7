// Results and scores as text.
#pragma once

#include "db/plays/play.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <wx/string.h>

namespace clerk::exchange {

// A result as text, for the clipboard.

/// The game and its day, a line a player with rank, total and categories, the better first, and who won. In the
/// reader's language and time zone; names are on one line and cannot turn the direction of writing.
wxString result_text(const db::Play& play);

// A player's score as BG Stats and others keep it: a sum that may show its terms.

/// The terms of "-10+7+22", "61", "12.5", "4,13" or " 18 + 24 ". A keypad leaves signs behind: the last of "8+2+" says
/// nothing, and "0--9" takes away what is less than nothing. None: the text is no sum of points that can be kept
/// exactly.
std::optional<std::vector<Points>> terms(std::string_view text);

/// The categories as a sum if they make the score, "18+24-10", otherwise the score alone; empty where there is none.
std::string score_text(const db::PlaySeat& seat);

/// Gives the seat what another program tells of its score. Terms become categories without names: "1", "2", ... Any
/// other text would be lost on a score and is added to the notes of the play instead; false.
bool take_score(std::string_view text, db::PlaySeat& seat, db::Play& play);

}

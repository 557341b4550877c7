// BG Stats, the app: a play as a `.bgsplay` file and as a link, and the plays of such a file or of a whole export.
#pragma once

#include "app/exchange/import.h"
#include "core/record.h"
#include "db/plays/play.h"

#include <cstddef>
#include <istream>
#include <string>
#include <string_view>

namespace clerk::exchange {

/// Part of the key by which the app finds plays, games and players again. Never to be changed.
inline constexpr std::string_view source_name = "Clerk of Works";

/// How long it took; nothing where the time is none that a play can take.
std::optional<int> minutes(const db::Play& play);

/// One play as a `.bgsplay` file: JSON in UTF-8, with the times of the clock on the wall here. A score is written as
/// the sum of its categories.
std::string bgsplay(const db::Play& play);

/// The plays of a `.bgsplay` file or a full export. Unknown keys are ignored; times, which name no zone, are those of
/// the clock on the wall here; a score that is no sum of numbers goes into the notes; an ignored play does not
/// count.
Imported read_bgstats(std::string_view json);
/// The same of a file as the app writes it, of which little is in memory at a time; it is read twice. None: it is
/// otherwise, or too much, and read_bgstats() knows what is to be said of it.
std::optional<Import> read_usual_bgstats(std::istream& json);

/// By which the app finds a player and a game again. A player without a UUID has that of the name.
std::string player_uuid(const db::PlaySeat& seat);
std::string game_uuid(std::string_view word);

}

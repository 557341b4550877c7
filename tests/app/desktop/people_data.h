// A history with many plays, for tests and for looking at them.
#pragma once

#include "db/store/store.h"

namespace clerk::desktop::test {

/// Three years of two games: Linda, John, Marta and Friedrich-Wilhelm, and a "linda" who is Linda. Always the same.
void play_for_years(const db::Store& store, int plays);

/// The id of the player with that name, who is there.
std::string player_called(const db::Store& store, const std::string& name);

}

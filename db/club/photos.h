// Photos of game nights, where the club has agreed to keep them.
#pragma once

#include "db/club/club_state.h"
#include "db/club/membership.h"

#include <string_view>

namespace clerk::db {

/// By its content, whatever it is called: JPEG, PNG, GIF, WebP, HEIF or AVIF.
[[nodiscard]] bool is_image(std::string_view bytes);

/// Sends what the server lacks of the photos here and fetches what is missing here, some of them at a time: the rest
/// follows with the next sync. What no photo can be is left there, and told as unreadable.
void exchange_photos(Connection& connection, Server& server, const ClubState& state, SyncReport& report);

}

// What waits is sent, and photos where the club has agreed to keep them.
#pragma once

#include "db/club/fetching.h"
#include "db/club/membership.h"

#include <string_view>

namespace clerk::db {

/// What waits is sent.
/// Until nothing waits any more but what is refused. What the server has greater versions of comes back and is merged.
/// The transactions that did it. What was acknowledged counts in `membership` and in the history.
[[nodiscard]] std::vector<std::string> send(Connection& connection, Server& server, const ClubState& state,
                                            Membership& membership, SyncReport& report);

// Photos of game nights, where the club has agreed to keep them.

/// By its content, whatever it is called: JPEG, PNG, GIF, WebP, HEIF or AVIF.
[[nodiscard]] bool is_image(std::string_view bytes);

/// Sends what the server lacks of the photos here and fetches what is missing here, some of them at a time: the rest
/// follows with the next sync. What no photo can be is left there, and told as unreadable.
void exchange_photos(Connection& connection, Server& server, const ClubState& state, SyncReport& report);

}

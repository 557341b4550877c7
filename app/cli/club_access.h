// How the commands for a club reach its server, and how they answer when they cannot.
#pragma once

#include "app/cli/history_store.h"
#include "db/club/club.h"

#include <string>

namespace clerk::cli {

/// A password is asked for on the terminal, where there is one; once, however often the server is turned to.
db::ClubAccess club_access(const std::string& address);

/// Runs the action with the history, which is made if it is not there. db::ClubError becomes a complaint, in JSON an
/// error.
Status on_club_store(const HistoryOptions& options, const StoreAction& action);

/// The same, of a history that is in a club. Otherwise it is refused.
using ClubAction = std::function<Status(const db::Store&, const db::ClubMembership&)>;
Status on_club(const HistoryOptions& options, const ClubAction& action);

}

// `clerk club` join, leave, sync and the rest of what concerns a club's server.
#pragma once

#include "app/cli/history_store.h"
#include "db/club/club.h"

#include <string>

namespace clerk::cli {

// How the commands for a club reach its server, and how they answer when they cannot.

/// A password is asked for on the terminal, where there is one; once, however often the server is turned to.
db::ClubAccess club_access(const std::string& address);

/// Runs the action with the history, which is made if it is not there. db::ClubError becomes a complaint, in JSON an
/// error.
Status on_club_store(const HistoryOptions& options, const StoreAction& action);

/// Runs the action with a history that is in a club. Otherwise it is refused.
using ClubAction = std::function<Status(const db::Store&, const db::ClubMembership&)>;
Status on_club(const HistoryOptions& options, const ClubAction& action);

// `clerk club init`, `admit`, `photos`, `join`, `status`, `sync` and `leave`.

struct InitRequest {
    std::string address = {};
    std::string name = "Club";
};
struct AdmitRequest {
    std::string user = {};
    std::string right = {};
};
struct JoinRequest {
    std::string address = {};
    bool yes = false;
};

Status init_club(const HistoryOptions& options, const InitRequest& request);
Status admit_to_club(const HistoryOptions& options, const AdmitRequest& request);
Status agree_on_photos(const HistoryOptions& options, const std::string& limit);
Status join_club(const HistoryOptions& options, const JoinRequest& request);
Status show_club_status(const HistoryOptions& options);
Status sync_with_club(const HistoryOptions& options, bool after_restore);
Status leave_club(const HistoryOptions& options);

// `clerk club leaderboard`.

Status show_club_leaderboard(const HistoryOptions& options, const std::string& game);

}

// `clerk club init`, `admit`, `photos`, `join`, `status`, `sync` and `leave`.
#pragma once

#include "app/cli/history_options.h"

#include <string>

namespace clerk::cli {

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

}

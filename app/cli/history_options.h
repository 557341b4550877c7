// What every command on the history is told, and how it answers when the history cannot be used.
#pragma once

#include "app/cli/command.h"
#include "db/file/watch.h"

#include <filesystem>
#include <functional>
#include <string>

namespace clerk::cli {

struct HistoryOptions {
    std::string db; ///< empty: the usual one
    bool json = false;
};

/// Runs the action with the absolute path of the history. db::Error becomes a complaint, in JSON an error.
using HistoryAction = std::function<Status(const std::filesystem::path&)>;
Status on_history(const HistoryOptions& options, const HistoryAction& action);
Status on_history_there(const HistoryOptions& options, const HistoryAction& action); ///< refused where there is none

}

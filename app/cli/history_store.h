// How commands on a history open it, what they are told, and how they answer when it cannot be used.
#pragma once

#include "app/cli/output.h"
#include "db/file/watch.h"
#include "db/people/people.h"
#include "db/store/store.h"

#include <filesystem>
#include <functional>
#include <string>

#include <wx/string.h>

namespace clerk::cli {

// What every command on the history is told, and how it answers when the history cannot be used.

struct HistoryOptions {
    std::string db; ///< empty: the usual one
    bool json = false;
};

/// Runs the action with the absolute path of the history. db::Error becomes a complaint, in JSON an error.
using HistoryAction = std::function<Status(const std::filesystem::path&)>;
Status on_history(const HistoryOptions& options, const HistoryAction& action);
Status on_history_there(const HistoryOptions& options, const HistoryAction& action); ///< refused where there is none

// What the commands that look into a history have in common.

/// What was asked for is not there, or is not clear: one sentence with the way out. The exit status is 1.
struct Missing {
    wxString sentence;
    std::vector<db::Person> people = {}; ///< who may have been meant
};

using StoreAction = std::function<Status(const db::Store&)>;
/// Runs the action with the history, which has to be there. A Missing becomes a complaint, in JSON an error.
Status on_store(const HistoryOptions& options, const StoreAction& action);
Status on_store_or_none(const HistoryOptions& options, const StoreAction& action); ///< the same; else with an empty one
Status on_new_store(const HistoryOptions& options, const StoreAction& action); ///< the same; is made if it is not there

db::Person require_person(const db::Store& store, const std::string& name);        ///< throws Missing, as below
std::string require_play_id(const db::Store& store, const std::string& beginning); ///< the whole id
/// The only one of several ids, which all begin so, or else the one that is written out; throws Missing.
const std::string& require_one(const std::string& beginning, const std::vector<std::string>& ids);

/// Of an argument of a command; throws WrongUsage where it is empty.
const std::string& required(const std::string& argument, const wxString& sentence);

}

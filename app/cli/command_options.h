// What the command lines of commands on a history have in common.
#pragma once

#include "app/cli/command.h"
#include "app/cli/history_options.h"

#include <memory>

#include <CLI/CLI.hpp>

namespace clerk::cli {

inline void add_flag(CLI::App& app, const char* name, bool& flag) { app.add_flag(name, flag)->disable_flag_override(); }

inline void add_history_options(CLI::App& app, HistoryOptions& options) {
    app.add_option("--db", options.db);
    add_flag(app, "--json", options.json);
}

/// What a command is told. It lives as long as its task.
template <class Request> struct Arguments {
    HistoryOptions history;
    Request request = {};
};

/// Runs with the options of every command on the history, and with those that `add` adds.
template <class Request, class Run, class Add> Task task(CLI::App& app, Run run, Add add) {
    const auto arguments = std::make_shared<Arguments<Request>>();
    add_history_options(app, arguments->history);
    add(arguments->request);
    return [arguments, run] { return run(arguments->history, arguments->request); };
}

inline Task task(CLI::App& app, Status (*run)(const HistoryOptions&)) {
    const auto options = std::make_shared<HistoryOptions>();
    add_history_options(app, *options);
    return [options, run] { return run(*options); };
}

}

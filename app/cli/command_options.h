// What the command lines of commands on a history have in common.
#pragma once

#include "app/cli/command.h"
#include "app/cli/history_store.h"

#include <charconv>
#include <memory>
#include <string>
#include <system_error>

#include <CLI/CLI.hpp>

namespace clerk::cli {

inline void add_flag(CLI::App& app, const char* name, bool& flag) { app.add_flag(name, flag)->disable_flag_override(); }

/// A whole number that is not negative, in figures: CLI11 takes 010 for eight and 0x10 for sixteen.
template <class Number, class Kept>
void add_number(CLI::App& app, const char* name, Kept& kept, Number lowest, Number highest) {
    app.add_option_function<std::string>(name, [=, &kept](const std::string& word) {
        Number number = 0;
        const char* const past = word.data() + word.size();
        const auto [end, error] = std::from_chars(word.data(), past, number);
        const bool whole = error == std::errc{} && end == past && !word.starts_with('-');
        if (!whole || number < lowest || number > highest)
            throw CLI::ValidationError(name, "Value " + word + " not in range " + std::to_string(lowest) + " to " +
                                                 std::to_string(highest));
        kept = number;
    });
}

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

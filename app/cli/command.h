// A command of `clerk`: all that is known of it. What the command line takes, the pages of help, the completion and the
// manual page are made from it.
#pragma once

#include "app/cli/history_store.h"
#include "app/cli/output.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include <wx/string.h>

namespace clerk::cli {

using Task = std::function<Status()>;

/// A whole number from `lowest` to `highest`, in figures.
struct Number {
    std::function<void(std::int64_t)> keep;
    std::int64_t lowest, highest;
};
template <class Kept>
Number number(Kept& kept, std::int64_t lowest, std::int64_t highest = std::numeric_limits<std::int64_t>::max()) {
    return {[&kept](std::int64_t number) {
                if constexpr (std::is_integral_v<Kept>)
                    kept = static_cast<Kept>(number);
                else
                    kept = static_cast<typename Kept::value_type>(number);
            },
            lowest, highest};
}

/// One of these words; each is told by itself, where the option has no words that tell of all.
struct Choice {
    std::string* kept;
    std::vector<std::pair<std::string, wxString>> words;
};

/// So many values of one option.
struct Several {
    std::vector<std::string>* kept;
    int count;
};

/// Where what is read is kept. A list takes an option as often as it is given, and any number of arguments.
using Kept = std::variant<bool*, std::string*, std::vector<std::string>*, Number, Choice, Several>;

enum class Use {
    optional,
    required,
    either, ///< it or the one before it
    alone   ///< with no other, in a line of usage of its own
};

struct Option {
    std::string name;  ///< "--limit", "-o,--output"; of an argument "PLAY"
    std::string value; ///< "N", empty for a flag; of an argument as the usage has it, "[FILE...]", empty: as its name
    Kept kept;         ///< lives as long as the task
    wxString words{};  ///< a line on the page of help, or several; empty: the text of the command tells it
    Use use = Use::optional;

    bool is_argument() const { return !name.starts_with('-'); }
};

struct Command {
    std::string name;              ///< "check", "history backup"
    wxString summary;              ///< a line on the page that lists it
    wxString text{};               ///< what it does, in lines for a screen
    std::vector<Option> options{}; ///< and arguments, in the order of the usage
    wxString remark{};             ///< below the options
    wxString example{};            ///< "clerk history backup"
    Task task{};                   ///< what is to be done once the options are read; none: it has commands of its own
    HistoryOptions* history = nullptr; ///< none: it does not work on a history
};

/// A command on the history: `run` gets what is asked for, of which `tell` makes the row.
template <class Request, class Tell> Command history_command(Status (*run)(const HistoryOptions&, Request), Tell tell) {
    struct Asked {
        HistoryOptions history;
        std::remove_cvref_t<Request> request{};
    };
    const auto asked = std::make_shared<Asked>();
    Command command = tell(asked->request);
    command.history = &asked->history;
    command.task = [asked, run] { return run(asked->history, asked->request); };
    return command;
}
inline Command history_command(Status (*run)(const HistoryOptions&), Command command) {
    const auto history = std::make_shared<HistoryOptions>();
    command.history = history.get();
    command.task = [history, run] { return run(*history); };
    return command;
}

// The commands, in the order in which the pages list them.
std::vector<Command> record_commands();
std::vector<Command> history_commands();
std::vector<Command> club_commands();
std::vector<Command> all_commands();

}

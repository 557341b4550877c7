// A command of `clerk`.
#pragma once

#include <functional>
#include <stdexcept>
#include <string_view>

namespace CLI {
class App;
}

namespace clerk::cli {

/// The exit status. Of several the worst.
enum class Status { fine = 0, illegal = 1, unusable = 2 };

using Task = std::function<Status()>;

struct Command {
    std::string_view name; ///< "check"; of a command on the history two words, "history backup"
    /// Adds its options to its part of the command line; what is to be done once they are read.
    Task (*add)(CLI::App& app);
};

/// The command line cannot be understood. One sentence with the way out.
struct WrongUsage : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}

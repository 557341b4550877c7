// The command line of `clerk`, read.
#pragma once

#include "app/cli/command.h"

#include <stdexcept>
#include <string>

namespace clerk::cli {

/// Asked for instead of an answer: a page of help, or the version.
struct Page {
    std::string text;
};

/// The command line cannot be understood. One sentence with the way out.
struct WrongUsage : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// What is to be done. Throws Page or WrongUsage, as may the task.
Task read_arguments(int argc, const char* const* argv);

}

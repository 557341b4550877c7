// The command line of `clerk`, read.
#pragma once

#include "app/cli/command.h"

#include <string>
#include <vector>

namespace clerk::cli {

/// Asked for instead of an answer: a page of help, or the version.
struct HelpPage {
    std::string text;
};

/// What is to be done. The first word is the program's name. Throws HelpPage or WrongUsage, as may the task.
Task read_arguments(const std::vector<std::string>& words);

}

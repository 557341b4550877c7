// What `clerk` does with records: reads each source, answers, and says with the exit status how it went.
#pragma once

#include "app/cli/command.h"

#include <string>
#include <vector>

namespace clerk::cli {

enum class Verb { check, score, moves, missed, advise, review };

struct Request {
    Verb verb = Verb::check;
    bool json = false;
    bool lines = false;
    std::vector<std::string> files = {}; ///< "-": standard input
};

/// Answers on standard output, complains on standard error. The worst of all sources.
Status run(const Request& request);

// `clerk walk`: a game to be walked through, as a file.

Task add_walk(CLI::App& app);

}

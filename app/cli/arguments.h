// The command line of `clerk`, read.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace clerk::cli {

enum class Verb { check, score, moves, missed };

struct Command {
    Verb verb;
    std::string_view name;
};
inline constexpr Command commands[] = {
    {Verb::check, "check"}, {Verb::score, "score"}, {Verb::moves, "moves"}, {Verb::missed, "missed"}};

struct Request {
    Verb verb = Verb::check;
    bool json = false;
    bool lines = false;
    std::vector<std::string> files = {}; ///< "-": standard input
};

/// Asked for instead of an answer: a page of help, or the version.
struct Page {
    std::string text;
};

/// The command line cannot be understood. One sentence with the way out.
struct WrongUsage : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Throws Page or WrongUsage.
Request read_arguments(int argc, const char* const* argv);

}

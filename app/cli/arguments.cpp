#include "app/cli/arguments.h"

#include "app/cli/pages.h"
#include "i18n/words.h"

#include <memory>
#include <unistd.h>

#include <CLI/CLI.hpp>

namespace clerk::cli {

namespace {

WrongUsage wrong(const wxString& sentence) { return WrongUsage(sentence.utf8_string()); }

WrongUsage not_understood(const std::string& word) {
    if (word.starts_with('-'))
        return wrong(
            i18n::fill(_("There is no option {1} here; clerk --help shows those there are."), {i18n::text(word)}));
    return wrong(i18n::fill(_("There is no command {1}; clerk --help shows those there are."), {i18n::text(word)}));
}

void add_commands(CLI::App& app, Request& request) {
    for (const Command& command : commands) {
        CLI::App* sub = app.add_subcommand(std::string(command.name))->allow_extras();
        sub->add_flag("--json", request.json)->disable_flag_override();
        sub->add_flag("--lines", request.lines)->disable_flag_override();
        sub->add_option("FILE", request.files);
        sub->callback([&request, verb = command.verb] { request.verb = verb; });
    }
    app.require_subcommand(1)->allow_extras();
    app.set_version_flag("--version", "clerk " CLERK_VERSION);
}

std::string command_of(const CLI::App& app) {
    const auto parsed = app.get_subcommands();
    return parsed.empty() ? "" : parsed.front()->get_name();
}

/// Words that were not understood. "--" only says that no options follow.
std::vector<std::string> rest(const CLI::App& app) {
    std::vector<std::string> words = app.remaining(true);
    std::erase(words, "--");
    return words;
}

void parse(CLI::App& app, int argc, const char* const* argv) {
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        throw Page{page(command_of(app)).utf8_string()};
    } catch (const CLI::CallForVersion& version) {
        throw Page{std::string(version.what()) + '\n'};
    } catch (const CLI::RequiredError&) {
        if (const auto words = rest(app); !words.empty()) throw not_understood(words.front());
        throw wrong(_("A command is missing; clerk --help shows those there are."));
    } catch (const CLI::ParseError& error) {
        throw wrong(i18n::fill(_("The command line cannot be read ({1}); clerk --help explains it."),
                               {i18n::text(error.what())}));
    }
    if (const auto words = rest(app); !words.empty()) throw not_understood(words.front());
}

}

Request read_arguments(int argc, const char* const* argv) {
    Request request;
    CLI::App app;
    add_commands(app, request);
    parse(app, argc, argv);
    if (request.files.empty() && isatty(STDIN_FILENO))
        throw wrong(_("A file is missing; name a record, or - for standard input."));
    if (request.files.empty()) request.files.emplace_back("-");
    return request;
}

}

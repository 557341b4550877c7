#include "app/cli/arguments.h"

#include "app/cli/club_commands.h"
#include "app/cli/help_pages.h"
#include "app/cli/history_commands.h"
#include "app/cli/record_commands.h"
#include "app/cli/system.h"
#include "i18n/words.h"

#include <algorithm>
#include <iterator>
#include <memory>
#include <span>

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

/// A command on records.
template <Verb verb> Task add_verb(CLI::App& app) {
    auto request = std::make_shared<Request>(Request{.verb = verb});
    app.add_flag("--json", request->json)->disable_flag_override();
    app.add_flag("--lines", request->lines)->disable_flag_override();
    app.add_option("FILE", request->files);
    return [request] {
        if (request->files.empty() && input_is_typed())
            throw wrong(_("A file is missing; name a record, or - for standard input."));
        if (request->files.empty()) request->files.emplace_back("-");
        return run(*request);
    };
}

constexpr Command commands[] = {{"check", add_verb<Verb::check>},
                                {"score", add_verb<Verb::score>},
                                {"moves", add_verb<Verb::moves>},
                                {"missed", add_verb<Verb::missed>},
                                {"advise", add_verb<Verb::advise>},
                                {"review", add_verb<Verb::review>},
                                {"walk", add_walk}};

/// Of two words the first is a command that has commands of its own.
CLI::App& place_of(std::string_view name, CLI::App& app) {
    const std::size_t blank = name.find(' ');
    const std::string word(name.substr(0, blank));
    const auto there = app.get_subcommands([&](const CLI::App* one) { return one->get_name() == word; });
    CLI::App* sub = there.empty() ? app.add_subcommand(word)->allow_extras() : there.front();
    if (blank == std::string_view::npos) return *sub;
    sub->require_subcommand(1);
    return place_of(name.substr(blank + 1), *sub);
}

void add_commands(CLI::App& app, std::span<const Command> all, Task& chosen) {
    for (const Command& command : all) {
        CLI::App& place = place_of(command.name, app);
        place.callback([&chosen, task = command.add(place)] { chosen = task; });
    }
}

/// "history backup"; empty: none yet.
std::string command_of(const CLI::App& app) {
    const auto parsed = app.get_subcommands();
    if (parsed.empty()) return "";
    const std::string rest = command_of(*parsed.front());
    return parsed.front()->get_name() + (rest.empty() ? "" : " " + rest);
}

/// CLI11 takes "[a,b]" for a list of words and passes over "++". Such words are read with a mark before them.
constexpr char mark = '\x01';

std::string marked(const std::string& word) {
    const bool list = word.starts_with('[') && word.ends_with(']');
    return list || word == "++" || word.starts_with(mark) ? mark + word : word;
}

std::string unmarked(const std::string& word) { return word.starts_with(mark) ? word.substr(1) : word; }

/// CLI11 takes the word after an option for its value even where that is another option.
std::string value_of(const CLI::App& app, const CLI::Option& option, const std::string& word) {
    if (!option.get_positional() && app.get_option_no_throw(word) != nullptr)
        throw wrong(i18n::fill(_("{1} needs a value; {2} after it is an option of its own."),
                               {i18n::text(option.get_name()), i18n::text(word)}));
    return unmarked(word);
}

/// Before anything else is done with them.
void read_values(CLI::App& app) {
    for (CLI::Option* option : app.get_options())
        option->transform([&app, option](const std::string& word) { return value_of(app, *option, word); });
    for (CLI::App* command : app.get_subcommands(nullptr)) read_values(*command);
}

/// Words that were not understood. "--" only says that no options follow.
std::vector<std::string> rest(const CLI::App& app) {
    std::vector<std::string> words = app.remaining(true);
    std::erase(words, "--");
    std::ranges::transform(words, words.begin(), unmarked);
    return words;
}

void parse(CLI::App& app, const std::vector<std::string>& given) {
    std::vector<std::string> words;
    std::ranges::transform(given, std::back_inserter(words), marked);
    std::vector<const char*> pointers;
    for (const std::string& word : words) pointers.push_back(word.c_str());
    read_values(app);
    try {
        app.parse(static_cast<int>(pointers.size()), pointers.data());
    } catch (const CLI::CallForHelp&) {
        throw HelpPage{page(command_of(app)).utf8_string()};
    } catch (const CLI::CallForVersion& version) {
        throw HelpPage{std::string(version.what()) + '\n'};
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

Task read_arguments(const std::vector<std::string>& words) {
    Task chosen;
    CLI::App app;
    app.allow_windows_style_options(false); // what begins with / is a file on every system
    add_commands(app, commands, chosen);
    add_commands(app, history_commands(), chosen);
    add_commands(app, club_commands(), chosen);
    app.require_subcommand(1)->allow_extras();
    app.set_version_flag("--version", "clerk " CLERK_VERSION);
    parse(app, words);
    return chosen;
}

}

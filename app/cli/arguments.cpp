#include "app/cli/arguments.h"

#include "app/cli/help.h"
#include "i18n/words.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <system_error>

#include <CLI/CLI.hpp>

namespace clerk::cli {

namespace {

WrongUsage not_understood(const std::string& word) {
    const bool option = word.starts_with('-');
    return WrongUsage(i18n::fill(option ? _("There is no option {1} here; clerk --help shows those there are.")
                                        : _("There is no command {1}; clerk --help shows those there are."),
                                 {i18n::text(word)}));
}

void add(CLI::App& app, const std::string& name, bool* kept) { app.add_flag(name, *kept)->disable_flag_override(); }

void add(CLI::App& app, const std::string& name, std::string* kept) { app.add_option(name, *kept); }

void add(CLI::App& app, const std::string& name, std::vector<std::string>* kept) {
    CLI::Option* option = app.add_option(name, *kept);
    if (name.starts_with('-')) option->allow_extra_args(false);
}

void add(CLI::App& app, const std::string& name, const Several& several) {
    app.add_option(name, *several.kept)->expected(several.count)->allow_extra_args(false);
}

void add(CLI::App& app, const std::string& name, const Choice& choice) {
    std::vector<std::string> words;
    for (const auto& [word, told] : choice.words) words.push_back(word);
    app.add_option(name, *choice.kept)->check(CLI::IsMember(words));
}

/// CLI11 takes 010 for eight and 0x10 for sixteen.
void add(CLI::App& app, const std::string& name, const Number& number) {
    app.add_option_function<std::string>(name, [=](const std::string& word) {
        std::int64_t value = 0;
        const char* const past = word.data() + word.size();
        const auto [end, error] = std::from_chars(word.data(), past, value);
        const bool whole = error == std::errc{} && end == past && !word.starts_with('-');
        if (!whole || value < number.lowest || value > number.highest)
            throw CLI::ValidationError(name, "Value " + word + " not in range " + std::to_string(number.lowest) +
                                                 " to " + std::to_string(number.highest));
        number.keep(value);
    });
}

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

void add_command(CLI::App& app, const Command& command, Task& chosen) {
    CLI::App& place = place_of(command.name, app);
    if (command.history) {
        add(place, "--db", &command.history->db);
        add(place, "--json", &command.history->json);
    }
    for (const Option& option : command.options)
        std::visit([&](const auto& kept) { add(place, option.name, kept); }, option.kept);
    if (command.task) place.callback([&chosen, &command] { chosen = command.task; });
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
        throw WrongUsage(i18n::fill(_("{1} needs a value; {2} after it is an option of its own."),
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

void parse(CLI::App& app, const std::vector<Command>& commands, const std::vector<std::string>& given) {
    std::vector<std::string> words;
    std::ranges::transform(given, std::back_inserter(words), marked);
    std::vector<const char*> pointers;
    for (const std::string& word : words) pointers.push_back(word.c_str());
    read_values(app);
    try {
        app.parse(static_cast<int>(pointers.size()), pointers.data());
    } catch (const CLI::CallForHelp&) {
        throw HelpPage{help(commands, command_of(app)).utf8_string()};
    } catch (const CLI::CallForVersion& version) {
        throw HelpPage{std::string(version.what()) + '\n'};
    } catch (const CLI::RequiredError&) {
        if (const auto words = rest(app); !words.empty()) throw not_understood(words.front());
        throw WrongUsage(_("A command is missing; clerk --help shows those there are."));
    } catch (const CLI::ParseError& error) {
        throw WrongUsage(i18n::fill(_("The command line cannot be read ({1}); clerk --help explains it."),
                                    {i18n::text(error.what())}));
    }
    if (const auto words = rest(app); !words.empty()) throw not_understood(words.front());
}

}

Task read_arguments(const std::vector<std::string>& words) {
    Task chosen;
    CLI::App app;
    app.allow_windows_style_options(false); // what begins with / is a file on every system
    const std::vector<Command> commands = all_commands();
    for (const Command& command : commands) add_command(app, command, chosen);
    app.require_subcommand(1)->allow_extras();
    app.set_version_flag("--version", "clerk " CLERK_VERSION);
    parse(app, commands, words);
    return chosen;
}

}

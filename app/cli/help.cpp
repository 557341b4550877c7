#include "app/cli/help.h"

#include "app/cli/terminal.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::cli {

namespace {

constexpr int widest_line = 110;    ///< of a usage
constexpr int narrowest_names = 11; ///< "--db FILE" and what stands with it begin their words in one column

using Rows = std::vector<std::pair<std::string, wxString>>;

wxString blanks(int count) { return wxString(' ', static_cast<std::size_t>(count)); }

wxString lines_of(const Rows& rows, int narrowest = narrowest_names) {
    int names = narrowest;
    for (const auto& [name, words] : rows) names = std::max(names, width(wxString::FromUTF8(name)));
    wxString text;
    for (const auto& [name, words] : rows) {
        wxString lines = words;
        lines.Replace("\n", "\n" + blanks(names + 4));
        const wxString shown = wxString::FromUTF8(name);
        text += "  " + shown + blanks(names + 2 - width(shown)) + lines + "\n";
    }
    return text;
}

/// "-o, --output" as a page lists it, or "-o" as a usage has it.
std::string name_of(const Option& option, bool whole) {
    const std::size_t comma = option.name.find(',');
    if (comma == std::string::npos) return option.name;
    const std::string first = option.name.substr(0, comma);
    return whole ? first + ", " + option.name.substr(comma + 1) : first;
}

std::string with_value(const Option& option, bool whole) {
    std::string value = option.value;
    if (const auto* choice = std::get_if<Choice>(&option.kept); choice && value.empty())
        for (const auto& [word, words] : choice->words) value += (value.empty() ? "" : "|") + word;
    return name_of(option, whole) + (value.empty() ? "" : " ") + value;
}

wxString usage(const Command& command) {
    const wxString called = wxString::FromUTF8("clerk " + command.name);
    const wxString begin = i18n::fill(_("Usage: {1}"), {called});
    wxString text = begin;
    int column = width(begin);
    for (const std::string& word : usage_words(command)) {
        const int size = 1 + static_cast<int>(word.size());
        if (column + size > widest_line) {
            text += "\n" + blanks(width(begin));
            column = width(begin);
        }
        text += " " + wxString::FromUTF8(word);
        column += size;
    }
    for (const std::string& alone : lone_options(command))
        text += "\n" + blanks(width(begin) - width(called)) + called + " " + wxString::FromUTF8(alone);
    return text + "\n";
}

/// What stands below the page of every command on the history.
wxString history_last_lines() {
    return _("Options:\n"
             "  --db FILE    this history instead of the usual one\n"
             "  --json       answers in JSON on one line\n"
             "\n"
             "The usual history is $XDG_DATA_HOME/clerk-of-works/history.db; the variable CLERK_DB names another.\n"
             "\n"
             "Exit status: 0 fine; 1 troubles or conflicts found, or nothing; 2 unreadable, refused or wrong usage.\n");
}

wxString record_last_lines() {
    return _(
        "FILE is the record of a game, *.clerk.json; - is standard input, which is read too when no file is named.\n"
        "\n"
        "Exit status: 0 legal or scored; 1 illegal; 2 malformed, unreadable or wrong usage; of several the worst.\n");
}

wxString page_of(const Command& command) {
    const Rows rows = told_options(command);
    wxString text = usage(command) + "\n" + command.text + "\n";
    if (!rows.empty()) text += "\n" + (command.history ? wxString() : _("Options:") + "\n") + lines_of(rows);
    if (!command.remark.empty()) text += "\n" + command.remark + "\n";
    wxString examples = command.example;
    const bool several = examples.Replace("\n", "\n  ") > 0;
    text += "\n" + (several ? _("Examples:") : _("Example:")) + "\n  " + examples + "\n";
    if (command.history) return text + "\n" + history_last_lines();
    return rows.empty() ? text + "\n" + record_last_lines() : text;
}

/// The page of "history", which has commands of its own.
wxString page_of_group(const std::vector<Command>& commands, const Command& group) {
    Rows rows;
    for (const Command& command : commands)
        if (command.name.starts_with(group.name + ' '))
            rows.emplace_back(command.name.substr(group.name.size() + 1), command.summary);
    return usage(group) + "\n" + _("Commands:") + "\n" + lines_of(rows) + "\n" + history_last_lines();
}

wxString first_page(const std::vector<Command>& commands) {
    Rows on_records, on_history;
    for (const Command& command : commands)
        if (command.name.find(' ') == std::string::npos)
            (command.history || !command.task ? on_history : on_records).emplace_back(command.name, command.summary);
    constexpr int names = 7; // "history"
    const Rows options{{"--json", _("answers in JSON, each record on one line")},
                       {"--lines", _("reads one record a line and answers each at once with one line of JSON")},
                       {"-h, --help", _("explains the program, or a command: clerk score --help")},
                       {"--version", _("tells the version")}};
    return _("clerk: a referee for tabletop building games") + "\n\n" + i18n::fill(_("Usage: {1}"), {"clerk"}) +
           " COMMAND [--json] [--lines] [FILE...]\n\n" + _("Commands:") + "\n" + lines_of(on_records, names) + "\n" +
           _("Commands on the history, which have options of their own:") + "\n" + lines_of(on_history, names) + "\n" +
           _("Options:") + "\n" + lines_of(options) + "\n" + record_last_lines() + "\n" +
           _("Examples:\n"
             "  clerk check game.clerk.json\n"
             "      Is the game legal? If not, each broken rule is explained.\n"
             "  clerk score friday.clerk.json saturday.clerk.json\n"
             "      Two games, one table of points each.\n"
             "  clerk score --json game.clerk.json | jq '.players[].total'\n"
             "      The totals alone.\n"
             "  clerk check --lines games.ndjson\n"
             "      Thousands of games, one a line, one answer each.\n");
}

}

std::vector<Command> all_commands() {
    std::vector<Command> all = record_commands();
    for (auto* more : {history_commands, club_commands})
        for (Command& command : more()) all.push_back(std::move(command));
    return all;
}

std::vector<std::pair<std::string, wxString>> told_options(const Command& command) {
    Rows rows;
    for (const Option& option : command.options) {
        if (const auto* choice = std::get_if<Choice>(&option.kept); choice && option.words.empty())
            for (const auto& [word, words] : choice->words) rows.emplace_back(option.name + ' ' + word, words);
        else if (!option.words.empty())
            rows.emplace_back(with_value(option, true), option.words);
    }
    return rows;
}

std::vector<std::string> usage_words(const Command& command) {
    if (!command.task) return {"COMMAND", "[--json]", "[--db FILE]", "[...]"};
    std::vector<std::string> words;
    for (const Option& option : command.options) {
        if (option.is_argument() || option.use == Use::required || option.use == Use::alone) continue;
        const std::string word = with_value(option, false);
        if (option.use == Use::either)
            words.back().insert(words.back().size() - 1, " | " + word);
        else
            words.push_back('[' + word +
                            (std::holds_alternative<std::vector<std::string>*>(option.kept) ? "]..." : "]"));
    }
    for (const Option& option : command.options)
        if (option.use == Use::required) words.push_back(with_value(option, false));
    if (command.history) words.insert(words.end(), {"[--json]", "[--db FILE]"});
    for (const Option& option : command.options)
        if (option.is_argument()) words.push_back(option.value.empty() ? option.name : option.value);
    return words;
}

std::vector<std::string> lone_options(const Command& command) {
    std::vector<std::string> words;
    for (const Option& option : command.options)
        if (option.use == Use::alone) words.push_back(with_value(option, false));
    return words;
}

wxString help(const std::vector<Command>& commands, std::string_view name) {
    const auto found = std::ranges::find(commands, name, &Command::name);
    if (found == commands.end()) return first_page(commands);
    return found->task ? page_of(*found) : page_of_group(commands, *found);
}

}

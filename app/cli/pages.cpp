// Fills what the commands of `clerk` say of themselves into a template: the manual page, the completion for bash. The
// build runs it: clerk_pages <TEMPLATE >PAGE
#include "app/cli/help.h"

#include <functional>
#include <iostream>
#include <iterator>
#include <regex>
#include <sstream>

namespace {

using namespace clerk::cli;

const std::vector<Command>& commands() {
    static const std::vector<Command> all = all_commands();
    return all;
}

/// A text as roff sets it: options bold, what stands for a value in italics where `usage` says so.
std::string roff(const std::string& text, bool usage = false) {
    static const std::regex option(R"((^|[ "[(])(--?[a-z][a-z-]*))"), value(R"(\b[A-Z]{3,}\b|\bN\b)"), sign("±"),
        at_begin(R"((^|\n)(['.]))");
    std::string marked;
    for (std::sregex_iterator match(text.begin(), text.end(), option), end; match != end; ++match) {
        std::string name = (*match)[2];
        for (std::size_t at = 0; (at = name.find('-', at)) != std::string::npos; at += 2) name.insert(at, 1, '\\');
        marked += match->prefix().str() + (*match)[1].str() + "\\fB" + name + "\\fR";
        if (std::next(match) == end) marked += match->suffix();
    }
    if (marked.empty()) marked = text;
    if (usage) marked = std::regex_replace(marked, value, "\\fI$&\\fR");
    return std::regex_replace(std::regex_replace(marked, sign, "\\(+-"), at_begin, "$1\\&$2");
}

/// Paragraphs are parted by an empty line.
std::string paragraphs(const wxString& text) {
    return std::regex_replace(roff(text.utf8_string()), std::regex("\n\n"), "\n.IP\n") + '\n';
}

std::string manual_of(const Command& command) {
    std::string text = ".TP\n.B " + command.name + '\n' + paragraphs(command.text);
    if (!command.remark.empty()) text += ".IP\n" + paragraphs(command.remark);
    const auto options = told_options(command);
    if (options.empty()) return text;
    text += ".RS\n";
    for (const auto& [name, words] : options) text += ".TP\n" + roff(name, true) + '\n' + paragraphs(words);
    return text + ".RE\n";
}

/// The commands whose name begins so.
std::string each(const std::function<bool(const Command&)>& chosen,
                 const std::function<std::string(const Command&)>& page) {
    std::string text;
    for (const Command& command : commands())
        if (chosen(command)) text += page(command);
    return text;
}

std::string synopsis_of(const Command& command) {
    std::string text = ".SY \"clerk " + command.name + "\"\n";
    for (const std::string& word : usage_words(command))
        if (!command.history || (word != "[--json]" && word != "[--db FILE]")) text += roff(word, true) + '\n';
    for (const std::string& alone : lone_options(command))
        text += ".SY \"clerk " + command.name + "\"\n" + roff(alone, true) + '\n';
    return text;
}

std::string options_of(const Command& command) {
    std::string names;
    for (const Option& option : command.options)
        if (!option.is_argument()) names += option.name.substr(option.name.find("--")) + ' ';
    return "    \"" + command.name + "\") echo \"" + names + (command.history ? "--json --db " : "") + "--help\" ;;\n";
}

auto within(const std::string& group) {
    return [=](const Command& command) { return command.name.starts_with(group + ' '); };
}

std::string last_word(const Command& command) { return command.name.substr(command.name.rfind(' ') + 1) + ' '; }

std::string filled(const std::string& part) {
    const auto alone = [](const Command& command) { return command.name.find(' ') == std::string::npos; };
    if (part == "synopsis") return each([](const Command& one) { return !!one.task; }, synopsis_of);
    if (part == "records") return each([](const Command& one) { return !one.history && one.task; }, manual_of);
    if (part == "history")
        return each([&](const Command& one) { return one.history && !within("club")(one); }, manual_of);
    if (part == "club") return each(within("club"), manual_of);
    if (part == "options") return each([](const Command& one) { return !!one.task; }, options_of);
    if (part == "commands") return each(alone, last_word);
    return each(within(part.substr(0, part.find('-'))), last_word); // "history-commands"
}

}

int main() {
    const std::string page{std::istreambuf_iterator<char>(std::cin), {}};
    static const std::regex part("@([a-z-]+)@\n?");
    std::size_t done = 0;
    for (std::sregex_iterator match(page.begin(), page.end(), part), end; match != end; ++match) {
        std::cout << page.substr(done, static_cast<std::size_t>(match->position()) - done) << filled((*match)[1]);
        done = static_cast<std::size_t>(match->position() + match->length());
    }
    std::cout << page.substr(done);
}

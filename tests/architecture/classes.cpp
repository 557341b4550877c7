#include "tests/architecture/classes.h"

#include <cctype>
#include <regex>
#include <utility>
#include <vector>

namespace classes {
namespace {

/// Where what begins at AT and is no code ends: a comment, a preprocessor line, a literal. AT itself where code begins.
std::size_t past_noise(const std::string& text, std::size_t at) {
    const auto past = [&](const std::string& end, std::size_t from) {
        const auto found = text.find(end, from);
        return found == std::string::npos ? text.size() : found + end.size();
    };
    const bool in_word = at > 0 && (std::isalnum(static_cast<unsigned char>(text[at - 1])) != 0 || text[at - 1] == '_');
    if (text.compare(at, 2, "//") == 0 || text[at] == '#') return past("\n", at);
    if (text.compare(at, 2, "/*") == 0) return past("*/", at + 2);
    if (text.compare(at, 2, "R\"") == 0 && !in_word) {
        const auto open = text.find('(', at);
        return past(")" + text.substr(at + 2, open - at - 2) + "\"", open);
    }
    if (text[at] != '"' && (text[at] != '\'' || in_word)) return at;
    auto end = at + 1;
    while (end < text.size() && text[end] != text[at]) end += text[end] == '\\' ? 2 : 1;
    return end + 1;
}

/// The code without comments, preprocessor lines and literals.
std::string plain(const std::string& source) {
    std::string text = std::regex_replace(source, std::regex(R"(\\\n)"), " "); // a macro of several lines is one
    std::string code;
    for (std::size_t at = 0; at < text.size();) {
        const auto next = past_noise(text, at);
        if (next == at)
            code += text[at++];
        else
            at = next;
    }
    return code;
}

/// What precedes the first parenthesis outside of template arguments: "static std::map<int, void()> read". Empty where
/// there is none, or where a value is given before it.
std::string before_parenthesis(const std::string& statement) {
    int angles = 0;
    for (std::size_t at = 0; at < statement.size(); ++at) {
        const char c = statement[at];
        if (c == '<') ++angles;
        if (c == '>' && angles > 0) --angles;
        if (angles > 0) continue;
        if (c == '=') return "";
        if (c == '(') return statement.substr(0, at);
    }
    return "";
}

/// Whether a member declaration of a class is that of a function.
bool is_function(std::string statement, const std::string& name) {
    static const std::regex access(R"(^\s*(?:(?:public|protected|private)\s*:\s*)*)");
    static const std::regex other(R"(^(?:friend|using|typedef|static_assert|enum|,|$))");
    static const std::regex named(R"(^(.*?)(~?\w+)\s*$)");
    static const std::regex oper(R"(\boperator\b)");
    statement = std::regex_replace(statement, access, "");
    for (auto& c : statement) {
        if (c == '\n') c = ' ';
    }
    if (std::regex_search(statement, other)) return false;
    if (std::regex_search(statement, oper)) return true;
    const auto head = before_parenthesis(statement);
    std::smatch parts;
    if (!std::regex_match(head, parts, named)) return false;
    const bool has_type = parts[1].str().find_first_not_of(' ') != std::string::npos;
    return has_type || parts[2] == name || parts[2] == "~" + name; // else a macro
}

/// The name of the class whose body begins after STATEMENT; empty where none does.
std::string class_named(const std::string& statement) {
    static const std::regex head(
        R"((?:^|[\s;:>])(?:class|struct)\s+(?:\[\[[^\]]*\]\]\s*)?([\w:]+)(?:<[^{}]*>)?(?:\s+final)?\s*(?::[^:][^]*)?$)");
    static const std::regex enumeration(R"(\benum\b)");
    std::smatch name;
    if (std::regex_search(statement, enumeration) || !std::regex_search(statement, name, head)) return "";
    return name[1];
}

class Reader {
public:
    std::map<std::string, int> read(const std::string& code) {
        for (const char c : code) take(c);
        return std::move(functions_);
    }

private:
    void take(char c) {
        if (c == '(') ++parentheses_;
        if (c == ')') --parentheses_;
        if (parentheses_ > 0 || (c != '{' && c != '}' && c != ';')) {
            statement_ += c;
            return;
        }
        if (c == '{') open();
        if (c == ';') count();
        if (c == '}' && !scopes_.empty()) scopes_.pop_back();
        statement_.clear();
    }

    void open() {
        const auto name = class_named(statement_);
        if (name.empty())
            count();
        else
            functions_.try_emplace(name, 0);
        scopes_.push_back(name);
    }

    void count() {
        if (scopes_.empty() || scopes_.back().empty()) return;
        if (is_function(statement_, scopes_.back())) ++functions_[scopes_.back()];
    }

    std::map<std::string, int> functions_;
    std::vector<std::string> scopes_; ///< the class whose body it is, or nothing
    std::string statement_;
    int parentheses_ = 0;
};

}

std::map<std::string, int> functions(const std::string& source) { return Reader().read(plain(source)); }

}

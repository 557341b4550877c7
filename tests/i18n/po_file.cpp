#include "tests/i18n/po_file.h"

#include <fstream>
#include <stdexcept>

namespace clerk::tests {

namespace {

/// The text between the first and the last quote of a line, unescaped.
std::string quoted(const std::string& line) {
    std::string text;
    const std::size_t end = line.rfind('"');
    for (std::size_t i = line.find('"') + 1; i < end; ++i) {
        if (line[i] == '\\')
            text += line[++i] == 'n' ? '\n' : line[i];
        else
            text += line[i];
    }
    return text;
}

/// Collects one message, line by line.
class Reader {
public:
    void line(const std::string& line) {
        if (line.starts_with("#~"))
            ++file.obsolete;
        else if (line.starts_with("#,"))
            message_.fuzzy = line.find("fuzzy") != std::string::npos;
        else if (line.starts_with("msgctxt"))
            begin(context_, line);
        else if (line.starts_with("msgid_plural"))
            begin(message_.plural, line);
        else if (line.starts_with("msgid"))
            begin(id_, line);
        else if (line.starts_with("msgstr"))
            begin(message_.translations.emplace_back(), line);
        else if (line.starts_with('"'))
            *part_ += quoted(line);
        else if (line.empty())
            end();
    }
    void end() {
        if (!id_.empty()) file.messages[context_.empty() ? id_ : context_ + '|' + id_] = message_;
        context_.clear();
        id_.clear();
        message_ = {};
    }

    PoFile file = {};

private:
    void begin(std::string& part, const std::string& line) {
        part = quoted(line);
        part_ = &part;
    }

    std::string context_, id_;
    Message message_ = {};
    std::string* part_ = nullptr;
};

}

PoFile read_po(const std::filesystem::path& path) {
    std::ifstream stream(path);
    if (!stream) throw std::runtime_error("cannot read " + path.string());
    Reader reader;
    for (std::string line; std::getline(stream, line);) reader.line(line);
    reader.end();
    return reader.file;
}

}

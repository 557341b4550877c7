// A gettext catalogue, read as far as the tests ask.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace clerk::tests {

struct Message {
    std::string plural = {};
    std::vector<std::string> translations = {};
    bool fuzzy = false;
};

struct PoFile {
    std::map<std::string, Message> messages; ///< by context and msgid, without the header
    int obsolete = 0;                        ///< lines of messages that are not used any more
};

PoFile read_po(const std::filesystem::path& file);

}

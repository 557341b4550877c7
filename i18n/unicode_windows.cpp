#include "i18n/unicode.h"
#include "i18n/words.h"

#include <string_view>
#include <windows.h>

namespace clerk::i18n {

namespace {

/// As Windows writes a tag of ours: "zh-TW".
std::wstring language_tag() {
    std::wstring tag;
    for (const char letter : language()) tag += letter == '_' ? L'-' : static_cast<wchar_t>(letter);
    return tag;
}

/// Letters are compared as UTF-8, which has the order of Unicode.
bool chinese(std::string_view letter) { return letter >= "\u2e80"; }

bool is_one_of(std::string_view letter, std::string_view marks) { return marks.find(letter) != marks.npos; }

/// What Chinese needs of Unicode's rules, which older versions of Windows do not bring.
bool may_break(std::string_view before, std::string_view after) {
    if (after == " ") return false;
    if (before == " ") return true;
    return (chinese(before) || chinese(after)) && !is_one_of(before, "（「『《〈【〔［｛“‘([{") &&
           !is_one_of(after, "。，、；：！？）」』》〉】〕］｝”’…—～·.,;:!?)]}%");
}

/// The bytes from BEGIN that are one letter.
std::string_view letter_at(std::string_view text, std::size_t begin) {
    std::size_t end = begin + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
    return text.substr(begin, end - begin);
}

}

std::string sort_key(const std::string& text) {
    const std::wstring tag = language_tag(), wide = wxString::FromUTF8(text).ToStdWstring();
    const auto mapped = [&](char* key, int room) {
        return LCMapStringEx(tag.c_str(), LCMAP_SORTKEY, wide.data(), static_cast<int>(wide.size()),
                             reinterpret_cast<wchar_t*>(key), room, nullptr, nullptr, 0);
    };
    std::string key(wide.empty() ? 0 : static_cast<std::size_t>(mapped(nullptr, 0)), '\0');
    if (!key.empty()) mapped(key.data(), static_cast<int>(key.size()));
    return key;
}

std::vector<std::string> unbroken_parts(const std::string& text) {
    std::vector<std::string> parts;
    std::string_view before;
    for (std::size_t at = 0; at < text.size(); at += before.size()) {
        const std::string_view letter = letter_at(text, at);
        if (parts.empty() || may_break(before, letter)) parts.emplace_back();
        parts.back() += letter;
        before = letter;
    }
    return parts;
}

}

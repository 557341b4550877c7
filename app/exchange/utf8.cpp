#include "app/exchange/utf8.h"

#include <algorithm>

namespace clerk::exchange {

namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

/// Bytes of the character that begins with this one; 0: none does.
std::size_t length(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return 2;
    if (first >= 0xE0 && first < 0xF0) return 3;
    return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

/// Whether the second byte makes it a character that is not too long, no surrogate and not beyond the last.
bool fits(unsigned char first, unsigned char second) {
    if (first == 0xE0) return second >= 0xA0;
    if (first == 0xED) return second < 0xA0;
    if (first == 0xF0) return second >= 0x90;
    return first != 0xF4 || second < 0x90;
}

}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const auto first = static_cast<unsigned char>(text.front());
        const std::size_t size = length(first);
        if (size == 0 || size > text.size()) return false;
        if (!std::ranges::all_of(text.substr(1, size - 1), continues)) return false;
        if (size > 1 && !fits(first, static_cast<unsigned char>(text[1]))) return false;
        text.remove_prefix(size);
    }
    return true;
}

std::size_t code_points(std::string_view text) {
    return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, continues));
}

}

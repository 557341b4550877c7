#include "app/exchange/uuid.h"

namespace clerk::exchange {

namespace {

constexpr std::string_view shape = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
constexpr std::string_view digits = "0123456789abcdef";

/// 76ae162f-bb89-4cd7-a4b8-20f182abbf19
constexpr UuidBytes name_space{0x76, 0xae, 0x16, 0x2f, 0xbb, 0x89, 0x4c, 0xd7,
                               0xa4, 0xb8, 0x20, 0xf1, 0x82, 0xab, 0xbf, 0x19};

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}

std::optional<std::string> uuid(std::string_view text) {
    if (text.size() != shape.size()) return std::nullopt;
    std::string written;
    for (const char c : text) written += lower(c);
    for (std::size_t i = 0; i < shape.size(); ++i)
        if (shape[i] == '-' ? written[i] != '-' : digits.find(written[i]) == std::string_view::npos)
            return std::nullopt;
    return written;
}

std::string named_uuid(std::string_view name) {
    const UuidBytes made = sha1_uuid(name_space, name);
    std::string written;
    for (auto byte = made.begin(); written.size() < shape.size();) {
        if (shape[written.size()] == '-') {
            written += '-';
            continue;
        }
        written += digits[*byte >> 4];
        written += digits[*byte++ & 15];
    }
    return written;
}

std::string uuid_of(std::string_view kind, std::string_view id) {
    const auto given = uuid(id);
    return given ? *given : named_uuid(std::string(kind).append("/").append(id));
}

}

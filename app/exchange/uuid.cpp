#include "app/exchange/uuid.h"

#include "app/exchange/sha1.h"

namespace clerk::exchange {

namespace {

constexpr std::string_view shape = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
constexpr std::string_view digits = "0123456789abcdef";

/// 76ae162f-bb89-4cd7-a4b8-20f182abbf19
constexpr std::string_view name_space{"\x76\xae\x16\x2f\xbb\x89\x4c\xd7\xa4\xb8\x20\xf1\x82\xab\xbf\x19", 16};

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
    auto bytes = sha1(std::string(name_space).append(name));
    bytes[6] = static_cast<unsigned char>((bytes[6] & 0x0F) | 0x50); // version 5
    bytes[8] = static_cast<unsigned char>((bytes[8] & 0x3F) | 0x80); // the variant of RFC 9562
    std::string written;
    for (std::size_t i = 0; i < 16; ++i) {
        if (shape[written.size()] == '-') written += '-';
        written += digits[bytes[i] >> 4];
        written += digits[bytes[i] & 0x0F];
    }
    return written;
}

std::string uuid_of(std::string_view kind, std::string_view id) {
    const auto given = uuid(id);
    return given ? *given : named_uuid(std::string(kind).append("/").append(id));
}

}

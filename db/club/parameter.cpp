#include "db/club/parameter.h"

namespace clerk::db {

namespace {

constexpr Oid text_type = 25, number_type = 20, texts_type = 1009, bytes_type = 17;

template <class Number> void append(std::string& bytes, Number number) {
    for (int shift = 8 * (static_cast<int>(sizeof number) - 1); shift >= 0; shift -= 8)
        bytes += static_cast<char>(static_cast<std::uint64_t>(number) >> static_cast<unsigned>(shift) & 0xFFU);
}

template <class Texts> std::string array_of(const Texts& texts) {
    std::string bytes;
    append(bytes, std::int32_t{1}); // dimensions
    append(bytes, std::int32_t{0}); // no NULL among them
    append(bytes, static_cast<std::int32_t>(text_type));
    append(bytes, static_cast<std::int32_t>(texts.size()));
    append(bytes, std::int32_t{1}); // the first index
    for (const auto& text : texts) {
        append(bytes, static_cast<std::int32_t>(text.size()));
        bytes += text;
    }
    return bytes;
}

}

Parameter::Parameter(const std::string& text) : type_(text_type), bytes_(text) {}
Parameter::Parameter(std::int64_t number) : type_(number_type) { append(bytes_, number); }
Parameter::Parameter(std::span<const std::string> texts) : type_(texts_type), bytes_(array_of(texts)) {}
Parameter::Parameter(std::span<const std::string_view> texts) : type_(texts_type), bytes_(array_of(texts)) {}

Parameter Parameter::of_bytes(const std::string& bytes) {
    Parameter parameter(bytes);
    parameter.type_ = bytes_type;
    return parameter;
}

std::string quoted(const std::string& text) {
    std::string sql = "E'";
    for (const char letter : text)
        sql += letter == '\'' || letter == '\\' ? std::string(2, letter) : std::string(1, letter);
    return sql + '\'';
}

}

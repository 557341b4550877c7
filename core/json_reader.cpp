#include "core/json_reader.h"

#include <algorithm>
#include <utility>

namespace clerk {

namespace {

std::string beginning(const std::string& text) {
    constexpr std::size_t enough = 40;
    if (text.size() <= enough) return text;
    std::size_t end = enough;
    while ((static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
    return text.substr(0, end) + "…";
}

Phrase shown(const Json& value) {
    if (value.is_object()) return phrase("object");
    if (value.is_array()) return phrase("list", value.size());
    return literal(beginning(dumped_leniently(value)));
}

std::size_t code_points(const std::string& text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

/// From a value to one in it; none: it is not in it.
std::optional<std::string> way(const Json& from, const Json* to) {
    if (&from == to) return "";
    if (!from.is_structured()) return std::nullopt;
    for (const auto& [key, item] : from.items())
        if (const auto rest = way(item, to)) return '/' + escaped(key) + *rest;
    return std::nullopt;
}

}

std::string escaped(std::string_view key) {
    std::string part;
    for (const char c : key) {
        if (c == '~' || c == '/')
            part += c == '~' ? "~0" : "~1";
        else
            part += c;
    }
    return part;
}

Reader Reader::inside(const Json& value) const {
    Reader reader = *this;
    reader.value_ = &value;
    return reader;
}

std::string Reader::path() const { return path_ + way(*document_, value_).value(); }

void Reader::expected(const Phrase& what) const { throw clerk::expected(path(), what, shown(*value_)); }

void Reader::object() const {
    if (!value_->is_object()) expected(phrase("object"));
}

Reader Reader::key(const std::string& name) const {
    if (auto found = find(name)) return *found;
    throw missing(path() + '/' + escaped(name));
}

std::optional<Reader> Reader::find(const std::string& name) const {
    object();
    const auto found = value_->find(name);
    if (found == value_->end()) return std::nullopt;
    return inside(*found);
}

void Reader::without(const std::string& name, const Phrase& why) const {
    if (find(name)) throw Fault{path() + '/' + escaped(name), phrase("nothing-here", why)};
}

std::vector<Reader> Reader::items(std::string_view what, std::size_t most) const {
    if (!value_->is_array() && most == limits::entries) expected(phrase("list", phrase(what)));
    if (!value_->is_array() || value_->size() > most) expected(phrase("short-list", most, phrase(what)));
    std::vector<Reader> readers;
    readers.reserve(value_->size());
    for (const Json& item : *value_) readers.push_back(inside(item));
    return readers;
}

Extra Reader::unknown(std::span<const std::string_view> known) const {
    object();
    Extra extra;
    for (const auto& [key, item] : value_->items()) {
        if (std::ranges::find(known, key) != known.end()) continue;
        if (extra.size() == limits::unknown_keys) expected(phrase("few-unknown-keys", limits::unknown_keys));
        inside(item).within_limits();
        extra.emplace_back(key, dumped(item));
    }
    return extra;
}

void Reader::within_limits() const {
    if (value_->is_object() && value_->size() > limits::unknown_keys)
        expected(phrase("few-unknown-keys", limits::unknown_keys));
    if (value_->is_array() && value_->size() > limits::entries)
        expected(phrase("short-list", limits::entries, phrase("values")));
    if (!value_->is_structured()) return;
    for (const Json& item : *value_)
        if (item.is_structured()) inside(item).within_limits();
}

std::string Reader::text(std::size_t most_code_points) const {
    const auto* text = value_->get_ptr<const std::string*>();
    if (!text || code_points(*text) > most_code_points) expected(phrase("text", most_code_points));
    return *text;
}

bool Reader::boolean() const {
    if (!value_->is_boolean()) expected(phrase("boolean"));
    return value_->get<bool>();
}

int Reader::integer(int lowest, int highest) const {
    const auto fits = [&](auto number) {
        return std::cmp_greater_equal(number, lowest) && std::cmp_less_equal(number, highest);
    };
    const bool right = value_->is_number_unsigned()  ? fits(value_->get<std::uint64_t>())
                       : value_->is_number_integer() ? fits(value_->get<std::int64_t>())
                                                     : false;
    if (!right) expected(phrase("whole-number", lowest, highest));
    return value_->get<int>();
}

std::size_t Reader::choice(std::span<const std::string_view> words) const {
    if (value_->is_string())
        if (const auto found = std::ranges::find(words, value_->get_ref<const std::string&>()); found != words.end())
            return static_cast<std::size_t>(found - words.begin());
    std::string all;
    for (std::string_view word : words) (all += '"').append(word) += word == words.back() ? "\"" : "\", ";
    expected(words.size() == 1 ? literal(all) : phrase("one-of", all));
}

void write_unknown(Json& object, const Extra& extra) {
    if (extra.empty()) return;
    auto& members = static_cast<Json::object_t::Container&>(object.get_ref<Json::object_t&>());
    for (const auto& [key, text] : extra) members.emplace_back(key, parsed(text));
}

Json with_extra(Json object, const Extra& extra) {
    write_unknown(object, extra);
    return object;
}

}

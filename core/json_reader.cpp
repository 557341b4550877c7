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

std::size_t code_points(std::string_view text) {
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

std::string Reader::path() const {
    if (plain_) throw Fault{};
    return std::string(path_) + way(*document_, value_).value();
}

void Reader::expected(const Phrase& what) const {
    const std::string where = path(); // first: a plain document has no value to show
    throw clerk::expected(where, what, shown(*value_));
}

void Reader::object() const {
    if (!is_object()) expected(phrase("object"));
}

void Reader::missing(std::string_view name) const { throw clerk::missing(path() + '/' + escaped(name)); }

std::optional<Reader> Reader::find_in_json(std::string_view name) const {
    object();
    const auto found = value_->find(name);
    if (found == value_->end()) return std::nullopt;
    return inside(*found);
}

void Reader::without(std::string_view name, const Phrase& why) const {
    if (find(name)) throw Fault{path() + '/' + escaped(name), phrase("nothing-here", why)};
}

std::vector<std::string> Reader::keys() const {
    object();
    std::vector<std::string> keys;
    if (plain_)
        for (const Plain* key = plain_ + 1; key != plain_->next(); key = key[1].next()) keys.emplace_back(key->text());
    else
        for (const auto& [key, item] : value_->items()) keys.push_back(key);
    return keys;
}

Items Reader::items(std::string_view what, std::size_t most) const {
    const bool list = plain_ ? plain_->kind == Plain::Kind::list : value_->is_array();
    if (!list && most == limits::entries) expected(phrase("list", phrase(what)));
    const Items items(*this);
    if (!list || items.size() > most) expected(phrase("short-list", most, phrase(what)));
    return items;
}

Extra Reader::unknown(std::span<const std::string_view> known) const {
    object();
    if (plain_) return unknown_of_plain(known);
    Extra extra;
    for (const auto& [key, item] : value_->items()) {
        if (std::ranges::find(known, key) != known.end()) continue;
        if (extra.size() == limits::unknown_keys) expected(phrase("few-unknown-keys", limits::unknown_keys));
        inside(item).within_limits();
        extra.emplace_back(key, dumped(item));
    }
    return extra;
}

Extra Reader::unknown_of_plain(std::span<const std::string_view> known) const {
    Extra extra;
    auto next = known.begin(); // the keys mostly stand in the order of those known
    for (const Plain* key = plain_ + 1; key != plain_->next(); key = key[1].next()) {
        const auto is_it = [key](std::string_view name) { return is_called(*key, name); };
        auto found = std::find_if(next, known.end(), is_it);
        if (found == known.end()) found = std::ranges::find_if(known, is_it);
        if (found != known.end()) {
            next = found + 1;
            continue;
        }
        const Json item = json_of(key[1]);
        Reader(item, "").within_limits();
        extra.emplace_back(key->text(), dumped(item));
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
    if (!is_text() || code_points(characters()) > most_code_points) expected(phrase("text", most_code_points));
    return std::string(characters());
}

std::string_view Reader::characters() const {
    return plain_ ? plain_->text() : std::string_view(value_->get_ref<const std::string&>());
}

bool Reader::boolean() const {
    const bool right = plain_ ? plain_->kind == Plain::Kind::boolean : value_->is_boolean();
    if (!right) expected(phrase("boolean"));
    return plain_ ? plain_->figure != 0 : value_->get<bool>();
}

int Reader::integer(int lowest, int highest) const {
    const auto fits = [&](auto number) {
        return std::cmp_greater_equal(number, lowest) && std::cmp_less_equal(number, highest);
    };
    const bool right = plain_                         ? is_number() && fits(plain_->figure)
                       : value_->is_number_unsigned() ? fits(value_->get<std::uint64_t>())
                       : value_->is_number_integer()  ? fits(value_->get<std::int64_t>())
                                                      : false;
    if (!right) expected(phrase("whole-number", lowest, highest));
    return plain_ ? plain_->figure : value_->get<int>();
}

Points Reader::points(std::int64_t most) const {
    std::optional<Points> read;
    if (is_text())
        read = points_of(characters());
    else if (is_number())
        read = plain_ ? Points(plain_->figure) : points_of(dumped(*value_));
    if (!read || *read > Points(most) || *read < Points(-most)) expected(phrase("points", most));
    return *read;
}

std::size_t Reader::choice(std::span<const std::string_view> words) const {
    if (is_text())
        if (const auto found = std::ranges::find(words, characters()); found != words.end())
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

int rotation(const Reader& reader) {
    for (const int degrees : {0, 90, 180, 270})
        if (reader.is_whole_number() && reader.is(degrees)) return degrees;
    reader.expected(phrase("rotation"));
}

std::vector<std::string> names(const Reader& object, std::size_t most_code_points) {
    std::vector<std::string> names = object.keys();
    if (names.size() > limits::entries) object.expected(phrase("few-keys", limits::entries));
    for (const std::string& name : names)
        if (code_points(name) > most_code_points) object.without(name, phrase("short-keys", most_code_points));
    return names;
}

}

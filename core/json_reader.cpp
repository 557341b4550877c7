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

Phrase shown(const JsonNode& value) {
    if (value.kind == JsonNode::Kind::object) return phrase("object");
    if (value.kind == JsonNode::Kind::list) return phrase("list", value.size());
    return literal(beginning(dumped_leniently(json_of(value))));
}

std::size_t code_points(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
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

std::string Reader::path() const {
    std::string path(path_);
    for (const JsonNode* at = document_; at != value_;) {
        const bool list = at->kind == JsonNode::Kind::list;
        std::size_t place = 0;
        const JsonNode* item = at + 1; // of an object the key
        for (const JsonNode* next = nullptr; (next = list ? item->next() : item[1].next()) <= value_; ++place)
            item = next;
        path += '/' + (list ? std::to_string(place) : escaped(item->text()));
        at = list ? item : item + 1;
    }
    return path;
}

void Reader::expected(const Phrase& what) const { throw clerk::expected(path(), what, shown(*value_)); }

void Reader::object() const {
    if (!is_object()) expected(phrase("object"));
}

void Reader::missing(std::string_view name) const { throw clerk::missing(path() + '/' + escaped(name)); }

void Reader::without(std::string_view name, const Phrase& why) const {
    if (find(name)) throw Fault{path() + '/' + escaped(name), phrase("nothing-here", why)};
}

std::vector<std::string> Reader::keys() const {
    object();
    std::vector<std::string> keys;
    for (const JsonNode* key = value_ + 1; key != value_->next(); key = key[1].next()) keys.emplace_back(key->text());
    return keys;
}

Items Reader::items(std::string_view what, std::size_t most) const {
    const bool list = value_->kind == JsonNode::Kind::list;
    if (!list && most == limits::entries) expected(phrase("list", phrase(what)));
    const Items items(*this);
    if (!list || items.size() > most) expected(phrase("short-list", most, phrase(what)));
    return items;
}

Extra Reader::unknown(std::span<const std::string_view> known) const {
    object();
    Extra extra;
    auto next = known.begin(); // the keys mostly stand in the order of those known
    for (const JsonNode* key = value_ + 1; key != value_->next(); key = key[1].next()) {
        const auto is_it = [key](std::string_view name) { return is_called(*key, name); };
        auto found = std::find_if(next, known.end(), is_it);
        if (found == known.end()) found = std::ranges::find_if(known, is_it);
        if (found != known.end()) {
            next = found + 1;
            continue;
        }
        if (extra.size() == limits::unknown_keys) expected(phrase("few-unknown-keys", limits::unknown_keys));
        inside(key[1]).within_limits();
        extra.emplace_back(key->text(), dumped(json_of(key[1])));
    }
    return extra;
}

void Reader::within_limits() const {
    const bool list = value_->kind == JsonNode::Kind::list;
    if (is_object() && value_->size() > limits::unknown_keys)
        expected(phrase("few-unknown-keys", limits::unknown_keys));
    if (list && value_->size() > limits::entries) expected(phrase("short-list", limits::entries, phrase("values")));
    if (!list && !is_object()) return;
    for (const JsonNode* item = value_ + 1; item != value_->next(); item = item->next()) inside(*item).within_limits();
}

std::string Reader::text(std::size_t most_code_points) const {
    if (!is_text() || code_points(characters()) > most_code_points) expected(phrase("text", most_code_points));
    return std::string(characters());
}

std::string_view Reader::characters() const { return value_->text(); }

bool Reader::boolean() const {
    if (value_->kind != JsonNode::Kind::boolean) expected(phrase("boolean"));
    return value_->figure != 0;
}

int Reader::integer(int lowest, int highest) const {
    const int figure = value_->figure;
    if (value_->kind != JsonNode::Kind::number || figure < lowest || figure > highest)
        expected(phrase("whole-number", lowest, highest));
    return figure;
}

Points Reader::points(std::int64_t most) const {
    std::optional<Points> read;
    if (is_text() || is_other_number())
        read = points_of(characters());
    else if (is_number())
        read = Points(value_->figure);
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

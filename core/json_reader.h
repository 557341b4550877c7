// Reading a JSON document with the path of what is read at hand, so that the first fault can be named.
#pragma once

#include "core/json.h"
#include "core/record.h"

#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clerk {

namespace limits {
inline constexpr std::size_t entries = 200;     ///< of a list that has no limit of its own
inline constexpr std::size_t unknown_keys = 64; ///< of an object
}

/// A key as a part of a JSON pointer (RFC 6901).
std::string escaped(std::string_view key);

/// A value of the document. Every reading function throws the Fault of a value that is not of the form asked for, with
/// the path to it; parse() catches it.
class Reader {
public:
    /// All of a document, or the part of one that lies at that path.
    Reader(const Json& document, std::string path) : document_(&document), value_(&document), path_(std::move(path)) {}

    const Json& value() const { return *value_; }
    bool is_null() const { return value_->is_null(); }

    Reader key(const std::string& name) const; ///< of an object; a missing key is a fault
    std::optional<Reader> find(const std::string& name) const;
    /// A key that this document must not have, and why.
    void without(const std::string& name, const Phrase& why) const;
    /// The items of a list; `what` is the kind of phrase that names them all.
    std::vector<Reader> items(std::string_view what, std::size_t most = limits::entries) const;
    /// All other keys, within the limits.
    Extra unknown(std::span<const std::string_view> known) const;
    Extra unknown(std::initializer_list<std::string_view> known) const {
        return unknown(std::span(known.begin(), known.size()));
    }

    std::string text(std::size_t most_code_points = limits::name) const;
    bool boolean() const;
    int integer(int lowest, int highest) const;
    /// The place of a word in a list of words.
    std::size_t choice(std::span<const std::string_view> words) const;
    /// A text that `read` understands; `what` names what was expected.
    template <class Read> auto readable(const Phrase& what, Read read) const {
        const auto result = value_->is_string() ? read(std::string_view(value_->get_ref<const std::string&>()))
                                                : decltype(read(std::string_view()))();
        if (!result) expected(what);
        return *result;
    }

    [[noreturn]] void expected(const Phrase& what) const;

private:
    Reader inside(const Json& value) const;
    std::string path() const; ///< looked for once there is a fault to be told
    void object() const;
    void within_limits() const; ///< of what is kept without being understood

    const Json* document_;
    const Json* value_; ///< the document or a value in it
    std::string path_;  ///< of the document
};

/// The ids of an enumeration's values, for Reader::choice.
template <class Values> std::vector<std::string_view> words(const Values& values) {
    std::vector<std::string_view> list;
    for (const auto value : values) list.push_back(id(value));
    return list;
}

/// The one of these values that the record names by its id.
template <class Values> auto one_of(const Reader& reader, const Values& values) {
    return values[reader.choice(words(values))];
}

using Words = std::span<const std::string_view>;
/// An enumeration's value by its place in a list of words, and the word of a value.
template <class Enum> Enum chosen(const Reader& reader, Words ids) { return static_cast<Enum>(reader.choice(ids)); }
template <class Enum> std::string_view word(Enum value, Words ids) { return ids[static_cast<std::size_t>(value)]; }

/// `"waived"` and `"reason"` of whatever may be waived.
template <class Waivable> void read_waiver(const Reader& reader, Waivable& entry) {
    if (const auto waived = reader.find("waived")) entry.waived = waived->boolean();
    if (const auto reason = reader.find("reason")) entry.reason = reason->text(limits::note);
}
template <class Waivable> void write_waiver(Json& json, const Waivable& entry) {
    if (entry.waived) json["waived"] = true;
    if (!entry.reason.empty()) json["reason"] = entry.reason;
}

/// Adds keys that the object does not have. Without any it may be another value.
void write_unknown(Json& object, const Extra& extra);
Json with_extra(Json object, const Extra& extra);

template <class List, class Write> Json write_all(const List& list, Write write) {
    Json json = Json::array();
    for (const auto& item : list) json.push_back(write(item));
    return json;
}

/// The text as JSON within the limits of the format; other documents may be longer. Throws Fault.
Json read_json(std::string_view text, std::size_t most_bytes = limits::bytes);
/// The same of a record, which is given up as soon as it has more values than a record may: it takes less than 20 times
/// the room that its text may take.
Json read_record_json(std::string_view text);

/// Of a long document that is an object what is wanted of it, and the rows of one list one after the other: what is not
/// kept takes no room.
struct JsonPart {
    std::span<const std::string_view> keys; ///< of the object; others are passed over
    std::string_view rows_of = {};          ///< the key whose list is handed over row by row, and is then empty
    std::function<void(std::size_t index, const Json& row)> row = {};
};
/// Whatever is no object is as it is. Throws Fault, also where the part has more values than `most_room` bytes hold,
/// and whatever `row` throws.
Json read_json_part(std::string_view text, std::size_t most_bytes, std::size_t most_room, const JsonPart& part);

}

// Reading a JSON document with the path of what is read at hand, so that the first fault can be named.
#pragma once

#include "core/json_tree.h"
#include "core/points.h"
#include "core/record.h"

#include <functional>
#include <initializer_list>
#include <iterator>
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

class Items;

/// A value of the document. Every reading function throws the Fault of a value that is not of the form asked for, with
/// the path to it; parse() catches it.
class Reader {
public:
    /// All of a document, or the part of one that lies at that path. Both outlive the reader.
    explicit Reader(const JsonTree& document, std::string_view path = "")
        : document_(&document.root()), value_(document_), path_(path) {}

    bool is_null() const { return value_->kind == JsonNode::Kind::null; }
    bool is_text() const { return value_->kind == JsonNode::Kind::text; }
    bool is_number() const { return value_->kind == JsonNode::Kind::number || is_other_number(); }
    bool is_whole_number() const {
        return is_number() && (!is_other_number() || value_->text().find_first_of(".eE") == std::string_view::npos);
    }
    bool is_object() const { return value_->kind == JsonNode::Kind::object; }
    bool is(const Json& number) const { return number == value(); }
    Json value() const { return json_of(*value_); }

    Reader key(std::string_view name) const { ///< of an object; a missing key is a fault
        if (const auto found = find(name)) return *found;
        missing(name);
    }
    std::optional<Reader> find(std::string_view name) const {
        if (!is_object()) expected(phrase("object"));
        const JsonNode* const found = clerk::find(*value_, name);
        return found ? std::optional(inside(*found)) : std::nullopt;
    }
    /// A key that this document must not have, and why.
    void without(std::string_view name, const Phrase& why) const;
    std::vector<std::string> keys() const; ///< of an object
    /// The items of a list; `what` is the kind of phrase that names them all.
    Items items(std::string_view what, std::size_t most = limits::entries) const;
    /// All other keys, within the limits.
    Extra unknown(std::span<const std::string_view> known) const;
    Extra unknown(std::initializer_list<std::string_view> known) const {
        return unknown(std::span(known.begin(), known.size()));
    }

    std::string text(std::size_t most_code_points = limits::name) const;
    bool boolean() const;
    int integer(int lowest, int highest) const;
    /// Written as `json_of(Points)` does: a number or a text. So far from nothing at most.
    Points points(std::int64_t most) const;
    /// The place of a word in a list of words.
    std::size_t choice(std::span<const std::string_view> words) const;
    /// A text that `read` understands; `what` names what was expected.
    template <class Read> auto readable(const Phrase& what, Read read) const {
        const auto result = is_text() ? read(characters()) : decltype(read(std::string_view()))();
        if (!result) expected(what);
        return *result;
    }
    std::string_view characters() const; ///< of a text

    [[noreturn]] void expected(const Phrase& what) const;

private:
    friend Items;
    Reader inside(const JsonNode& value) const {
        Reader reader = *this;
        reader.value_ = &value;
        return reader;
    }
    bool is_other_number() const { return value_->kind == JsonNode::Kind::other_number; }
    [[noreturn]] void missing(std::string_view name) const;
    std::string path() const; ///< looked for once there is a fault to be told
    void object() const;
    void within_limits() const; ///< of what is kept without being understood

    const JsonNode* document_;
    const JsonNode* value_; ///< the document or a value in it
    std::string_view path_; ///< of the document
};

/// The keys of an object that are names, within the limits.
std::vector<std::string> names(const Reader& object, std::size_t most_code_points);

/// The items of a list, read one after the other.
class Items {
public:
    explicit Items(const Reader& list) : list_(list) {}

    class Iterator {
    public:
        using value_type = Reader;
        using difference_type = std::ptrdiff_t;

        Iterator(const Reader& item, std::size_t left) : item_(item), left_(left) {}
        const Reader& operator*() const { return item_; }
        Iterator& operator++() {
            item_ = after(item_);
            --left_;
            return *this;
        }
        void operator++(int) { ++*this; }
        bool operator==(std::default_sentinel_t /*end*/) const { return left_ == 0; }

    private:
        Reader item_; ///< nothing, once none is left
        std::size_t left_;
    };
    Iterator begin() const { return {first(), size()}; }
    static std::default_sentinel_t end() { return {}; }

    std::size_t size() const { return list_.value_->size(); }
    bool empty() const { return size() == 0; }
    Reader operator[](std::size_t place) const { ///< gone to from the first one
        return *std::ranges::next(begin(), static_cast<std::ptrdiff_t>(place));
    }

private:
    Reader first() const { return list_.inside(list_.value_[1]); }
    static Reader after(const Reader& item) { return item.inside(*item.value_->next()); }

    Reader list_;
};

/// The ids of an enumeration's values, for Reader::choice.
template <class Values> std::vector<std::string_view> words(const Values& values) {
    std::vector<std::string_view> list;
    for (const auto value : values) list.push_back(id(value));
    return list;
}

/// The one of these values that the record names by its id.
template <class Values> auto one_of(const Reader& reader, const Values& values) {
    if (reader.is_text())
        for (const auto& value : values)
            if (id(value) == reader.characters()) return value;
    return values[reader.choice(words(values))]; // which is none of them: it says which there are
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

/// Of a tile, in degrees.
int rotation(const Reader& reader);

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
/// The text of a record as JSON, which is given up as soon as it has more values than a record may: it takes less than
/// 20 times the room that its text may take.
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

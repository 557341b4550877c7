// A JSON document as one list of values. A text as records nearly always are, plain JSON, is read into it in one go,
// many times faster than JSON in general: whole numbers, no key twice, nothing long or deep. Of any other text, also of
// one with a mistake, it is only said that it is not plain: what is to be said of it, read_record_json knows.
#pragma once

#include "core/json.h"

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace clerk {

/// A value. Behind a list follow its items, behind an object its members: each a key, which is a text, and its value.
struct JsonNode {
    enum class Kind : std::uint8_t { null, boolean, number, other_number, text, list, object };

    Kind kind = Kind::null;
    std::int32_t figure = 0;  ///< of a number that it holds; 1: true; bytes of a text or of another number as it
                              ///< is written; items of a list, members of an object
    std::uint32_t extent = 1; ///< values from this one to the next beside it
    const char* characters = nullptr; ///< of a text or another number

    std::string_view text() const { return {characters, static_cast<std::size_t>(figure)}; }
    std::size_t size() const { return static_cast<std::size_t>(figure); }
    const JsonNode* next() const { return this + extent; }
};

/// Whether a key is so called: most differ in their length or their first letter. It stands in the header because the
/// compiler compares a key with a name that it knows in very few steps.
inline bool is_called(const JsonNode& key, std::string_view name) {
    return key.size() == name.size() && (name.empty() || key.characters[0] == name[0]) && key.text() == name;
}

/// The value of an object's key; none: it has no such key.
inline const JsonNode* find(const JsonNode& object, std::string_view name) {
    for (const JsonNode *key = &object + 1, *end = object.next(); key != end; key = key[1].next())
        if (is_called(*key, name)) return key + 1;
    return nullptr;
}

/// Keeps its room from one text to the next.
class JsonTree {
public:
    JsonTree() = default;
    explicit JsonTree(const Json& document) { add(document); } ///< which outlives it
    JsonTree(const JsonTree&) = delete;
    JsonTree& operator=(const JsonTree&) = delete;

    /// False: the text is not plain.
    [[nodiscard]] bool read_plain(std::string_view text);
    const JsonNode& root() const { return nodes_.front(); } ///< of what was read last

private:
    void add(const Json& value);

    std::string text_; ///< with an end that no value goes beyond; what was escaped in it no longer is
    std::vector<JsonNode> nodes_;
    std::deque<std::string> numbers_; ///< those that a node does not hold
};

Json json_of(const JsonNode& value);

}

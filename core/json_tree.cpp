#include "core/json_tree.h"

#include "core/record.h"

#include <bit>
#include <cstring>
#include <utility>

namespace clerk {

namespace {

// Well below what a record may have: what is longer takes longer anyhow.
constexpr std::size_t most_bytes = 1024 * 1024, most_members = 64, most_items = limits::turns;

constexpr bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

using EightBytes = std::uint64_t;
constexpr std::size_t eight = sizeof(EightBytes);
constexpr EightBytes in_each(unsigned char byte) { return byte * EightBytes{0x0101010101010101}; }

/// How many of the next eight bytes, up to the first that does not, go on with a text as they are: ASCII, but no quote,
/// no backslash and no control character.
std::size_t as_they_are(const char* text) {
    if constexpr (std::endian::native == std::endian::big) return 0; // nothing is plain there
    EightBytes bytes = 0;
    std::memcpy(&bytes, text, eight);
    // A byte's highest bit is set where it is below, also where a lower byte was.
    const auto below = [](EightBytes all, unsigned char limit) { return (all - in_each(limit)) & ~all; };
    const EightBytes others =
        below(bytes ^ in_each('"'), 1) | below(bytes ^ in_each('\\'), 1) | below(bytes, ' ') | bytes;
    return static_cast<std::size_t>(std::countr_zero(others & in_each(0x80))) / eight;
}

/// How many bytes the character takes that begins there, which is not ASCII; 0: it is not UTF-8.
std::size_t length_in_utf8(const char* text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto continues = [&](std::size_t i, unsigned lowest = 0x80, unsigned highest = 0xBF) {
        return byte(i) >= lowest && byte(i) <= highest;
    };
    const unsigned first = byte(0);
    if (first >= 0xC2 && first <= 0xDF) return continues(1) ? 2 : 0;
    if (first >= 0xE0 && first <= 0xEF) {
        const bool right = continues(1, first == 0xE0 ? 0xA0 : 0x80, first == 0xED ? 0x9F : 0xBF) && continues(2);
        return right ? 3 : 0;
    }
    if (first >= 0xF0 && first <= 0xF4) {
        const bool right =
            continues(1, first == 0xF0 ? 0x90 : 0x80, first == 0xF4 ? 0x8F : 0xBF) && continues(2) && continues(3);
        return right ? 4 : 0;
    }
    return 0;
}

/// Of four digits; negative: they are none.
int hexadecimal(const char* digits) {
    int number = 0;
    for (int i = 0; i < 4; ++i) {
        const char digit = digits[i];
        const int lower = digit | 0x20;
        if (!is_digit(digit) && (lower < 'a' || lower > 'f')) return -1;
        number = 16 * number + (is_digit(digit) ? digit - '0' : lower - 'a' + 10);
    }
    return number;
}

/// The end of it.
char* written_in_utf8(char* to, int code_point) {
    const auto put = [&to](int byte) { *to++ = static_cast<char>(byte); };
    const auto put_rest = [&](int shift) { put(0x80 | ((code_point >> shift) & 0x3F)); };
    if (code_point < 0x80) {
        put(code_point);
    } else if (code_point < 0x800) {
        put(0xC0 | (code_point >> 6));
        put_rest(0);
    } else if (code_point < 0x10000) {
        put(0xE0 | (code_point >> 12));
        put_rest(6);
        put_rest(0);
    } else {
        put(0xF0 | (code_point >> 18));
        put_rest(12);
        put_rest(6);
        put_rest(0);
    }
    return to;
}

/// Each function reads what stands next and is false where that is not plain. The text ends with zeros, which are not.
class PlainParser {
public:
    /// There is room for all values that the text can have.
    PlainParser(char* text, JsonNode* values) : at_(text), next_(values) {}

    /// Up to the end of the text.
    bool document(const char* end) {
        if (!value()) return false;
        skip_blanks();
        return at_ == end;
    }

private:
    void skip_blanks() {
        while (is_blank(*at_)) ++at_;
    }

    bool comes(char c) {
        if (*at_ != c) return false;
        ++at_;
        return true;
    }

    bool word(std::string_view word, const JsonNode& value) {
        if (std::strncmp(at_, word.data(), word.size()) != 0) return false;
        at_ += word.size();
        *next_++ = value;
        return true;
    }

    bool value() {
        skip_blanks();
        switch (*at_) {
        case '"': return text();
        case '{': return inside(JsonNode::Kind::object);
        case '[': return inside(JsonNode::Kind::list);
        case 't': return word("true", {.kind = JsonNode::Kind::boolean, .figure = 1});
        case 'f': return word("false", {.kind = JsonNode::Kind::boolean});
        case 'n': return word("null", {});
        default: return number();
        }
    }

    /// Whole, and small enough.
    bool number() {
        constexpr int most_digits = 9;
        const bool negative = comes('-');
        const char* const first = at_;
        std::int32_t figure = 0;
        while (is_digit(*at_) && at_ - first < most_digits) figure = 10 * figure + (*at_++ - '0');
        const auto digits = at_ - first;
        if (digits == 0 || is_digit(*at_) || (digits > 1 && *first == '0')) return false;
        if (*at_ == '.' || *at_ == 'e' || *at_ == 'E') return false;
        *next_++ = {JsonNode::Kind::number, negative ? -figure : figure};
        return true;
    }

    /// Nearly every text goes on as it is to its end.
    bool text() {
        char* const first = ++at_;
        std::size_t ordinary = as_they_are(at_);
        for (at_ += ordinary; ordinary == eight; at_ += ordinary) ordinary = as_they_are(at_);
        char* end = at_;
        if (*at_ != '"' && !rest_of_text(end)) return false;
        *next_++ = {JsonNode::Kind::text, static_cast<std::int32_t>(end - first), 1, first};
        ++at_;
        return true;
    }

    /// What is escaped takes less room than its escape: the text is put together in its place.
    bool rest_of_text(char*& end) {
        for (;;) {
            const std::size_t ordinary = as_they_are(at_);
            take(end, ordinary);
            if (ordinary == eight) continue;
            if (*at_ == '"') return true;
            if (*at_ == '\\') {
                if (!escape(end)) return false;
                continue;
            }
            const std::size_t length = length_in_utf8(at_);
            if (length == 0) return false;
            take(end, length);
        }
    }

    /// The next bytes, as they are, to the end of the text so far.
    void take(char*& end, std::size_t bytes) {
        if (end != at_) std::memmove(end, at_, bytes);
        at_ += bytes;
        end += bytes;
    }

    bool escape(char*& end) {
        constexpr std::string_view names = "\"\\/bfnrt", meant = "\"\\/\b\f\n\r\t";
        const char name = at_[1];
        if (name == 'u') return escaped_code_point(end);
        const std::size_t which = names.find(name);
        if (which == std::string_view::npos) return false;
        *end++ = meant[which];
        at_ += 2;
        return true;
    }

    /// One or, beyond the first 65,536, two escapes that belong together.
    bool escaped_code_point(char*& end) {
        int code_point = hexadecimal(at_ + 2);
        if (code_point < 0 || (code_point >= 0xDC00 && code_point <= 0xDFFF)) return false;
        at_ += 6;
        if (code_point >= 0xD800 && code_point <= 0xDBFF) {
            const int low = at_[0] == '\\' && at_[1] == 'u' ? hexadecimal(at_ + 2) : -1;
            if (low < 0xDC00 || low > 0xDFFF) return false;
            code_point = 0x10000 + ((code_point - 0xD800) << 10) + (low - 0xDC00);
            at_ += 6;
        }
        end = written_in_utf8(end, code_point);
        return true;
    }

    bool inside(JsonNode::Kind kind) {
        if (depth_ == limits::nesting) return false;
        ++depth_;
        ++at_;
        JsonNode& value = *next_++;
        value = {.kind = kind};
        const bool right = kind == JsonNode::Kind::object ? members(value) : items(value);
        value.extent = static_cast<std::uint32_t>(next_ - &value);
        --depth_;
        return right;
    }

    bool items(JsonNode& list) {
        skip_blanks();
        if (comes(']')) return true;
        while (list.size() < most_items && value()) {
            ++list.figure;
            skip_blanks();
            if (comes(']')) return true;
            if (!comes(',')) return false;
        }
        return false;
    }

    bool members(JsonNode& object) {
        skip_blanks();
        if (comes('}')) return true;
        while (object.size() < most_members && key(object) && value()) {
            ++object.figure;
            skip_blanks();
            if (comes('}')) return true;
            if (!comes(',')) return false;
        }
        return false;
    }

    /// Of two equal keys the later one holds: that is not plain.
    bool key(const JsonNode& object) {
        skip_blanks();
        if (*at_ != '"' || !text()) return false;
        const JsonNode* const key = next_ - 1;
        for (const JsonNode* before = &object + 1; before != key; before = before[1].next())
            if (is_called(*before, key->text())) return false;
        skip_blanks();
        return comes(':');
    }

    char* at_;
    JsonNode* next_; ///< behind the values so far
    int depth_ = 0;
};

}

bool JsonTree::read_plain(std::string_view text) {
    if (text.size() > most_bytes) return false;
    text_.assign(text).append(eight, '\0');
    // A value takes two bytes at least, with what ends it, but for those that have not ended.
    const std::size_t most_values = text.size() / 2 + limits::nesting + 1;
    if (nodes_.size() < most_values) nodes_.resize(most_values);
    return PlainParser(text_.data(), nodes_.data()).document(text_.data() + text.size());
}

void JsonTree::add(const Json& value) {
    using Kind = JsonNode::Kind;
    const std::size_t place = nodes_.size();
    nodes_.emplace_back();
    const auto characters = [](Kind kind, const std::string& text) {
        return JsonNode{kind, static_cast<std::int32_t>(text.size()), 1, text.data()};
    };
    if (value.is_string()) {
        nodes_[place] = characters(Kind::text, value.get_ref<const std::string&>());
    } else if (value.is_boolean()) {
        nodes_[place] = {Kind::boolean, value.get<bool>() ? 1 : 0};
    } else if (value.is_number_unsigned()
                   ? std::in_range<std::int32_t>(value.get<std::uint64_t>())
                   : value.is_number_integer() && std::in_range<std::int32_t>(value.get<std::int64_t>())) {
        nodes_[place] = {Kind::number, value.get<std::int32_t>()};
    } else if (value.is_number()) {
        nodes_[place] = characters(Kind::other_number, numbers_.emplace_back(dumped(value)));
    } else if (value.is_array()) {
        for (const Json& item : value) add(item);
        nodes_[place] = {Kind::list, static_cast<std::int32_t>(value.size())};
    } else if (value.is_object()) {
        for (const auto& [key, item] : *value.get_ptr<const Json::object_t*>()) {
            nodes_.push_back(characters(Kind::text, key));
            add(item);
        }
        nodes_[place] = {Kind::object, static_cast<std::int32_t>(value.size())};
    }
    nodes_[place].extent = static_cast<std::uint32_t>(nodes_.size() - place);
}

namespace {

Json list_of(const JsonNode& value) {
    Json list = Json::array();
    for (const JsonNode* item = &value + 1; item != value.next(); item = item->next()) list.push_back(json_of(*item));
    return list;
}

Json object_of(const JsonNode& value) {
    Json object = Json::object();
    for (const JsonNode* key = &value + 1; key != value.next(); key = key[1].next())
        object[std::string(key->text())] = json_of(key[1]);
    return object;
}

}

Json json_of(const JsonNode& value) {
    switch (value.kind) {
    case JsonNode::Kind::null: break;
    case JsonNode::Kind::boolean: return value.figure != 0;
    case JsonNode::Kind::number: return value.figure;
    case JsonNode::Kind::other_number: return parsed(value.text());
    case JsonNode::Kind::text: return value.text();
    case JsonNode::Kind::list: return list_of(value);
    case JsonNode::Kind::object: return object_of(value);
    }
    return nullptr;
}

}

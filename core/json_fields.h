// The fields of an object in a record, a row each: its key, where it is kept, how it is read and written, and when it
// is there. Reading, writing, the keys that are known and the faults follow from the rows.
#pragma once

#include "core/json_reader.h"

#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace clerk {

/// How a value stands in a record: `read(reader, format)` and `write(value)`. The format is what of the game decides
/// which fields there are.
template <class Read, class Write> struct Codec {
    Read read;
    Write write;
};
template <class Read, class Write> Codec(Read, Write) -> Codec<Read, Write>;

namespace codec {

inline constexpr Codec text{[](const Reader& reader, const auto&) { return reader.text(); },
                            [](const std::string& text) { return Json(text); }};
inline constexpr Codec flag{[](const Reader& reader, const auto&) { return reader.boolean(); },
                            [](bool flag) { return Json(flag); }};
constexpr auto whole(int lowest, int highest) {
    return Codec{[=](const Reader& reader, const auto&) { return reader.integer(lowest, highest); },
                 [](int number) { return Json(number); }};
}
/// One of the values by its id.
template <const auto& values>
inline constexpr Codec word{[](const Reader& reader, const auto&) { return one_of(reader, values); },
                            [](const auto& value) { return Json(id(value)); }};
/// `what` is the kind of phrase that names the items.
template <class Item> constexpr auto list(Item item, std::string_view what, std::size_t most = limits::entries) {
    return Codec{[=](const Reader& reader, const auto& format) {
                     std::vector<decltype(item.read(reader, format))> all;
                     for (const Reader& one : reader.items(what, most)) all.push_back(item.read(one, format));
                     return all;
                 },
                 [=](const auto& all) { return write_all(all, item.write); }};
}

}

// When a field is there: `needed(owner, format)`, and `refused(owner, format)` with the kind of phrase that says why it
// must not be; empty: it may. What is not needed is written where it is not as it is without it.
inline constexpr auto never = [](const auto&, const auto&) { return false; };
inline constexpr auto always = [](const auto&, const auto&) { return true; };
inline constexpr auto allowed = [](const auto&, const auto&) { return std::string_view(); };

template <class Owner, class Value, class Kept, class Needed = decltype(never), class Refused = decltype(allowed)>
struct RecordField {
    std::string_view key;
    Value Owner::*member;
    Kept codec;
    Needed needed{};
    Refused refused{};

    void read(const Reader& reader, const auto& format, Owner& owner) const {
        if (const std::string_view why = refused(owner, format); !why.empty()) reader.without(key, phrase(why));
        if (needed(owner, format))
            owner.*member = codec.read(reader.key(key), format);
        else if (const auto given = reader.find(key))
            owner.*member = codec.read(*given, format);
    }
    void write(Json& json, const auto& format, const Owner& owner) const {
        const Value& value = owner.*member;
        if constexpr (requires { value.has_value(); }) {
            if (value) json[std::string(key)] = codec.write(*value);
        } else if (needed(owner, format) || value != Owner{}.*member) {
            json[std::string(key)] = codec.write(value);
        }
    }
};
template <class Owner, class Value, class Kept>
RecordField(const char*, Value Owner::*, Kept) -> RecordField<Owner, Value, Kept>;
template <class Owner, class Value, class Kept, class Needed>
RecordField(const char*, Value Owner::*, Kept, Needed) -> RecordField<Owner, Value, Kept, Needed>;
template <class Owner, class Value, class Kept, class Needed, class Refused>
RecordField(const char*, Value Owner::*, Kept, Needed, Refused) -> RecordField<Owner, Value, Kept, Needed, Refused>;

/// Where what the table lets stand is told, among the other fields.
struct WaiverField {
    template <class Owner> void read(const Reader& reader, const auto&, Owner& owner) const {
        read_waiver(reader, owner);
    }
    template <class Owner> void write(Json& json, const auto&, const Owner& owner) const { write_waiver(json, owner); }
};
inline void add_keys(std::vector<std::string_view>& keys, const auto& row) { keys.push_back(row.key); }
inline void add_keys(std::vector<std::string_view>& keys, const WaiverField&) {
    keys.insert(keys.end(), {"waived", "reason"});
}

template <class... Rows> std::vector<std::string_view> keys_of(const std::tuple<Rows...>& rows) {
    std::vector<std::string_view> keys;
    std::apply([&](const Rows&... row) { (add_keys(keys, row), ...); }, rows);
    return keys;
}

/// The fields in the order of the rows, and the keys that nobody knows.
template <class Owner, class... Rows>
Owner read_object(const Reader& reader, const auto& format, const std::tuple<Rows...>& rows) {
    Owner owner{};
    std::apply([&](const Rows&... row) { (row.read(reader, format, owner), ...); }, rows);
    owner.extra = reader.unknown(keys_of(rows));
    return owner;
}

template <class Owner, class... Rows>
Json write_object(const Owner& owner, const auto& format, const std::tuple<Rows...>& rows) {
    Json json = Json::object();
    std::apply([&](const Rows&... row) { (row.write(json, format, owner), ...); }, rows);
    return with_extra(std::move(json), owner.extra);
}

// A value of one of several kinds stands under the one key that tells which: a row each, in the order of the variant.

template <class Kept> struct RecordKind {
    std::string_view key;
    Kept codec;
};
template <class Kept> RecordKind(const char*, Kept) -> RecordKind<Kept>;

/// The key that is there; a fault where there is none of them, or several.
template <class... Rows> std::string_view kind_of(const Reader& reader, const std::tuple<Rows...>& rows) {
    std::vector<std::string_view> found;
    std::string all;
    for (const std::string_view key : keys_of(rows)) {
        if (reader.find(key)) found.push_back(key);
        all += (all.empty() ? "\"" : ", \"") + std::string(key) + '"';
    }
    if (found.size() != 1) reader.expected(phrase("step-with-one-of", all));
    return found.front();
}

template <class What, class... Rows>
What read_kind(const Reader& reader, const auto& format, const std::tuple<Rows...>& rows) {
    const std::string_view kind = kind_of(reader, rows);
    const Reader inside = reader.key(kind);
    What what;
    const auto read = [&](const auto& row) {
        if (row.key == kind) what = row.codec.read(inside, format);
    };
    std::apply([&](const Rows&... row) { (read(row), ...); }, rows);
    return what;
}

template <class... Kinds, class... Rows>
Json write_kind(const std::variant<Kinds...>& what, const std::tuple<Rows...>& rows) {
    static_assert(sizeof...(Kinds) == sizeof...(Rows));
    Json json = Json::object();
    const auto write = [&]<std::size_t place>(std::integral_constant<std::size_t, place>) {
        const auto& row = std::get<place>(rows);
        if (const auto* own = std::get_if<place>(&what)) json[std::string(row.key)] = row.codec.write(*own);
    };
    [&]<std::size_t... places>(std::index_sequence<places...>) {
        (write(std::integral_constant<std::size_t, places>()), ...);
    }(std::index_sequence_for<Rows...>());
    return json;
}

}

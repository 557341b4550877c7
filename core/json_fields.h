// The fields of an object in a record, a row each: its key, where it is kept, how it is read and written, and when it
// is there. Reading, writing, the keys that are known and the faults follow from the rows.
#pragma once

#include "core/json_reader.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace clerk {

/// How a value stands in a record: `read(reader, format)`, and `write(value)` or `write(value, format)`. The format is
/// what of the game decides which fields there are.
template <class Read, class Write> struct Codec {
    Read read;
    Write write;
};
template <class Read, class Write> Codec(Read, Write) -> Codec<Read, Write>;

Json write_by(const auto& codec, const auto& value, const auto&... format) {
    if constexpr (requires { codec.write(value, format...); })
        return codec.write(value, format...);
    else
        return codec.write(value);
}

namespace codec {

inline constexpr Codec text{[](const Reader& reader, const auto&) { return reader.text(); },
                            [](const std::string& text) { return Json(text); }};
inline constexpr Codec flag{[](const Reader& reader, const auto&) { return reader.boolean(); },
                            [](bool flag) { return Json(flag); }};
constexpr auto whole(int lowest, int highest) {
    return Codec{[=](const Reader& reader, const auto&) { return reader.integer(lowest, highest); },
                 [](int number) { return Json(number); }};
}
inline constexpr Codec degrees{[](const Reader& reader, const auto&) { return rotation(reader); },
                               [](int degrees) { return Json(degrees); }};
/// One of the values by its id.
template <const auto& values>
inline constexpr Codec word{[](const Reader& reader, const auto&) { return one_of(reader, values); },
                            [](const auto& value) { return Json(id(value)); }};
/// A text that `read` understands and `write` writes; `what` names it.
template <const Phrase& what, auto read>
inline constexpr Codec readable{[](const Reader& reader, const auto&) { return reader.readable(what, read); },
                                [](const auto& value) { return Json(write(value)); }};
/// `what` is the kind of phrase that names the items.
template <class Item> constexpr auto list(Item item, std::string_view what, std::size_t most = limits::entries) {
    return Codec{[=](const Reader& reader, const auto& format) {
                     const auto items = reader.items(what, most);
                     std::vector<decltype(item.read(reader, format))> all;
                     all.reserve(items.size());
                     for (const Reader& one : items) all.push_back(item.read(one, format));
                     return all;
                 },
                 [=](const auto& all, const auto&... format) {
                     return write_all(all, [&](const auto& one) { return write_by(item, one, format...); });
                 }};
}
/// Reads as `read(reader, format)` does; written as the other is.
template <class Read, class Kept> constexpr auto read_by(Read read, Kept kept) { return Codec{read, kept.write}; }

}

// When a field is there: `needed(owner, format)`, and `refused(owner, format)` with the kind of phrase that says why it
// must not be, or with the phrase; empty: it may. What is not needed is written where it is not as it is without it.
inline constexpr auto never = [](const auto&, const auto&) { return false; };
inline constexpr auto always = [](const auto&, const auto&) { return true; };
inline constexpr auto allowed = [](const auto&, const auto&) { return std::string_view(); };
/// Why a field must not be there.
constexpr std::string_view refused_if(bool refused, std::string_view why) { return refused ? why : ""; }

inline void refuse(const Reader& reader, std::string_view key, std::string_view why) {
    if (!why.empty()) reader.without(key, phrase(why));
}
inline void refuse(const Reader& reader, std::string_view key, const Phrase* why) {
    if (why) reader.without(key, *why);
}

template <class Owner, class Value, class Kept, class Needed = decltype(never), class Refused = decltype(allowed)>
struct RecordField {
    std::string_view key;
    Value Owner::*member;
    Kept codec;
    Needed needed{};
    Refused refused{};

    constexpr std::array<std::string_view, 1> keys() const { return {key}; }
    void read(const Reader& reader, const auto& format, Owner& owner) const {
        refuse(reader, key, refused(owner, format));
        if (needed(owner, format))
            owner.*member = codec.read(reader.key(key), format);
        else if (const auto given = reader.find(key))
            owner.*member = codec.read(*given, format);
    }
    void write(Json& json, const auto& format, const Owner& owner) const {
        const Value& value = owner.*member;
        if constexpr (requires { value.has_value(); }) {
            if (value) json[std::string(key)] = write_by(codec, *value, format);
        } else if (needed(owner, format) || value != Owner{}.*member) {
            json[std::string(key)] = write_by(codec, value, format);
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
    static constexpr std::array<std::string_view, 2> keys() { return {"waived", "reason"}; }
    template <class Owner> void read(const Reader& reader, const auto&, Owner& owner) const {
        read_waiver(reader, owner);
    }
    template <class Owner> void write(Json& json, const auto&, const Owner& owner) const { write_waiver(json, owner); }
};

/// The keys of all rows, in their order.
template <class... Rows> constexpr auto keys_of(const std::tuple<Rows...>& rows) {
    constexpr std::size_t count = (std::tuple_size_v<decltype(std::declval<const Rows&>().keys())> + ... + 0);
    std::array<std::string_view, count> keys{};
    std::apply(
        [at = keys.begin()](const Rows&... row) mutable {
            const auto add = [&](const auto& some) { at = std::ranges::copy(some, at).out; };
            (add(row.keys()), ...);
        },
        rows);
    return keys;
}

/// The fields in the order of the rows; what other keys there are is left alone.
template <class Owner, class... Rows>
void read_fields(const Reader& reader, const auto& format, Owner& owner, const std::tuple<Rows...>& rows) {
    std::apply([&](const Rows&... row) { (row.read(reader, format, owner), ...); }, rows);
}
template <class Owner, class... Rows>
void write_fields(Json& json, const auto& format, const Owner& owner, const std::tuple<Rows...>& rows) {
    std::apply([&](const Rows&... row) { (row.write(json, format, owner), ...); }, rows);
}

/// An object: the fields, and the keys that nobody knows.
template <class Owner, class... Rows>
Owner read_object(const Reader& reader, const auto& format, const std::tuple<Rows...>& rows) {
    Owner owner{};
    read_fields(reader, format, owner, rows);
    owner.extra = reader.unknown(keys_of(rows));
    return owner;
}
template <class Owner, class... Rows>
Json write_object(const Owner& owner, const auto& format, const std::tuple<Rows...>& rows) {
    Json json = Json::object();
    write_fields(json, format, owner, rows);
    return with_extra(std::move(json), owner.extra);
}

namespace codec {

/// An object with these fields.
template <class Owner, const auto& fields>
inline constexpr Codec object{
    [](const Reader& reader, const auto& format) { return read_object<Owner>(reader, format, fields); },
    [](const Owner& owner, const auto& format) { return write_object(owner, format, fields); }};
/// A value of one member, which stands as that does.
template <class Owner, class Kept> constexpr auto sole(Kept kept) {
    return Codec{[=](const Reader& reader, const auto& format) { return Owner{kept.read(reader, format)}; },
                 [=](const Owner& owner, const auto& format) {
                     const auto& [value] = owner;
                     return write_by(kept, value, format);
                 }};
}

}

// A value of one of several kinds stands under the one key that tells which: a row each, in the order of the variant.

template <class Kept> struct RecordKind {
    std::string_view key;
    Kept codec;

    constexpr std::array<std::string_view, 1> keys() const { return {key}; }
};
template <class Kept> RecordKind(const char*, Kept) -> RecordKind<Kept>;

/// The one of these keys that is there; a fault where there is none of them, or several.
inline std::string_view kind_of(const Reader& reader, std::span<const std::string_view> keys) {
    std::string_view found;
    std::size_t count = 0;
    for (const std::string_view key : keys) {
        if (!reader.find(key)) continue;
        found = key;
        ++count;
    }
    if (count == 1) return found;
    std::vector<std::string> quoted;
    for (const std::string_view key : keys) quoted.push_back('"' + std::string(key) + '"');
    if (keys.size() == 2) reader.expected(phrase("step-with-either", quoted[0], quoted[1]));
    std::string all;
    for (const std::string& key : quoted) all += (all.empty() ? "" : ", ") + key;
    reader.expected(phrase("step-with-one-of", all));
}
template <class... Rows> std::string_view kind_of(const Reader& reader, const std::tuple<Rows...>& rows) {
    return kind_of(reader, std::span<const std::string_view>(keys_of(rows)));
}

/// Of the kind that kind_of() found.
template <class What, class... Rows>
What read_kind(std::string_view kind, const Reader& reader, const auto& format, const std::tuple<Rows...>& rows) {
    const Reader inside = reader.key(kind);
    What what;
    const auto read = [&](const auto& row) {
        if (row.key == kind) what = row.codec.read(inside, format);
    };
    std::apply([&](const Rows&... row) { (read(row), ...); }, rows);
    return what;
}

template <class... Kinds, class... Rows>
Json write_kind(const std::variant<Kinds...>& what, const auto& format, const std::tuple<Rows...>& rows) {
    static_assert(sizeof...(Kinds) == sizeof...(Rows));
    Json json = Json::object();
    const auto write = [&]<std::size_t place>(std::integral_constant<std::size_t, place>) {
        const auto& row = std::get<place>(rows);
        if (const auto* own = std::get_if<place>(&what)) json[std::string(row.key)] = write_by(row.codec, *own, format);
    };
    [&]<std::size_t... places>(std::index_sequence<places...>) {
        (write(std::integral_constant<std::size_t, places>()), ...);
    }(std::index_sequence_for<Rows...>());
    return json;
}

/// A step of a turn: what is done in it, of one of these kinds, and what the table lets stand.
template <class Step, class... Rows>
Step read_step(std::string_view kind, const Reader& reader, const auto& format, const std::tuple<Rows...>& rows) {
    Step step;
    step.what = read_kind<decltype(step.what)>(kind, reader, format, rows);
    read_waiver(reader, step);
    step.extra = reader.unknown(keys_of(std::tuple_cat(rows, std::tuple(WaiverField()))));
    return step;
}
template <class Step, class... Rows>
Json write_step(const Step& step, const auto& format, const std::tuple<Rows...>& rows) {
    Json json = write_kind(step.what, format, rows);
    write_waiver(json, step);
    return with_extra(std::move(json), step.extra);
}

}

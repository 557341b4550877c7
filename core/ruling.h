// The rulings of a game: where its rulebooks differ or are silent, the table chooses.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace clerk {

/// How a record writes a choice.
enum class Written : std::uint8_t { word, boolean, number };

/// One ruling: all that records, words and windows need to know of it. A game lists its rulings once.
template <class Rulings> struct Ruling {
    std::string_view key;                    ///< in a record
    std::array<std::string_view, 2> choices; ///< the first is the default
    Written written;
    std::size_t (*chosen)(const Rulings&); ///< index of the choice
    void (*choose)(Rulings&, std::size_t choice);
};

/// Rulings that belong together, by name.
template <class Rulings> struct Preset {
    std::string_view id;
    Rulings rulings;
};
template <class Rulings> constexpr std::string_view id(const Preset<Rulings>& preset) { return preset.id; }

namespace detail {

template <class Rulings, class Value, Value Rulings::*member> struct Held {
    static std::size_t chosen(const Rulings& rulings) { return rulings.*member == Value{} ? 0 : 1; }
    static void choose(Rulings& rulings, std::size_t choice) { rulings.*member = static_cast<Value>(choice); }
};

template <class Rulings, bool Rulings::*member, bool usual> struct HeldBool {
    static std::size_t chosen(const Rulings& rulings) { return rulings.*member == usual ? 0 : 1; }
    static void choose(Rulings& rulings, std::size_t choice) { rulings.*member = (choice == 0) == usual; }
};

template <class Rulings, class Value> Rulings owner(Value Rulings::*);
template <class Rulings, class Value> Value value(Value Rulings::*);

}

/// Held by an enumeration of the choices in their order.
template <auto member>
constexpr auto ruling(std::string_view key, std::string_view first, std::string_view second,
                      Written written = Written::word) {
    using Rulings = decltype(detail::owner(member));
    using Held = detail::Held<Rulings, decltype(detail::value(member)), member>;
    return Ruling<Rulings>{key, {first, second}, written, Held::chosen, Held::choose};
}

/// Held by a bool, which is `usual` by default.
template <auto member, bool usual> constexpr auto ruling(std::string_view key) {
    using Rulings = decltype(detail::owner(member));
    using Held = detail::HeldBool<Rulings, member, usual>;
    constexpr std::string_view words[] = {"false", "true"};
    return Ruling<Rulings>{key, {words[usual], words[!usual]}, Written::boolean, Held::chosen, Held::choose};
}

}

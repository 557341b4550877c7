// An array with a place for each value of an enumeration.
#pragma once

#include <array>
#include <cstddef>

namespace clerk {

/// The enumeration counts from 0 and has `count` values.
template <class Enum, class Value, std::size_t count> struct EnumArray {
    using value_type = Value;
    using const_iterator = typename std::array<Value, count>::const_iterator;

    std::array<Value, count> values{};

    constexpr Value& operator[](Enum e) { return values[static_cast<std::size_t>(e)]; }
    constexpr const Value& operator[](Enum e) const { return values[static_cast<std::size_t>(e)]; }
    constexpr std::size_t size() const { return count; }
    constexpr auto begin() const { return values.begin(); }
    constexpr auto end() const { return values.end(); }
    constexpr auto begin() { return values.begin(); }
    constexpr auto end() { return values.end(); }
    friend constexpr bool operator==(const EnumArray&, const EnumArray&) = default;
};

}

// Values that others are made of: arrays by an enumeration, and what is held and compiled once.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <utility>

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

// How large values are held, so that holding them costs little: while the program runs, and while it is compiled.

/// A value that does not change, shared by all that hold it.
template <class Value> class Immutable {
public:
    explicit Immutable(Value value) : value_(std::make_shared<const Value>(std::move(value))) {}
    const Value* operator->() const { return value_.get(); }
    const Value& operator*() const { return *value_; }
    friend bool operator==(const Immutable& a, const Immutable& b) {
        return a.value_ == b.value_ || *a.value_ == *b.value_;
    }

private:
    std::shared_ptr<const Value> value_;
};

/// A list, a choice or a part that stands within many values. Copying, moving, comparing and destroying it is compiled
/// in one source, which says CLERK_COMPILE_ONCE, and not anew in each that copies a value around it: a third of the
/// time that building the programs took went there.
template <class Value> struct CompiledOnce : Value {
    using Value::Value;
    CompiledOnce() = default;
    CompiledOnce(const CompiledOnce& other);
    CompiledOnce(CompiledOnce&& other) noexcept;
    CompiledOnce& operator=(const CompiledOnce& other);
    CompiledOnce& operator=(CompiledOnce&& other) noexcept;
    ~CompiledOnce();
    CompiledOnce(const Value& value);
    CompiledOnce(Value&& value) noexcept;
};

template <class Value> bool operator==(const CompiledOnce<Value>& a, const CompiledOnce<Value>& b);

}

// What a CompiledOnce does. Only sources that compile one include this.
#pragma once

#include "core/values.h"

namespace clerk {

template <class Value> CompiledOnce<Value>::CompiledOnce(const CompiledOnce&) = default;
template <class Value> CompiledOnce<Value>::CompiledOnce(CompiledOnce&&) noexcept = default;
template <class Value> CompiledOnce<Value>& CompiledOnce<Value>::operator=(const CompiledOnce&) = default;
template <class Value> CompiledOnce<Value>& CompiledOnce<Value>::operator=(CompiledOnce&&) noexcept = default;
template <class Value> CompiledOnce<Value>::~CompiledOnce() = default;
template <class Value> CompiledOnce<Value>::CompiledOnce(const Value& value) : Value(value) {}
template <class Value> CompiledOnce<Value>::CompiledOnce(Value&& value) noexcept : Value(std::move(value)) {}
template <class Value> bool operator==(const CompiledOnce<Value>& a, const CompiledOnce<Value>& b) {
    return static_cast<const Value&>(a) == static_cast<const Value&>(b);
}

}

/// The copies of a value; and its comparison, where it has one.
#define CLERK_COMPILE_COPIES(...) template struct clerk::CompiledOnce<__VA_ARGS__>;
#define CLERK_COMPILE_ONCE(...)                                                                                        \
    CLERK_COMPILE_COPIES(__VA_ARGS__)                                                                                  \
    template bool clerk::operator==(const clerk::CompiledOnce<__VA_ARGS__>&, const clerk::CompiledOnce<__VA_ARGS__>&);

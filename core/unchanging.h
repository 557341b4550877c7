// A value that does not change, shared by all that hold it.
#pragma once

#include <memory>
#include <utility>

namespace clerk {

template <class Value> class Unchanging {
public:
    explicit Unchanging(Value value) : value_(std::make_shared<const Value>(std::move(value))) {}
    const Value* operator->() const { return value_.get(); }
    const Value& operator*() const { return *value_; }
    friend bool operator==(const Unchanging& a, const Unchanging& b) {
        return a.value_ == b.value_ || *a.value_ == *b.value_;
    }

private:
    std::shared_ptr<const Value> value_;
};

}

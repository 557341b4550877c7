// What random games are thrown with.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <utility>

namespace clerk::tests {

/// Goes by a seed, or by bytes that somebody wrote down, and after them by a seed.
class Chance {
public:
    void seed(std::uint32_t seed) {
        engine_.seed(seed);
        written_ = {};
    }
    void follow(std::span<const std::uint8_t> bytes) {
        seed(0);
        written_ = bytes;
    }
    std::size_t below(std::size_t count) { return (written_.empty() ? engine_() : read(count)) % count; }

private:
    std::mt19937 engine_;
    std::span<const std::uint8_t> written_;

    std::size_t read(std::size_t count) {
        std::size_t number = 0;
        for (std::size_t room = 1; room < count && !written_.empty(); room *= 256, written_ = written_.subspan(1))
            number = number * 256 + written_.front();
        return number;
    }
};

inline Chance& chance() {
    static Chance thrown;
    return thrown;
}
inline std::size_t pick(std::size_t count) { return chance().below(count); }
inline int pick(int lowest, int highest) {
    return lowest + static_cast<int>(pick(static_cast<std::size_t>(highest - lowest + 1)));
}
template <class List> void mix(List& list) {
    for (std::size_t left = std::size(list); left > 1; --left) std::swap(list[left - 1], list[pick(left)]);
}
inline bool one_in(std::size_t n) { return pick(n) == 0; }
template <class List> auto any_of(const List& list) { return list[pick(std::size(list))]; }

/// One of the list is there twice, gone, exchanged with the next, or moved into the other list, which may be the same.
template <class List> void disarrange(List& list, List& other) {
    if (list.empty()) return;
    const auto anywhere_in = [](List& in) { return in.begin() + static_cast<std::ptrdiff_t>(pick(in.size() + 1)); };
    const auto one = list.begin() + static_cast<std::ptrdiff_t>(pick(list.size()));
    const auto copy = *one;
    switch (pick(4)) {
    case 0: list.insert(anywhere_in(list), copy); break;
    case 1: list.erase(one); break;
    case 2: std::iter_swap(one, one + 1 == list.end() ? list.begin() : one + 1); break;
    default: list.erase(one); other.insert(anywhere_in(other), copy);
    }
}

}

// How long actions take, in milliseconds.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <vector>

namespace clerk::test {

using Action = std::function<void()>;

inline double time_of(const Action& action) {
    const auto start = std::chrono::steady_clock::now();
    action();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

inline double median(std::vector<double> all) {
    std::ranges::nth_element(all, all.begin() + std::ssize(all) / 2);
    return all[all.size() / 2];
}

/// So many of a hundred are within it.
inline double of_a_hundred(std::size_t many, std::vector<double> all) {
    std::ranges::sort(all);
    return all[(all.size() - 1) * many / 100];
}

inline double median(int times, const Action& action) {
    std::vector<double> all;
    for (int i = 0; i < times; ++i) all.push_back(time_of(action));
    return median(std::move(all));
}

/// In turns, and each first as often as the other: what one leaves behind and what else the machine does fall on both.
inline void measure_against_bare(const char* title, const std::function<void(int)>& ours,
                                 const std::function<void(int)>& bare) {
    std::vector<double> our_times, bare_times;
    for (int i = 0; i < 201; ++i) {
        const auto run_ours = [&] { our_times.push_back(time_of([&] { ours(i); })); };
        if (i % 2 == 0) run_ours();
        bare_times.push_back(time_of([&] { bare(i); }));
        if (i % 2 != 0) run_ours();
    }
    std::printf("  %-20s %8.3f ms, bare %.3f ms: %.2f times; 99 of 100 %.2f times\n", title, median(our_times),
                median(bare_times), median(our_times) / median(bare_times),
                of_a_hundred(99, our_times) / of_a_hundred(99, bare_times));
}

}

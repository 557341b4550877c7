#include "core/babylon/rebuilding.h"

#include <algorithm>

namespace clerk::babylon {

namespace {

/// Stairs are built with the higher of their terraces.
int storey(const Ornament& ornament) { return std::max(ornament.a.level, ornament.b.level); }

std::vector<Terrace> terraces_on(const Garden& garden, int level) {
    std::vector<Terrace> found;
    std::ranges::copy_if(garden.terraces(), std::back_inserter(found),
                         [&](const Terrace& terrace) { return terrace.level == level; });
    std::ranges::sort(found, {}, &Terrace::anchor);
    return found;
}

void add_supports(RebuildStep& step, const Garden& garden, const Terrace& terrace) {
    const Supports supports = supports_of(garden, terrace);
    for (const Corner corner : corners) {
        const Space under = below(garden, terrace, corner);
        switch (supports[corner]) {
        case Support::single: step.singles.push_back(under); break;
        case Support::double_: step.doubles.push_back(under); break;
        case Support::statue: step.carriers.push_back(under); break;
        default: break;
        }
    }
}

RebuildStep supports_of(const Garden& garden, const std::vector<Terrace>& terraces, int level) {
    RebuildStep step{.level = level};
    for (const Terrace& terrace : terraces) add_supports(step, garden, terrace);
    for (auto* spaces : {&step.singles, &step.doubles, &step.carriers}) std::ranges::sort(*spaces);
    return step;
}

bool nothing(const RebuildStep& step) { return step == RebuildStep{.level = step.level}; }

}

std::vector<RebuildStep> rebuilding(const Garden& garden) {
    std::vector<RebuildStep> steps;
    const auto add = [&](RebuildStep step) {
        if (!nothing(step)) steps.push_back(std::move(step));
    };
    for (int level = 1; level <= max_level; ++level) {
        const std::vector<Terrace> terraces = terraces_on(garden, level);
        add(supports_of(garden, terraces, level));
        for (const Terrace& terrace : terraces) add({.level = level, .terraces = {terrace}});
        RebuildStep built{.level = level};
        std::ranges::copy_if(garden.ornaments(), std::back_inserter(built.ornaments),
                             [&](const Ornament& ornament) { return storey(ornament) == level; });
        add(std::move(built));
    }
    return steps;
}

Garden rebuilt(const Garden& garden, const std::vector<RebuildStep>& steps, std::size_t count) {
    Garden partial;
    for (std::size_t i = 0; i < std::min(count, steps.size()); ++i) {
        for (const Terrace& terrace : steps[i].terraces) partial.place(terrace, supports_of(garden, terrace));
        for (const Ornament& ornament : steps[i].ornaments) partial.build(ornament);
    }
    return partial;
}

}

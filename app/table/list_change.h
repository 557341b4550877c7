// How one list became another, as far as a person does it in one action.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace clerk::table {

/// Where two lists first differ. Added: there is no `before`. Taken out: there is no `after`.
template <class Part> struct ListChange {
    const Part* before = nullptr;
    const Part* after = nullptr;

    const Part& part() const { return after ? *after : *before; }
};

/// None: they are the same. What it points to lies in the lists.
template <class Part>
std::optional<ListChange<Part>> list_change(const std::vector<Part>& before, const std::vector<Part>& after) {
    std::size_t same = 0;
    while (same < before.size() && same < after.size() && before[same] == after[same]) ++same;
    if (same == before.size() && same == after.size()) return std::nullopt;
    if (after.size() > before.size()) return ListChange<Part>{nullptr, &after[same]};
    if (after.size() < before.size()) return ListChange<Part>{&before[same], nullptr};
    return ListChange<Part>{&before[same], &after[same]};
}

}

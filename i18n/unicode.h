// What the language spoken asks of any text: in which order names stand, and where a line may end. ICU knows it, on
// Windows the system. Other versions of them sort otherwise: what decides something is ordered by bytes instead.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace clerk::i18n {

/// Compared by bytes as the language compares the texts: without regard to case and accents where others differ, in
/// Traditional Chinese by strokes, in Simplified Chinese by sound. Two that it holds equal have the same.
std::string sort_key(const std::string& text);

/// By the name that `name_of` gives of each, as the language sorts them. Those that it holds equal stand by their
/// bytes, and those of one name as before.
template <class List, class NameOf> void sort_by_name(List& list, NameOf name_of) {
    struct Keyed {
        std::string key;
        std::string name;
        typename List::value_type one;
    };
    std::vector<Keyed> keyed;
    for (auto& one : list) {
        const std::string name = std::invoke(name_of, one);
        keyed.push_back({sort_key(name), name, std::move(one)});
    }
    std::ranges::stable_sort(keyed, {}, [](const Keyed& each) { return std::tie(each.key, each.name); });
    std::ranges::transform(keyed, list.begin(), [](Keyed& each) { return std::move(each.one); });
}

/// The parts of a text that stay together on a line; a space belongs to the part before it. Chinese may be broken
/// between most characters, but no line begins with a closing mark or ends with an opening one.
std::vector<std::string> unbroken_parts(const std::string& text);

}

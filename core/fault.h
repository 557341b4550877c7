// Why a document was refused, as data. The words are i18n's.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

namespace clerk {

/// A piece of what a fault says: its kind and what goes into the words of that kind, in order. Without a kind it is a
/// text as it stands: a figure, or what was quoted from the document.
struct Phrase {
    std::string_view kind = {}; ///< "whole-number"; lives as long as the program
    std::vector<Phrase> arguments = {};
    std::string text = {}; ///< UTF-8
    friend bool operator==(const Phrase&, const Phrase&) = default;
};

inline Phrase literal(Phrase phrase) { return phrase; }
inline Phrase literal(std::string_view text) { return {.text = std::string(text)}; }
Phrase literal(std::integral auto figure) { return {.text = std::to_string(figure)}; }

/// The arguments may be phrases, texts and figures.
template <class... Arguments> Phrase phrase(std::string_view kind, Arguments&&... arguments) {
    return {kind, {literal(std::forward<Arguments>(arguments))...}};
}

/// The first thing in a document that is not of the form.
struct Fault {
    std::string path; ///< JSON pointer, "/turns/3/steps/0/terrace/at"; empty: the document
    Phrase phrase;    ///< mostly "expected", with what was expected there and what was found
    friend bool operator==(const Fault&, const Fault&) = default;
};

template <class T> using Expected = tl::expected<T, Fault>;

/// What comes of work that may throw a Fault.
template <class Work> auto attempt(Work work) -> Expected<decltype(work())> {
    try {
        return work();
    } catch (const Fault& fault) {
        return tl::unexpected(fault);
    }
}

Fault expected(std::string path, Phrase what, Phrase found);
Fault missing(std::string path);
Fault too_long(std::size_t most_bytes, std::size_t bytes); ///< the document

/// The path and the kinds, for programmers: "/id: expected(uuid, 12)".
std::string diagnosis(const Fault& fault);

}

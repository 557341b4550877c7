#include "db/people/name_form.h"

#include "core/record.h"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utf8proc.h>

namespace clerk::db {

namespace {

const utf8proc_uint8_t* bytes(const std::string& text) {
    return reinterpret_cast<const utf8proc_uint8_t*>(text.data());
}
utf8proc_ssize_t size(const std::string& text) { return static_cast<utf8proc_ssize_t>(text.size()); }

/// Longer than any name that can be entered: a history that another program changed may have one, and to order its
/// marks takes the square of them.
constexpr std::size_t longest = 8 * limits::name;

/// As it is where it is no UTF-8.
std::string mapped(const std::string& text, int options) {
    if (text.size() > longest) return text;
    utf8proc_uint8_t* out = nullptr;
    const utf8proc_ssize_t length =
        utf8proc_map(bytes(text), size(text), &out, static_cast<utf8proc_option_t>(options));
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(out, std::free);
    return length < 0 ? text : std::string(out, out + length);
}

}

std::string name_form(const std::string& name) {
    return mapped(name, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
}

std::array<std::string, 2> unicode_forms(const std::string& name) {
    return {mapped(name, UTF8PROC_STABLE | UTF8PROC_COMPOSE), mapped(name, UTF8PROC_STABLE | UTF8PROC_DECOMPOSE)};
}

bool is_text(const std::string& text) {
    if (std::ranges::all_of(text, [](char letter) { return static_cast<signed char>(letter) > 0; })) return true;
    utf8proc_int32_t letter = 0;
    for (utf8proc_ssize_t at = 0, step = 0; at < size(text); at += step) {
        step = utf8proc_iterate(bytes(text) + at, size(text) - at, &letter);
        if (step <= 0 || letter == 0) return false;
    }
    return true;
}

bool is_name(const std::string& text) {
    const utf8proc_ssize_t letters = utf8proc_decompose(bytes(text), size(text), nullptr, 0, utf8proc_option_t{});
    return letters > 0 && letters <= static_cast<utf8proc_ssize_t>(limits::name);
}

}

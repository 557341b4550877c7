#include "db/people/name_form.h"

#include "core/record.h"

#include <cstdlib>
#include <memory>
#include <utf8proc.h>

namespace clerk::db {

namespace {

const utf8proc_uint8_t* bytes(const std::string& text) {
    return reinterpret_cast<const utf8proc_uint8_t*>(text.data());
}
utf8proc_ssize_t size(const std::string& text) { return static_cast<utf8proc_ssize_t>(text.size()); }

}

std::string name_form(const std::string& name) {
    utf8proc_uint8_t* out = nullptr;
    const auto options = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT |
                                                        UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
    const utf8proc_ssize_t length = utf8proc_map(bytes(name), size(name), &out, options);
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(out, std::free);
    return length < 0 ? name : std::string(out, out + length);
}

bool is_name(const std::string& text) {
    const utf8proc_ssize_t letters = utf8proc_decompose(bytes(text), size(text), nullptr, 0, utf8proc_option_t{});
    return letters > 0 && letters <= static_cast<utf8proc_ssize_t>(limits::name);
}

}

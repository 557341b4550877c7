#include "i18n/unicode.h"
#include "i18n/words.h"

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string_view>
#include <unicode/brkiter.h>
#include <unicode/coll.h>
#include <unicode/utext.h>

namespace clerk::i18n {

namespace {

void require(UErrorCode error) {
    if (U_FAILURE(error)) throw std::runtime_error(std::string("ICU: ") + u_errorName(error));
}

/// ICU's tool of the language spoken, kept until it is another one: to make one takes as long as many uses.
template <class Tool> Tool& spoken(Tool* (*make)(const icu::Locale&, UErrorCode&)) {
    thread_local std::string language;
    thread_local std::unique_ptr<Tool> kept;
    if (!kept || language != i18n::language()) {
        UErrorCode error = U_ZERO_ERROR;
        kept.reset(make(icu::Locale(i18n::language().c_str()), error));
        require(error);
        language = i18n::language();
    }
    return *kept;
}

}

std::string sort_key(const std::string& text) {
    const icu::Collator& collator = spoken<icu::Collator>(&icu::Collator::createInstance);
    const auto sorted = icu::UnicodeString::fromUTF8(text);
    std::vector<std::uint8_t> key(static_cast<std::size_t>(collator.getSortKey(sorted, nullptr, 0)));
    collator.getSortKey(sorted, key.data(), static_cast<std::int32_t>(key.size()));
    return {key.begin(), key.end()};
}

std::vector<std::string> unbroken_parts(const std::string& text) {
    icu::BreakIterator& breaks = spoken<icu::BreakIterator>(&icu::BreakIterator::createLineInstance);
    UErrorCode error = U_ZERO_ERROR;
    UText bytes = UTEXT_INITIALIZER;
    utext_openUTF8(&bytes, text.data(), static_cast<std::int64_t>(text.size()), &error);
    breaks.setText(&bytes, error); // it takes a copy that refers to the same bytes
    utext_close(&bytes);
    require(error);
    std::vector<std::string> parts;
    std::size_t begin = 0;
    for (std::int32_t end = breaks.next(); end != icu::BreakIterator::DONE; end = breaks.next()) {
        parts.push_back(text.substr(begin, static_cast<std::size_t>(end) - begin));
        begin = static_cast<std::size_t>(end);
    }
    return parts;
}

}

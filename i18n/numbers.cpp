#include "i18n/numbers.h"

#include <cmath>

#include <wx/translation.h>

namespace clerk::i18n {

namespace {

/// The locale of the system, which printf follows, may be another language's than the one that is spoken.
wxString tenths(long long number) {
    // TRANSLATORS: what stands before the decimals of a number: "." in English, "," in many languages.
    const wxString mark = wxGETTEXT_IN_CONTEXT("number", ".");
    const long long size = std::abs(number);
    return wxString::Format("%s%lld%s%lld", number < 0 ? "-" : "", size / 10, mark, size % 10);
}

}

wxString whole(double value) { return wxString::Format("%lld", std::llround(value)); }

wxString average(double value) { return tenths(std::llround(value * 10)); }

}

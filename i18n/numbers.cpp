#include "i18n/numbers.h"

#include <cmath>

#include <wx/translation.h>

namespace clerk::i18n {

namespace {

/// The locale of the system, which printf follows, may be another language's than the one that is spoken.
wxString with_mark(long long number, long long parts, const char* form) {
    // TRANSLATORS: what stands before the decimals of a number: "." in English, "," in many languages.
    const wxString mark = wxGETTEXT_IN_CONTEXT("number", ".");
    const long long size = std::abs(number);
    return wxString::Format(form, number < 0 ? "-" : "", size / parts, mark, size % parts);
}

}

wxString whole(double value) { return wxString::Format("%lld", std::llround(value)); }

wxString average(double value) { return with_mark(std::llround(value * 10), 10, "%s%lld%s%lld"); }

wxString hundredths(double value) { return with_mark(std::llround(value * 100), 100, "%s%lld%s%02lld"); }

}

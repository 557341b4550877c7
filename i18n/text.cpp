#include "i18n/text.h"

#include <algorithm>
#include <cmath>

#include <wx/translation.h>

namespace clerk::i18n {

wxString text(std::string_view utf8) {
    const wxString whole = wxString::FromUTF8(utf8.data(), utf8.size());
    return whole.empty() ? wxString::From8BitData(utf8.data(), utf8.size()) : whole;
}

bool turns_direction(wxUniChar letter) {
    const auto code = letter.GetValue();
    return (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

bool is_sign(wxUniChar letter) {
    const auto code = letter.GetValue();
    const bool control = code < 0x20 || (code >= 0x7F && code <= 0x9F), ends_a_line = code == 0x2028 || code == 0x2029;
    const bool note = code >= 0xFFF9 && code <= 0xFFFB, language = code >= 0xE0000 && code < 0xE0020;
    return control || ends_a_line || note || language || turns_direction(letter);
}

wxString name_line(std::string_view utf8) {
    wxString whole = text(utf8);
    if (std::none_of(whole.begin(), whole.end(), is_sign)) return whole;
    wxString line;
    for (const wxUniChar letter : whole) line += is_sign(letter) ? wxUniChar(0xFFFD) : letter;
    return line;
}

}

namespace clerk::i18n {

namespace {

wxString decimal_mark() {
    // TRANSLATORS: what stands before the decimals of a number: "." in English, "," in many languages.
    return wxGETTEXT_IN_CONTEXT("number", ".");
}

/// The locale of the system, which printf follows, may be another language's than the one that is spoken.
wxString with_mark(long long number, long long parts, const char* form) {
    const long long size = std::abs(number);
    return wxString::Format(form, number < 0 ? "-" : "", size / parts, decimal_mark(), size % parts);
}

}

wxString whole(double value) { return wxString::Format("%lld", std::llround(value)); }

wxString average(double value) {
    constexpr double most = 9e17; // ten times of which 64 bits hold
    return std::abs(value) < most ? with_mark(std::llround(value * 10), 10, "%s%lld%s%lld")
                                  : wxString::Format("%.0f", value);
}

wxString hundredths(double value) { return with_mark(std::llround(value * 100), 100, "%s%lld%s%02lld"); }

wxString figure(const Points& points) { return wxString::FromUTF8(print(points, decimal_mark().utf8_string())); }

wxString figure_or_dash(const std::optional<Points>& total) { return total ? figure(*total) : wxString("-"); }
wxString figure_or_dash(std::optional<int> total) { return total ? figure(*total) : wxString("-"); }

wxString rating(const Rating& rating) {
    constexpr wxUniChar::value_type plus_minus = 0xB1;
    const auto whole = [](double value) { return wxString() << std::lround(value); };
    return whole(rating.mu) + " " + wxUniChar(plus_minus) + " " + whole(uncertainty(rating));
}

}

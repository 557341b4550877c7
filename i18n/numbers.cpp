#include "i18n/numbers.h"

#include "core/score_sheet.h"
#include "i18n/words.h"

#include <cmath>

#include <wx/translation.h>

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

namespace {

wxString name_or(std::string_view game, const wxString& usual) {
    const auto all = categories(game);
    return all.size() == 1 ? category(game, all.front()) : usual;
}

}

wxString points_name(std::string_view game) { return name_or(game, _("Points")); }

wxString total_name(std::string_view game) { return name_or(game, _("Total")); }

wxString figure_or_dash(const std::optional<Points>& total) { return total ? figure(*total) : wxString("-"); }
wxString figure_or_dash(std::optional<int> total) { return total ? figure(*total) : wxString("-"); }

wxString rating(const Rating& rating) {
    constexpr wxUniChar::value_type plus_minus = 0xB1;
    const auto whole = [](double value) { return wxString() << std::lround(value); };
    return whole(rating.mu) + " " + wxUniChar(plus_minus) + " " + whole(uncertainty(rating));
}

}

// Days as the language writes them.
#pragma once

#include <optional>

#include <wx/datetime.h>
#include <wx/string.h>

namespace clerk::i18n {

wxString day(const wxDateTime& time);         ///< "21 Nov 2026"
wxString day_and_time(const wxDateTime& time, ///< "21 Nov 2026, 20:05"
                      bool seconds = false);  ///< "21 Nov 2026, 20:05:09"

/// Of "2026-11-21" in every language, of a date as above with its month in words, however much of it is written, and of
/// figures in the order of the language: "21.11.2026" or "21.11.26" where the day comes first. None: it is no day since
/// 1900, or it may be two.
std::optional<wxDateTime> read_day(const wxString& text);

}

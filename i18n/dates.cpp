#include "i18n/dates.h"

#include "i18n/text.h"
#include "i18n/words.h"

#include <wx/translation.h>

namespace clerk::i18n {

namespace {

wxString month(wxDateTime::Month number) {
    switch (number) {
    case wxDateTime::Jan: return wxGETTEXT_IN_CONTEXT("month", "Jan");
    case wxDateTime::Feb: return wxGETTEXT_IN_CONTEXT("month", "Feb");
    case wxDateTime::Mar: return wxGETTEXT_IN_CONTEXT("month", "Mar");
    case wxDateTime::Apr: return wxGETTEXT_IN_CONTEXT("month", "Apr");
    case wxDateTime::May: return wxGETTEXT_IN_CONTEXT("month", "May");
    case wxDateTime::Jun: return wxGETTEXT_IN_CONTEXT("month", "Jun");
    case wxDateTime::Jul: return wxGETTEXT_IN_CONTEXT("month", "Jul");
    case wxDateTime::Aug: return wxGETTEXT_IN_CONTEXT("month", "Aug");
    case wxDateTime::Sep: return wxGETTEXT_IN_CONTEXT("month", "Sep");
    case wxDateTime::Oct: return wxGETTEXT_IN_CONTEXT("month", "Oct");
    case wxDateTime::Nov: return wxGETTEXT_IN_CONTEXT("month", "Nov");
    case wxDateTime::Dec: return wxGETTEXT_IN_CONTEXT("month", "Dec");
    case wxDateTime::Inv_Month: break;
    }
    return {};
}

}

wxString day(const wxDateTime& time) {
    // TRANSLATORS: a date: its day, its month (one of those of the context "month"), its year.
    return fill(wxGETTEXT_IN_CONTEXT("date", "{1} {2} {3}"),
                {figure(time.GetDay()), month(time.GetMonth()), figure(time.GetYear())});
}

wxString day_and_time(const wxDateTime& time, bool seconds) {
    // TRANSLATORS: a date and the time of the day, "20:05".
    return fill(wxGETTEXT_IN_CONTEXT("date", "{1}, {2}"), {day(time), time.Format(seconds ? "%H:%M:%S" : "%H:%M")});
}

}

#include "app/desktop/widgets/error_log.h"

#include "app/desktop/drawing/ellipsis.h"
#include "app/desktop/widgets/clipboard.h"
#include "app/desktop/widgets/messages.h"
#include "app/desktop/widgets/state_folder.h"
#include "db/file/disk.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <fstream>
#include <typeinfo>

#include <wx/datetime.h>
#include <wx/log.h>
#include <wx/utils.h>
#include <wx/version.h>

namespace clerk::desktop {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t largest_log = 256 * 1024; ///< bytes of one file
constexpr std::size_t longest_entry = 4096;        ///< letters

wxString utc_now() { return wxDateTime::Now().ToUTC().FormatISOCombined() + "Z"; }

/// The log of before is put aside once it is full. False: what is there is none, as a pipe, which would be waited for.
bool make_room(const fs::path& log) {
    std::error_code none;
    if (!fs::exists(log, none)) return true;
    if (!fs::is_regular_file(log, none)) return false;
    if (fs::file_size(log, none) >= largest_log) fs::rename(log, fs::path(log).replace_extension("old.log"), none);
    return true;
}

wxString in_one_line(wxString text) {
    for (wxUniCharRef letter : text)
        if (letter.GetValue() < ' ' || letter.GetValue() == 0x7f) letter = ' ';
    return text.Left(longest_entry);
}

class ErrorsOfWx : public wxLog {
protected:
    void DoLogTextAtLevel(wxLogLevel level, const wxString& message) override {
        if (level <= wxLOG_Warning) log_error({message, "wxLog"});
    }
};

}

ErrorReport report_of_current_exception() {
    std::string cause;
    try {
        throw;
    } catch (const std::exception& error) {
        cause = std::string(typeid(error).name()) + ": " + error.what();
    } catch (...) {
        cause = "not a std::exception";
    }
    return {sentence_of_current_exception(), std::move(cause)};
}

fs::path error_log() { return state_file("errors.log"); }

void log_error(const ErrorReport& error) try {
    const fs::path log = error_log();
    if (log.empty() || !make_room(log)) return;
    db::make_file(log);
    const wxString line = utc_now() + " " CLERK_VERSION " " + error.told + " [" + text(error.cause) + "]";
    std::ofstream(log, std::ios::binary | std::ios::app) << utf8(in_one_line(line)) + '\n';
} catch (const fs::filesystem_error&) { // it is told all the same
}

void log_errors_of_wx() { new wxLogChain(new ErrorsOfWx); }

wxString details(const ErrorReport& error) {
    wxString lines = error.told + "\n";
    if (!error.cause.empty()) lines += text(error.cause) + "\n";
    lines += "\nClerk of Works " CLERK_VERSION ", " + utc_now() + "\n" + wxVERSION_STRING + ", " +
             wxGetOsDescription() + "\n" + text(i18n::language()) + "\n";
    if (const fs::path log = error_log(); !log.empty()) lines += text(log.string()) + "\n";
    return lines;
}

bool copy_details(const ErrorReport& error) { return copy_words(details(error)); }

}

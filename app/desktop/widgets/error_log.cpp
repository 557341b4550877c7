#include "app/desktop/widgets/error_log.h"

#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/printing.h"
#include "app/desktop/widgets/settings.h"
#include "app/table/desk.h"
#include "db/file/disk.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <fstream>
#include <typeinfo>

#include <wx/datetime.h>
#include <wx/log.h>
#include <wx/stdpaths.h>
#include <wx/utils.h>
#include <wx/version.h>

namespace clerk::desktop {

namespace fs = std::filesystem;

namespace {

fs::path& folder_in_use() {
    static fs::path folder;
    return folder;
}

}

fs::path usual_state_folder() {
#ifdef __UNIX__
    const fs::path state = user_folder("XDG_STATE_HOME", ".local/state");
    return state.empty() ? state : state / "clerk-of-works";
#else
    return utf8(wxStandardPaths::Get().GetUserLocalDataDir());
#endif
}

void use_state_folder(fs::path folder) { folder_in_use() = std::move(folder); }

fs::path state_file(std::string_view name) try {
    if (folder_in_use().empty()) return {};
    db::make_folder(folder_in_use());
    return folder_in_use() / name;
} catch (const fs::filesystem_error&) {
    return {};
}

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

namespace {

wxString name(const std::filesystem::path& file) { return text(file.string()); }

}

wxString sentence(const std::filesystem::path& file, const Fault& fault) {
    if (const auto newer = newer_record(name(file), fault)) return *newer;
    const wxString place = fault.path.empty() ? _("the document") : text(fault.path);
    return i18n::fill(_("{1} is not a game record and was not brought in. At {2}: {3}"),
                      {name(file), place, i18n::expectation(fault)});
}

wxString sentence_of_current_exception() {
    try {
        throw;
    } catch (const db::Error& error) {
        return sentence(error);
    } catch (const exchange::FileError& error) {
        return sentence(error);
    } catch (const NotPlayed& error) {
        return i18n::fill(_("{1} has no board in this window yet. The game is kept in the history; the command clerk "
                            "checks and scores it."),
                          {i18n::game_name(error.game)});
    } catch (const std::exception& error) {
        return i18n::fill(_("That did not work: {1}. Nothing was changed."), {text(error.what())});
    }
}

}

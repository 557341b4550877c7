// What went wrong: in a sentence for who is there, and in a file for who is to find out why.
#pragma once

#include "app/exchange/files.h"
#include "app/history/error_words.h"
#include "core/record.h"

#include <filesystem>
#include <string>
#include <string_view>

#include <wx/string.h>

namespace clerk::desktop {

using clerk::sentence;

// What the program keeps for itself and may lose: what was opened last, what went wrong. It is the user's alone.

/// `$XDG_STATE_HOME/clerk-of-works`, by the XDG rules; empty where the environment names no folder.
std::filesystem::path usual_state_folder();

/// From now on files are kept there; empty, as at first: nothing is kept.
void use_state_folder(std::filesystem::path folder);

/// A file in it, in a folder that is there; empty: nothing can be kept.
std::filesystem::path state_file(std::string_view name);

// What went wrong, for who is asked to find out why: a file in the state folder, and a text to hand on.
struct ErrorReport {
    wxString told;          ///< in one sentence, to who uses the program
    std::string cause = {}; ///< of use to a programmer only; empty: what is told says all
};

/// Of the exception being handled; every action of the window ends here when it fails.
ErrorReport report_of_current_exception();

std::filesystem::path error_log(); ///< empty: none is kept

/// Writes a line, in a log that never grows beyond two files of 256 KiB. What cannot be written is given up without a
/// word.
void log_error(const ErrorReport& error);
/// What wxWidgets has to tell of errors is written down as well.
void log_errors_of_wx();

/// With the versions of the program, its libraries and the system.
wxString details(const ErrorReport& error);
bool copy_details(const ErrorReport& error); ///< false: another program holds the clipboard

// What went wrong with a file, in one sentence that names it and the way out.

wxString sentence(const std::filesystem::path& file, const Fault& fault);
/// Of the exception being handled; every action of the window ends here when it fails.
wxString sentence_of_current_exception();

}

// What went wrong, for who is asked to find out why: a file in the state folder, and a text to hand on.
#pragma once

#include <filesystem>
#include <string>

#include <wx/string.h>

namespace clerk::desktop {

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

}

// What leaves the window: on paper, and onto the clipboard.
#pragma once

#include <filesystem>

#include <wx/print.h>
#include <wx/string.h>

namespace clerk::desktop {

// Text on the clipboard.

bool copy_words(const wxString& words); ///< false: another program holds the clipboard
/// What to tell of it: these words where it was done.
wxString copied_in_words(bool done, const wxString& words);

// Paper, and files that are like paper. A printer that is not there ends nothing.

/// Asks for the printer. Why it was not printed, in a sentence; empty: it was, or the person thought better of it.
wxString print(wxWindow* parent, wxPrintout& printout);

#ifdef __WXGTK__ // elsewhere a printer is needed, and what a file becomes is its affair
/// Into a PDF file, without asking for anything. Why not, in a sentence; empty: it is there.
wxString print_into(wxPrintout& printout, const std::filesystem::path& pdf);
#endif

}

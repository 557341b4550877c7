// What the program keeps of its user beside the games: a small file in the platform's folder for settings.
#pragma once

#include <filesystem>
#include <string>

#include <wx/toplevel.h>

namespace clerk::desktop {

std::filesystem::path settings_file();

/// From now on settings are those of the file. What cannot be read or understood in it counts as never set.
void open_settings(const std::filesystem::path& file);
/// Writes them. What cannot be written is given up without a word: no game is lost by it.
void close_settings();

/// The window takes the size and place it had under this name, and keeps them when it goes, if settings are open.
void remember(wxTopLevelWindow& window, const wxString& name);

bool keeps_settings(); ///< a file is open for them
/// Empty: it was never kept.
std::string kept_setting(const std::string& name);
void keep_setting(const std::string& name, const std::string& value);

/// Whether a panel was shown when it was shown or hidden last; not unless it ever was.
bool was_shown(const wxString& panel);
void remember_shown(const wxString& panel, bool shown);

/// What was chosen under this name last; empty: nothing was.
wxString chosen_before(const wxString& name);
void remember_chosen(const wxString& name, const wxString& value);

}

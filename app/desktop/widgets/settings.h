// What the program keeps of its user beside the games.
#pragma once

#include <filesystem>
#include <string>

#include <wx/toplevel.h>

namespace clerk::desktop {

/// Folders that the environment names, by the XDG rules.
/// What `variable` names, or `usual` in the user's home; a relative path in either is to be ignored. Empty: there is
/// neither.
std::filesystem::path user_folder(const char* variable, const std::filesystem::path& usual);

// What the program keeps of its user beside the games: a small file in the platform's folder for settings.

std::filesystem::path settings_file(); ///< empty: the environment names no folder for it

/// From now on settings are those of the file. What cannot be read or understood in it counts as never set; a file of
/// more than a megabyte, or that is no text in UTF-8, is put aside as *.unreadable.conf, also where it becomes so
/// later.
void open_settings(const std::filesystem::path& file);
void close_settings(); ///< each was written when it was kept

/// The window takes the size and place it had under this name, and keeps them when it goes, if settings are open.
void remember(wxTopLevelWindow& window, const wxString& name);

bool keeps_settings(); ///< a file is open for them
/// As it was kept; empty: it was not. The name may have folders: "panels/built".
std::string kept_setting(const std::string& name);
/// From least to most; what is kept may be anything, and what is no number counts as the usual one.
int kept_number(const std::string& name, int usual, int least, int most);
/// In the file when it returns. An empty value forgets it. False: it could not be written, and is forgotten when
/// another setting is kept or the window goes; or the file would become too large. Where no settings are open there is
/// nothing to be written.
bool keep_setting(const std::string& name, const std::string& value);
wxString why_not_kept(); ///< a sentence for who would miss it

}

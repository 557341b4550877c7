#include "app/desktop/widgets/settings.h"

#include "i18n/text.h"

#include <wx/display.h>
#include <wx/fileconf.h>
#include <wx/log.h>
#include <wx/persist/toplevel.h>
#include <wx/stdpaths.h>

namespace clerk::desktop {

std::filesystem::path settings_file() {
#ifdef __WXMSW__
    const wxString folder = wxStandardPaths::Get().GetUserLocalDataDir(); // where the history is
#else
    wxStandardPaths::Get().SetFileLayout(wxStandardPaths::FileLayout_XDG);
    const wxString folder = wxStandardPaths::Get().GetUserConfigDir();
#endif
    return std::filesystem::path(utf8(folder)) / "clerk-of-works.conf";
}

void open_settings(const std::filesystem::path& file) {
    const wxLogNull quiet;
    std::error_code failed; // then they are not kept
    std::filesystem::create_directories(file.parent_path(), failed);
    delete wxConfigBase::Set(
        new wxFileConfig(wxEmptyString, wxEmptyString, text(file.string()), wxEmptyString, wxCONFIG_USE_LOCAL_FILE));
}

void close_settings() {
    const wxLogNull quiet;
    delete wxConfigBase::Set(nullptr);
}

void remember(wxTopLevelWindow& window, const wxString& name) {
    if (!wxConfigBase::Get(false)) return; // no settings are open
    wxPersistentRegisterAndRestore(&window, name);
    window.Iconize(false); // one that was closed while nobody saw it
    const wxDisplay display(&window);
    wxSize size = window.GetSize();
    size.DecTo(display.GetClientArea().GetSize());
    size.IncTo(window.GetMinSize());
    window.SetSize(size);
}

std::string kept_setting(const std::string& name) {
    const wxConfigBase* settings = wxConfigBase::Get(false);
    return settings ? utf8(settings->Read("/" + text(name), wxString())) : std::string();
}

void keep_setting(const std::string& name, const std::string& value) {
    if (wxConfigBase* settings = wxConfigBase::Get(false)) settings->Write("/" + text(name), text(value));
}

bool was_shown(const wxString& panel) {
    const wxConfigBase* settings = wxConfigBase::Get(false);
    return settings && settings->ReadBool("/panels/" + panel, false);
}

void remember_shown(const wxString& panel, bool shown) {
    if (wxConfigBase* settings = wxConfigBase::Get(false)) settings->Write("/panels/" + panel, shown);
}

wxString chosen_before(const wxString& name) {
    const wxConfigBase* settings = wxConfigBase::Get(false);
    return settings ? settings->Read("/choices/" + name, wxString()) : wxString();
}

bool keeps_settings() { return wxConfigBase::Get(false); }

void remember_chosen(const wxString& name, const wxString& value) {
    if (wxConfigBase* settings = wxConfigBase::Get(false)) settings->Write("/choices/" + name, value);
}

}

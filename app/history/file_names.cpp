#include "app/history/file_names.h"

#include "i18n/text.h"

namespace clerk {

wxString file_name(const wxString& day, const std::vector<std::string>& players, const wxString& ending) {
    wxString name = day;
    for (const std::string& player : players) name += (name.length() > day.length() ? ", " : " ") + text(player);
    for (const wxUniChar forbidden : wxString("/\\:*?\"<>|")) name.Replace(wxString(forbidden), "_");
    return name.Left(80) + ending;
}

}

#include "app/table/entries.h"

#include "db/people/name_form.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <set>

namespace clerk::table {

std::string look_alike(const std::string& name, const std::vector<std::string>& known) {
    const std::string form = db::name_form(name);
    if (form.empty() || std::ranges::find(known, name) != known.end()) return {};
    const auto found = std::ranges::find(known, form, db::name_form);
    return found == known.end() ? std::string() : *found;
}

std::string next_name(const std::vector<std::string>& taken, const std::vector<std::string>& likely) {
    for (const std::string& name : likely)
        if (std::ranges::find(taken, name) == taken.end()) return name;
    // TRANSLATORS: the name of a player who was not named; {1} is 1, 2, 3 ...
    return utf8(i18n::fill(_("Player {1}"), {figure(static_cast<int>(taken.size()) + 1)}));
}

wxString fault(const std::vector<std::string>& names) {
    if (std::ranges::find(names, std::string()) != names.end()) return _("Every player needs a name.");
    const std::optional<std::string> twice = borne_by_several(names);
    return twice ? i18n::fill(_("Two players are called {1}. Give one of them another name."), {text(*twice)})
                 : wxString();
}

std::string told_apart(const std::string& name, const std::vector<std::string>& taken) {
    std::set<std::string> forms;
    for (const std::string& other : taken) forms.insert(db::name_form(other));
    for (int number = 2;; ++number) {
        // TRANSLATORS: a name that somebody else bears, too, and a number: "Linda (2)"
        std::string apart =
            utf8(i18n::fill(wxGETTEXT_IN_CONTEXT("namesake", "{1} ({2})"), {text(name), figure(number)}));
        if (!forms.contains(db::name_form(apart))) return apart;
    }
}

std::optional<std::string> borne_by_several(const std::vector<std::string>& names) {
    std::set<std::string> seen;
    for (const std::string& name : names)
        if (!seen.insert(name).second) return name;
    return std::nullopt;
}

}

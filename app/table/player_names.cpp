#include "app/table/player_names.h"

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
    std::set<std::string> seen;
    for (const std::string& name : names) {
        if (name.empty()) return _("Every player needs a name.");
        if (!seen.insert(name).second)
            return i18n::fill(_("Two players are called {1}. Give one of them another name."), {text(name)});
    }
    return {};
}

}

#include "app/history/match_words.h"

#include <wx/translation.h>

namespace clerk {

wxString match_words(const PlannedPerson& planned) {
    switch (planned.match) {
    case Match::none: return _("someone new");
    case Match::id: return _("the same entry");
    case Match::name: return _("the same name");
    case Match::form: return _("a name that differs in form only");
    case Match::chosen: return planned.name.empty() ? _("someone new, as you say") : _("as you say");
    }
    return {};
}

}

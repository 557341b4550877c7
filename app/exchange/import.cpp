#include "app/exchange/import.h"

#include "i18n/words.h"

namespace clerk::exchange {

wxString reason(const Refusal& unreadable) {
    const wxString why = i18n::expectation(unreadable.fault), path = i18n::text(unreadable.fault.path);
    const wxString play = i18n::text(unreadable.play);
    if (path.empty()) return play.empty() ? why : i18n::fill(_("{1}: {2}"), {play, why});
    if (play.empty()) return i18n::fill(_("at {1}: {2}"), {path, why});
    return i18n::fill(_("{1}, at {2}: {3}"), {play, path, why});
}

wxString sentence(const Refusal& refusal) {
    const wxString why = i18n::expectation(refusal.fault);
    const wxString path = i18n::text(refusal.fault.path), play = i18n::text(refusal.play);
    if (path.empty() && play.empty()) return i18n::fill(_("Nothing was brought in: {1}."), {why});
    if (path.empty()) return i18n::fill(_("Nothing was brought in. {1}: {2}."), {play, why});
    if (play.empty()) return i18n::fill(_("Nothing was brought in. At {1}: {2}."), {path, why});
    return i18n::fill(_("Nothing was brought in. {1}, at {2}: {3}."), {play, path, why});
}

}

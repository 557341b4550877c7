#include "app/desktop/widgets/clipboard.h"

#include <wx/clipbrd.h>
#include <wx/translation.h>

namespace clerk::desktop {

bool copy_words(const wxString& words) {
    const wxClipboardLocker locker;
    return !!locker && wxTheClipboard->SetData(new wxTextDataObject(words));
}

wxString copied_in_words(bool done, const wxString& words) {
    return done ? words : _("Nothing was copied: another program holds the clipboard. Try again.");
}

}

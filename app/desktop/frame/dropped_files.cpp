#include "app/desktop/frame/dropped_files.h"

#include <wx/app.h>

namespace clerk::desktop {

bool DroppedFiles::OnDropFiles(wxCoord, wxCoord, const wxArrayString& files) {
    wxTheApp->CallAfter([take = take_, files] { take(files); });
    return true;
}

}

#include "app/desktop/frame/dropped_files.h"

#include "i18n/text.h"

#include <wx/app.h>
#include <wx/image.h>
#include <wx/log.h>

namespace clerk::desktop {

bool DroppedFiles::OnDropFiles(wxCoord, wxCoord, const wxArrayString& files) {
    wxTheApp->CallAfter([take = take_, files] { take(files); });
    return true;
}

bool is_picture_file(const std::filesystem::path& file) {
    const wxLogNull quiet;
    if (!wxImage::FindHandler(wxBITMAP_TYPE_JPEG)) wxInitAllImageHandlers();
    return wxImage::CanRead(text(file.string()));
}

}

// A column of text in a list: what is too long for it ends in "…".
#pragma once

#include <wx/dataview.h>

namespace clerk::desktop {

/// In pixels: `width` in FromDIP's at the usual size of text, and room for the title in any language.
[[nodiscard]] int column_width(const wxWindow& list, const wxString& title, int width);

/// `number`: of the model; `width`: as above, or one of wxWidgets' own.
wxDataViewColumn& append_text_column(wxDataViewCtrl& list, const wxString& title, unsigned number, int width,
                                     wxAlignment align = wxALIGN_NOT, int flags = wxDATAVIEW_COL_RESIZABLE);

}

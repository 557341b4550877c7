// A column of text in a list: what is too long for it ends in "…".
#pragma once

#include <wx/dataview.h>

namespace clerk::desktop {

/// `number`: of the model; `width`: in FromDIP's pixels at the usual size of text, or one of wxWidgets' own.
wxDataViewColumn& append_text_column(wxDataViewCtrl& list, const wxString& title, unsigned number, int width,
                                     wxAlignment align = wxALIGN_NOT, int flags = wxDATAVIEW_COL_RESIZABLE);

}

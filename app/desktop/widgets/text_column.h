// Lists: a column of text, in which what is too long ends in "…", and the line that is chosen.
#pragma once

#include <wx/dataview.h>

namespace clerk::desktop {

/// In pixels: `width` in FromDIP's at the usual size of text, and room for the title in any language.
[[nodiscard]] int column_width(const wxWindow& list, const wxString& title, int width);

/// `number`: of the model; `width`: as above, or one of wxWidgets' own.
wxDataViewColumn& append_text_column(wxDataViewCtrl& list, const wxString& title, unsigned number, int width,
                                     wxAlignment align = wxALIGN_NOT, int flags = wxDATAVIEW_COL_RESIZABLE);

/// Chooses a line and brings it into sight, also once the lines of a list that is filled or shown just now have their
/// places.
void choose_in_sight(wxDataViewCtrl& list, const wxDataViewItem& item);

}

#include "app/desktop/widgets/text_column.h"

#include "app/desktop/widgets/labels.h"

namespace clerk::desktop {

wxDataViewColumn& append_text_column(wxDataViewCtrl& list, const wxString& title, unsigned number, int width,
                                     wxAlignment align, int flags) {
    auto* cells = new wxDataViewTextRenderer("string", wxDATAVIEW_CELL_INERT, align);
    cells->EnableEllipsize(wxELLIPSIZE_END);
    auto* column = new wxDataViewColumn(title, cells, number, width < 0 ? width : wide(list, width), align, flags);
    list.AppendColumn(column);
    return *column;
}

}

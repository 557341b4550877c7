#include "app/desktop/widgets/text_column.h"

#include "app/desktop/widgets/labels.h"

#include <algorithm>

namespace clerk::desktop {

int column_width(const wxWindow& list, const wxString& title, int width) {
    constexpr int around = 14;
    const wxFont bold = list.GetFont().Bold();
    int room = 0;
    list.GetTextExtent(title, &room, nullptr, nullptr, nullptr, &bold);
    return std::max(wide(list, width), room + list.FromDIP(around));
}

wxDataViewColumn& append_text_column(wxDataViewCtrl& list, const wxString& title, unsigned number, int width,
                                     wxAlignment align, int flags) {
    auto* cells = new wxDataViewTextRenderer("string", wxDATAVIEW_CELL_INERT, align);
    cells->EnableEllipsize(wxELLIPSIZE_END);
    const int room = width < 0 ? width : column_width(list, title, width);
    auto* column = new wxDataViewColumn(title, cells, number, room, align, flags);
    list.AppendColumn(column);
    return *column;
}

void choose_in_sight(wxDataViewCtrl& list, const wxDataViewItem& item) {
    list.Select(item);
    list.EnsureVisible(item);
    list.CallAfter([&list, item] {
        if (item.IsOk() && list.GetSelection() == item) list.EnsureVisible(item);
    });
}

}

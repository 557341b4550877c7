#include "app/desktop/babylon/level_picture.h"

#include "app/desktop/babylon/pieces.h"

#include <wx/brush.h>
#include <wx/pen.h>

namespace clerk::desktop::babylon {

wxBitmap level_picture(const wxWindow& window, int side, int level, const wxString& sign) {
    return picture(window, side, [&](wxGraphicsContext& gc, const Area& area) {
        gc.SetPen(wxPen(colours().terrace(1)));
        gc.SetBrush(wxBrush(colours().terrace(level)));
        gc.DrawRoundedRectangle(area.m_x + 0.5, area.m_y + 0.5, area.m_width - 1, area.m_height - 1, 4);
        gc.SetFont(window.GetFont().Bold(), colours().ink);
        double width = 0, height = 0;
        gc.GetTextExtent(sign, &width, &height);
        gc.DrawText(sign, area.m_x + (area.m_width - width) / 2, area.m_y + (area.m_height - height) / 2);
    });
}

}

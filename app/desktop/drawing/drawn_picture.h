// A picture in a page, drawn as large as its window is.
#pragma once

#include "app/desktop/drawing/painting.h"

#include <functional>

#include <wx/graphics.h>
#include <wx/image.h>
#include <wx/window.h>

namespace clerk::desktop {

using DrawSized = std::function<void(wxGraphicsContext&, wxSize)>;

/// As an image of its own, on the ground of the window. `scale`: its pixels for one of the size's.
wxImage drawn_image(const DrawSized& draw, wxSize size, double scale = 1);

class DrawnPicture : public wxWindow {
public:
    explicit DrawnPicture(wxWindow* parent, DrawSized draw = {});

    void show(DrawSized draw, const wxString& spoken_name);

private:
    void paint(PaintDC& dc);

    DrawSized draw_;
};

}

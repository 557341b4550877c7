// A picture in a page, drawn as large as its window is.
#pragma once

#include <functional>

#include <wx/graphics.h>
#include <wx/window.h>

namespace clerk::desktop {

using DrawSized = std::function<void(wxGraphicsContext&, wxSize)>;

class DrawnPicture : public wxWindow {
public:
    explicit DrawnPicture(wxWindow* parent, DrawSized draw = {});

    void show(DrawSized draw, const wxString& spoken_name);

private:
    void paint();

    DrawSized draw_;
};

}

// A QR code for the camera of a phone, as large as the window has room, dark on white in every theme.
#pragma once

#include "app/desktop/drawing/painting.h"
#include "app/exchange/qr.h"

#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

/// Escape goes back.
class QrCodePage : public wxPanel {
public:
    explicit QrCodePage(wxWindow* parent);

    void show(exchange::QrCode code, const wxString& whose, std::function<void()> back);

private:
    std::function<void()> back_;
    DrawnPicture* picture_;
    wxStaticText* whose_;
    wxWindow* button_;
};

/// The code in the middle of the size with the white border of four modules, every module as many whole pixels.
void draw_code(wxGraphicsContext& gc, wxSize size, const exchange::QrCode& code);

}

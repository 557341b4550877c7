#include "app/desktop/results/qr_code_page.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int words_width = 300, border = 4;

}

void draw_code(wxGraphicsContext& gc, wxSize size, const exchange::QrCode& code) {
    const int modules = code.size + 2 * border;
    const int module = std::max(1, std::min(size.x, size.y) / modules), side = module * modules;
    const int left = (size.x - side) / 2, top = (size.y - side) / 2;
    gc.SetAntialiasMode(wxANTIALIAS_NONE);
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(*wxWHITE_BRUSH);
    gc.DrawRectangle(left, top, side, side);
    gc.SetBrush(*wxBLACK_BRUSH);
    for (int y = 0; y < code.size; ++y)
        for (int x = 0; x < code.size; ++x)
            if (code.at(x, y))
                gc.DrawRectangle(left + (x + border) * module, top + (y + border) * module, module, module);
}

QrCodePage::QrCodePage(wxWindow* parent) : wxPanel(parent) {
    dress_as_ground(*this);
    picture_ = new DrawnPicture(this);
    picture_->SetName("qr-code");
    whose_ = label(this, wxEmptyString, Type::heading);
    button_ = named_button(this, _("Back (Esc)"), "back", [this] { back_(); });
    auto* words = new wxBoxSizer(wxVERTICAL);
    words->Add(label(this, _("For BG Stats"), Type::title));
    words->Add(whose_, 0, wxTOP, FromDIP(edge_gap));
    words->Add(wrapped(this,
                       _("Point the camera of a phone at the code and open the link: BG Stats takes the play in."),
                       words_width),
               0, wxTOP, FromDIP(far_gap));
    words->Add(button_, 0, wxTOP | wxEXPAND, FromDIP(edge_gap));
    words->SetMinSize({wide(*this, words_width), -1});
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(picture_, 1, wxEXPAND | wxALL, FromDIP(far_gap));
    columns->Add(words, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    SetSizer(columns);
    go_back_on_escape(*this, [this] { back_(); });
}

void QrCodePage::show(exchange::QrCode code, const wxString& whose, std::function<void()> back) {
    back_ = std::move(back);
    rewrap(*whose_, whose, words_width);
    picture_->show([code = std::move(code)](wxGraphicsContext& gc, wxSize size) { draw_code(gc, size, code); },
                   i18n::fill(_("QR code: {1}"), {whose}));
    Layout();
    button_->SetFocus();
}

}

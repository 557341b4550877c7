#include "app/desktop/rajas/sign_button.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"
#include "i18n/text.h"

namespace clerk::desktop::rajas {

namespace {

constexpr int side = 30;

}

wxBitmapButton* sign_button(wxWindow* parent, const std::string& name, const wxString& words, const Drawing& sign,
                            std::function<void()> run) {
    auto* button = new wxBitmapButton(parent, wxID_ANY, picture(*parent, parent->FromDIP(side), sign),
                                      wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button->SetName(text(name));
    button->SetToolTip(words);
    set_accessible_name(*button, words);
    fit_to_picture(*button, 4);
    fit_to_finger(*button);
    run_after_click(*button, std::move(run));
    return button;
}

}

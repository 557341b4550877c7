// What a part of one's own copy is entered with.
#pragma once

#include "app/table/copy.h"

#include <functional>

#include <wx/panel.h>

namespace clerk::desktop {

class PartPanel : public wxPanel {
public:
    using wxPanel::wxPanel;

    virtual void show(const std::string& draft) = 0; ///< as the game's parts understand it; it may be anything

    std::function<void(const std::string& draft)> on_draft; ///< after every change
    std::function<void(const wxString& why)> on_nothing;    ///< why a click did nothing
};

}

// A part that is typed as a line, such as the numbers on the spaces of a track.
#pragma once

#include "app/desktop/game/part_panel.h"

#include <wx/textctrl.h>

namespace clerk::desktop {

class TypedPartPanel : public PartPanel {
public:
    TypedPartPanel(wxWindow* parent, const wxString& name); ///< the part's

    void show(const std::string& draft) override;

private:
    wxTextCtrl* line_; ///< "typed-part"
};

}

// Depth builds: where the markers of the player looked at stand when the turn ends.
#pragma once

#include "app/desktop/rajas/act.h"
#include "app/desktop/rajas/track_pad.h"

#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

namespace clerk::desktop::rajas {

/// Its controls: "money-pad", "fame-pad", and "have-met" where the facing is not described.
class MarkersPanel : public wxPanel {
public:
    MarkersPanel(wxWindow* parent, const Act& act);

    void show(const Position& position, const Entry& entry);

private:
    TrackPad* make_pad(wxSizer* rows, Track track, const char* name);
    void show_pad(TrackPad& pad, const Position& position, const Entry& entry, Track track);

    Act act_;
    wxStaticText* fame_words_ = nullptr;
    wxStaticText* money_words_ = nullptr;
    TrackPad* fame_;
    TrackPad* money_;
    wxToggleButton* met_;
    wxStaticText* doubt_; ///< what can hardly be right
};

}

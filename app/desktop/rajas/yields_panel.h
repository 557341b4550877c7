// Yield tiles of the Navaratnas: the free slots of the province, or colour and side where it is not described.
#pragma once

#include "app/desktop/rajas/act.h"
#include "app/desktop/widgets/segments.h"
#include "app/table/rajas/full_input.h"

#include <wx/panel.h>
#include <wx/sizer.h>

namespace clerk::desktop::rajas {

/// Its controls: "slot-at-a1w", …; "yield-white", … and "yield-side-n", ….
class YieldsPanel : public wxPanel {
public:
    YieldsPanel(wxWindow* parent, const Act& act);

    void show(const Position& position, const Entry& entry);

private:
    void make_plain(wxSizer& rows);
    void show_slots(const std::vector<FreeSlot>& slots);

    Act act_;
    wxStaticText* words_;
    wxSizer* slots_row_;
    std::vector<FreeSlot> slots_;
    Segments* colours_ = nullptr;
    Segments* sides_ = nullptr;
};

}

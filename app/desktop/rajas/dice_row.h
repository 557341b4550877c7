// Dice in a row, each large enough for a finger.
#pragma once

#include "app/desktop/drawing/painting.h"
#include "app/desktop/rajas/pieces.h"

#include <functional>

#include <wx/window.h>

namespace clerk::desktop::rajas {

class DiceRow : public wxWindow {
public:
    /// So many in a row.
    DiceRow(wxWindow* parent, const wxString& name, const wxString& spoken, int columns);

    /// Which are chosen and which are proposed instead; both may be shorter.
    void show(game::Dice dice, std::vector<bool> chosen, std::vector<bool> proposed = {});

    std::function<void(std::size_t index)> on_choose;

    wxPoint centre(std::size_t index) const;

private:
    Area area(std::size_t index) const;
    void click(wxPoint point);
    void paint(PaintDC& dc);

    int columns_;
    game::Dice dice_;
    std::vector<bool> chosen_, proposed_;
};

}

// A part that is typed in several lines, each with its name.
#pragma once

#include "app/desktop/game/part_panel.h"

#include <vector>

#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace clerk::desktop {

/// Which end of the part lies on top. One that grows from below, such as a wall, shows its first line lowest.
enum class LinesFrom : std::uint8_t { top, below };

class LinesPartPanel : public PartPanel {
public:
    /// Its controls: "line-1", …. From below there is always one line more than is filled in.
    LinesPartPanel(wxWindow* parent, const std::vector<wxString>& names, LinesFrom from = LinesFrom::top);

    void show(const std::string& draft) override; ///< as table::lines_of reads it

private:
    struct Line {
        wxStaticText* name;
        wxTextCtrl* typed;
    };
    Line make_line(const wxString& name, std::size_t index);
    void tell();
    void show_lines();

    LinesFrom from_;
    std::vector<Line> lines_;
};

}

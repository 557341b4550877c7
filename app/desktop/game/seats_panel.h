// Who plays, in turn order: how many, their names, and the sign that each is known by.
#pragma once

#include "app/desktop/widgets/segments.h"

#include <wx/button.h>
#include <wx/combobox.h>

namespace clerk::desktop {

/// A player as the panel shows them; the sign is one of those offered, by its place.
struct Seated {
    std::string name;
    int sign = 0;
};

/// Its controls: "players-2" …, "name-1" …, "known-1" … where a name looks like a known one, and the signs by their own
/// names.
class SeatsPanel : public wxPanel {
public:
    struct Range {
        std::size_t fewest, most;
    };
    using Signs = std::function<std::vector<Segment>(const wxWindow& window, std::size_t player)>;

    /// Names are offered, the likeliest first. `may_change`: how many play.
    SeatsPanel(wxWindow* parent, Range players, bool may_change, const std::vector<std::string>& names,
               const Signs& signs);

    void show(const std::vector<Seated>& players);

    std::function<void(std::size_t players)> on_count;
    std::function<void(std::size_t player, const std::string& name)> on_name;
    std::function<void(std::size_t player, int sign)> on_sign;

private:
    struct Row {
        wxPanel* panel;
        wxComboBox* name;
        Segments* sign;
        wxWindow* known; ///< that somebody is known by such a name
        wxButton* take;  ///< that name
    };
    Segments* make_count();
    Row make_row(std::size_t player, std::vector<Segment> signs);
    wxComboBox* make_name(wxWindow* parent, std::size_t player);
    wxButton* make_take(wxWindow* parent, std::size_t player);
    void enter(std::size_t player);
    void take_known(std::size_t player);
    std::string known(std::size_t player) const;
    bool show_known();

    Range range_;
    std::vector<std::string> names_;
    Segments* count_;
    std::vector<Row> rows_;
};

}

// Where the markers ended, player by player: for a game without its turns, and where it is not described which spaces
// of the tracks face.
#pragma once

#include "app/desktop/rajas/act.h"
#include "app/desktop/widgets/number_field.h"

#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

namespace clerk::desktop::rajas {

/// Its controls: "fame-1", "money-1", "gap-1", "met-1", … by the place in the turn order.
class EndsPanel : public wxPanel {
public:
    using Say = std::function<void(const wxString&)>;
    EndsPanel(wxWindow* parent, const game::Game& game, Act act, Say say);

    void show(const Position& position);

private:
    struct Row {
        wxSizer* all = nullptr;
        wxSizer* heading = nullptr;
        NumberField* fame = nullptr;
        NumberField* money = nullptr;
        NumberField* gap = nullptr;
        wxToggleButton* met = nullptr; ///< in the order of meeting
    };
    Row make_row(const game::Game& game, int player);
    void make_met(int player);
    NumberField* make_field(wxSizer& row, const char* name, const wxString& what, const game::Game& game, int player,
                            int least, std::function<void(int player, std::optional<int>)> act);
    void show_final(const Row& row, const Position& position, int player);
    void show_gap(const Row& row, const Position& position, int player);

    Act act_;
    Say say_;
    std::vector<Row> rows_;
    wxStaticText* asked_ = nullptr; ///< what is still to be told of a game without turns
};

}

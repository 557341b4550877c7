// Where the markers stand when a turn ends, and where they stood at the end of the game.
#pragma once

#include "app/desktop/rajas/controls.h"
#include "app/desktop/widgets/fields.h"

#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

namespace clerk::desktop::rajas {

/// Depth builds: where the markers of the player looked at stand when the turn ends.
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

/// Where the markers ended, player by player: for a game without its turns, and where it is not described which spaces
/// of the tracks face.
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

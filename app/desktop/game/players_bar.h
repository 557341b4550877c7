// Above the board: where the game is, and the players as tabs with badge, name and total, or the track and below it a
// forecast.
#pragma once

#include <functional>
#include <vector>

#include <wx/bitmap.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

namespace clerk::desktop {

struct PlayerTab {
    wxString name;
    wxString total;
    wxString forecast = {}; ///< as if the game ended now; empty: the total is all there is to say
    wxBitmap badge;
    bool at_turn = false;
};

class PlayersBar : public wxPanel {
public:
    explicit PlayersBar(wxWindow* parent);

    void show(const wxString& heading, const std::vector<PlayerTab>& tabs, int shown);

    std::function<void(int player)> on_choose;

private:
    void make_tabs(std::size_t count);
    void fit_names();

    wxStaticText* heading_;
    wxString title_; ///< of the heading, in one line
    wxSizer* row_;
    std::vector<PlayerTab> shown_;
    std::vector<wxToggleButton*> tabs_;
};

}

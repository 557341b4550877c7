// A build as it is entered: who builds, the value of a space that nobody has described, and in depth full who works and
// which market is moved.
#pragma once

#include "app/desktop/egizia/act.h"
#include "app/desktop/widgets/segments.h"

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop::egizia {

/// Its controls: "builder-1", …; "figure-0", …; "last-of-row", "market-points"; in depth full "crew-blue", …,
/// "crew-joker", "market-stone", "market-grain", "strength-by-card".
class BuilderPanel : public wxPanel {
public:
    using LookAt = std::function<void(int player)>;
    BuilderPanel(wxWindow* parent, const game::Game& game, Act act, LookAt look_at);

    void show(const Position& position, const Entry& entry);

private:
    void make_builders(const game::Game& game, LookAt look_at);
    void make_figures();
    void make_full();
    wxToggleButton* make_toggle(wxWindow* parent, const std::string& name, const wxString& words, const Intent& intent);
    void show_full(const Position& position, const Entry& entry);

    Act act_;
    Segments* builders_ = nullptr;
    wxStaticText* words_ = nullptr;
    wxPanel* figures_ = nullptr;
    wxToggleButton* last_ = nullptr;
    wxToggleButton* market_points_ = nullptr;
    wxPanel* full_ = nullptr;
    std::vector<wxToggleButton*> crews_; ///< in the order of the crews
    wxPanel* market_ = nullptr;
    std::vector<wxToggleButton*> markets_;
    wxToggleButton* plus_ = nullptr;
};

}

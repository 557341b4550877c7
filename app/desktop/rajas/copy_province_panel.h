// One side of the province board: how large it is, which cells are places, where the exits are and what the rim yields.
#pragma once

#include "app/desktop/game/part_panel.h"
#include "app/desktop/rajas/copy_province_canvas.h"
#include "app/desktop/rajas/reward_pad.h"
#include "app/desktop/widgets/segments.h"
#include "app/table/rajas/copy.h"

#include <wx/spinctrl.h>
#include <wx/stattext.h>

namespace clerk::desktop::rajas {

/// Its controls: "columns", "rows", "click-places", "click-exits", "click-yields", "province-copy", "slot-none" …,
/// "take-yield-off" and the pad's.
class CopyProvincePanel : public PartPanel {
public:
    CopyProvincePanel(wxWindow* parent, bool back);

    void show(const std::string& draft) override;

private:
    enum Click { places, exits, yields };

    wxSizer* make_size();
    wxWindow* make_yield();
    wxSpinCtrl* make_spin(const wxString& words, const char* name);
    void click(const game::Edge& pointed);
    void click_rim(const game::Edge& pointed);
    void change(ChangedSide next);
    void change_yield(const std::function<void(game::Yield&)>& change);
    game::Yield yield() const; ///< at the side chosen
    void refresh();

    bool back_;
    game::ProvinceSide side_;
    std::optional<game::Edge> chosen_; ///< the side whose yield is looked at
    wxSpinCtrl* columns_;
    wxSpinCtrl* rows_;
    Segments* clicks_;
    CopyProvinceCanvas* canvas_;
    wxPanel* yield_;
    wxStaticText* where_;
    Segments* slots_ = nullptr;
    RewardPad* pad_;
};

}

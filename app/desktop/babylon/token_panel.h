// The round token: which one was revealed, and what it does. All of them are offered until one is entered; then that
// one alone is shown, until it is asked for the others.
#pragma once

#include "app/desktop/widgets/later_panel.h"
#include "app/desktop/widgets/segments.h"
#include "app/table/babylon/draft.h"

#include <wx/bmpbuttn.h>

class wxStaticText;

namespace clerk::desktop::babylon {

using namespace table::babylon;

/// As high with one token as with all of them. Its buttons: "token-…", and "token-chosen", which offers them all again.
class TokenPanel : public LaterPanel {
public:
    TokenPanel(wxWindow* parent, int width);

    /// None: not entered yet. It may be entered at any time of its round.
    void show(std::optional<game::Effect> effect, bool used);
    void focus(); ///< on the choice of one

    std::function<void(game::Effect)> on_choose;

private:
    void make() override;
    void lay_out();
    wxBitmapButton* make_chosen();
    void offer(bool all);
    void explain(std::optional<game::Effect> effect);
    wxString words(std::optional<game::Effect> effect) const;

    int width_;
    std::optional<game::Effect> effect_;
    bool used_ = false; ///< in this turn
    wxStaticText* name_;
    Segments* choice_;
    wxBitmapButton* chosen_;
    wxStaticText* explained_;
};

}

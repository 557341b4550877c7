// The round token: which one was revealed, and what it does.
#pragma once

#include "app/desktop/widgets/segments.h"
#include "app/table/babylon/draft.h"

class wxStaticText;

namespace clerk::desktop::babylon {

using namespace table::babylon;

class TokenPanel : public wxPanel {
public:
    TokenPanel(wxWindow* parent, int width);

    /// None: not entered yet. It may be entered at any time of its round.
    void show(std::optional<game::Effect> effect, bool used);
    void focus() { choice_->focus(); }

    std::function<void(game::Effect)> on_choose;

private:
    void explain(std::optional<game::Effect> effect);
    wxString words(std::optional<game::Effect> effect) const;

    int width_;
    std::optional<game::Effect> effect_;
    bool used_ = false; ///< in this turn
    Segments* choice_;
    wxStaticText* name_;
    wxStaticText* explained_;
};

}

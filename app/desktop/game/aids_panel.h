// What the table agrees to be helped with, each choice explained.
#pragma once

#include "app/desktop/game/explained_choices.h"
#include "core/record.h"

#include <string_view>

namespace clerk::desktop {

/// Its controls: "offers", "missed" (in games that tell what was missed), "live-score".
class AidsPanel : public wxPanel {
public:
    AidsPanel(wxWindow* parent, std::string_view game, const Aids& aids);

    const Aids& aids() const { return aids_; }

private:
    void show();
    void choose(std::size_t choice, int chosen);

    Aids aids_;
    ExplainedChoices* choices_;
};

}

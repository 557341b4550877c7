#include "app/desktop/egizia/ends_panel.h"

namespace clerk::desktop::egizia {

EndsPanel::EndsPanel(wxWindow* parent, const game::Game& /*game*/, Act act, Say /*say*/)
    : wxPanel(parent), act_(std::move(act)) {
    SetBackgroundColour(parent->GetBackgroundColour());
}

void EndsPanel::show(const Position& /*position*/) {}

}

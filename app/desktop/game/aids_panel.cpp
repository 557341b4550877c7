#include "app/desktop/game/aids_panel.h"

#include "app/desktop/widgets/labels.h"
#include "i18n/words.h"

#include <wx/sizer.h>
#include <wx/translation.h>

namespace clerk::desktop {

namespace {

constexpr int width = 420;

/// In the order of the members of Aids, and of their values.
std::vector<ExplainedChoice> choices() {
    return {{"offers",
             _("What could be built"),
             {{_("always shown"), _("What could legally be built is shown on the board.")},
              {_("on request"), _("What could legally be built is shown when someone asks for it.")},
              {_("never shown"), _("Nobody is shown what could be built; what is entered is checked as always.")}}},
            {"missed",
             _("What was missed"),
             {{_("not told"), _("Nobody is told what else could have been built.")},
              {_("after each turn"), _("After each turn: what else could have been built, and its points.")},
              {_("after the game"), _("After the game, turn by turn: what else could have been built.")}}},
            {"live-score",
             _("The score during the game"),
             {{_("shown"), _("The score is shown at any time, as if the game ended now.")},
              {_("hidden"), _("The score is hidden until the end, and revealed category by category.")}}},
            {"best",
             _("What would be best"),
             {{_("never told"), _("Nobody is told which builds would bring the most points.")},
              {_("on request"), _("Whoever asks is told the builds that bring the most points now.")}}}};
}

}

AidsPanel::AidsPanel(wxWindow* parent, std::string_view game, const Aids& aids) : wxPanel(parent), aids_(aids) {
    dress_as_ground(*this);
    choices_ = new ExplainedChoices(this, width, choices());
    choices_->leave_out("missed", !i18n::tells_missed(game));
    choices_->leave_out("best", !i18n::tells_best(game));
    choices_->on_choose = [this](std::size_t choice, int chosen) { choose(choice, chosen); };
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("Aids"), Type::heading), 0, wxTOP | wxBOTTOM, FromDIP(near_gap));
    rows->Add(choices_, 0, wxEXPAND);
    SetSizer(rows);
    show();
}

void AidsPanel::show() {
    choices_->show(0, static_cast<int>(aids_.offers));
    choices_->show(1, static_cast<int>(aids_.missed));
    choices_->show(2, static_cast<int>(aids_.score));
    choices_->show(3, static_cast<int>(aids_.best));
}

void AidsPanel::choose(std::size_t choice, int chosen) {
    if (choice == 0) aids_.offers = static_cast<Offers>(chosen);
    if (choice == 1) aids_.missed = static_cast<MissedTold>(chosen);
    if (choice == 2) aids_.score = static_cast<LiveScore>(chosen);
    if (choice == 3) aids_.best = static_cast<BestTold>(chosen);
    show();
}

}

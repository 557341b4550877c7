// The half of Alhambra's editor for palaces without their history.
#include "app/desktop/alhambra/editor.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::desktop::alhambra {

Segments* AlhambraEditor::make_rounds(wxWindow* parent) {
    std::vector<Segment> segments;
    for (int round = 1; round <= static_cast<int>(game::scorings); ++round)
        segments.push_back({"scoring-" + std::to_string(round),
                            i18n::fill(_("Scoring {1}"), {figure(round)}),
                            {},
                            round == 1 ? wxString() : _("Begins with what lay there at the scoring before")});
    auto* rounds = new Segments(parent, std::move(segments));
    rounds->on_choose = [this](int index) { choose_round(index + 1); };
    return rounds;
}

/// One that is not there yet begins with what lay there at the one before.
void AlhambraEditor::choose_round(int round) {
    hold_.round = round;
    if (round > static_cast<int>(position_.game.rounds.size())) return change(with_rounds(position_.game, round));
    show(look_);
}

void AlhambraEditor::show_rounds() { rounds_->choose(position_.round - 1); }

void AlhambraEditor::only_points(bool only) {
    const std::vector<int> none(position_.game.players.size());
    change(only ? with_points(position_.game, position_.round, none, 0)
                : with_palaces(position_.game, position_.round));
}

void AlhambraEditor::pick_for_dirk(bool for_dirk) {
    Hold next = hold_;
    next.for_dirk = for_dirk && position_.with_dirk();
    next.pick = {};
    if (next.for_dirk) next.tile.reset();
    hold(std::move(next));
}

}

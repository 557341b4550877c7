// The score with the choice of a scoring above it, in games that have several.
#pragma once

#include "app/desktop/game/score_table.h"
#include "app/desktop/widgets/buttons.h"

#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

class ScorePanel : public wxPanel {
public:
    explicit ScorePanel(wxWindow* parent);

    void show(ScoreView view); ///< its `scoring` is what was chosen here last, as long as there is such a scoring
    void look_at(int scoring); ///< by its number
    void let_go();             ///< no line is chosen any more
    void look_at_sum();        ///< at no scoring of the past, and no line is chosen any more
    void fold(ScoreFold fold);
    /// Says what the pieces of that column bring to the player shown; none: nothing is pointed at.
    void tell_of(std::optional<Place> column);
    std::vector<Place> lit() const { return table_->lit(); }
    std::optional<int> scoring() const; ///< its number

    /// Something else is to be looked at. `player`: whose figure was meant.
    std::function<void(int player)> on_choose;
    std::function<void(const wxString& why)> on_dead; ///< a click that can mean nothing

private:
    void offer_scorings(const std::vector<ScoreRound>& rounds);
    void choose(int index);
    wxString points_of(Place column) const;

    ScoreView view_;
    std::vector<int> numbers_;            ///< of the scorings offered
    std::optional<std::size_t> forecast_; ///< which of them has not taken place
    Segments* scorings_ = nullptr;
    ScoreTable* table_;
    wxStaticText* pointed_;
};

}

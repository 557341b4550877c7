// The card of the past game that is chosen: who won, what everyone has built, and what can be done with it.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/widgets/cards.h"

#include <vector>

#include <wx/sizer.h>
#include <wx/stattext.h>

namespace clerk::desktop {

/// What the card tells of a game.
struct PastGameView {
    struct Seat {
        wxString name, total; ///< the total may be empty: it is not known
        bool winner = false;
        DrawSized built = {}; ///< none: nothing, or nobody knows what
    };
    wxString headline = {};       ///< "Linda wins 77 : 76"
    wxString told = {};           ///< when, how long, where
    std::vector<Seat> seats = {}; ///< whoever came first before the others
    wxString marks = {};          ///< what was new about it; empty: nothing
    wxString note = {};
};

/// Stands at the right of the list, or below it where there is no room beside it; there it leaves the boards out.
/// Its parts: "past-game-headline", "past-game-told", "past-board-1" …, "past-seat-1" …, "past-game-marks".
class PastGameCard : public CardPanel {
public:
    explicit PastGameCard(wxWindow* parent);

    /// `counts`: what is ticked; `main`: the button that most people want. All are children of the card, and those that
    /// are hidden take no room.
    void put_actions(wxWindow* counts, wxWindow* main, std::vector<wxWindow*> others);
    void arrange_actions(); ///< after one was hidden or shown
    void stand_below(bool below);
    void show(PastGameView view);

private:
    void show_words();
    void show_seats();
    wxSizer* seat_of(const PastGameView::Seat& seat, int number);
    void fit();

    PastGameView view_;
    bool below_ = false;
    wxStaticText* headline_;
    wxStaticText* told_;
    wxPanel* seats_;
    wxStaticText* marks_;
    wxStaticText* note_;
    wxWindow* counts_ = nullptr;
    wxWindow* main_ = nullptr;
    std::vector<wxWindow*> others_;
    wxBoxSizer* actions_;
};

}

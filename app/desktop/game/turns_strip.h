// The turns of a game as a strip.
#pragma once

#include "app/desktop/game/editor.h"
#include "app/table/snapshot.h"

#include <wx/scrolwin.h>

namespace clerk::desktop {

// The turns as a strip that scrolls: the newest at the right. One chosen lights up what it built; one can be opened.

struct TurnCard {
    wxString title; ///< "Round 4, Linda"
    wxString words;
    wxString gain; ///< of points: "+5"; empty: none is told
    wxBitmap badge;
    bool broken = false; ///< it does not stand
    bool aside = false;  ///< it comes after the turn that is open
    bool stood = false;  ///< when it ended
};

/// The whole of it, as it is read out.
wxString in_full(const TurnCard& card);

class TurnsStrip : public wxScrolledCanvas {
public:
    explicit TurnsStrip(wxWindow* parent);

    void show(std::vector<TurnCard> cards);
    void choose(std::optional<std::size_t> card);
    std::optional<std::size_t> chosen() const { return chosen_; }
    void bring_into_view(std::size_t card);
    void fold(bool folded);        ///< to the titles
    int height(bool folded) const; ///< that it needs

    std::function<void(std::optional<std::size_t> card)> on_choose;
    std::function<void(std::size_t card)> on_open;

private:
    void show_newest();
    int width_of_cards() const;
    int card_height(bool folded) const;
    int step() const; ///< from a card to the next
    wxRect area(std::size_t card) const;
    std::optional<std::size_t> card_at(wxPoint point) const;
    void draw(wxDC& dc) const;
    void draw_card(wxDC& dc, std::size_t card) const;
    void draw_title(wxDC& dc, const TurnCard& card, wxRect row) const;
    void draw_words(wxDC& dc, const wxString& words, wxRect area) const;
    void click(wxMouseEvent& event);
    void explain(std::optional<std::size_t> card);
    void key(wxKeyEvent& event);
    void tell(std::optional<std::size_t> card);

    std::vector<TurnCard> cards_;
    int width_ = 1; ///< of a card
    bool folded_ = false;
    std::optional<std::size_t> chosen_;
    std::optional<std::size_t> explained_; ///< under the pointer
};

/// The turns as cards of the strip.
std::vector<TurnCard> turn_cards(const table::Snapshot& now, const Editor& editor, int badge); ///< its side in pixels

}

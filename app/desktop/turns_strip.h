// The turns as a strip that scrolls: the newest at the right. One chosen lights up what it built.
#pragma once

#include "app/desktop/editor.h"

#include <wx/scrolwin.h>

namespace clerk::desktop {

struct TurnCard {
    TurnLine line;
    wxString player;
    wxBitmap badge;
};

class TurnsStrip : public wxScrolledCanvas {
public:
    explicit TurnsStrip(wxWindow* parent);

    void show(std::vector<TurnCard> cards);
    void choose(std::optional<std::size_t> card);

    std::function<void(std::optional<std::size_t> card)> on_choose;

private:
    int card_width() const { return FromDIP(168); }
    wxRect area(std::size_t card) const;
    void draw_card(wxDC& dc, std::size_t card) const;
    void draw_words(wxDC& dc, const wxString& words, wxRect area) const;
    void click(wxMouseEvent& event);
    void key(wxKeyEvent& event);
    void tell(std::optional<std::size_t> card);
    void bring_into_view(std::size_t card);

    std::vector<TurnCard> cards_;
    std::optional<std::size_t> chosen_;
};

}

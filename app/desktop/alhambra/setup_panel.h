// What is set up before a game of Alhambra.
#pragma once

#include "app/desktop/alhambra/controls.h"
#include "app/desktop/game/usual_setup.h"
#include "app/table/alhambra/setup.h"

#include <wx/stattext.h>

namespace clerk::desktop::alhambra {

using namespace table::alhambra;

/// Before the first turn: the cards dealt and laid out, the market, Dirk's tiles. One part shows at a time.
/// Beside its pickers' buttons: "part-hand-1" …, "part-money", "part-market", "part-dirk", "space-yellow" …; a click on
/// what was entered puts it back: "entered-orange-7-0" …, "dirk-0" ….
class StartPositionPanel : public wxPanel {
public:
    StartPositionPanel(wxWindow* parent, int width);

    void show(const game::Game& game);

    /// Something was entered, or other things are asked for.
    std::function<void(const game::Game&)> on_change;

private:
    void lay_out();
    void listen();
    void show_parts();
    void show_entered();
    void show_pickers();
    wxString title(const StartPart& part, int room) const;
    wxString asked() const;
    wxString asked_of_market() const;
    wxString short_title(const StartPart& part, int in_a_row) const;
    int room_of_part(int in_a_row) const;
    int parts_in_a_row() const;
    void fit_parts();
    Segments* make_parts();
    void choose(const StartPart& part);
    void enter(const game::Game& next);
    void enter_tile(const game::Tile& tile);
    void keep_focus();
    bool is_full() const;

    int width_;
    game::Game game_;
    StartPart part_;
    game::Currency space_ = game::Currency::yellow; ///< of the market, entered next
    TilePick pick_;
    std::vector<wxString> titles_; ///< of the parts shown, after how many there are in a row
    Segments* parts_ = nullptr;
    wxStaticText* head_;
    wxStaticText* asked_;
    CardRow* cards_;
    MarketSpaces* spaces_;
    TileRow* dirk_;
    wxStaticText* put_back_;
    CardPicker* card_picker_;
    TilePicker* tile_picker_;
};

/// Who plays Alhambra, how much of it is entered, what lies on the table at the start, and by which rulings.
class SetupPanel : public UsualSetup<game::Game> {
public:
    SetupPanel(wxWindow* parent, game::Game game, const std::vector<std::string>& names, Playing playing);

private:
    void show_own() override;

    StartPositionPanel* opening_ = nullptr; ///< none of a game being played
};

}

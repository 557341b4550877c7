// What the panels of Alhambra are made of: cards, tiles and the places of the market, to be chosen by a click.
#pragma once

#include "app/desktop/widgets/buttons.h"
#include "app/table/alhambra/entry.h"
#include "core/alhambra/game.h"
#include "core/alhambra/pieces.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/bmpbuttn.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

namespace clerk::desktop::alhambra {

using namespace table::alhambra;
namespace game = clerk::alhambra;

/// How a panel hands on what is clicked.
using Act = std::function<void(const Intent&)>;

/// The 36 kinds of money card, one click each.
/// Its buttons are named "card-orange-7".
class CardPicker : public wxPanel {
public:
    /// As many columns as there are values: a line a currency.
    explicit CardPicker(wxWindow* parent, int columns = clerk::alhambra::highest_value);

    /// `out`: the cards in the hands and laid out; those with no copy left in the box cannot be pressed. `currency`:
    /// its row stands out, for a key has chosen it.
    void show(const game::Cards& out, int copies, std::optional<game::Currency> currency = {});
    void focus(); ///< on the first card that can be pressed

    std::function<void(game::Card)> on_card;

private:
    wxBitmapButton* make_button(const game::Card& card);

    struct Button {
        game::Card card;
        wxBitmapButton* window;
    };
    std::vector<Button> buttons_;
    std::optional<game::Currency> currency_; ///< shown to stand out
};

/// A row of cards as buttons, equal ones side by side: to be chosen several at a time, or put back by a click.
/// Its buttons are named by `prefix`, the card and its place in the row: "money-orange-7-0".
class CardRow : public wxPanel {
public:
    CardRow(wxWindow* parent, std::string prefix, int columns);

    /// `chosen`: one a card. Without `choosable` the cards are only shown.
    void show(const std::vector<game::Card>& cards, const std::vector<bool>& chosen, bool choosable);

    std::function<void(std::size_t place)> on_card; ///< a click on the card at that place

private:
    wxToggleButton* add_button();
    void put(std::size_t place, const game::Card& card);

    std::string prefix_;
    wxSizer* grid_;
    std::vector<wxToggleButton*> buttons_; ///< as many as were needed at most: none is destroyed in its own click
    std::vector<game::Card> cards_;
    std::vector<bool> chosen_;
};

/// Six colours, and the tiles of the one chosen: one click each.
/// Its buttons are named "colour-purple" and "tile-purple-9-ne".
class TilePicker : public wxPanel {
public:
    explicit TilePicker(wxWindow* parent);

    /// What is done with tiles that came up before.
    enum class Gone { left_out, struck_out };
    void show(const TilePick& pick, const game::TileSet& gone, Gone how);
    void focus() { colours_->focus(); }

    std::function<void(game::Colour)> on_colour;
    std::function<void(game::Tile)> on_tile;

private:
    /// A price that was typed sets some tiles back; they can be clicked all the same.
    struct Shown {
        game::Tile tile;
        bool faint = false;
        bool struck_out = false;
        friend bool operator==(const Shown&, const Shown&) = default;
    };
    Segments* make_colours();
    wxBitmapButton* add_button();
    void put(std::size_t place, const Shown& shown);

    Segments* colours_;
    wxSizer* grid_;
    std::vector<wxBitmapButton*> buttons_; ///< as many as were needed at most: none is destroyed in its own click
    std::vector<Shown> shown_;
};

/// A row of tiles as buttons: what lies aside, in the reserve, or was entered. One of them may be in hand.
/// Its buttons are named by `prefix` and their place: "reserve-0". Nothing shows while there is no tile.
class TileRow : public wxPanel {
public:
    TileRow(wxWindow* parent, std::string prefix, const wxString& title);

    void show(const std::vector<game::Tile>& tiles, const std::optional<game::Tile>& held, bool choosable);

    std::function<void(game::Tile)> on_tile; ///< a click on it

private:
    wxToggleButton* add_button();

    std::string prefix_;
    wxStaticText* title_;
    wxSizer* grid_;
    std::vector<wxToggleButton*> buttons_; ///< as many as were needed at most: none is destroyed in its own click
    std::vector<game::Tile> tiles_;
    std::optional<game::Tile> held_;
};

/// The four places of the market as buttons, each with the tile on it.
/// Its buttons are named "space-yellow" …
class MarketSpaces : public Segments {
public:
    MarketSpaces(wxWindow* parent, int side);

    void show(const clerk::alhambra::Market& market);

private:
    int side_;
    std::optional<clerk::alhambra::Market> shown_ = {};
};

}

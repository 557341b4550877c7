// What Alhambra's editor does by one key.
#include "app/desktop/alhambra/editor.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <string_view>

#include <wx/translation.h>

namespace clerk::desktop::alhambra {

namespace {

constexpr std::string_view currency_keys = "YGBO";

wxString join(const wxString& a, const wxString& b) { return a.empty() || b.empty() ? a + b : a + " / " + b; }

}

wxString AlhambraEditor::why_not_in_turn() const {
    if (position_.stage == Stage::decision) return _("First decide about the finding.");
    return position_.stage == Stage::turn ? wxString() : _("No turn is being played.");
}

wxString AlhambraEditor::why_not_take() const {
    const wxString why = why_not_in_turn();
    if (!why.empty()) return why;
    return std::ranges::count(hold_.taking, true) == 0 ? _("First choose cards among those laid out.") : wxString();
}

wxString AlhambraEditor::why_not_pick() const {
    if (position_.stage == Stage::decision) return why_not_in_turn();
    if (!wants_tile(wanted(position_, hold_)))
        return hold_.space ? wxString() : _("First choose a space of the market, by its currency.");
    return hold_.pick.price.empty() ? _("First say the tile's colour and price.") : wxString();
}

wxString AlhambraEditor::why_not_hold() const {
    if (position_.stage == Stage::end) return {};
    const wxString why = why_not_in_turn();
    if (!why.empty()) return why;
    return position_.aside().empty() && position_.reserve().empty() ? _("No tile lies aside or in the reserve.")
                                                                    : wxString();
}

wxString AlhambraEditor::why_not_give() const {
    if (position_.stage == Stage::palaces) return {};
    if (position_.stage == Stage::decision) return why_not_in_turn();
    return hold_.tile ? wxString() : _("No tile is in hand.");
}

wxString AlhambraEditor::why_not_take_away() const {
    if (position_.final()) return {};
    const wxString why = why_not_in_turn();
    if (!why.empty()) return why;
    return position_.table.seats.at(static_cast<std::size_t>(position_.table.player)).palace.tiles().empty()
               ? _("The palace has no tile yet.")
               : wxString();
}

wxString AlhambraEditor::why_not_end() const {
    return position_.stage == Stage::decision ? why_not_in_turn() : wxString();
}

std::vector<Command> AlhambraEditor::commands() {
    std::vector<Command> all;
    const auto add = [&](const wxString& words, const char* key, int code, std::function<void()> run,
                         std::function<wxString()> why_not = {}) {
        all.push_back({words, key, code, std::move(run), std::move(why_not)});
    };
    const auto in_turn = [this] { return why_not_in_turn(); };
    const bool final = position_.final(), full = position_.full();
    if (full)
        add(
            _("Take the cards chosen"), "T", 'T', [this] { take_cards(); }, [this] { return why_not_take(); });
    add(
        full ? _("Buy, or pick the first tile shown") : _("Pick the first tile shown"), "K", 'K',
        [this] { pick_first(); }, [this] { return why_not_pick(); });
    if (!final)
        add(
            _("Take the next tile in hand"), "H", 'H', [this] { hold_next(); }, [this] { return why_not_hold(); });
    if (position_.with_dirk())
        add(
            final ? _("Tiles go to Dirk") : _("Give to Dirk"), "D", 'D', [this] { give(); },
            [this] { return why_not_give(); });
    add(
        _("Take a tile away"), "X", 'X', [this] { take_away(); }, [this] { return why_not_take_away(); });
    add(_("Change what is under the cursor"), "M", 'M', [this] {
        if (const auto cell = canvas_->cursor()) offer(*cell);
    });
    if (!final) {
        add(
            _("A scoring card came up"), "S", 'S', [this] { toggle_scoring(); }, in_turn);
        add(
            _("End the turn"), "E", 'E', [this] { end(); }, [this] { return why_not_end(); });
    }
    add(_("Go back"), "Esc", WXK_ESCAPE, [this] { let_go(); });
    add_letters(all);
    add(full ? _("Price, card, or card laid out") : _("Price of the tile"), "0-9", 0, {});
    for (int figure = 0; figure <= 9; ++figure) add({}, "", '0' + figure, [this, figure] { enter_figure(figure); });
    return all;
}

/// A letter may mean a tile's colour and, in depth full, a currency: never both at a time.
void AlhambraEditor::add_letters(std::vector<Command>& all) {
    for (char letter = 'A'; letter <= 'Z'; ++letter) {
        const auto colour = colour_keys.find(letter);
        const auto currency = position_.full() ? currency_keys.find(letter) : std::string_view::npos;
        const bool of_colour = colour != std::string_view::npos, of_currency = currency != std::string_view::npos;
        if (!of_colour && !of_currency) continue;
        const auto run = [this, colour, currency, of_colour, of_currency] {
            if (of_colour && wants_tile(wanted(position_, hold_)))
                choose_colour(game::colours.at(colour));
            else if (of_currency)
                choose_currency(game::currencies.at(currency));
        };
        all.push_back({join(of_currency ? i18n::alhambra::name(game::currencies.at(currency)) : wxString(),
                            of_colour ? i18n::alhambra::name(game::colours.at(colour)) : wxString()),
                       wxString(letter), letter, run});
    }
}

}

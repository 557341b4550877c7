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

std::vector<Command> AlhambraEditor::commands() {
    std::vector<Command> all;
    const auto add = [&](const wxString& words, const char* key, int code, std::function<void()> run) {
        all.push_back({words, key, code, std::move(run)});
    };
    const bool final = position_.final(), full = position_.full();
    if (full) add(_("Take the cards chosen"), "T", 'T', [this] { take_cards(); });
    add(full ? _("Buy, or pick the first tile shown") : _("Pick the first tile shown"), "K", 'K',
        [this] { pick_first(); });
    if (!final) add(_("Take the next tile in hand"), "H", 'H', [this] { hold_next(); });
    if (position_.with_dirk()) add(final ? _("Tiles go to Dirk") : _("Give to Dirk"), "D", 'D', [this] { give(); });
    add(_("Take a tile away"), "X", 'X', [this] { take_away(); });
    add(_("Change what is under the cursor"), "M", 'M', [this] {
        if (const auto cell = canvas_->cursor()) offer(*cell);
    });
    if (!final) {
        add(_("A scoring card came up"), "S", 'S', [this] { toggle_scoring(); });
        add(_("End the turn"), "E", 'E', [this] { end(); });
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

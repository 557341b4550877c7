#include "app/desktop/alhambra/market_spaces.h"

#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/drawing/screen_reader.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

namespace clerk::desktop::alhambra {

namespace {

wxBitmap space_picture(const wxWindow& window, int side, game::Currency space, const std::optional<game::Tile>& tile) {
    return picture(window, window.FromDIP(side),
                   [&](wxGraphicsContext& gc, const Area& area) { draw_space(gc, space, tile, area); });
}

wxString space_words(game::Currency space, const std::optional<game::Tile>& tile) {
    // TRANSLATORS: a space of the market, named by its currency, and the tile on it.
    return i18n::fill(_("{1}: {2}"), {i18n::alhambra::name(space), tile ? i18n::alhambra::name(*tile) : _("empty")});
}

std::vector<Segment> spaces(const wxWindow& window, int side) {
    std::vector<Segment> all;
    for (const game::Currency space : game::currencies)
        all.push_back({"space-" + std::string(id(space)), i18n::alhambra::name(space),
                       space_picture(window, side, space, std::nullopt)});
    return all;
}

}

MarketSpaces::MarketSpaces(wxWindow* parent, int side) : Segments(parent, spaces(*parent, side)), side_(side) {}

void MarketSpaces::show(const game::Market& market) {
    for (const game::Currency space : game::currencies) {
        const auto& tile = market.at(space);
        if (shown_ && shown_->at(space) == tile) continue;
        wxToggleButton& shown = button(static_cast<int>(space));
        shown.SetBitmap(space_picture(*this, side_, space, tile));
        shown.SetToolTip(space_words(space, tile));
        set_accessible_name(shown, space_words(space, tile));
    }
    shown_ = market;
}

}

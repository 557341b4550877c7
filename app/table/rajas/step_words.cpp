#include "app/table/rajas/step_words.h"

#include "i18n/words.h"
#include "i18n/words_rajas.h"

namespace clerk::table::rajas {

namespace {

using i18n::fill;

wxString listed(const game::Dice& dice) {
    std::vector<wxString> names;
    for (const game::Die& die : dice) names.push_back(i18n::rajas::name(die));
    return i18n::listed(names);
}

wxString told(const game::Flip& flip) {
    return fill(_("turns {1} to {2}"), {i18n::rajas::name(flip.die), i18n::rajas::name(turned(flip.die))});
}

wxString told(const game::Visit& visit) {
    const wxString place = i18n::rajas::name(visit.at);
    if (visit.coins && *visit.coins > 0) return fill(_("worker: {1}, for {2}"), {place, figure(*visit.coins)});
    return visit.pay.empty() ? fill(_("worker: {1}"), {place})
                             : fill(_("worker: {1}, with {2}"), {place, listed(visit.pay)});
}

wxString told(const game::Lay& lay) { return fill(_("{1} on {2}"), {short_name(lay.tile), text(write(lay.at))}); }

wxString told(const game::Drawn& drawn) {
    switch (drawn.tile) {
    case game::White::die: return _("white tile: a die");
    case game::White::money: return _("white tile: 3 money");
    case game::White::upgrade: return _("white tile: an upgrade");
    case game::White::karma: return _("white tile: 1 karma");
    }
    return {};
}

wxString told(const game::Roll& roll) { return fill(_("rolls {1}"), {listed(roll.dice)}); }
wxString told(const game::Drop& drop) { return fill(_("puts {1} back"), {listed(drop.dice)}); }
wxString told(const game::Upgrade& upgrade) { return fill(_("upgrade: {1}"), {i18n::rajas::name(upgrade.building)}); }

wxString told(const game::Sail& sail) {
    return wxString::Format(wxPLURAL("boat %d space", "boat %d spaces", static_cast<unsigned>(sail.by)), sail.by);
}

wxString told(const game::Sell& sell) { return fill(_("sells {1}"), {i18n::rajas::name(sell.good)}); }
wxString told(const game::LayYield& laid) { return fill(_("yield tile at {1}"), {text(write(laid.tile.at))}); }
wxString told(const game::Gain&) { return _("another reward"); }

}

wxString road_names(game::Roads roads) {
    std::vector<wxString> names;
    for (const game::Side side : game::sides)
        if (roads.on(side)) names.push_back(i18n::rajas::name(side));
    return names.empty() ? _("no road") : i18n::listed(names);
}

wxString short_name(const game::Tile& tile) {
    if (!tile.colour) return tile.price ? fill(_("a tile of {1}"), {figure(*tile.price)}) : _("a tile");
    // TRANSLATORS: a province tile by its colour and price: "blue 7"
    return fill(wxGETTEXT_IN_CONTEXT("tile", "{1} {2}"),
                {i18n::rajas::name(*tile.colour), tile.price ? figure(*tile.price) : wxString()})
        .Strip(wxString::both);
}

wxString words(const game::Step& step) {
    return std::visit([](const auto& what) { return told(what); }, step.what);
}

std::vector<Place> places(const std::vector<game::Step>& steps) {
    std::vector<Place> all;
    for (const game::Step& step : steps) {
        if (const auto* lay = std::get_if<game::Lay>(&step.what)) all.push_back(place(lay->at));
        if (const auto* laid = std::get_if<game::LayYield>(&step.what)) all.push_back(place(laid->tile.at.cell));
    }
    return all;
}

}

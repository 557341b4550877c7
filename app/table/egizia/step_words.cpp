#include "app/table/egizia/step_words.h"

#include "i18n/words.h"
#include "i18n/words_egizia.h"

#include <cstdlib>

namespace clerk::table::egizia {

namespace {

using i18n::fill;
using i18n::egizia::name;

wxString signed_figure(int number) { return wxString::Format("%+d", number); }

wxString field_name(game::Field field) {
    switch (field) {
    case game::Field::green: return _("green field");
    case game::Field::yellow: return _("yellow field");
    case game::Field::brown: return _("brown field");
    }
    return {};
}

wxString told(const game::Sail& sail) {
    wxString line = fill(_("ship: {1}"), {name(sail.at)});
    if (sail.card) line = fill(_("{1}, {2}"), {line, text(*sail.card)});
    if (sail.raise)
        for (const game::Crew crew : *sail.raise) line = fill(_("{1}, {2}"), {line, "+1 " + name(crew)});
    if (const wxString gain = sail.gain ? words(*sail.gain) : wxString(); !gain.empty())
        line = fill(_("{1}, {2}"), {line, gain});
    return line;
}

wxString told(const game::Pass&) { return _("passes"); }

wxString told(const game::Use& use) {
    const wxString gain = words(use.gain);
    return gain.empty() ? _("uses a card") : fill(_("uses a card: {1}"), {gain});
}

wxString told(const game::Draw& draw) {
    return fill(_("sphinx: {1}, keeps {2}"), {figure(draw.cards), figure(draw.kept)});
}

wxString told(const game::Stones& stones) {
    std::vector<wxString> names;
    for (const game::Stone& stone : stones) names.push_back(name(stone.at));
    return i18n::listed(names);
}

}

wxString words(const game::Gain& gain) {
    std::vector<wxString> parts;
    const auto tell = [&](int number, const wxString& what) {
        if (number != 0) parts.push_back(fill(wxGETTEXT_IN_CONTEXT("gain", "{1} {2}"), {signed_figure(number), what}));
    };
    for (const game::Crew crew : gain.raise) tell(1, name(crew));
    for (const game::Field field : game::fields) tell(gain.fields[field], field_name(field));
    tell(gain.quarry, _("quarry"));
    tell(gain.stones, _("stones"));
    tell(gain.food, _("grain for this round"));
    tell(gain.sphinx, _("sphinx cards"));
    tell(gain.points, wxPLURAL("point", "points", static_cast<unsigned>(std::abs(gain.points))));
    tell(gain.steps[game::Market::stone], _("stone market"));
    tell(gain.steps[game::Market::grain], _("grain market"));
    if (gain.ring) parts.push_back(fill(_("water ring on {1}"), {figure(*gain.ring)}));
    return i18n::one_by_one(parts);
}

wxString words(const game::Ship& ship) {
    return std::visit([](const auto& what) { return told(what); }, ship.what);
}

wxString words(const game::Build& build) {
    return std::visit([](const auto& what) { return told(what); }, build.what);
}

std::vector<Place> places(const game::Round& round) {
    std::vector<Place> all;
    if (!round.builds) return all;
    for (const game::Build& build : *round.builds) {
        if (const auto* stones = std::get_if<game::Stones>(&build.what))
            for (const game::Stone& stone : *stones) all.push_back(place(stone.at));
        else if (!build.is_use())
            all.push_back(*place(spot(game::Site::sphinx)));
    }
    return all;
}

}

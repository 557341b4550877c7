#include "app/table/egizia/gain_input.h"

#include "i18n/words.h"
#include "i18n/words_egizia.h"

#include <algorithm>

namespace clerk::table::egizia {

namespace {

constexpr int most_raised = 9, most_given = 99, most_steps = 9;
constexpr std::size_t most_raised_in_all = 20;

template <int game::Gain::*member> GainFigure figure(const char* name, const wxString& words, int least) {
    return {name,
            words,
            least,
            most_given,
            [](const game::Gain& gain, int) { return gain.*member; },
            [](game::Gain& gain, int, int value) { gain.*member = value; },
            0};
}

GainFigure raising(game::Crew crew) {
    return {"raise-" + std::string(id(crew)),
            i18n::egizia::name(crew),
            0,
            most_raised,
            [](const game::Gain& gain, int which) {
                return static_cast<int>(std::ranges::count(gain.raise, static_cast<game::Crew>(which)));
            },
            [](game::Gain& gain, int which, int value) {
                std::erase(gain.raise, static_cast<game::Crew>(which));
                gain.raise.insert(gain.raise.end(), static_cast<std::size_t>(value), static_cast<game::Crew>(which));
            },
            static_cast<int>(crew)};
}

GainFigure field(game::Field field, const wxString& words) {
    return {"field-" + std::string(id(field)),
            words,
            -most_given,
            most_given,
            [](const game::Gain& gain, int which) { return gain.fields[static_cast<game::Field>(which)]; },
            [](game::Gain& gain, int which, int value) { gain.fields[static_cast<game::Field>(which)] = value; },
            static_cast<int>(field)};
}

GainFigure steps(game::Market market, const wxString& words) {
    return {"market-" + std::string(id(market)),
            words,
            0,
            most_steps,
            [](const game::Gain& gain, int which) { return gain.steps[static_cast<game::Market>(which)]; },
            [](game::Gain& gain, int which, int value) { gain.steps[static_cast<game::Market>(which)] = value; },
            static_cast<int>(market)};
}

std::vector<wxString> parts_of(const game::Gain& gain) {
    std::vector<wxString> parts;
    for (GivenPart& part : given_parts(gain)) parts.push_back(std::move(part.words));
    return parts;
}

wxString in_words(const std::vector<wxString>& parts) { return parts.empty() ? _("nothing") : i18n::listed(parts); }

}

std::vector<GainFigure> gain_figures() {
    std::vector<GainFigure> all;
    for (const game::Crew crew : game::crews) all.push_back(raising(crew));
    all.push_back(field(game::Field::green, _("Green fields")));
    all.push_back(field(game::Field::yellow, _("Yellow fields")));
    all.push_back(field(game::Field::brown, _("Brown fields")));
    all.push_back(figure<&game::Gain::quarry>("quarry", _("Quarry"), -most_given));
    all.push_back(figure<&game::Gain::stones>("stones", _("Stones"), -most_given));
    all.push_back(figure<&game::Gain::food>("food", _("Grain for this round"), 0));
    all.push_back(figure<&game::Gain::sphinx>("sphinx", _("Sphinx cards"), -most_given));
    all.push_back(figure<&game::Gain::points>("points", _("Points"), -most_given));
    all.push_back(steps(game::Market::stone, _("Stone market")));
    all.push_back(steps(game::Market::grain, _("Grain market")));
    return all;
}

bool fits(const game::Gain& gain) {
    return gain.raise.size() <= most_raised_in_all &&
           std::ranges::all_of(gain_figures(), [&](const GainFigure& figure) {
               const int value = figure.of_gain(gain);
               return value >= figure.least && value <= figure.most;
           });
}

std::vector<GivenPart> given_parts(const game::Gain& gain) {
    std::vector<GivenPart> parts;
    for (const GainFigure& figure : gain_figures()) {
        const int value = figure.of_gain(gain);
        if (value == 0) continue;
        const wxString words =
            i18n::fill("{1} {2}", {figure.words, wxString(value > 0 ? "+" : "") + i18n::figure(value)});
        parts.push_back({words, figure.in(gain, value > 0 ? value - 1 : value + 1)});
    }
    if (gain.ring) {
        parts.push_back({i18n::fill_figures(_("the water ring on {1}"), {*gain.ring}), gain});
        parts.back().without.ring.reset();
    }
    return parts;
}

wxString in_words(const game::Gain& gain) { return in_words(parts_of(gain)); }

wxString in_words(const game::Effect& effect) {
    std::vector<wxString> parts;
    if (effect.of_choice) parts.push_back(i18n::fill_figures(_("{1} crews of choice +1"), {*effect.of_choice}));
    const std::vector<wxString> rest = parts_of(effect.gain);
    parts.insert(parts.end(), rest.begin(), rest.end());
    if (effect.moves_ring) parts.push_back(_("the water ring moves"));
    return in_words(parts);
}

}

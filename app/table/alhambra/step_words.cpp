#include "app/table/alhambra/step_words.h"

#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

namespace clerk::table::alhambra {

namespace {

using i18n::fill;

wxString words_of(game::Cell cell) { return i18n::alhambra::name(cell); }

wxString words_of(const std::vector<game::Card>& cards) {
    std::vector<wxString> names;
    for (const game::Card& card : cards) names.push_back(i18n::alhambra::name(card));
    return i18n::listed(names);
}

/// Says what steps do, one after the other, and keeps track of the market they buy from.
class Teller {
public:
    explicit Teller(const game::Market& market) : market_(market) {}

    wxString tell(const game::Step& step) {
        const wxString what = std::visit([this](const auto& part) { return this->tell(part); }, step.what);
        // TRANSLATORS: {1} is a step that broke a rule and that the table let stand.
        return step.waived ? fill(_("{1} (agreed)"), {what}) : what;
    }

private:
    wxString tell(const game::Take& take) { return fill(_("takes {1}"), {words_of(take.cards)}); }

    wxString tell(const game::Buy& buy) {
        bought_ = buy.tile ? buy.tile : market_.at(buy.space);
        if (!buy.tile) market_.at(buy.space).reset();
        if (!bought_) return _("buys nothing");
        return fill(_("buys {1}"), {short_name(*bought_)});
    }

    static wxString tell(const game::Build& build) {
        return fill(_("builds {1} on {2}"), {short_name(build.tile), words_of(build.at)});
    }

    static wxString tell(const game::Remove& remove) { return fill(_("takes away {1}"), {words_of(remove.at)}); }

    static wxString tell(const game::Swap& swap) {
        if (swap.at == swap.out) return fill(_("exchanges {1} for {2}"), {words_of(swap.out), short_name(swap.tile)});
        return fill(_("exchanges {1} for {2} on {3}"), {words_of(swap.out), short_name(swap.tile), words_of(swap.at)});
    }

    /// What was bought in the step before is "it".
    wxString tell(const game::PutDown& put) const {
        if (put.tile == bought_) return fill(_("places it on {1}"), {words_of(put.at)});
        return fill(_("places {1} on {2}"), {short_name(put.tile), words_of(put.at)});
    }

    wxString tell(const game::Give& give) const {
        if (give.tile == bought_) return _("gives it to Dirk");
        return fill(_("gives {1} to Dirk"), {short_name(give.tile)});
    }

    game::Market market_;
    std::optional<game::Tile> bought_;
};

}

wxString short_name(const game::Tile& tile) {
    return fill("{1} {2}", {i18n::alhambra::name(tile.colour), figure(tile.price)});
}

wxString words(const game::Step& step, const game::Market& market) { return Teller(market).tell(step); }

wxString words(const std::vector<game::Step>& steps, const game::Market& market) {
    Teller teller(market);
    wxString line;
    for (const game::Step& step : steps) {
        const wxString part = teller.tell(step);
        line = line.empty() ? part : fill(_("{1}; {2}"), {line, part});
    }
    return line;
}

std::vector<Place> places(const game::Step& step) {
    if (const auto* build = std::get_if<game::Build>(&step.what)) return {game::place(build->at)};
    if (const auto* put = std::get_if<game::PutDown>(&step.what)) return {game::place(put->at)};
    if (const auto* remove = std::get_if<game::Remove>(&step.what)) return {game::place(remove->at)};
    if (const auto* swap = std::get_if<game::Swap>(&step.what); swap && swap->at != swap->out)
        return {game::place(swap->out), game::place(swap->at)};
    else if (swap)
        return {game::place(swap->at)};
    return {};
}

std::vector<Place> places(const std::vector<game::Step>& steps) {
    std::vector<Place> all;
    for (const game::Step& step : steps) {
        const std::vector<Place> some = places(step);
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

}

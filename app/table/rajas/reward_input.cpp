#include "app/table/rajas/reward_input.h"

#include "i18n/words.h"
#include "i18n/words_rajas.h"

#include <algorithm>

namespace clerk::table::rajas {

namespace {

constexpr int most_given = 99;

using Figure = int game::Reward::*;

struct Counted {
    const char* name;
    const char* words;
    Figure figure;
    int most = most_given;
};
constexpr Counted counted[] = {
    {"fame", wxTRANSLATE("Fame"), &game::Reward::fame},
    {"money", wxTRANSLATE("Money"), &game::Reward::money},
    {"karma", wxTRANSLATE("Karma"), &game::Reward::karma},
    {"upgrade", wxTRANSLATE("Upgrade"), &game::Reward::upgrade},
    {"worker", wxTRANSLATE("Worker"), &game::Reward::worker},
    {"boat", wxTRANSLATE("Boat"), &game::Reward::boat, game::last_spaces},
};

std::vector<game::DieColour> die_colours() {
    std::vector<game::DieColour> all(game::colours.begin(), game::colours.end());
    all.emplace_back();
    return all;
}

wxString die_words(game::DieColour colour) { return colour ? i18n::rajas::name(*colour) : _("any"); }

std::string button(const char* kind, game::DieColour colour) { return kind + std::string(game::id_or_any(colour)); }

game::Reward with_market(game::Reward reward) {
    if (!reward.market || reward.market->assorted) reward.market = game::MarketReward{};
    reward.market->most = std::min(reward.market->most + 1, most_given);
    return reward;
}

/// So much fame or money for each: the same again gives one more.
game::Reward with_each(game::Reward reward, game::Counted of, bool fame) {
    if (!reward.each || reward.each->of != of) reward.each = game::ForEach{.of = of};
    int& figure = fame ? reward.each->fame : reward.each->money;
    figure = std::min(figure + 1, most_given);
    return reward;
}

void add_gifts_for_each(std::vector<Gift>& all) {
    for (const game::Counted of : game::all_counted)
        for (const bool fame : {true, false}) {
            const wxString what = fame ? _("fame {1}") : _("money {1}");
            all.push_back({(fame ? "fame-each-" : "money-each-") + std::string(game::id(of)),
                           i18n::fill(_("{1} for each {2}"), {i18n::fill_figures(what, {1}), i18n::rajas::name(of)}),
                           [of, fame](game::Reward reward) { return with_each(std::move(reward), of, fame); }});
        }
}

template <class Change> GivenPart part(const game::Reward& reward, const game::Reward& alone, Change change) {
    game::Reward without = reward;
    change(without);
    return {i18n::rajas::told(alone), std::move(without)};
}

}

std::vector<Gift> gifts(GiftsOf where) {
    std::vector<Gift> all;
    for (const Counted& one : counted)
        all.push_back({one.name, wxGetTranslation(one.words), [&one](game::Reward reward) {
                           reward.*one.figure = std::min(reward.*one.figure + 1, one.most);
                           return reward;
                       }});
    for (const game::DieColour colour : die_colours())
        all.push_back(
            {button("die-", colour), i18n::fill(_("Die: {1}"), {die_words(colour)}), [colour](game::Reward reward) {
                 if (reward.dice.size() < most_given) reward.dice.push_back(colour);
                 return reward;
             }});
    for (const game::DieColour colour : die_colours())
        all.push_back({button("karma-die-", colour), i18n::fill(_("Die a karma: {1}"), {die_words(colour)}),
                       [colour](game::Reward reward) {
                           reward.karma_dice = colour;
                           return reward;
                       }});
    all.push_back({"market-assorted", _("Market, assorted"), [](game::Reward reward) {
                       reward.market = game::MarketReward{.assorted = true};
                       return reward;
                   }});
    all.push_back({"market-good", _("Market, one good"), with_market});
    add_gifts_for_each(all);
    if (where == GiftsOf::river)
        for (const game::Chamber chamber : game::chambers)
            all.push_back({"chamber-" + std::string(game::id(chamber)), i18n::rajas::name(chamber),
                           [chamber](game::Reward reward) {
                               reward.palace = chamber;
                               return reward;
                           }});
    return all;
}

std::vector<GivenPart> given_parts(const game::Reward& reward) {
    std::vector<GivenPart> parts;
    for (const Counted& one : counted) {
        if (reward.*one.figure == 0) continue;
        game::Reward alone;
        alone.*one.figure = reward.*one.figure;
        parts.push_back(part(reward, alone, [&](game::Reward& without) { --(without.*one.figure); }));
    }
    for (std::size_t i = 0; i < reward.dice.size(); ++i)
        parts.push_back(part(reward, {.dice = {reward.dice[i]}}, [i](game::Reward& without) {
            without.dice.erase(without.dice.begin() + static_cast<std::ptrdiff_t>(i));
        }));
    if (reward.karma_dice)
        parts.push_back(
            part(reward, {.karma_dice = reward.karma_dice}, [](game::Reward& without) { without.karma_dice.reset(); }));
    if (reward.market)
        parts.push_back(part(reward, {.market = reward.market}, [](game::Reward& without) {
            if (without.market->assorted || without.market->most <= 1)
                without.market.reset();
            else
                --without.market->most;
        }));
    if (reward.each)
        parts.push_back(part(reward, {.each = reward.each}, [](game::Reward& without) { without.each.reset(); }));
    if (reward.palace)
        parts.push_back(part(reward, {.palace = reward.palace}, [](game::Reward& without) { without.palace.reset(); }));
    return parts;
}

}

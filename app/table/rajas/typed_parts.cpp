#include "app/table/rajas/typed_parts.h"

#include "app/table/rajas/full_input.h"
#include "app/table/rajas/turn_input.h"
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
    char letter; ///< as it is typed
    int most = most_given;
};
constexpr Counted counted[] = {
    {"fame", wxTRANSLATE("Fame"), &game::Reward::fame, 'f'},
    {"money", wxTRANSLATE("Money"), &game::Reward::money, 'm'},
    {"karma", wxTRANSLATE("Karma"), &game::Reward::karma, 'k'},
    {"upgrade", wxTRANSLATE("Upgrade"), &game::Reward::upgrade, 'u'},
    {"worker", wxTRANSLATE("Worker"), &game::Reward::worker, 'w'},
    {"boat", wxTRANSLATE("Boat"), &game::Reward::boat, 'b', game::last_spaces},
};
constexpr char die_letter = 'd'; ///< with that of a colour behind it

char letter_of(game::Colour colour) { return id(colour).front(); } // blue, green, orange, purple

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
    return {i18n::rajas::in_words(alone), std::move(without)};
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

namespace {

bool is_figure(char sign) { return sign >= '0' && sign <= '9'; }
bool parts_things(char sign) { return sign == ' ' || sign == ',' || sign == ';' || sign == '+'; }

struct TypedThing {
    int count = 1;
    char letter = 0;
    std::optional<char> colour = {};
};

/// The next thing of a line; none: it is none, or there is none.
std::optional<TypedThing> next_thing(std::string_view& line) {
    TypedThing thing;
    std::size_t at = 0;
    for (int typed = 0; at < line.size() && is_figure(line[at]) && typed <= most_given; ++at)
        thing.count = typed = 10 * typed + (line[at] - '0');
    while (at > 0 && at < line.size() && line[at] == ' ') ++at;
    if (at >= line.size() || thing.count < 1 || thing.count > most_given) return std::nullopt;
    thing.letter = line[at++];
    if (thing.letter == die_letter && at < line.size() && !parts_things(line[at]) && !is_figure(line[at]))
        thing.colour = line[at++];
    line.remove_prefix(at);
    return thing;
}

bool take_die(game::Reward& reward, const TypedThing& thing) {
    game::DieColour colour;
    for (const game::Colour each : game::colours)
        if (thing.colour == letter_of(each)) colour = each;
    if (thing.letter != die_letter || (thing.colour && !colour)) return false;
    reward.dice.insert(reward.dice.end(), static_cast<std::size_t>(thing.count), colour);
    return reward.dice.size() <= most_given;
}

bool take_counted(game::Reward& reward, const TypedThing& thing) {
    const auto found = std::ranges::find(counted, thing.letter, &Counted::letter);
    if (found == std::end(counted) || reward.*found->figure + thing.count > found->most) return false;
    reward.*found->figure += thing.count;
    return true;
}

wxString meant(char letter, const wxString& words) { return wxString(letter) + " " + words; }

}

wxString gain_letters() {
    std::vector<wxString> all;
    for (const Counted& one : counted) all.push_back(meant(one.letter, wxGetTranslation(one.words).Lower()));
    all.push_back(meant(die_letter, _("a die")));
    for (const game::Colour colour : game::colours)
        all.push_back(wxString(die_letter) + meant(letter_of(colour), i18n::rajas::name(colour)));
    return i18n::one_by_one(all);
}

std::optional<game::Reward> typed_gain(const std::string& line, game::Reward reward) {
    for (const Counted& one : counted) reward.*one.figure = 0;
    reward.dice.clear();
    std::string_view rest = line;
    while (true) {
        while (!rest.empty() && parts_things(rest.front())) rest.remove_prefix(1);
        if (rest.empty()) return reward;
        const auto thing = next_thing(rest);
        if (!thing || (!take_counted(reward, *thing) && !take_die(reward, *thing))) return std::nullopt;
    }
}

std::string gain_as_typed(const game::Reward& reward) {
    std::string line;
    const auto add = [&line](int count, const std::string& letters) {
        line += (line.empty() ? "" : " ") + std::to_string(count) + letters;
    };
    for (const Counted& one : counted)
        if (reward.*one.figure > 0) add(reward.*one.figure, {one.letter});
    for (const game::DieColour colour : die_colours())
        if (const auto dice = std::ranges::count(reward.dice, colour); dice > 0)
            add(static_cast<int>(dice), colour ? std::string{die_letter, letter_of(*colour)} : std::string{die_letter});
    return line;
}

namespace {

/// The reward of a step, typed or still to be typed; null: it follows from the board, or there is none.
const game::Reward* typed(const std::optional<game::Reward>& gain) {
    static const game::Reward none;
    return gain ? &*gain : &none;
}

const game::Reward* reward_of(const Position& position, const game::Step& step) {
    const game::Board& board = position.game.board;
    if (const auto* visit = std::get_if<game::Visit>(&step.what))
        return visit->at.kind == game::SpotKind::palace && !board.palace ? typed(visit->gain) : nullptr;
    if (const auto* sail = std::get_if<game::Sail>(&step.what)) return board.river ? nullptr : typed(sail->gain);
    if (const auto* lay = std::get_if<game::Lay>(&step.what))
        return position.ready->province_side() ? nullptr : typed(lay->gain);
    if (const auto* laid = std::get_if<game::LayYield>(&step.what)) return &laid->tile.gain;
    if (const auto* gain = std::get_if<game::Gain>(&step.what)) return &gain->reward;
    return nullptr;
}

wxString question(const game::Step& step) {
    if (std::holds_alternative<game::Visit>(step.what)) return _("What did the palace give?");
    if (std::holds_alternative<game::Sail>(step.what)) return _("What did the river give?");
    if (std::holds_alternative<game::Lay>(step.what)) return _("What did linked yields give?");
    if (std::holds_alternative<game::LayYield>(step.what)) return _("What is printed on the yield tile?");
    return _("What did the fourth money bonus give?");
}

void set_reward(game::Step& step, const game::Reward& reward) {
    const auto given = reward == game::Reward{} ? std::nullopt : std::optional(reward);
    if (auto* visit = std::get_if<game::Visit>(&step.what)) visit->gain = given;
    if (auto* sail = std::get_if<game::Sail>(&step.what)) sail->gain = given;
    if (auto* lay = std::get_if<game::Lay>(&step.what)) lay->gain = given;
    if (auto* laid = std::get_if<game::LayYield>(&step.what)) laid->tile.gain = reward;
    if (auto* gain = std::get_if<game::Gain>(&step.what)) gain->reward = reward;
}

const std::vector<game::Step>* steps_in_progress(const Position& position) {
    return position.may_enter() && position.full() && begun(position.game) ? &position.game.turns.back().steps
                                                                           : nullptr;
}

}

std::optional<TypedReward> typed_reward(const Position& position) {
    const auto* steps = steps_in_progress(position);
    if (!steps) return std::nullopt;
    for (std::size_t i = steps->size(); i-- > 0;) {
        const game::Step& step = (*steps)[i];
        const game::Reward* reward = reward_of(position, step);
        if (!reward) continue;
        const bool sailed = std::holds_alternative<game::Sail>(step.what);
        return TypedReward{i, question(step), sailed ? GiftsOf::river : GiftsOf::board, *reward};
    }
    return std::nullopt;
}

Outcome type_reward(const Position& position, Entry entry, const game::Reward& reward) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    const auto asked = typed_reward(position);
    if (!asked) return {.entry = std::move(entry)};
    game::Step step = position.game.turns.back().steps.at(asked->step);
    set_reward(step, reward);
    return {.entry = std::move(entry), .game = with_step_changed(position.game, asked->step, std::move(step))};
}

std::optional<TypedCoins> typed_coins(const Position& position) {
    const auto* steps = steps_in_progress(position);
    const auto* visit = steps && !steps->empty() ? std::get_if<game::Visit>(&steps->back().what) : nullptr;
    if (!visit || !game::takes_coins(visit->at.kind)) return std::nullopt;
    const bool quarry = visit->at.kind == game::SpotKind::quarry;
    const game::Board& board = position.game.board;
    if (quarry ? board.quarry.has_value() : board.harbour.has_value()) return std::nullopt;
    constexpr int most_of_quarry = 4, most_of_harbour = 2;
    return TypedCoins{steps->size() - 1, visit->coins.value_or(0), quarry ? 1 : 0,
                      quarry ? most_of_quarry : most_of_harbour};
}

Outcome type_coins(const Position& position, Entry entry, int coins) {
    if (wxString why = why_not_enter(position); !why.empty()) return not_done(std::move(entry), std::move(why));
    const auto asked = typed_coins(position);
    if (!asked) return {.entry = std::move(entry)};
    game::Step step = position.game.turns.back().steps.at(asked->step);
    std::get<game::Visit>(step.what).coins = coins;
    return {.entry = std::move(entry), .game = with_step_changed(position.game, asked->step, std::move(step))};
}

bool may_gain(const Position& position) {
    return position.full() && position.may_enter() && !position.game.board.last_money_bonus;
}

Outcome gain_another(const Position& position, Entry entry) {
    return take_owed(position, std::move(entry), {game::Gain{}});
}

}

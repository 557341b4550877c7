#include "app/table/rajas/typed_parts.h"

#include "app/table/rajas/full_input.h"
#include "app/table/rajas/turn_input.h"

namespace clerk::table::rajas {

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

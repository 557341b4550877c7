#include "app/table/alhambra/words.h"

#include "app/table/alhambra/entry.h"
#include "app/table/played_game.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <algorithm>

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

namespace {

wxString with_tile(const Position& position, const Entry& entry) {
    const wxString tile = i18n::alhambra::name(*entry.tile);
    if (entry.leaving) return i18n::fill(_("Choose the place of {1}; Escape leaves the palace as it is."), {tile});
    if (position.final()) return i18n::fill(_("Choose the place of {1}."), {tile});
    if (position.lies_aside(*entry.tile))
        return i18n::fill(_("Place {1}, or end the turn: then it goes to the reserve."), {tile});
    return i18n::fill(_("Build {1}, or click a tile of the palace to exchange it."), {tile});
}

wxString at_end_of_turn(const Position& position, const Entry& entry) {
    const Due due = alhambra::due(*position.ready, entry.end);
    switch (wanted(position, entry)) {
    case Wanted::card:
        return i18n::fill(_("Which cards were turned up? Currency (Y G B O), then value: {1} of {2}."),
                          {figure(static_cast<int>(entry.end.cards.size()) + 1), figure(due.cards)});
    case Wanted::for_dirk:
        return i18n::fill(_("Which tiles did Dirk draw? Colour, then price: {1} of {2}."),
                          {figure(static_cast<int>(entry.end.dirk.size()) + 1), figure(due.dirk)});
    case Wanted::for_market:
        return i18n::fill(_("Which tile was drawn for the space {1}? Colour, then price."),
                          {i18n::alhambra::name(space_wanted(position, entry))});
    default: return _("All has been entered. End the turn.");
    }
}

/// Builds go to who is at turn, and another palace is looked at.
wxString of_another(const Position& position) {
    const auto named = [&](int player) {
        return name_line(position.game.players.at(static_cast<std::size_t>(player)).name);
    };
    // TRANSLATORS: two players, and the key that shows what the first has built.
    return i18n::fill(
        _("This is the palace of {2}, but it is {1}'s turn: {3} shows the palace of {1}."),
        {named(position.ready->player), named(position.player), wxString::Format("F%d", position.ready->player + 2)});
}

wxString without_actions(const Position& position) {
    const auto& aside = position.ready->progress.aside;
    if (aside.empty()) return _("All has been entered. End the turn.");
    return i18n::fill(_("Place {1}, or end the turn: then it goes to the reserve."),
                      {i18n::alhambra::name(aside.front())});
}

wxString in_turn(const Position& position, const Entry& entry) {
    if (entry.ending) return at_end_of_turn(position, entry);
    if ((entry.taking_away || entry.tile) && !position.may_build()) return of_another(position);
    if (entry.taking_away) return _("Click the tile that goes to the reserve.");
    if (entry.tile) return with_tile(position, entry);
    if (position.ready->progress.placed) return _("What was bought has been placed: end the turn.");
    if (position.ready->progress.actions_left == 0) return without_actions(position);
    if (position.full()) return _("Buy a tile, take cards, or change the palace.");
    return _("Which tile was bought? Colour, then price. Or end the turn.");
}

wxString at_end(const Position& position, const Entry& entry) {
    if (entry.tile)
        return i18n::fill(_("Place {1}: what is left goes to the reserve."), {i18n::alhambra::name(*entry.tile)});
    if (position.full()) return _("The game is over. Every tile won is in its place.");
    return i18n::fill(_("The game is over. Which tiles of the market did {1} win? Colour, then price."),
                      {name_line(position.game.players.at(static_cast<std::size_t>(position.player)).name)});
}

wxString in_palaces(const Position& position, const Entry& entry) {
    if (entry.taking_away) return _("Click the tiles that do not belong there.");
    if (entry.for_dirk) return _("Which tiles has Dirk? Colour, then price.");
    if (entry.tile) return with_tile(position, entry);
    return _("Build the palace as it stood. Pick a tile by colour and price.");
}

wxString what_is_next(const Position& position, const Entry& entry) {
    if (entry.looking_back_to)
        return i18n::fill(_("The palace as it stood at scoring {1}. Escape goes back."),
                          {figure(*entry.looking_back_to)});
    switch (position.stage) {
    case Stage::decision: return _("Something needs a decision: see the findings on the right.");
    case Stage::turn: return in_turn(position, entry);
    case Stage::give_out: return _("The game is over. What is left on the market is given out now.");
    case Stage::end: return at_end(position, entry);
    case Stage::palaces: return in_palaces(position, entry);
    case Stage::points: return _("Enter the points that this scoring gave.");
    }
    return {};
}

wxString actions_in_words(int actions) {
    if (actions == 0) return _("No action is left.");
    return wxString::Format(wxPLURAL("%d action left.", "%d actions left.", static_cast<unsigned>(actions)), actions);
}

}

wxString why_not_build(const Position& position, const Entry& entry) {
    if (may_build(position, entry)) return {};
    const bool of_builder = !position.ready || position.may_build();
    return entry.looking_back_to || entry.ending || of_builder ? what_is_next(position, entry) : of_another(position);
}

wxString next_in_words(const Position& position, const Entry& entry) {
    const wxString words = what_is_next(position, entry);
    if (position.stage != Stage::turn || entry.ending || position.ready->progress.placed) return words;
    return i18n::fill("{1} {2}", {words, actions_in_words(position.ready->progress.actions_left)});
}

namespace {

using i18n::fill;

// What is let stand becomes a waiver in the record.
wxString agreed() { return _("agreement of the table"); }

// TRANSLATORS: these stand after "Undo" and "Redo"; {1} is a tile such as "tower 9".
wxString entered(const game::Take&) { return _("take money"); }
wxString entered(const game::Buy& buy) {
    return buy.tile ? fill(_("buy {1}"), {short_name(*buy.tile)}) : _("buy a tile");
}
wxString entered(const game::Build& build) { return fill(_("build {1}"), {short_name(build.tile)}); }
wxString entered(const game::Remove&) { return _("take a tile away"); }
wxString entered(const game::Swap& swap) { return fill(_("exchange for {1}"), {short_name(swap.tile)}); }
wxString entered(const game::PutDown& put) { return fill(_("place {1}"), {short_name(put.tile)}); }
wxString entered(const game::Give& give) { return fill(_("give {1} to Dirk"), {short_name(give.tile)}); }

wxString in_words(const ListChange<game::Step>& change) {
    if (change.before && change.after && change.before->waived != change.after->waived) return agreed();
    if (!change.after) return _("take back a step");
    return std::visit([](const auto& what) { return entered(what); }, change.after->what);
}

/// Steps that were appended in one action are told by the last: a tile is bought and placed at once.
wxString in_words(const std::vector<game::Step>& before, const std::vector<game::Step>& after) {
    const auto change = list_change(before, after);
    if (!change) return {};
    return change->before ? in_words(*change) : in_words(ListChange<game::Step>{nullptr, &after.back()});
}

/// Empty: the turns are the same.
wxString in_words(const game::Turn& before, const game::Turn& after) {
    if (const wxString words = in_words(before.steps, after.steps); !words.empty()) return words;
    if (before == after) return {};
    if (before.done && !after.done) return _("take back the end of the turn");
    return before.waived == after.waived ? _("end the turn") : agreed();
}

wxString in_words(const game::LastPart& before, const game::LastPart& after) {
    if (before.tiles != after.tiles) return _("enter tiles of the end");
    return in_words(before.steps, after.steps);
}

wxString in_words(const ListChange<game::FinalTile>& change) {
    if (change.before && change.after && change.before->waived != change.after->waived) return agreed();
    return change.after ? fill(_("place {1}"), {short_name(change.after->tile)})
                        : fill(_("take {1} away"), {short_name(change.before->tile)});
}

wxString in_words(const game::Round& before, const game::Round& after) {
    for (std::size_t i = 0; i < std::min(before.palaces.size(), after.palaces.size()); ++i)
        if (const auto change = list_change(before.palaces[i], after.palaces[i])) return in_words(*change);
    if (before.dirk != after.dirk) return _("enter Dirk's tiles");
    if (before == after) return {};
    return before.waived == after.waived ? _("enter points") : agreed();
}

}

wxString action_in_words(const game::Game& before, const game::Game& after) {
    const game::Turn no_turn{.done = false};
    const auto turn = [&](const game::Game& game, std::size_t i) {
        return i < game.turns.size() ? game.turns[i] : no_turn;
    };
    for (std::size_t i = 0; i < std::max(before.turns.size(), after.turns.size()); ++i)
        if (const wxString words = in_words(turn(before, i), turn(after, i)); !words.empty()) return words;
    if (before.end && after.end)
        for (std::size_t i = 0; i < std::min(before.end->size(), after.end->size()); ++i)
            if (const wxString words = in_words((*before.end)[i], (*after.end)[i]); !words.empty()) return words;
    if (before.end != after.end) return _("end of the game");
    for (std::size_t i = 0; i < std::min(before.rounds.size(), after.rounds.size()); ++i)
        if (const wxString words = in_words(before.rounds[i], after.rounds[i]); !words.empty()) return words;
    return before.rounds == after.rounds ? wxString() : _("enter a scoring");
}

namespace {

using i18n::fill;

void add_part(wxString& line, const wxString& part) { line = line.empty() ? part : fill(_("{1}; {2}"), {line, part}); }

wxString in_words(const game::Turn& turn, Depth depth, const game::Market& market) {
    wxString line = words(turn.steps, market);
    if (line.empty() && turn.done) line = depth == Depth::full ? _("no action") : _("takes money");
    if (turn.scoring) add_part(line, _("scoring"));
    return line;
}

void play_on(game::Market& market, const game::Turn& turn) {
    for (const game::Step& step : turn.steps)
        if (const auto* buy = std::get_if<game::Buy>(&step.what)) market.at(buy->space).reset();
    for (const game::Currency space : game::currencies)
        if (turn.tiles.at(space)) market.at(space) = turn.tiles.at(space);
}

TurnLine line_of(const game::LastPart& part, int player) {
    wxString line;
    for (const game::Tile& tile : part.tiles) add_part(line, fill(_("wins {1}"), {short_name(tile)}));
    if (!part.steps.empty()) add_part(line, words(part.steps, {}));
    return {player, line, places(part.steps)};
}

}

std::vector<TurnLine> turn_lines(const game::Game& game) {
    std::vector<TurnLine> lines;
    game::Market market = game.market;
    const int players = static_cast<int>(game.players.size());
    for (const game::Turn& turn : game.turns) {
        lines.push_back(
            {static_cast<int>(lines.size()) % players, in_words(turn, game.depth, market), places(turn.steps)});
        play_on(market, turn);
    }
    if (!game.end) return lines;
    for (int player = 0; player < players; ++player) {
        const game::LastPart& part = game.end->at(static_cast<std::size_t>(player));
        if (!part.tiles.empty() || !part.steps.empty()) lines.push_back(line_of(part, player));
    }
    return lines;
}

}

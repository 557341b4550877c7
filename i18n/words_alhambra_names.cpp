#include "core/alhambra/game.h"
#include "core/alhambra/play.h"
#include "i18n/game_words.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

#include <algorithm>
#include <map>

// The names of Alhambra's pieces, rulings and score lines.

namespace clerk::i18n::alhambra {

using namespace clerk::alhambra;
using clerk::alhambra::Game;

namespace {

constexpr RulingWords all_rulings_words[] = {
    {"leftovers",
     wxTRANSLATE("Who wins the tiles left on the market"),
     {{wxTRANSLATE("most money"),
       wxTRANSLATE("A tile left on the market goes to the player whose cards of its currency are worth most.")},
      {wxTRANSLATE("most cards"),
       wxTRANSLATE("A tile left on the market goes to the player with the most cards of its currency.")}}},
    {"game_end",
     wxTRANSLATE("When the game is over"),
     {{wxTRANSLATE("when a space stays empty"),
       wxTRANSLATE("The game is over when the bag cannot fill the market any more.")},
      {wxTRANSLATE("when the bag is empty"),
       wxTRANSLATE("The game is over as soon as the bag is empty after a turn.")}}},
    {"swap",
     wxTRANSLATE("Where the new tile of a swap lies"),
     {{wxTRANSLATE("on the same cell"), wxTRANSLATE("In a swap the new tile lies where the old one lay.")},
      {wxTRANSLATE("wherever it fits"),
       wxTRANSLATE("In a swap the new tile may lie on any cell that the rules allow.")}}},
    {"dirk_draws",
     wxTRANSLATE("When Dirk draws his tiles"),
     {{wxTRANSLATE("before the market is filled"),
       wxTRANSLATE("After a scoring Dirk draws his tiles, and then the market is filled.")},
      {wxTRANSLATE("after the market is filled"),
       wxTRANSLATE("After a scoring the market is filled, and then Dirk draws his tiles.")}}},
    {"dirk_ranked",
     wxTRANSLATE("Dirk's place"),
     {{wxTRANSLATE("not ranked"), wxTRANSLATE("Dirk's points are shown, but he is not ranked.")},
      {wxTRANSLATE("ranked"), wxTRANSLATE("Dirk is ranked like a player, and may win.")}}},
};

wxString walls_of(const Tile& tile) {
    std::vector<wxString> walled;
    for (const Side side : sides)
        if (tile.walls.on(side)) walled.push_back(name(side));
    return listed(walled);
}

}

wxString usual_name(Colour colour) {
    static constexpr Word words[] = {
        {"blue", wxTRANSLATE("pavilion")},  {"red", wxTRANSLATE("seraglio")}, {"brown", wxTRANSLATE("arcades")},
        {"white", wxTRANSLATE("chambers")}, {"green", wxTRANSLATE("garden")}, {"purple", wxTRANSLATE("tower")},
    };
    return word(words, id(colour));
}

wxString name(Colour colour) { return given_name(clerk::alhambra::game_id, id(colour), usual_name(colour)); }

wxString name(Currency currency) {
    static constexpr Word words[] = {
        {"yellow", wxTRANSLATE("yellow")},
        {"green", wxTRANSLATE("green")},
        {"blue", wxTRANSLATE("blue")},
        {"orange", wxTRANSLATE("orange")},
    };
    return word(words, id(currency));
}

wxString name(Marker marker) {
    static constexpr Word words[] = {
        {"red", wxTRANSLATE("red")},     {"yellow", wxTRANSLATE("yellow")}, {"blue", wxTRANSLATE("blue")},
        {"green", wxTRANSLATE("green")}, {"orange", wxTRANSLATE("orange")}, {"white", wxTRANSLATE("white")},
    };
    return word(words, id(marker));
}

wxString name(Side side) {
    switch (side) {
    case Side::n: return _("north");
    case Side::e: return _("east");
    case Side::s: return _("south");
    case Side::w: return _("west");
    }
    return {};
}

wxString name(const Tile& tile) {
    const wxString plain = fill(wxGETTEXT_IN_CONTEXT("tile", "{1} {2}"), {name(tile.colour), figure(tile.price)});
    const wxString walled = walls_of(tile);
    return walled.empty() ? plain : fill(_("{1} (walls: {2})"), {plain, walled});
}

wxString name(const Card& card) {
    return fill(wxGETTEXT_IN_CONTEXT("card", "{1} {2}"), {name(card.currency), figure(card.value)});
}

wxString name(Cell cell) {
    const wxString along = cell.x > 0 ? fill(_("{1} east"), {figure(cell.x)}) : fill(_("{1} west"), {figure(-cell.x)});
    const wxString up = cell.y > 0 ? fill(_("{1} north"), {figure(cell.y)}) : fill(_("{1} south"), {figure(-cell.y)});
    if (cell == fountain) return _("the fountain");
    if (cell.x == 0) return up;
    return cell.y == 0 ? along : fill(wxGETTEXT_IN_CONTEXT("cell", "{1} {2}"), {along, up});
}

wxString preset_name(std::string_view preset) {
    static constexpr Word words[] = {
        {"default", wxTRANSLATE("As most sources say")},
        {"zh-Hant", wxTRANSLATE("Traditional Chinese rulebook")},
    };
    return word(words, preset);
}

wxString preset_explained(std::string_view preset) {
    static constexpr Word words[] = {
        {"default", wxTRANSLATE("Where the rulebooks differ, the reading that most of them share holds.")},
        {"zh-Hant", wxTRANSLATE("As the Traditional Chinese rulebook says: a tile left on the market goes to the "
                                "player with the most cards of its currency.")},
    };
    return word(words, preset);
}

std::span<const RulingWords> rulings_words() { return all_rulings_words; }

namespace {

wxString game_name() { return _("Alhambra"); }

wxString dirk_name() { return _("Dirk"); }

/// A cell, or a side of it.
wxString place_name(const Place& place) {
    const wxString cell = name(Cell{place.x, place.y});
    return place.level == 0 ? cell : fill(_("{1} ({2})"), {cell, name(static_cast<Side>(place.level - 1))});
}

/// In a finished palace the scoring and perhaps a tile; in the end of the game the player's part; or a turn.
wxString where(const Record& record, const Where& where) {
    const int turns = static_cast<int>(std::get<Game>(record.game).turns.size());
    if (!where.round && *where.turn < turns) return where_in_rounds(record, where, wxTRANSLATE("the turn as a whole"));
    const wxString name = player(record, where);
    if (where.round && where.piece.empty()) return fill(_("Scoring {1}, {2}"), {figure(*where.round), name});
    if (where.round)
        return fill(_("Scoring {1}, {2}, tile {3}"), {figure(*where.round), name, figure(where.index + 1)});
    if (!where.step || *where.step < 0) return fill(_("End of the game, {1}"), {name});
    return fill(_("End of the game, {1}, step {2}"), {name, figure(*where.step + 1)});
}

wxString category(std::string_view id) {
    static constexpr Word words[] = {
        {"blue", wxTRANSLATE("Pavilions (blue)")}, {"red", wxTRANSLATE("Seraglios (red)")},
        {"brown", wxTRANSLATE("Arcades (brown)")}, {"white", wxTRANSLATE("Chambers (white)")},
        {"green", wxTRANSLATE("Gardens (green)")}, {"purple", wxTRANSLATE("Towers (purple)")},
        {"wall", wxTRANSLATE("Longest wall")},     {"typed", wxTRANSLATE("Entered as points")},
    };
    return word(words, id);
}

wxString scored(std::string_view category) {
    static constexpr Word words[] = {
        {"wall", wxTRANSLATE("In each of the three scorings the longest run of outer wall scores 1 for each side.")},
        {"typed", wxTRANSLATE("For a scoring whose palaces were not written down, the points that it gave count.")},
    };
    const auto colour = std::ranges::find(colours, category, [](Colour one) { return id(one); });
    if (colour == colours.end()) return word(words, category);
    const int more = static_cast<int>(*colour); // than the first colour
    return fill_figures(
        _("Who has the most of these tiles scores {1} in the first scoring. In the second the most score "
          "{2} and the second most {3}; in the third the most score {4}, then {5} and {6}. Players with "
          "equally many share the points of their places, rounded down."),
        {1 + more, 8 + more, 1 + more, 16 + more, 8 + more, 1 + more});
}

wxString fact(std::string_view id) {
    static constexpr Word words[] = {
        {"reserve", wxTRANSLATE("Tiles in reserve")},
        {"money", wxTRANSLATE("Money in hand")},
    };
    return word(words, id);
}

wxString tie_break(std::string_view fact_id) { return fill(_("Tie: decided by {1}."), {fact(fact_id)}); }

std::optional<wxString> moves(const Record& record) {
    const auto& game = std::get<Game>(record.game);
    if (game.depth == Depth::final) return std::nullopt;
    return in_words(game, clerk::alhambra::moves(replay(game).state));
}

std::optional<BestWords> best(const Record& record, const Patience& patience) {
    const auto& game = std::get<Game>(record.game);
    return in_words(record, best(game, replay(game).state, usual_choice, patience));
}

std::optional<ReviewedTurn> reviewed(const Record& record, const GameFold& fold, int turn, const Patience& patience,
                                     GameAfter after) {
    const auto found = review(std::get<Game>(record.game), std::get<clerk::alhambra::Fold>(fold), turn, patience);
    return found ? std::optional(in_words(record, *found, after)) : std::nullopt;
}

/// What its record may be lacking.
constexpr Word phrases[] = {
    {"tile", wxTRANSLATE("a tile like {1}")},
    {"cell-near", wxTRANSLATE("a cell like {1}, from {2} to {3}")},
    {"card", wxTRANSLATE("a card like {1}")},
    {"some-card", wxTRANSLATE("at least one card")},
    {"no-more-than-the-box", wxTRANSLATE("no more of a card than the box has")},
    {"four-cards", wxTRANSLATE("four cards")},
    {"six-tiles", wxTRANSLATE("six tiles")},
    {"each-tile-once", wxTRANSLATE("each tile once")},
    {"two-scoring-cards", wxTRANSLATE("false: no more than two scoring cards come up")},
    {"round-with-either", wxTRANSLATE("a round with either {1} or {2}")},
    {"one-to-three-rounds", wxTRANSLATE("one to three rounds")},
    {"dirk-when-two-play", wxTRANSLATE("Dirk takes part only when two play")},
    {"no-such-space", wxTRANSLATE("the market has no such space")},
    {"cards-in-full", wxTRANSLATE("only depth full has cards and the market")},
    {"tile-named-by-space", wxTRANSLATE("in depth full the tile is named by its space")},
    {"won-follows-from-hands", wxTRANSLATE("in depth full what a player wins follows from the hands")},
    {"palaces-in-final", wxTRANSLATE("only depth final has finished palaces")},
    {"cards", wxTRANSLATE("cards")},
    {"hands", wxTRANSLATE("hands")},
    {"parts", wxTRANSLATE("parts")},
    {"palaces", wxTRANSLATE("palaces")},
    {"points", wxTRANSLATE("points")},
    {"rounds", wxTRANSLATE("rounds")},
    {"hand-a-player", wxTRANSLATE("{1} hands, one a player")},
    {"part-a-player", wxTRANSLATE("{1} parts, one a player")},
    {"palace-a-player", wxTRANSLATE("{1} palaces, one a player")},
    {"points-of-players", wxTRANSLATE("points of {1} players")},
};

std::optional<wxString> agreed(std::string_view key, std::string_view choice) {
    return key == "preset" ? agreed_preset(presets, choice, preset_name)
                           : agreed_ruling(all_rulings, all_rulings_words, key, choice);
}

}

const GameWords& words() {
    static constexpr GameWords all{
        .game = clerk::alhambra::game_id,
        .name = game_name,
        .rules = &rules_in_words,
        .where = where,
        .neutral = dirk_name,
        .category = category,
        .scored = scored,
        .fact = fact,
        .tie_break = tie_break,
        .moves = moves,
        .phrases = phrases,
        .agreed = agreed,
        .bgg = {6249, "Alhambra", 2003},
        .place = place_name,
        .best = best,
        .reviewed = reviewed,
    };
    return all;
}

}

// What can be done next in Alhambra, told line by line.

namespace clerk::i18n::alhambra {

using namespace clerk::alhambra;
using clerk::alhambra::Game;

namespace {

/// The cells of each tile, a line a tile.
template <class Move> wxString in_words(const wxString& heading, const std::vector<Move>& moves) {
    if (moves.empty()) return {};
    std::map<std::size_t, std::vector<wxString>> cells_of;
    for (const Move& move : moves) cells_of[number(move.tile)].push_back(name(move.at));
    wxString lines = heading + "\n";
    for (const auto& [tile, at] : cells_of) lines += fill("  {1}: {2}\n", {name(tiles[tile]), listed(at)});
    return lines;
}

wxString in_words(const std::vector<Remove>& removes) {
    if (removes.empty()) return {};
    std::vector<wxString> at;
    for (const Remove& remove : removes) at.push_back(name(remove.at));
    return _("May go to the reserve, from:") + "\n  " + listed(at) + "\n";
}

wxString in_words(const std::vector<Swap>& swaps) {
    if (swaps.empty()) return {};
    wxString lines = _("May be swapped:") + "\n";
    for (const Swap& swap : swaps) {
        const wxString out = name(swap.out), at = name(swap.at);
        lines += "  " +
                 (swap.at == swap.out ? fill(_("{1} for {2}"), {out, name(swap.tile)})
                                      : fill(_("{1} for {2} on {3}"), {out, name(swap.tile), at})) +
                 "\n";
    }
    return lines;
}

}

namespace {

Cell cell(const Swap& swap) { return swap.out; }
template <class Put>
Cell cell(const Put& put)
    requires requires { put.at; }
{
    return put.at;
}
template <class Other> Cell cell(const Other&) { return {}; }

Cell cell(const Step& step) {
    return std::visit([](const auto& what) { return cell(what); }, step.what);
}

wxString told_of_the_end(const Game& game) {
    return game.end
               ? _("The game is over; nothing is left to do.")
               : _("The game is over: what is left on the market is given out and placed before the last scoring.");
}

}

wxString instead(const Step& wanted, const Step& legal) {
    const Cell from = cell(wanted), to = cell(legal);
    if (std::holds_alternative<Remove>(legal.what))
        return fill(_("It is legal to take away the tile {1} of the fountain."), {name(to)});
    if (std::holds_alternative<Swap>(legal.what))
        return fill(_("It is legal in exchange for the tile {1} of the fountain."), {name(to)});
    const auto way = legal_that_way(to.x - from.x, to.y - from.y);
    return way ? *way : fill(_("It is legal on the cell {1} of the fountain."), {name(to)});
}

BestWords in_words(const Record& record, const Best& best) {
    const auto& game = std::get<Game>(record.game);
    if (best.over) return {.note = told_of_the_end(game)};
    BestWords words{
        .heading = fill(_("{1} is at turn."), {name_line(game.players[static_cast<std::size_t>(best.player)].name)})};
    for (const TileAdvice& advice : best.tiles)
        for (const TilePlace& place : advice.places) {
            const wxString gained = gains_told(clerk::alhambra::game_id, place.gains);
            const wxString shape = fill(_("longest wall {1}, open cells {2}, outline {3}"),
                                        {figure(place.wall), figure(place.open), figure(place.outline)});
            words.lines.push_back({place.points,
                                   fill(_("{1} on {2}"), {name(advice.tile), name(place.at)}),
                                   gained.empty() ? shape : one_by_one({gained, shape}),
                                   {clerk::alhambra::place(place.at)},
                                   Record{record.head, played_on(game, place.step)}});
        }
    words.note = words.lines.empty() ? _("No tile can be placed or built now.")
                                     : _("Every place of each tile was looked at, each tile by itself.");
    return words;
}

/// What was done before it is as it was. The step that was played stands where the best of them stands.
ReviewedTurn in_words(const Record& record, const TurnReview& review, GameAfter after) {
    const auto& game = std::get<Game>(record.game);
    const auto line = [&](const auto& put) {
        return BestLine{.words = fill(_("{1} on {2}"), {name(put.tile), name(put.at)}),
                        .places = {clerk::alhambra::place(put.at)}};
    };
    const auto line_of = [&](const Step& step) {
        const auto* put = std::get_if<PutDown>(&step.what);
        return put ? line(*put) : line(std::get<Build>(step.what));
    };
    const Step& played = game.turns[static_cast<std::size_t>(review.turn)].steps[review.steps.size() - 1];
    ReviewedTurn words{review,
                       line_of(played).words,
                       gains_told(clerk::alhambra::game_id, review.gains),
                       {line_of(review.steps.back())}};
    if (after == GameAfter::each_step)
        words.steps.front().after = Record{record.head, played_instead(game, review, review.steps.size())};
    return words;
}

wxString in_words(const Game& game, const Moves& moves) {
    if (moves.over) return told_of_the_end(game) + "\n";
    const wxString player = name_line(game.players[static_cast<std::size_t>(moves.player)].name);
    const wxString lines = in_words(_("May be placed:"), moves.places) +
                           in_words(_("May be built from the reserve:"), moves.builds) + in_words(moves.removes) +
                           in_words(moves.swaps);
    return fill(_("{1} is at turn."), {player}) + "\n" +
           (lines.empty() ? _("No tile can be placed, built, removed or swapped.") + "\n" : lines);
}

}

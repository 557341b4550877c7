#include "core/rajas/play.h"
#include "i18n/game_words.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

// The names of the pieces, rulings and figures of Rajas of the Ganges.

namespace clerk::i18n::rajas {

using namespace clerk::rajas;
using clerk::rajas::Game;

namespace {

constexpr RulingWords all_rulings_words[] = {
    {"last_turns",
     wxTRANSLATE("Who still has a turn when markers met"),
     {{wxTRANSLATE("the rest of the go-round"),
       wxTRANSLATE(
           "The go-round in which somebody's markers met is completed: all who sit after that player have their "
           "turn.")},
      {wxTRANSLATE("everyone else"),
       wxTRANSLATE("Every other player who has a worker left and has not passed has one more turn.")}}},
    {"cover_yields",
     wxTRANSLATE("What a covering tile links"),
     {{wxTRANSLATE("brings its yield"),
       wxTRANSLATE("A covering tile brings the yields that it links for the first time.")},
      {wxTRANSLATE("brings nothing"), wxTRANSLATE("A covering tile brings no yields; those that it links are lost.")}}},
    {"linked_slot",
     wxTRANSLATE("A yield tile where a road ends already"),
     {{wxTRANSLATE("gives nothing"),
       wxTRANSLATE("A yield tile that is laid where the road of a linked tile ends already never gives anything.")},
      {wxTRANSLATE("gives at once"),
       wxTRANSLATE("A yield tile that is laid where the road of a linked tile ends already gives at once.")}}},
};

}

wxString usual_name(Colour colour) {
    static constexpr Word words[] = {
        {"blue", wxTRANSLATE("blue")},
        {"green", wxTRANSLATE("green")},
        {"orange", wxTRANSLATE("orange")},
        {"purple", wxTRANSLATE("purple")},
    };
    return word(words, id(colour));
}

wxString name(Colour colour) { return given_name(clerk::rajas::game_id, id(colour), usual_name(colour)); }

wxString name(YieldColour colour) {
    static constexpr Word words[] = {
        {"white", wxTRANSLATE("white")},
        {"yellow", wxTRANSLATE("yellow")},
        {"red", wxTRANSLATE("red")},
        {"brown", wxTRANSLATE("brown")},
    };
    return word(words, id(colour));
}

wxString name(Good good) {
    static constexpr Word words[] = {
        {"silk", wxTRANSLATE("silk")},
        {"tea", wxTRANSLATE("tea")},
        {"spices", wxTRANSLATE("spices")},
    };
    return word(words, id(good));
}

wxString name(Building building) {
    static constexpr Word words[] = {
        {"temple", wxTRANSLATE("temple")},
        {"palace", wxTRANSLATE("palace")},
        {"fort", wxTRANSLATE("fort")},
        {"mill", wxTRANSLATE("mill")},
    };
    return word(words, id(building));
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

wxString name(Die die) { return fill(wxGETTEXT_IN_CONTEXT("die", "{1} {2}"), {name(die.colour), figure(die.value)}); }

wxString name(const Spot& spot) {
    static constexpr Word words[] = {
        {"quarry", wxTRANSLATE("the quarry")},
        {"assorted", wxTRANSLATE("the assorted market")},
        {"silk", wxTRANSLATE("the silk market")},
        {"tea", wxTRANSLATE("the tea market")},
        {"spices", wxTRANSLATE("the spice market")},
        {"mogul", wxTRANSLATE("the Great Mogul")},
        {"dancer", wxTRANSLATE("the dancer")},
        {"yogi", wxTRANSLATE("the yogi")},
        {"raja", wxTRANSLATE("the Raja")},
        {"builder", wxTRANSLATE("the master builder")},
        {"portuguese", wxTRANSLATE("the Portuguese")},
        {"harbour", wxTRANSLATE("the harbour")},
        {"palace", wxTRANSLATE("the palace")},
    };
    if (spot.kind == SpotKind::own && spot.name.empty()) return _("this place of the palace");
    return word(words, id(spot));
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
        {"zh-Hant",
         wxTRANSLATE("As the Traditional Chinese rulebook says: when markers met, every other player has one "
                     "more turn.")},
    };
    return word(words, preset);
}

std::span<const RulingWords> rulings_words() { return all_rulings_words; }

namespace {

wxString game_name() { return _("Rajas of the Ganges"); }

/// Rounds are as long as there are workers: turns are counted.
wxString where(const Record& record, const Where& where) {
    const wxString name = player(record, where);
    if (!where.turn) return name;
    const wxString turn = figure(*where.turn + 1);
    if (!where.step) return fill(_("Turn {1}, {2}"), {turn, name});
    if (*where.step < 0) return fill(_("Turn {1}, {2}, {3}"), {turn, name, _("the turn as a whole")});
    return fill(_("Turn {1}, {2}, step {3}"), {turn, name, figure(*where.step + 1)});
}

wxString category(std::string_view id) {
    static constexpr Word words[] = {{"gap", wxTRANSLATE("Gap")}};
    return word(words, id);
}

wxString scored(std::string_view category) {
    static constexpr Word words[] = {
        {"gap", wxTRANSLATE("No points are added up. The gap counts: the fame less the fame space that faces the money "
                            "marker. From 0 on the markers have met, and the largest gap wins.")}};
    return word(words, category);
}

wxString fact(std::string_view id) {
    static constexpr Word words[] = {
        {"met", wxTRANSLATE("Order of meeting")},
        {"money", wxTRANSLATE("Money")},
        {"fame", wxTRANSLATE("Fame")},
        {"tiles", wxTRANSLATE("Tiles")},
        {"karma", wxTRANSLATE("Karma")},
        {"workers", wxTRANSLATE("Workers")},
        {"boat", wxTRANSLATE("Space of the boat")},
    };
    return word(words, id);
}

wxString tie_break(std::string_view /*fact*/) {
    return _("The gaps left it open: the markers that met first decided.");
}

std::optional<wxString> moves(const Record& record) {
    const auto& game = std::get<Game>(record.game);
    if (!moves_told(game)) return std::nullopt;
    return in_words(game, clerk::rajas::moves(replay(game).state));
}

/// What its record may be lacking.
constexpr Word phrases[] = {
    {"die", wxTRANSLATE("a die like {1}")},
    {"roads", wxTRANSLATE("sides with roads like {1}, in the order nesw")},
    {"side-of-a-place", wxTRANSLATE("the side of a place, like {1}")},
    {"fame-or-money", wxTRANSLATE("fame, money or both for each")},
    {"die-asked-for", wxTRANSLATE("a colour, \"any\" or a value from 1 to 6")},
    {"name-of-another-place", wxTRANSLATE("a place of the board has this name already")},
    {"bridge-between-spaces", wxTRANSLATE("a bridge between two spaces of the river")},
    {"some-space", wxTRANSLATE("at least one space")},
    {"never-rising", wxTRANSLATE("no more than the one before: the facing never rises")},
    {"some-row", wxTRANSLATE("at least one row")},
    {"row-of-a-map", wxTRANSLATE("a row of 1 to 12 places, each . or #, as long as the others")},
    {"side-on-the-rim", wxTRANSLATE("a side of a place with no place beyond")},
    {"each-side-once", wxTRANSLATE("each side once")},
    {"each-space-once", wxTRANSLATE("each space once")},
    {"slots-on-the-back", wxTRANSLATE("only the back side has slots")},
    {"gain-or-colour", wxTRANSLATE("a yield with a reward or the colour of a slot")},
    {"chamber-on-the-river", wxTRANSLATE("only the river gives the action of a chamber")},
    {"nothing-without-a-river", wxTRANSLATE("a described river for the river tiles")},
    {"some-die", wxTRANSLATE("at least one die")},
    {"experts-in-mixed", wxTRANSLATE("only the variant mixed has experts")},
    {"die-of-each-colour", wxTRANSLATE("one die of each colour")},
    {"slot-for-a-tile", wxTRANSLATE("a slot of the described province")},
    {"described-already", wxTRANSLATE("it follows from the part of the board that is described")},
    {"coins-at-quarry-and-harbour", wxTRANSLATE("only the quarry and the harbour take coins")},
    {"good-and-value", wxTRANSLATE("a good and its value")},
    {"payment-in-full", wxTRANSLATE("only depth full has payments and rewards")},
    {"tiles-only-in-builds", wxTRANSLATE("depth builds has tiles alone")},
    {"markers-in-builds", wxTRANSLATE("in depth full players and markers follow from the turns")},
    {"places-each-once", wxTRANSLATE("the places 1, 2, ... in the order of meeting, each once")},
    {"yield-tiles-in-navaratnas", wxTRANSLATE("only the variant navaratnas has yield tiles")},
    {"rolled-in-full", wxTRANSLATE("only depth full has dice, river tiles and yield tiles")},
    {"markers-in-final", wxTRANSLATE("only depth final has final markers")},
    {"rewards", wxTRANSLATE("rewards")},
    {"sides", wxTRANSLATE("sides")},
    {"yields", wxTRANSLATE("yields")},
    {"dice", wxTRANSLATE("dice")},
    {"markets", wxTRANSLATE("markets")},
    {"buildings", wxTRANSLATE("buildings")},
    {"values", wxTRANSLATE("values")},
    {"gaps", wxTRANSLATE("gaps")},
    {"finals", wxTRANSLATE("final markers")},
};

/// Of one of the games in the box other than the basic one.
std::optional<wxString> played_variant(std::string_view variant) {
    static constexpr Word words[] = {
        {"navaratnas", wxTRANSLATE("Navaratnas")},
        {"mixed", wxTRANSLATE("experts and beginners")},
    };
    const bool known = std::ranges::find(words, variant, &Word::id) != std::end(words);
    return known ? std::optional(word(words, variant)) : std::nullopt;
}

std::optional<wxString> agreed(std::string_view key, std::string_view choice) {
    if (key == "variant") return played_variant(choice);
    return key == "preset" ? agreed_preset(presets, choice, preset_name)
                           : agreed_ruling(all_rulings, all_rulings_words, key, choice);
}

}

const GameWords& words() {
    static constexpr GameWords all{
        .game = clerk::rajas::game_id,
        .name = game_name,
        .rules = &rules_in_words,
        .where = where,
        .category = category,
        .scored = scored,
        .fact = fact,
        .tie_break = tie_break,
        .moves = moves,
        .phrases = phrases,
        .agreed = agreed,
        .bgg = {220877, "Rajas of the Ganges", 2017},
    };
    return all;
}

}

namespace clerk::i18n::rajas {

using namespace clerk::rajas;
using clerk::rajas::Game;

// What can be done next in Rajas of the Ganges, told line by line.

namespace {

wxString in_words(const Dice& dice) {
    std::vector<wxString> names;
    for (const Die& die : dice) names.push_back(name(die));
    return listed(names);
}

/// A place with its price.
wxString priced(const wxString& place, const WorkerMove& move) {
    if (!move.coins) return place;
    if (move.coins == move.most_coins) return fill(_("{1}, for {2} in money"), {place, figure(*move.coins)});
    return fill(_("{1}, for {2} to {3} in money, as printed"), {place, figure(*move.coins), figure(*move.most_coins)});
}

wxString in_words(const WorkerMove& move) {
    wxString line = priced(name(move.at), move);
    if (move.dice)
        line = fill(move.dice->size() == 1 ? _("{1}, paid with {2}") : _("{1}, paid with one of {2}"),
                    {line, in_words(*move.dice)});
    return "  " + line + "\n";
}

wxString in_words(const std::vector<WorkerMove>& workers) {
    if (workers.empty()) return {};
    wxString lines = _("A worker may go to:") + "\n";
    for (const WorkerMove& move : workers) lines += in_words(move);
    return lines;
}

wxString sides_of(Roads roads) {
    std::vector<wxString> names;
    for (const Side side : sides)
        if (roads.on(side)) names.push_back(name(side));
    return listed(names);
}

wxString in_words(const wxString& heading, const std::vector<Site>& sites) {
    if (sites.empty()) return {};
    wxString lines = heading + "\n";
    for (const Site& site : sites) {
        wxString sets;
        for (const Roads roads : site.roads) sets += (sets.empty() ? wxString() : wxString("; ")) + sides_of(roads);
        lines += fill(_("  {1}, with a road at: {2}"), {text(write(site.at)), sets}) + "\n";
    }
    return lines;
}

/// What is owed though no site of it is listed.
wxString told_of_owed(const Moves& moves) {
    wxString lines;
    if (moves.tile_anywhere)
        lines += _("A tile is owed; where it may lie is not known, as the province is not described.") + "\n";
    if (moves.yield_owed) lines += _("A yield tile is owed.") + "\n";
    return lines;
}

}

wxString in_words(const Game& game, const Moves& moves) {
    if (moves.over) return _("The game is over; nothing is left to do.") + "\n";
    const wxString player = name_line(game.players[static_cast<std::size_t>(moves.player)].name);
    const wxString lines = in_words(moves.workers) + in_words(_("A tile may lie on:"), moves.sites) +
                           in_words(_("A tile may be covered on:"), moves.covers) + told_of_owed(moves);
    return fill(_("{1} is at turn."), {player}) + "\n" +
           (lines.empty() ? _("No worker can be placed, and no tile.") + "\n" : lines);
}

// What the board of Rajas of the Ganges gives and asks for.

namespace {

wxString in_words(const ForEach& each) {
    std::vector<wxString> gifts;
    if (each.fame > 0) gifts.push_back(fill(_("fame {1}"), {figure(each.fame)}));
    if (each.money > 0) gifts.push_back(fill(_("money {1}"), {figure(each.money)}));
    // TRANSLATORS: fame or money (1) for each of something (2): "fame 2 for each bend".
    return fill(_("{1} for each {2}"), {listed(gifts), name(each.of)});
}

wxString in_words(const MarketReward& market) {
    if (market.assorted) return _("the best market of each good");
    return fill(_("the markets of one good, at most {1}"), {figure(market.most)});
}

wxString name_or_any(DieColour colour) { return colour ? name(*colour) : _("any"); }

}

wxString name(Chamber chamber) {
    return name(Spot{static_cast<SpotKind>(static_cast<int>(SpotKind::mogul) + static_cast<int>(chamber))});
}

wxString name(Counted counted) {
    static constexpr Word words[] = {
        {"market", wxTRANSLATE("market")},
        {"market-tile", wxTRANSLATE("tile with a market")},
        {"building", wxTRANSLATE("building")},
        {"bend", wxTRANSLATE("bend")},
        {"upgrade", wxTRANSLATE("upgrade so far")},
        {"river", wxTRANSLATE("three spaces of the river")},
        {"yield-tile", wxTRANSLATE("linked yield tile")},
        {"worker", wxTRANSLATE("worker")},
    };
    return word(words, id(counted));
}

wxString name(const Asked& asked) {
    switch (asked.kind) {
    case Asked::Kind::none: return _("no die");
    case Asked::Kind::any: return _("any die");
    case Asked::Kind::colour: return fill(_("a die: {1}"), {name(asked.colour)});
    case Asked::Kind::value: return fill(_("a die: {1}"), {figure(asked.value)});
    case Asked::Kind::up_to_three: return _("a die of 1 to 3");
    }
    return {};
}

wxString in_words(const Reward& reward) {
    std::vector<wxString> gifts;
    const auto number = [&](const wxString& words, int value) {
        if (value > 0) gifts.push_back(fill(words, {figure(value)}));
    };
    number(_("fame {1}"), reward.fame);
    number(_("money {1}"), reward.money);
    number(_("karma {1}"), reward.karma);
    number(_("upgrades: {1}"), reward.upgrade);
    number(_("workers: {1}"), reward.worker);
    for (const DieColour colour : reward.dice) gifts.push_back(fill(_("a die: {1}"), {name_or_any(colour)}));
    if (reward.karma_dice) gifts.push_back(fill(_("a die for each karma: {1}"), {name_or_any(*reward.karma_dice)}));
    number(_("the boat, at most {1}"), reward.boat);
    if (reward.market) gifts.push_back(in_words(*reward.market));
    if (reward.each) gifts.push_back(in_words(*reward.each));
    if (reward.palace) gifts.push_back(name(*reward.palace));
    return gifts.empty() ? _("nothing") : one_by_one(gifts);
}

}

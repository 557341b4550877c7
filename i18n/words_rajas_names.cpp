// The names of the pieces, rulings and figures of Rajas of the Ganges.
#include "core/rajas/play.h"
#include "i18n/game_words.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

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
    return told(game, clerk::rajas::moves(replay(game).state));
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
        .sentence = sentence,
        .remedy = remedy,
        .title = title,
        .clause = clause,
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

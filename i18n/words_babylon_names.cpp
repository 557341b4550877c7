// The names of Babylon's pieces, tokens, rulings and score lines.
#include "core/babylon/game.h"
#include "i18n/game_words.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

namespace clerk::i18n::babylon {

using namespace clerk::babylon;
using clerk::babylon::Game;

namespace {

constexpr RulingWords all_rulings_words[] = {
    {"overlap",
     wxTRANSLATE("Complete overlap of two terraces"),
     {{wxTRANSLATE("never"),
       wxTRANSLATE("No two terraces of a garden may lie on exactly the same four cells, however far apart their levels "
                   "are.")},
      {wxTRANSLATE("not one level apart"),
       wxTRANSLATE("Two terraces may lie on exactly the same four cells unless their levels are one apart.")}}},
    {"fountain",
     wxTRANSLATE("Where a fountain stands"),
     {{wxTRANSLATE("on two terraces"), wxTRANSLATE("A fountain must join two different terraces on the same level.")},
      {wxTRANSLATE("also on one terrace"), wxTRANSLATE("Both spaces of a fountain may be on one terrace.")}}},
    {"bridge_gap",
     wxTRANSLATE("What may lie below a bridge"),
     {{wxTRANSLATE("anything lower"),
       wxTRANSLATE("Anything lower than the bridge may lie in the cell between its ends.")},
      {wxTRANSLATE("no terrace"),
       wxTRANSLATE("No terrace may lie in the cell between the ends of a bridge, on whatever level; a lower bridge may "
                   "cross it.")}}},
    {"bridge_covers",
     wxTRANSLATE("The space below a bridge"),
     {{wxTRANSLATE("closed"), wxTRANSLATE("Nothing can be placed any more on a space that a bridge passes over.")},
      {wxTRANSLATE("still free"),
       wxTRANSLATE("Pillars and ornaments may still be placed on a space that a bridge passes over.")}}},
    {"statue_restart",
     wxTRANSLATE("The next statue when none stands any more"),
     {{wxTRANSLATE("anywhere again"),
       wxTRANSLATE("When every statue has become a pillar, the next one may stand anywhere, like the first.")},
      {wxTRANSLATE("not any more"),
       wxTRANSLATE("When every statue has become a pillar, no further one can be in line, so none can be built.")}}},
};

}

wxString usual_name(Flower flower) {
    static constexpr Word words[] = {
        {"white", wxTRANSLATE("white")},
        {"pink", wxTRANSLATE("pink")},
        {"yellow", wxTRANSLATE("yellow")},
        {"purple", wxTRANSLATE("purple")},
    };
    return word(words, id(flower));
}

wxString name(Flower flower) { return given_name(clerk::babylon::game_id, id(flower), usual_name(flower)); }

wxString name(Kind kind) {
    static constexpr Word words[] = {
        {"statue", wxTRANSLATE("statue")},
        {"fountain", wxTRANSLATE("fountain")},
        {"bridge", wxTRANSLATE("bridge")},
        {"stairs", wxTRANSLATE("stairs")},
    };
    return word(words, id(kind));
}

wxString name(Symbol symbol) {
    if (is_ornament(symbol)) return name(static_cast<Kind>(symbol));
    return symbol == Symbol::blank ? _("blank space") : _("not entered");
}

wxString name(Material material) {
    switch (material) {
    case Material::clay: return _("clay");
    case Material::granite: return _("granite");
    case Material::basalt: return _("basalt");
    }
    return {};
}

wxString name(Corner corner) {
    static constexpr Word words[] = {
        {"nw", wxTRANSLATE("north-west")},
        {"ne", wxTRANSLATE("north-east")},
        {"se", wxTRANSLATE("south-east")},
        {"sw", wxTRANSLATE("south-west")},
    };
    return word(words, id(corner));
}

wxString name(Effect effect) {
    static constexpr Word words[] = {
        {"none", wxTRANSLATE("no effect")},
        {"single", wxTRANSLATE("single pillar")},
        {"double", wxTRANSLATE("double pillar")},
        {"convert", wxTRANSLATE("symbol into symbol")},
        {"wild", wxTRANSLATE("blank space into symbol")},
        {"bloom", wxTRANSLATE("two pillars for the flower")},
        {"drought", wxTRANSLATE("one pillar fewer")},
    };
    return word(words, id(effect));
}

wxString explained(Effect effect) {
    static constexpr Word words[] = {
        {"none", wxTRANSLATE("Nothing changes in this round.")},
        {"single", wxTRANSLATE("Every player takes 1 single pillar from the supply.")},
        {"double", wxTRANSLATE("Every player takes 1 double pillar from the supply; it cannot be stored at the end of "
                               "the turn.")},
        {"convert", wxTRANSLATE("Once in the turn, one symbol on a terrace placed in this turn counts as another "
                                "symbol of the player's choice.")},
        {"wild", wxTRANSLATE("Once in the turn, one blank space on a terrace placed in this turn counts as a symbol of "
                             "the player's choice.")},
        {"bloom", wxTRANSLATE("A tile taken with the player's own flower brings 2 single pillars instead of 1.")},
        {"drought", wxTRANSLATE("Every player gets 1 single pillar fewer for the tile taken.")},
    };
    return word(words, id(effect));
}

wxString preset_name(std::string_view preset) {
    static constexpr Word words[] = {
        {"default", wxTRANSLATE("The stricter reading")},
        {"zh-Hant", wxTRANSLATE("Traditional Chinese rulebook")},
        {"zh-Hans", wxTRANSLATE("Simplified Chinese rulebook")},
    };
    return word(words, preset);
}

wxString preset_explained(std::string_view preset) {
    static constexpr Word words[] = {
        {"default", wxTRANSLATE("Where the two rulebooks differ, the one that forbids more holds.")},
        {"zh-Hant",
         wxTRANSLATE("As the Traditional Chinese rulebook says: only a terrace hides what is below it, so the "
                     "space under a bridge stays free.")},
        {"zh-Hans", wxTRANSLATE("As the Simplified Chinese rulebook says: terraces may overlap completely unless they "
                                "are one level apart, and a fountain may stand on one terrace.")},
    };
    return word(words, preset);
}

std::span<const RulingWords> rulings_words() { return all_rulings_words; }

namespace {

wxString game_name() { return _("Babylon"); }

wxString where(const Record& record, const Where& where) {
    if (where.turn) return where_in_rounds(record, where, wxTRANSLATE("start of the turn"));
    const wxString name = player(record, where);
    if (where.piece.empty()) return name;
    const wxString piece = where.piece == "terrace" ? _("terrace {1}") : _("ornament {1}");
    return fill(_("{1}, {2}"), {name, fill_figures(piece, {where.index + 1})});
}

wxString category(std::string_view id) {
    static constexpr Word words[] = {
        {"statues", wxTRANSLATE("Statues")}, {"fountains", wxTRANSLATE("Fountains")},
        {"bridges", wxTRANSLATE("Bridges")}, {"stairs", wxTRANSLATE("Stairs")},
        {"variety", wxTRANSLATE("Variety")}, {"flowers", wxTRANSLATE("Flowers")},
        {"gazebos", wxTRANSLATE("Gazebos")}, {"height", wxTRANSLATE("Height points")},
    };
    return word(words, id);
}

wxString scored(std::string_view category) {
    static constexpr Word words[] = {
        {"statues", wxTRANSLATE("Each statue scores the level it stands on. One that carries a terrace, or that nobody "
                                "can see from above, scores nothing.")},
        {"fountains",
         wxTRANSLATE("Each fountain scores three times its level, as long as one of its spaces can be seen "
                     "from above.")},
        {"bridges", wxTRANSLATE("Each bridge scores three times its level, as long as some of it can be seen from "
                                "above.")},
        {"stairs", wxTRANSLATE("Stairs score the sum of the two levels that they join, as long as one of their spaces "
                               "can be seen from above.")},
        {"variety", wxTRANSLATE("Each set of a statue, a fountain, a bridge and stairs that can be seen from above "
                                "scores 4.")},
        {"flowers",
         wxTRANSLATE("Each set of four terraces with the four different flowers scores 4, as long as some of "
                     "each can be seen from above.")},
        {"gazebos", wxTRANSLATE("Each gazebo that can be seen from above scores 1, on whatever level.")},
        {"height", wxTRANSLATE("The highest terrace scores twice its level.")},
    };
    return word(words, category);
}

wxString fact(std::string_view id) {
    static constexpr Word words[] = {
        {"open_slots", wxTRANSLATE("Open slots")},
        {"pillars", wxTRANSLATE("Pillars held")},
    };
    return word(words, id);
}

wxString tie_break(std::string_view fact_id) {
    if (fact_id == "open_slots") return _("Tie: the largest garden decided, the one with the fewest open slots.");
    return fill(_("Tie: decided by {1}."), {fact(fact_id)});
}

std::optional<wxString> moves(const Record& record) {
    const auto& game = std::get<Game>(record.game);
    if (game.depth == Depth::final) return std::nullopt;
    return in_words(game, clerk::babylon::moves(replay(game).state));
}

std::optional<wxString> missed(const Record& record) {
    const auto& game = std::get<Game>(record.game);
    if (game.depth == Depth::final) return std::nullopt;
    return in_words(game, clerk::babylon::missed(game));
}

std::optional<BestWords> best(const Record& record, const Patience& patience) {
    return in_words(record, best(replay(std::get<Game>(record.game)).state, usual_choice, patience));
}

std::vector<MissedTurn> missed_turns(const Record& record, const GameFold& fold, int from) {
    const auto& game = std::get<Game>(record.game);
    std::vector<MissedTurn> all;
    for (const clerk::babylon::Missed& missed :
         clerk::babylon::missed(game, std::get<clerk::babylon::Fold>(fold), from)) {
        std::vector<wxString> words;
        std::vector<Place> places;
        for (const clerk::babylon::Building& building : missed.ornaments) {
            words.push_back(ornament(building));
            for (const clerk::babylon::Space space : building.at) places.push_back(place(space));
        }
        all.push_back({missed.player, missed.turn, missed.points, listed(words), places});
    }
    return all;
}

std::optional<ReviewedTurn> reviewed(const Record& record, const GameFold& fold, int turn, const Patience& patience,
                                     GameAfter after) {
    const auto found = review(std::get<Game>(record.game), std::get<clerk::babylon::Fold>(fold), turn, patience);
    return found ? std::optional(in_words(record, *found, after)) : std::nullopt;
}

/// What its record may be lacking.
constexpr Word phrases[] = {
    {"stack", wxTRANSLATE("a stack {1}")},
    {"space", wxTRANSLATE("a space like {1}, on level {2} to {3}")},
    {"four-symbols", wxTRANSLATE("four symbols, clockwise from north-west")},
    {"flower-of-nobody-else", wxTRANSLATE("a flower that no other player has")},
    {"each-stack-once", wxTRANSLATE("each stack once")},
    {"tile-named-by", wxTRANSLATE("in depth full the tile is named by {1}")},
    {"tile-with-terrace", wxTRANSLATE("in this depth the tile is written with the terrace")},
    {"quarry-in-full", wxTRANSLATE("only depth full has the quarry")},
    {"slot-in-full", wxTRANSLATE("only depth full has the slot")},
    {"gardens-in-final", wxTRANSLATE("only depth final has finished gardens")},
    {"spaces", wxTRANSLATE("spaces")},
    {"symbols", wxTRANSLATE("symbols")},
    {"stacks", wxTRANSLATE("stacks")},
    {"round-tokens", wxTRANSLATE("round tokens")},
    {"terraces", wxTRANSLATE("terraces")},
    {"ornaments", wxTRANSLATE("ornaments")},
    {"gardens", wxTRANSLATE("gardens")},
    {"so-many-stacks", wxTRANSLATE("{1} stacks")},
    {"garden-a-player", wxTRANSLATE("{1} gardens, one a player")},
};

std::optional<wxString> agreed(std::string_view key, std::string_view choice) {
    return key == "preset" ? agreed_preset(presets, choice, preset_name)
                           : agreed_ruling(all_rulings, all_rulings_words, key, choice);
}

}

const GameWords& words() {
    static constexpr GameWords all{
        .game = clerk::babylon::game_id,
        .name = game_name,
        .rules = &rules_in_words,
        .where = where,
        .category = category,
        .scored = scored,
        .fact = fact,
        .tie_break = tie_break,
        .moves = moves,
        .missed = missed,
        .missed_turns = missed_turns,
        .phrases = phrases,
        .agreed = agreed,
        .best = best,
        .reviewed = reviewed,
    };
    return all;
}

}

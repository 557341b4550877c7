#include "core/egizia/play.h"
#include "i18n/words.h"
#include "i18n/words_egizia.h"

#include <cstdlib>

// The names of the pieces, rulings and figures of Egizia.

namespace clerk::i18n::egizia {

using namespace clerk::egizia;
using clerk::egizia::Game;

namespace {

constexpr RulingWords all_rulings_words[] = {
    {"ships",
     wxTRANSLATE("Ships"),
     {{wxTRANSLATE("8 a round"), wxTRANSLATE("Each player has 8 ships a round.")},
      {wxTRANSLATE("10 a round"), wxTRANSLATE("Each player has 10 ships a round.")}}},
    {"ring",
     wxTRANSLATE("The water ring at Passalon"),
     {{wxTRANSLATE("may stay"), wxTRANSLATE("At Passalon the water ring may be moved, or stay where it lies.")},
      {wxTRANSLATE("must move"), wxTRANSLATE("At Passalon the water ring must be moved.")}}},
    {"ring_way",
     wxTRANSLATE("The way of the water ring"),
     {{wxTRANSLATE("up and down"), wxTRANSLATE("The water ring moves between 1 and 2, and between 2 and 3.")},
      {wxTRANSLATE("in a circle"), wxTRANSLATE("The water ring also moves between 3 and 1.")}}},
    {"passing",
     wxTRANSLATE("Who has passed"),
     {{wxTRANSLATE("places no more"), wxTRANSLATE("Who has passed places no more ships in the round.")},
      {wxTRANSLATE("may place later"), wxTRANSLATE("Who has passed may still place ships later in the round.")}}},
    {"site_space",
     wxTRANSLATE("The space at a site"),
     {{wxTRANSLATE("any open one"), wxTRANSLATE("A ship takes any open space of a site.")},
      {wxTRANSLATE("the next one"), wxTRANSLATE("A ship takes the free space of a site that lies nearest the Nile.")}}},
    {"sphinx_draw",
     wxTRANSLATE("Drawing sphinx cards"),
     {{wxTRANSLATE("up to the strength"), wxTRANSLATE("One draws from one sphinx card to as many as the strength.")},
      {wxTRANSLATE("as many as possible"),
       wxTRANSLATE("One draws as many sphinx cards as strength, stones and five allow.")}}},
    {"sphinx_share",
     wxTRANSLATE("Taking part at the sphinx"),
     {{wxTRANSLATE("who drew"), wxTRANSLATE("Who drew sphinx cards took part in the building.")},
      {wxTRANSLATE("who kept a card"), wxTRANSLATE("Only who kept a sphinx card took part in the building.")}}},
    {"support",
     wxTRANSLATE("Support in the pyramid"),
     {{wxTRANSLATE("all spaces below"), wxTRANSLATE("All the spaces that a space rests on have to be built.")},
      {wxTRANSLATE("one space below"), wxTRANSLATE("One of the spaces that a space rests on has to be built.")}}},
    {"start_track",
     wxTRANSLATE("The markers at the start"),
     {{wxTRANSLATE("first player behind"), wxTRANSLATE("At the start the first player's marker stands hindmost.")},
      {wxTRANSLATE("first player in front"),
       wxTRANSLATE("At the start the first player's marker stands in front of all.")}}},
    {"final_order",
     wxTRANSLATE("The order of the final scoring"),
     {{wxTRANSLATE("determined anew"),
       wxTRANSLATE("The turn order is determined once more after round 5; its last player, the leader, scores first.")},
      {wxTRANSLATE("of round 5"), wxTRANSLATE("The last player in the turn order of round 5 scores first.")}}},
};

wxString space_of(const char* words, int number) { return fill_figures(wxGetTranslation(words), {number}); }

}

wxString name(Marker marker) {
    static constexpr Word words[] = {
        {"red", wxTRANSLATE("red")},
        {"blue", wxTRANSLATE("blue")},
        {"green", wxTRANSLATE("green")},
        {"yellow", wxTRANSLATE("yellow")},
    };
    return word(words, id(marker));
}

wxString name(Crew crew) {
    static constexpr Word words[] = {
        {"blue", wxTRANSLATE("the blue crew")},
        {"black", wxTRANSLATE("the black crew")},
        {"yellow", wxTRANSLATE("the yellow crew")},
        {"joker", wxTRANSLATE("the joker")},
    };
    return word(words, id(crew));
}

wxString name(Site site) {
    static constexpr Word words[] = {
        {"sphinx", wxTRANSLATE("the sphinx")},
        {"graves", wxTRANSLATE("the graves")},
        {"pyramid", wxTRANSLATE("the pyramid")},
    };
    return word(words, id(site));
}

wxString name(const Spot& spot) {
    static constexpr Word words[] = {
        {"edfu", "Edfu"},         {"selimon", "Selimon"},       {"thebae", "Thebae"},         {"alyi", "Alyi"},
        {"passalon", "Passalon"}, {"heliopolis", "Heliopolis"}, {"beni-hasan", "Beni Hasan"},
    };
    if (spot.is_site()) return name(spot.site());
    return spot.is_ring() ? word(words, spot.ring) : fill_figures(_("card space {1}"), {spot.number});
}

wxString name(const Space& space) {
    switch (space.part) {
    case Part::obelisk: return space_of(wxTRANSLATE("obelisk {1}"), space.number);
    case Part::grave: return space_of(wxTRANSLATE("grave {1}"), space.number);
    case Part::pyramid: return fill_figures(_("space {2} in row {1} of the pyramid"), {space.row, space.number});
    case Part::left: return space_of(wxTRANSLATE("space {1} of the temple's left column"), space.number);
    case Part::right: return space_of(wxTRANSLATE("space {1} of the temple's right column"), space.number);
    case Part::middle: return _("the middle of the temple");
    case Part::roof: return space_of(wxTRANSLATE("space {1} of the temple's roof"), space.number);
    }
    return {};
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
        {"zh-Hant", wxTRANSLATE("As the Traditional Chinese rulebook says: ten ships each, and at Passalon the water "
                                "ring must be moved.")},
    };
    return word(words, preset);
}

std::span<const RulingWords> rulings_words() { return all_rulings_words; }

namespace {

wxString game_name() { return _("Egizia"); }

wxString where(const Record& record, const Where& where) {
    const wxString name = where.player == Where::nobody ? wxString() : player(record, where);
    if (where.end) return name.empty() ? _("End of the game") : fill(_("End of the game, {1}"), {name});
    const wxString entry = figure(where.index + 1);
    if (!where.round) return fill(_("{1}, grave tile {2}"), {name, entry});
    const wxString round = figure(*where.round);
    if (where.piece == "ship") return fill(_("Round {1}, {2}, ship {3}"), {round, name, entry});
    if (where.piece == "build") return fill(_("Round {1}, {2}, build {3}"), {round, name, entry});
    return fill(_("Round {1}, its beginning"), {round});
}

wxString category(std::string_view id) {
    static constexpr Word words[] = {
        {"feeding", wxTRANSLATE("Feeding")},
        {"sphinx", wxTRANSLATE("Sphinx")},
        {"obelisk", wxTRANSLATE("Obelisk")},
        {"graves", wxTRANSLATE("Graves")},
        {"pyramid", wxTRANSLATE("Pyramid")},
        {"rows", wxTRANSLATE("Rows finished")},
        {"temple", wxTRANSLATE("Temple")},
        {"cooperation", wxTRANSLATE("Cooperation")},
        {"grain_market", wxTRANSLATE("Grain market")},
        {"other", wxTRANSLATE("Other points")},
        {"stones", wxTRANSLATE("Stones left")},
        {"grave_tiles", wxTRANSLATE("Grave tiles")},
        {"sphinx_cards", wxTRANSLATE("Sphinx cards")},
        {"played", wxTRANSLATE("Score track")},
    };
    return word(words, id);
}

wxString scored(std::string_view category) {
    static constexpr Word words[] = {
        {"feeding", wxTRANSLATE("The crews need as much grain as they are strong. Each grain that is missing costs 3 "
                                "points; on level 2 or 3 of the grain market 2, on level 4 or 5 only 1.")},
        {"sphinx", wxTRANSLATE("Each sphinx card that is drawn and returned scores 1.")},
        {"obelisk", wxTRANSLATE("Each stone set in the obelisk scores the value of its space.")},
        {"graves", wxTRANSLATE("Each grave tile that is taken scores its value.")},
        {"pyramid", wxTRANSLATE("Each stone set in the pyramid scores the value of its space.")},
        {"rows",
         wxTRANSLATE("When a row of the pyramid is finished, the player with the most stones in it scores 1 for "
                     "each of them; of several players, the one whose leftmost stone is further left.")},
        {"temple", wxTRANSLATE("Each stone set in the temple scores the value of its space.")},
        {"cooperation", wxTRANSLATE("Who took part at one, two or three of the sites in a round scores 1, 3 or 6.")},
        {"grain_market", wxTRANSLATE("Each step in the grain market that ends on its last level scores 2.")},
        {"other", wxTRANSLATE("The points of a card count as they are entered; where only builds are entered, those of "
                              "the grain market do so too.")},
        {"stones", wxTRANSLATE("In the end every 2 stones left score 1, with the stone market on level 3 or 4.")},
        {"grave_tiles", wxTRANSLATE("In the end the sum of a player's grave tiles scores 2 from 1 to 10, 5 from 11 to "
                                    "20, and 9 from 21 on.")},
        {"sphinx_cards", wxTRANSLATE("In the end each sphinx card scores what it is worth; one that is not fulfilled "
                                     "scores nothing.")},
        {"played",
         wxTRANSLATE("For a game whose rounds were not entered, the score track after the last round counts.")},
    };
    return word(words, category);
}

wxString fact(std::string_view id) {
    static constexpr Word words[] = {
        {"track", wxTRANSLATE("On the score track")},
        {"grave_sum", wxTRANSLATE("Sum of the grave tiles")},
        {"stones", wxTRANSLATE("Stones held")},
        {"quarry", wxTRANSLATE("Quarry")},
        {"strength", wxTRANSLATE("Strength of all crews")},
        {"green", wxTRANSLATE("Green fields")},
        {"yellow", wxTRANSLATE("Yellow fields")},
        {"brown", wxTRANSLATE("Brown fields")},
        {"stone_market", wxTRANSLATE("Level of the stone market")},
        {"grain_market", wxTRANSLATE("Level of the grain market")},
        {"sphinx", wxTRANSLATE("Sphinx cards held")},
    };
    return word(words, id);
}

wxString tie_break(std::string_view /*fact*/) { return _("Tie: who stands in front on the score track decided."); }

std::optional<wxString> moves(const Record& record) {
    const auto& game = std::get<Game>(record.game);
    if (game.depth == Depth::final) return std::nullopt;
    return in_words(game, clerk::egizia::moves(replay(game).state));
}

wxString place_name(const Place& place) {
    const std::string written = write(place);
    if (const auto space = read_space(written)) return name(*space);
    return name(*read_spot(written));
}

/// What its record may be lacking.
constexpr Word phrases[] = {
    {"place-along-the-nile", wxTRANSLATE("a place along the Nile, like {1}, {2} or {3}")},
    {"building-space", wxTRANSLATE("a building space, like {1}, {2} or {3}")},
    {"name-of-no-ring-space",
     wxTRANSLATE("a ring space is called by small letters and hyphens, and like nothing else")},
    {"no-such-field", wxTRANSLATE("there is no such field")},
    {"only-true", wxTRANSLATE("true, or nothing")},
    {"each-place-once-in-order", wxTRANSLATE("each place once, the card spaces and the sites in their order")},
    {"some-of", wxTRANSLATE("at least one of the {1}")},
    {"no-row-below", wxTRANSLATE("nothing: there is no row below")},
    {"so-many-numbers", wxTRANSLATE("a list of {1} numbers")},
    {"each-player-once", wxTRANSLATE("each player once")},
    {"space-at-sites", wxTRANSLATE("only a ship at a site has a space, and only a ship is placed by a card")},
    {"no-gain-at-sites", wxTRANSLATE("at a site nothing is gained")},
    {"effect-on-ring-spaces", wxTRANSLATE("only a ring space raises crews or moves the water ring")},
    {"card-on-card-spaces", wxTRANSLATE("only a card space has a card")},
    {"last-of-a-row", wxTRANSLATE("only a row of a pyramid that is not described is ended so")},
    {"stones-of-one-site", wxTRANSLATE("at least one stone, and all at one site")},
    {"crews-in-full", wxTRANSLATE("only depth full has ships, crews, markets and the use of cards")},
    {"points-in-builds", wxTRANSLATE("only depth builds has such points")},
    {"keep-with-draw", wxTRANSLATE("only cards that are drawn are kept")},
    {"market-at-the-graves", wxTRANSLATE("only a build at the graves brings a step in a market")},
    {"no-end-in-progress", wxTRANSLATE("true: the game has an end, so its last round is done")},
    {"what-is-left-follows", wxTRANSLATE("in depth full it follows from the rounds")},
    {"score-in-final", wxTRANSLATE("only depth final has scores and grave tiles at the end")},
    {"tiles-or-their-sum", wxTRANSLATE("either the grave tiles or their sum")},
    {"track-by-score", wxTRANSLATE("the players by score, the highest first")},
    {"track-in-final", wxTRANSLATE("only depth final has the track and the order at the end")},
    {"places", wxTRANSLATE("places")},
    {"crews", wxTRANSLATE("crews")},
    {"ships", wxTRANSLATE("ships")},
    {"builds", wxTRANSLATE("builds")},
    {"rounds", wxTRANSLATE("rounds")},
    {"stones", wxTRANSLATE("stones")},
};

std::optional<wxString> agreed(std::string_view key, std::string_view choice) {
    return key == "preset" ? agreed_preset(presets, choice, preset_name)
                           : agreed_ruling(all_rulings, all_rulings_words, key, choice);
}

}

const GameWords& words() {
    static constexpr GameWords all{
        .game = clerk::egizia::game_id,
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
        .bgg = {0, "Egizia", 2009},
        .place = place_name,
        .scorings = {wxTRANSLATE("Round {1}"), wxTRANSLATE("Round {1}, as far as it is played"),
                     wxTRANSLATE("All rounds together")},
    };
    return all;
}

}

// What can be done next in Egizia, told line by line.

namespace clerk::i18n::egizia {

using namespace clerk::egizia;
using clerk::egizia::Game;

namespace {

wxString player_name(const Game& game, int player) {
    return name_line(game.players[static_cast<std::size_t>(player)].name);
}

wxString line(const wxString& words) { return "  " + words + "\n"; }

wxString in_words(const Berth& berth) {
    if (!berth.at.is_site()) return line(name(berth.at));
    if (!berth.space) return line(fill(_("{1}, to wait"), {name(berth.at)}));
    return line(fill(_("{1}, space {2}"), {name(berth.at), figure(*berth.space)}));
}

wxString in_words(const OpenSpace& open) {
    if (!open.value) return line(name(open.at));
    return line(fill(_("{1}, for {2}"), {name(open.at), figure(*open.value)}));
}

wxString in_words(const Game& game, const Feeding& feeding) {
    return line(
        fill(wxPLURAL("{1}: needs {2} grain, has {3}; {4} point", "{1}: needs {2} grain, has {3}; {4} points",
                      static_cast<unsigned>(std::abs(feeding.points))),
             {player_name(game, feeding.player), figure(feeding.need), figure(feeding.grain), figure(feeding.points)}));
}

wxString in_words(const Game& game, const Builder& builder) {
    return line(fill(_("{1} at {2}, for {3} at most"),
                     {player_name(game, builder.player), name(builder.site), figure(builder.most)}));
}

template <class List, class Tell> wxString in_words(const wxString& heading, const List& list, Tell tell) {
    if (list.empty()) return {};
    wxString lines = heading + "\n";
    for (const auto& each : list) lines += tell(each);
    return lines;
}

wxString told_of_ships(const Game& game, const Moves& moves) {
    const wxString turn = moves.player ? fill(_("{1} is at turn."), {player_name(game, *moves.player)})
                                       : _("Nobody is left to place a ship.");
    return turn + "\n" +
           in_words(_("A ship may lie on:"), moves.places, [](const Berth& berth) { return in_words(berth); }) +
           in_words(_("Feeding, as it is now:"), moves.feeding,
                    [&](const Feeding& each) { return in_words(game, each); });
}

}

wxString in_words(const Game& game, const Moves& moves) {
    if (moves.over) return _("The game is over; nothing is left to do.") + "\n";
    const wxString round = fill(_("Round {1}."), {figure(moves.round)}) + "\n";
    if (moves.of_ships) return round + told_of_ships(game, moves);
    return round +
           in_words(_("A stone may be placed on:"), moves.stones,
                    [](const OpenSpace& open) { return in_words(open); }) +
           in_words(_("Who may build:"), moves.builders,
                    [&](const Builder& builder) { return in_words(game, builder); });
}

}

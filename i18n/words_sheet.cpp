// What is said of a sheet that leaves something unsaid, and the names of what stands on it.
#include "i18n/words_sheet.h"

#include "i18n/words.h"

#include <cassert>

namespace clerk::i18n::sheet {

using namespace clerk::sheet;
using clerk::sheet::Game;

namespace {

constexpr RuleWords table[] = {
    {"figure.missing",
     wxTRANSLATE("A figure is missing"),
     wxTRANSLATE("Enter a figure for every player or team in every row, even if it is 0."),
     {{wxTRANSLATE("This field is empty, but fields after it are filled in."),
       wxTRANSLATE("Enter the figure; 0 if there is nothing to count.")}}},
    {"tie.undecided",
     wxTRANSLATE("A tie needs a word"),
     wxTRANSLATE("Where several have the same at the top, the table says who is ahead or that they share the victory: "
                 "the rules of the game are not known here."),
     {{wxTRANSLATE("{1} have the same result at the top, and nothing says who is ahead."),
       wxTRANSLATE("Enter who is ahead, or that they share the victory.")}}},
};

struct WayWords {
    const char* name;
    const char* explained;
};
/// In the order of Way.
constexpr WayWords way_words[] = {
    {wxTRANSLATE("Most points win"), wxTRANSLATE("Whoever has the most points wins.")},
    {wxTRANSLATE("Fewest points win"), wxTRANSLATE("Whoever has the fewest points wins.")},
    {wxTRANSLATE("Places without points"), wxTRANSLATE("Only who came first, second and so on is entered.")},
    {wxTRANSLATE("Together against the game"), wxTRANSLATE("All win or lose together; points may be entered, too.")},
};

std::optional<wxString> no_noun(const wxString& kind, int number) {
    return kind.empty() ? std::optional(figure(number)) : std::nullopt;
}

wxString game_name() { return _("Another game"); }
wxString category(std::string_view /*id*/) { return _("Points"); }
wxString scored(std::string_view /*category*/) {
    return _(
        "A row has a category or a round; the figures in a column add up. A figure may be negative and have decimals.");
}
wxString fact(std::string_view id) { return text(id); }
wxString tie_break(std::string_view /*fact*/) { return _("Tie: the table said who is ahead"); }
std::optional<wxString> moves(const Record& /*record*/) { return std::nullopt; }

const Game& game_of(const Record& record) { return std::get<Game>(record.game); }

const Side& side_of(const std::vector<Side>& all, int player) {
    return *std::ranges::find_if(all, [player](const Side& side) { return side.players.front() == player; });
}

wxString where(const Record& record, const Where& where) {
    if (where.end) return _("At the end");
    const Game& game = game_of(record);
    const auto all = sides(game.players);
    const wxString who = name(game, side_of(all, where.player));
    if (game.rows.size() < 2) return who;
    return fill(_("{1}, {2}"), {row_name(game, static_cast<std::size_t>(where.index)), who});
}

constexpr Word phrases[] = {
    {"game-name", wxTRANSLATE("the name of a game")},
    {"one-a-side", wxTRANSLATE("a list of {1}, one for each player or team")},
    {"one-row-of-places", wxTRANSLATE("one row of places")},
    {"row-of-its-own-name", wxTRANSLATE("a name that no other row has")},
    {"side-only-once", wxTRANSLATE("each player or team only once")},
    {"only-together", wxTRANSLATE("only a game together against the game is won or lost by all")},
    {"only-by-points", wxTRANSLATE("only a game won by points has ties")},
};

}

wxString name(Way way) { return wxGetTranslation(way_words[static_cast<std::size_t>(way)].name); }
wxString explained(Way way) { return wxGetTranslation(way_words[static_cast<std::size_t>(way)].explained); }

wxString name(const Game& game, const Side& side) {
    if (side.team.empty()) return name_line(game.players[static_cast<std::size_t>(side.players.front())].name);
    std::vector<wxString> names;
    for (const int player : side.players)
        names.push_back(name_line(game.players[static_cast<std::size_t>(player)].name));
    return fill(_("{1} ({2})"), {name_line(side.team), listed(names)});
}

wxString row_name(const Game& game, std::size_t row) {
    const std::string& given = game.rows.at(row).name;
    if (!given.empty()) return name_line(given);
    return game.way == Way::places ? _("Place") : _("Points");
}

constexpr RulesInWords rules_in_words{table, no_noun};

const GameWords& words() {
    static constexpr GameWords all{
        .game = clerk::sheet::game_id,
        .name = game_name,
        .rules = &rules_in_words,
        .where = where,
        .category = category,
        .scored = scored,
        .fact = fact,
        .tie_break = tie_break,
        .moves = moves,
        .phrases = phrases,
    };
    return all;
}

}

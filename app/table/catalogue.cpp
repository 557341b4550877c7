#include "app/table/catalogue.h"

#include "app/table/games.h"
#include "app/table/played_game.h"
#include "db/people/people.h"
#include "db/plays/plays.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <type_traits>

namespace clerk::table {

namespace {

template <class Own, class... Kinds> constexpr bool among(std::type_identity<std::variant<Kinds...>> /*kinds*/) {
    return (std::is_same_v<Own, Kinds> || ...);
}

template <class Own> constexpr bool played_here = among<Own>(std::type_identity<std::variant<CLERK_PLAYED_KINDS>>{});

[[noreturn]] [[maybe_unused]] void not_played() { throw std::logic_error("a game that is not played at the table"); }

/// Calls `act` with the game as its own kind.
template <class Result, class Act> Result at_table(const Game& game, Act act) {
    return std::visit(
        [&]<class Own>([[maybe_unused]] const Own& own) -> Result {
            if constexpr (played_here<Own>)
                return act(own);
            else
                not_played();
        },
        game);
}

/// Acts on a game with its fold.
template <class Result, class Act> Result at_table(const FoldedRecord& folded, Act act) {
    return visit(folded, [&]<class Own>([[maybe_unused]] const Own& own, [[maybe_unused]] const auto& fold) -> Result {
        if constexpr (played_here<Own>)
            return act(own, fold);
        else
            not_played();
    });
}

#define CLERK_ID(game) clerk::game::game_id,
constexpr std::string_view entered_ids[] = {CLERK_PLAYED_GAMES(CLERK_ID)};
#undef CLERK_ID
#define CLERK_TURNS(game) HasTurns<clerk::game::Game>,
constexpr bool with_turns[] = {CLERK_PLAYED_GAMES(CLERK_TURNS)};
#undef CLERK_TURNS

constexpr auto played_ids = [] {
    std::array<std::string_view, static_cast<std::size_t>(std::ranges::count(with_turns, true))> ids;
    for (std::size_t game = 0, next = 0; game < std::size(entered_ids); ++game)
        if (with_turns[game]) ids[next++] = entered_ids[game];
    return ids;
}();

}

std::span<const std::string_view> played_games() { return played_ids; }

std::span<const std::string_view> entered_games() { return entered_ids; }

bool is_by_rules(std::string_view game) { return std::ranges::find(played_ids, game) != played_ids.end(); }

bool is_played(std::string_view game) { return std::ranges::find(entered_ids, game) != std::end(entered_ids); }

// What is asked of a game bears the same name in every game.
#define CLERK_USE_OF(game) using namespace game;
#define CLERK_USE_GAMES CLERK_PLAYED_GAMES(CLERK_USE_OF)

bool correctable(const FoldedRecord& folded, const Where& where) {
    CLERK_USE_GAMES
    return at_table<bool>(folded, [&](const auto& own, [[maybe_unused]] const auto& fold) {
        if constexpr (requires { correctable(own, fold, where); })
            return correctable(own, fold, where);
        else if constexpr (requires { correctable(own, where); })
            return correctable(own, where);
        else
            return false;
    });
}

Record corrected(const FoldedRecord& folded, const Where& where) {
    CLERK_USE_GAMES
    return {folded.record.head, at_table<Game>(folded, [&](const auto& own, [[maybe_unused]] const auto& fold) -> Game {
                if constexpr (requires { corrected(own, fold, where); })
                    return corrected(own, fold, where);
                else if constexpr (requires { corrected(own, where); })
                    return corrected(own, where);
                else
                    return own;
            })};
}

Record waived(const Record& record, const Where& where, const std::string& reason) {
    return {record.head,
            at_table<Game>(record.game, [&](const auto& own) { return Game(waived(own, where, reason)); })};
}

std::string reason_of(const Record& record, const Where& where) {
    return at_table<std::string>(record.game, [&](const auto& own) { return reason_of(own, where); });
}

std::optional<Advice<Record>> advice(const FoldedRecord& wrong) {
    CLERK_USE_GAMES
    using Found = std::optional<Advice<Record>>;
    return at_table<Found>(wrong, [&](const auto& own, [[maybe_unused]] const auto& fold) -> Found {
        if constexpr (requires { advice(own, fold); }) {
            auto found = advice(own, fold);
            if (!found) return std::nullopt;
            return Advice<Record>{found->words, found->places, {wrong.record.head, std::move(found->mended)}};
        } else {
            return std::nullopt;
        }
    });
}

ToldFinding told_finding(const FoldedRecord& wrong) {
    CLERK_USE_GAMES
    return at_table<ToldFinding>(wrong, [&](const auto& own, const auto& fold) -> ToldFinding {
        if constexpr (requires { told_finding(own, fold); })
            return told_finding(own, fold);
        else
            return {fold.report.violations.front().finding};
    });
}

std::optional<EarlierEntry> earlier_entry(const Record& record, const Finding& finding) {
    CLERK_USE_GAMES
    return std::visit(
        [&](const auto& own) -> std::optional<EarlierEntry> {
            if constexpr (requires { earlier_entry(own, finding); }) return earlier_entry(own, finding);
            return std::nullopt;
        },
        record.game);
}

Progress progress(const FoldedRecord& folded) {
    CLERK_USE_GAMES
    return at_table<Progress>(folded, [](const auto& own, const auto& fold) {
        const auto now = position(own, fold);
        return Progress{player_at_turn(now), heading(now), finished(now)};
    });
}

std::vector<FirstStep> first_steps(const Record& record) {
    CLERK_USE_GAMES
    return at_table<std::vector<FirstStep>>(record.game, []([[maybe_unused]] const auto& own) {
        if constexpr (requires { first_steps(own); })
            return first_steps(own);
        else
            return std::vector<FirstStep>{};
    });
}

std::vector<TurnLine> turn_lines(const FoldedRecord& whole) {
    CLERK_USE_GAMES
    return at_table<std::vector<TurnLine>>(whole, [](const auto& own, [[maybe_unused]] const auto& fold) {
        if constexpr (requires { turn_lines(own, fold); })
            return turn_lines(own, fold);
        else if constexpr (requires { turn_lines(own); })
            return turn_lines(own);
        else
            return std::vector<TurnLine>{};
    });
}

std::vector<BuiltPiece> built(const FoldedRecord& folded, int player) {
    CLERK_USE_GAMES
    return at_table<std::vector<BuiltPiece>>(folded, [&](const auto& own, const auto& fold) {
        if constexpr (requires { built(position(own, fold), player); })
            return built(position(own, fold), player);
        else
            return std::vector<BuiltPiece>{};
    });
}

#undef CLERK_USE_GAMES
#undef CLERK_USE_OF

}

namespace clerk {

namespace {

/// Whoever sat in that game, then the others; nobody who is hidden.
std::vector<std::string> names(const db::Store& store, const db::GameSummary& latest) {
    const std::vector<db::Person> people = db::People(store).list();
    const auto is_hidden = [&](const std::string& name) {
        return std::ranges::any_of(people, [&](const db::Person& one) { return one.hidden && one.name == name; });
    };
    std::vector<std::string> names;
    for (const db::SeatResult& seat : latest.seats)
        if (!is_hidden(seat.name)) names.push_back(seat.name);
    for (const std::string& name : store.player_names())
        if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    return names;
}

OtherGames other_games(const db::Store& store) {
    OtherGames others{.names = db::Plays(store).games(), .as_last = [&store](const std::string& name) {
                          const std::string id = store.latest_played_as(name);
                          return id.empty() ? std::nullopt : std::optional(store.load(id).game);
                      }};
    std::erase_if(others.names, [](const std::string& name) { return std::ranges::count(games(), name) > 0; });
    return others;
}

}

SetupDefaults setup_defaults(const db::Store& store) {
    const std::optional<db::GameSummary> latest = store.latest_game();
    if (!latest) return {.names = store.player_names(), .others = other_games(store)};
    SetupDefaults defaults{.names = names(store, *latest),
                           .players = latest->seats.size(),
                           .depth = latest->depth,
                           .aids = aids(store.load(latest->id).head),
                           .others = other_games(store)};
    if (table::is_played(latest->game)) defaults.game = latest->game;
    return defaults;
}

}

#include "core/game.h"

#include "core/best.h"
#include "core/compile_large_values.h"
#include "core/inside/games.h"
#include "core/json_record.h"
#include "core/record.h"
#include "core/score_sheet.h"

#include <algorithm>
#include <array>
#include <limits>

namespace clerk {

namespace {

constexpr std::string_view format = "clerk-record";
constexpr std::array<std::string_view, 1> formats{format};

/// What the catalogue knows of a game.
struct Entry {
    std::string_view id;
    std::span<const std::string_view> keys;  ///< of its part of the record
    std::span<const std::string_view> lists; ///< of those, what is kept sheet by sheet
    bool start_required;                     ///< a record has to say when the game began
    Game (*read)(const Reader&);
    std::string (*write)(const Place&);
    std::span<const Rule* const> (*rules)();
    std::vector<std::string_view> (*categories)();
    int rules_version;
    int largest_table;
};

template <auto read> Game read_any(const Reader& document) { return read(document); }

#define CLERK_ENTRY(game)                                                                                              \
    Entry{game::game_id, game::record_keys, game::record_lists, game::start_required, read_any<game::read_game>,       \
          game::write,   game::rules::all,  game::categories,   game::rules_version,  game::largest_table},

/// In the order of Game.
constexpr std::array catalogue{CLERK_GAMES(CLERK_ENTRY)};
#undef CLERK_ENTRY
static_assert(catalogue.size() == std::variant_size_v<Game::variant>);

constexpr auto game_ids = [] {
    std::array<std::string_view, catalogue.size()> ids;
    std::ranges::transform(catalogue, ids.begin(), &Entry::id);
    return ids;
}();

/// Of the form; a newer one is told from what is none at all.
void require_known(const Reader& version) {
    constexpr int known = 1, newest = std::numeric_limits<int>::max();
    if (version.is_whole_number() && version.is(known)) return;
    if (attempt([&] { return version.integer(known + 1, newest); })) throw Fault{"/version", phrase("newer-record")};
    version.integer(known, known);
}

const Entry& entry(std::string_view game) { return *std::ranges::find(catalogue, game, &Entry::id); }

}

Record read_record(const Reader& document) {
    document.key("format").choice(formats);
    require_known(document.key("version"));
    const Entry& game = catalogue[document.key("game").choice(game_ids)];
    std::vector<std::string_view> known{"format",     "version",  "id",       "game",
                                        "started_at", "ended_at", "location", "notes"};
    known.insert(known.end(), game.keys.begin(), game.keys.end());
    return {read_head(document, document.unknown(known), game.start_required), game.read(document)};
}

Json json_of(const Record& record) {
    const Head& head = record.head;
    Json json{{"format", format}, {"version", 1}, {"id", head.id}, {"game", game_id(record)}};
    if (!head.started_at.empty()) json["started_at"] = head.started_at;
    if (head.ended_at) json["ended_at"] = *head.ended_at;
    if (head.location) json["location"] = *head.location;
    if (head.notes) json["notes"] = *head.notes;
    std::visit([&](const auto& game) { write_game(json, game); }, record.game);
    write_unknown(json, head.extra);
    return json;
}

Expected<Record> parse(std::string_view json) {
    thread_local JsonTree plain;
    if (plain.read_plain(json)) return attempt([&] { return read_record(Reader(plain)); });
    return attempt([&] { return read_record(Reader(JsonTree(read_record_json(json)))); });
}

std::span<const std::string_view> record_lists(std::string_view game) { return entry(game).lists; }

std::string print(const Record& record) { return dumped(json_of(record)); }

std::string print_pretty(const Record& record) { return dumped(json_of(record), 2) + '\n'; }

std::string_view game_id(const Record& record) { return game_ids[record.game.index()]; }

bool is_same_game(const Record& one, const Record& other) {
    return one.head.id == other.head.id && one.game.index() == other.game.index();
}

Depth depth(const Record& record) {
    return std::visit(
        []([[maybe_unused]] const auto& game) {
            if constexpr (requires { game.depth; })
                return game.depth;
            else
                return Depth::final;
        },
        record.game);
}

std::vector<std::string> players(const Record& record) {
    std::vector<std::string> names;
    std::visit(
        [&](const auto& game) {
            std::ranges::transform(game.players, std::back_inserter(names), [](const auto& p) { return p.name; });
        },
        record.game);
    return names;
}

namespace {

/// Null: as usual. None: there is nothing to rule.
std::optional<Json> rulings_of(const Record& record) {
    return std::visit(
        []([[maybe_unused]] const auto& game) -> std::optional<Json> {
            if constexpr (requires { game.rulings; })
                return game.rulings == decltype(game.rulings){} ? Json() : write(game.rulings);
            else
                return std::nullopt;
        },
        record.game);
}

}

std::string variant(const Record& record) {
    const auto ruled = rulings_of(record);
    if (!ruled) return {};
    const Json& rulings = *ruled;
    std::string text(id(depth(record)));
    std::visit(
        [&](const auto& game) {
            if constexpr (requires { other_variant(game); })
                if (const std::string_view played = other_variant(game); !played.empty())
                    text.append(", variant=").append(played);
        },
        record.game);
    if (rulings.is_string()) return text + ", preset=" + rulings.get_ref<const std::string&>();
    for (const auto& [key, value] : rulings.items())
        text += ", " + key + '=' + (value.is_string() ? value.get_ref<const std::string&>() : dumped(value));
    return text;
}

PlayedAs played_as(const Record& record) {
    return std::visit(
        [&]([[maybe_unused]] const auto& game) {
            if constexpr (requires { played_as(game); })
                return played_as(game);
            else
                return PlayedAs{.game = std::string(game_id(record))};
        },
        record.game);
}

int waivers(const Record& record) {
    return std::visit([](const auto& game) { return waivers(game); }, record.game);
}

bool aided(const Record& record) {
    const Aids agreed = aids(record.head);
    const bool told = agreed.missed == MissedTold::after_turn || agreed.best != BestTold::never;
    return depth(record) != Depth::final && (agreed.offers != Offers::never || told);
}

bool forbids_advice(const Record& record) { return forbids_advice(aids(record.head)) && !score(record).complete; }

std::string write(std::string_view game, const Place& place) { return entry(game).write(place); }

Report check(const Record& record) {
    return std::visit([](const auto& game) { return replay(game).report; }, record.game);
}

ScoreSheet score(const Record& record) {
    return std::visit([](const auto& game) { return score(game, replay(game).state); }, record.game);
}

std::string score_answer(const Record& record) {
    Json json{{"game", game_id(record)}};
    std::visit(
        [&](const auto& game) {
            const auto state = replay(game).state;
            if constexpr (requires { write_score(json, game, state); })
                write_score(json, game, state);
            else
                write_score(json, score(game, state));
        },
        record.game);
    return dumped_leniently(json);
}

bool tells_moves(const Record& record) {
    return std::visit(
        [](const auto& game) {
            if constexpr (requires { moves_told(game); })
                return moves_told(game);
            else if constexpr (requires { moves(replay(game).state); })
                return game.depth != Depth::final;
            else
                return false;
        },
        record.game);
}

std::optional<std::string> moves_answer(const Record& record) {
    if (!tells_moves(record)) return std::nullopt;
    return std::visit(
        []([[maybe_unused]] const auto& game) -> std::optional<std::string> {
            if constexpr (requires { moves(replay(game).state); })
                return dumped(write(moves(replay(game).state), game.depth));
            else
                return std::nullopt;
        },
        record.game);
}

std::optional<std::string> missed_answer(const Record& record) {
    if (depth(record) == Depth::final) return std::nullopt;
    return std::visit(
        [](const auto& game) -> std::optional<std::string> {
            if constexpr (requires { missed(game); })
                return dumped(write(missed(game)));
            else
                return std::nullopt;
        },
        record.game);
}

std::optional<std::string> advise_answer(const Record& record) {
    if (depth(record) == Depth::final) return std::nullopt;
    return std::visit(
        [](const auto& game) -> std::optional<std::string> {
            const auto state = replay(game).state;
            if constexpr (requires { best(state, usual_choice); })
                return dumped(write(best(state, usual_choice, looks(usual_looks))));
            else if constexpr (requires { best(game, state, usual_choice); })
                return dumped(write(best(game, state, usual_choice, looks(usual_looks))));
            else
                return std::nullopt;
        },
        record.game);
}

std::optional<std::string> review_answer(const Record& record) {
    if (depth(record) == Depth::final) return std::nullopt;
    return std::visit(
        [&record](const auto& game) -> std::optional<std::string> {
            if constexpr (requires { review(game, fold(game), 0); }) {
                const auto folded = fold(game);
                std::vector<ComparedTurn> compared;
                std::vector<int> left(game.players.size());
                Json turns = Json::array();
                SharedPatience patience(game.turns.size());
                for (int turn = 0; turn < static_cast<int>(game.turns.size()); ++turn) {
                    const auto found = review(game, folded, turn, patience.for_next_turn());
                    if (!found) continue;
                    turns.push_back(write(*found));
                    compared.push_back(*found);
                    left[static_cast<std::size_t>(found->player)] += found->left();
                }
                Json moments = Json::array();
                for (const ComparedTurn& turn : costliest(compared, usual_moments)) moments.push_back(turn.turn);
                return dumped(
                    Json{{"game", game_id(record)}, {"left", left}, {"costliest", moments}, {"turns", turns}});
            } else {
                return std::nullopt;
            }
        },
        record.game);
}

int rules_version(std::string_view game) { return entry(game).rules_version; }
int largest_table(std::string_view game) { return entry(game).largest_table; }

std::span<const Rule* const> rules(std::string_view game) { return entry(game).rules(); }

std::span<const std::string_view> games() { return game_ids; }

std::vector<std::string_view> categories(std::string_view game) {
    const auto known = std::ranges::find(catalogue, game, &Entry::id);
    return known == catalogue.end() ? std::vector<std::string_view>{} : known->categories();
}

std::vector<std::string> faces(const Record& record) {
    std::vector<std::string> list;
    std::visit(
        [&](const auto& game) {
            if constexpr (requires { faces(game); })
                for (const auto& tile : faces(game)) list.push_back(dumped(write(tile)));
        },
        record.game);
    return list;
}

CLERK_COMPILE_ONCE(std::variant<CLERK_GAME_KINDS>)

}

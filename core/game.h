// The catalogue: everything shared reaches the games through it. Their names are listed once, where the build begins.
#pragma once

#include "core/games.h"
#include "core/record.h"
#include "core/score_sheet.h"

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace clerk {

using Game = CompiledOnce<std::variant<CLERK_GAME_KINDS>>; ///< a closed sum

/// One game as a document.
struct Record {
    Head head;
    Game game;
    friend bool operator==(const Record&, const Record&) = default;
};

[[nodiscard]] Expected<Record> parse(std::string_view json);
/// Canonical: one line, known keys in the order of the format, defaults left out, unknown keys last.
std::string print(const Record& record);
std::string print_pretty(const Record& record); ///< the same, indented for people

std::string_view game_id(const Record& record);            ///< its word in a record
bool is_same_game(const Record& one, const Record& other); ///< of the same kind, by its id; whatever was entered
Depth depth(const Record& record);                         ///< final: nothing but the end of it can be entered
std::vector<std::string> players(const Record& record);    ///< names, in turn order
/// How much was entered, which of a game's variants, and by which rulings, if by others than usual: "full,
/// preset=zh-Hant", "builds, swap=anywhere, …". Empty: there is nothing of the kind to choose.
std::string variant(const Record& record);
PlayedAs played_as(const Record& record);
int waivers(const Record& record); ///< parts of it that the table let stand
/// What may be built was offered, what could have been was told, or what would be best, during play.
bool aided(const Record& record);
bool forbids_advice(const Record& record);                    ///< the table agreed so, and the game is not over
std::string write(std::string_view game, const Place& place); ///< as the game writes it: "c4@2"

[[nodiscard]] Report check(const Record& record);
ScoreSheet score(const Record& record); ///< of the part that stands, as if the game ended there

/// The JSON answer of `clerk score`: the sheet, or what the game tells instead. Requires a legal record.
std::string score_answer(const Record& record);
/// The JSON answers of `clerk moves` and `clerk missed`; none where the game or the depth has no such answer. Require a
/// legal record.
bool tells_moves(const Record& record);
std::optional<std::string> moves_answer(const Record& record);
std::optional<std::string> missed_answer(const Record& record);
/// The JSON answer of `clerk advise`: what would bring the most now. None, and what is required, as above.
std::optional<std::string> advise_answer(const Record& record);
/// The JSON answer of `clerk review`: every turn beside the best that it could have been. None, and what is required,
/// as above.
std::optional<std::string> review_answer(const Record& record);

/// The version of the rules that a result is stored with: it grows when a change of the rules changes a score.
int rules_version(std::string_view game);
/// The most people who can play it together; two can at the least.
int largest_table(std::string_view game);
/// All rules of a game, in the order of its tables.
std::span<const Rule* const> rules(std::string_view game);
std::span<const std::string_view> games();

/// The tile faces entered in the game, each as the JSON of the record, so that they can be offered the next time.
std::vector<std::string> faces(const Record& record);

}

// Games as documents, made from a small one by changes.
#pragma once

#include "core/game.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace clerk::egizia::test {

using Document = nlohmann::json;

inline Document parsed(const std::string& text) { return Document::parse(text); }

/// Two players before the first round.
inline Document full_game() {
    return parsed(R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-0123456789ab","game":"egizia",
        "started_at":"2026-11-20T19:30:00Z","depth":"full","players":[{"name":"Linda"},{"name":"John"}],"rounds":[]})");
}

inline Document builds_game() {
    Document game = full_game();
    game["depth"] = "builds";
    return game;
}

inline Document final_game() {
    Document game = full_game();
    game["depth"] = "final";
    game.erase("rounds");
    game["end"] = parsed(R"([{"score":20,"graves":[3,4]},{"score":20,"graves":[5]}])");
    return game;
}

inline Document with(Document game, const char* key, Document value) {
    game[key] = std::move(value);
    return game;
}
inline Document with_board(Document game, const char* part, const std::string& value) {
    game["board"][part] = parsed(value);
    return game;
}
inline Document with_ruling(Document game, const char* key, Document choice) {
    game["rulings"][key] = std::move(choice);
    return game;
}
inline Document with_players(Document game, std::size_t count) {
    for (std::size_t i = game["players"].size(); i < count; ++i)
        game["players"].push_back({{"name", "Player " + std::to_string(i + 1)}});
    return game;
}

/// One more round, or more of them.
inline Document with_round(Document game, const std::string& round) {
    game["rounds"].push_back(parsed(round));
    return game;
}
inline Document with_rounds(Document game, int count) {
    for (; count > 0; --count) game["rounds"].push_back(Document::object());
    return game;
}
/// A round with these ships that is in progress, or with these builds that is over.
inline Document sailing(Document game, const std::string& ships) {
    return with_round(std::move(game), R"({"ships":[)" + ships + R"(],"done":false})");
}
inline Document building(Document game, const std::string& ships, const std::string& builds) {
    return with_round(std::move(game), R"({"ships":[)" + ships + R"(],"builds":[)" + builds + "]}");
}
inline Document built(const std::string& builds, Document game = builds_game()) {
    return with_round(std::move(game), R"({"builds":[)" + builds + "]}");
}

/// A ship of a player, with more keys.
inline std::string ship(int player, const std::string& at, const std::string& more = "") {
    return R"({"player":)" + std::to_string(player) + R"(,"at":")" + at + '"' + (more.empty() ? "" : "," + more) + "}";
}
inline std::string pass(int player) { return R"({"player":)" + std::to_string(player) + R"(,"pass":true})"; }
inline std::string build(int player, const std::string& rest) {
    return R"({"player":)" + std::to_string(player) + "," + rest + "}";
}

inline Record read(const Document& game) {
    const auto record = parse(game.dump());
    EXPECT_TRUE(record) << diagnosis(record.error());
    return *record;
}

inline Document scored(const Document& game) { return parsed(score_answer(read(game))); }
inline Document player(const Document& game, std::size_t index) { return scored(game)["players"][index]; }
inline Document moves(const Document& game) { return parsed(*moves_answer(read(game))); }

inline std::vector<std::string> rules_of(const std::vector<Breach>& breaches) {
    std::vector<std::string> ids;
    for (const Breach& breach : breaches) ids.emplace_back(breach.finding.rule->id);
    return ids;
}
inline std::vector<std::string> broken(const Document& game) { return rules_of(check(read(game)).violations); }

}

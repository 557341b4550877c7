// Games as documents, made from a small one by changes.
#pragma once

#include "core/game.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace clerk::rajas::test {

using Document = nlohmann::json;

inline Document parsed(const std::string& text) { return Document::parse(text); }

/// Two players before their first turn; everyone holds blue-1, green-2, orange-3 and purple-4.
inline Document full_game() {
    return parsed(R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-0123456789ab","game":"rajas",
        "started_at":"2026-11-20T19:30:00Z","depth":"full","players":[{"name":"Raji"},{"name":"Layla"}],
        "dice":[["blue-1","green-2","orange-3","purple-4"],["blue-1","green-2","orange-3","purple-4"]],"turns":[]})");
}

inline Document builds_game() {
    Document game = full_game();
    game["depth"] = "builds";
    game.erase("dice");
    return game;
}

inline Document final_game() {
    Document game = builds_game();
    game["depth"] = "final";
    game.erase("turns");
    game["finals"] = parsed(R"([{"gap":2,"met":1},{"gap":2}])");
    return game;
}

/// A province of two rows and three columns; its residence lies south-west, with exits into a2 and b1.
inline Document small_province() {
    return parsed(R"({"map":["...","#.."],"exits":["a2s","b1w"],
        "yields":[{"at":"a2w","gain":{"money":5}},{"at":"a2n","gain":{"karma":1}},{"at":"c2n","gain":{"fame":3}}]})");
}

inline Document back_province() {
    Document side = small_province();
    side["yields"] = parsed(R"([{"at":"a2w","colour":"white","gain":{"karma":1}},{"at":"a2n","colour":"brown"},
        {"at":"c2n","gain":{"fame":3}}])");
    return side;
}

/// Twelve spaces that give fame 1 each, with the bridge after the third.
inline Document long_river() { return {{"spaces", std::vector<Document>(12, Document{{"fame", 1}})}, {"bridge", 3}}; }

/// The game with more keys, or others.
inline Document with(Document game, const char* key, Document value) {
    game[key] = std::move(value);
    return game;
}

inline Document with_board(Document game, const char* part, Document value) {
    game["board"][part] = std::move(value);
    return game;
}

/// Each turn as the list of its steps.
inline Document with_turns(Document game, const std::vector<std::string>& turns) {
    for (const std::string& steps : turns) game["turns"].push_back({{"steps", parsed(steps)}});
    return game;
}

inline Document with_players(Document game, std::size_t count) {
    for (std::size_t i = game["players"].size(); i < count; ++i) {
        game["players"].push_back({{"name", "Player " + std::to_string(i + 1)}});
        if (game.contains("dice")) game["dice"].push_back(game["dice"][0]);
    }
    return game;
}

inline Record read(const Document& game) {
    const auto record = parse(game.dump());
    EXPECT_TRUE(record) << diagnosis(record.error());
    return *record;
}

inline Document told(const std::string& answer) { return parsed(answer); }
inline Document scored(const Document& game) { return parsed(score_answer(read(game))); }
inline Document player(const Document& game, std::size_t index) { return scored(game)["players"][index]; }

inline std::vector<std::string> rules_of(const std::vector<Breach>& breaches) {
    std::vector<std::string> ids;
    for (const Breach& breach : breaches) ids.emplace_back(breach.finding.rule->id);
    return ids;
}

inline std::vector<std::string> broken(const Document& game) { return rules_of(check(read(game)).violations); }

}

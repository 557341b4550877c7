// A good document of every depth.
#pragma once

#include <nlohmann/json.hpp>

namespace clerk::alhambra::test {

using Document = nlohmann::ordered_json;

inline Document game(const char* own) {
    Document json = Document::parse(R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-0123456789ab",
                                "game":"alhambra","started_at":"2026-11-20T19:30:00Z"})");
    json.update(Document::parse(own));
    return json;
}

inline Document full_game() {
    return game(R"({
      "players": [{"name": "Linda", "colour": "red"}, {"name": "John"}], "depth": "full",
      "hands": [["blue-9", "green-7", "blue-5"], ["yellow-8", "yellow-9", "orange-3"]],
      "money": ["orange-3", "blue-1", "green-6", "green-9"],
      "market": {"yellow": "red-5-sw", "green": "blue-8-0", "blue": "white-9-w", "orange": "purple-12-0"},
      "dirk": ["blue-7-e", "blue-6-n", "red-7-w", "red-8-s", "brown-8-n", "brown-8-e"],
      "turns": [
        {"steps": [{"take": ["orange-3", "blue-1"]},
                   {"buy": {"space": "green", "pay": ["green-7"]}},
                   {"build": {"tile": "red-9-0", "at": "0,1"}},
                   {"remove": {"at": "2,-1"}},
                   {"swap": {"out": "1,0", "tile": "red-9-0", "at": "0,1"}},
                   {"place": {"tile": "blue-8-0", "at": "1,0"}, "waived": true, "reason": "we play it so"},
                   {"give": {"tile": "blue-8-0"}}],
         "cards": ["yellow-4"], "scoring": true, "dirk": ["green-9-e"], "tiles": {"green": "brown-9-0"},
         "waived": true, "reason": "late"},
        {"steps": []}],
      "end": [{"steps": [{"place": {"tile": "red-5-sw", "at": "0,2"}}]}, {"steps": []}]})");
}

inline Document builds_game() {
    return game(R"({
      "players": [{"name": "Linda"}, {"name": "John"}, {"name": "Mary"}], "depth": "builds",
      "turns": [{"steps": [{"buy": {"tile": "blue-8-0"}}, {"place": {"tile": "blue-8-0", "at": "1,0"}}]}, {}],
      "end": [{"tiles": ["red-5-sw"]}, {}, {}]})");
}

inline Document final_game() {
    return game(R"({
      "players": [{"name": "Linda"}, {"name": "John"}], "depth": "final",
      "rounds": [{"points": [9, 12], "dirk_points": 5},
                 {"palaces": [[{"tile": "blue-8-0", "at": "1,0", "waived": true, "reason": "so"}], []],
                  "dirk": ["blue-7-e"], "waived": true}]})");
}

}

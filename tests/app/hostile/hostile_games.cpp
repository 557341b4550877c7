// Games that keep the rules, or that the table agreed to, and ask for much all the same.
#include "core/alhambra/pieces.h"
#include "tests/app/hostile/hostile_files.h"

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

#include <nlohmann/json.hpp>

namespace clerk::tests {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

json game(const std::string& name, const std::string& depth, json players) {
    return {{"format", "clerk-record"},
            {"version", 1},
            {"id", "018f6d2e-0000-4000-8000-000000000009"},
            {"game", name},
            {"started_at", "2026-11-20T19:30:00+01:00"},
            {"depth", depth},
            {"players", std::move(players)},
            {"turns", json::array()}};
}

json waived(json step) {
    step["waived"] = true;
    return step;
}

/// "yfbst": its flower, and its symbols clockwise.
json babylon_tile(const std::string& letters) {
    const std::map<char, std::string> words{{'p', "pink"},   {'w', "white"},    {'y', "yellow"}, {'u', "purple"},
                                            {'s', "statue"}, {'f', "fountain"}, {'b', "bridge"}, {'t', "stairs"}};
    json tile{{"flower", words.at(letters[0])}, {"symbols", json::array()}};
    for (const char letter : letters.substr(1)) tile["symbols"].push_back(words.at(letter));
    return tile;
}

/// Everyone puts every tile but the first aside, so that in each turn there are two to search places for.
std::string stored_tiles() {
    std::istringstream dug("b2yfbst a1ybtfs b4ytbsf d3ubtfs a2yfbts b2pbstf a1wbtfs b2ustbf a4ubtfs a2pfbts a4pbtfs "
                           "c1ufsbt b1ptsfb b4ubstf c3wfsbt a3ybfts a3yfbst a4ybsft c2utsbf d1wsftb b3ytsfb a1wtsbf "
                           "c1wtbsf c3pfbst c4usbft b3ybtfs b1ubtfs d2ufbst d2ufbts b3yftbs a3ptbfs c1ybtsf b1ytsfb "
                           "d1wbstf c3wtfbs d1ptsbf d4ytbsf d3ptbfs c4pbfst d3yfstb c2ptfbs a2ybfts b4pfbst c4ytsbf");
    json players = json::array();
    for (const char* tile : {"pfbst", "wsfbt", "ytsbf", "usfbt"})
        players.push_back({{"name", std::string("Nobody ") + tile},
                           {"flower", babylon_tile(tile)["flower"]},
                           {"start_tile", babylon_tile(tile)}});
    json record = game("babylon", "full", players);
    record["removed_clay"] = json::array();
    record["tokens"] = {"convert", "double", "double", "convert", "wild", "convert", "wild", "double", "wild", "wild"};
    for (std::string tile; dug >> tile;) {
        json turn{{"dig", {{"at", tile.substr(0, 2)}, {"tile", babylon_tile(tile.substr(2))}}},
                  {"steps", json::array()}};
        turn["dig"]["waived"] = true;
        if (record["turns"].size() < players.size())
            turn["steps"].push_back(waived({{"terrace", {{"from", "dug"}, {"at", "c3"}, {"level", 1}}}}));
        else
            turn["unplaced"] = "store";
        record["turns"].push_back(turn);
    }
    return record.dump();
}

json alhambra() {
    json record = game("alhambra", "builds", {{{"name", "Linda"}}, {{"name", "John"}}, {{"name", "Mary"}}});
    record["rulings"] = {{"swap", "anywhere"}};
    return record;
}

/// The same tile built and taken away again as often as a turn may have steps.
json rebuilding(const alhambra::Tile& tile) {
    constexpr int most_builds = 100;
    json steps = json::array();
    for (int i = 0; i < most_builds; ++i) {
        steps.push_back(waived({{"build", {{"tile", write(tile)}, {"at", "0,1"}}}}));
        steps.push_back(waived({{"remove", {{"at", "0,1"}}}}));
    }
    return steps;
}

/// Those that can stand in a row come first.
std::vector<alhambra::Tile> tiles_for_a_row() {
    std::vector<alhambra::Tile> tiles(alhambra::tiles.begin(), alhambra::tiles.end());
    std::ranges::stable_partition(tiles, [](const alhambra::Tile& tile) {
        return !tile.walls.on(alhambra::Side::e) && !tile.walls.on(alhambra::Side::w);
    });
    return tiles;
}

/// The first player buys so many tiles, of which as many as can stand in a row are placed and the others lie in the
/// reserve, the others one each. Then everyone builds one tile again and again.
std::string rebuilt_tiles(std::size_t bought) {
    constexpr std::size_t in_the_row = 18, on_the_market = 4, most_turns = 700;
    const std::vector<alhambra::Tile> tiles = tiles_for_a_row();
    json record = alhambra();
    json& turns = record["turns"];
    const auto add = [&](json steps) { turns.push_back({{"steps", std::move(steps)}}); };
    for (std::size_t i = 0; i < bought; i += on_the_market) {
        json buys = json::array(), places = json::array();
        for (std::size_t j = i; j < std::min(i + on_the_market, bought); ++j) {
            buys.push_back(waived({{"buy", {{"tile", write(tiles[j])}}}}));
            const std::string cell = std::to_string(j + 1) + ",0";
            if (j < in_the_row) places.push_back(waived({{"place", {{"tile", write(tiles[j])}, {"at", cell}}}}));
        }
        buys.insert(buys.end(), places.begin(), places.end());
        add(buys);
        for (const std::size_t other : {bought, bought + 1})
            add(i > 0 ? json::array() : json::array({waived({{"buy", {{"tile", write(tiles[other])}}}})}));
    }
    std::vector<json> steps;
    for (const std::size_t own : {bought - 1, bought, bought + 1}) steps.push_back(rebuilding(tiles[own]));
    while (turns.size() < most_turns) add(steps[turns.size() % steps.size()]);
    return record.dump();
}

}

void add_hostile_games(std::vector<HostileFile>& all) {
    const auto add = [&](const std::string& name, std::function<std::string()> text) {
        all.push_back({"game: " + name, Pretends::record,
                       [=](const fs::path& file) { std::ofstream(file, std::ios::binary) << text(); }});
    };
    add("every tile is put aside", stored_tiles);
    add("one tile is built again and again", [] { return rebuilt_tiles(19); });
    add("one tile is built again and again beside many others", [] { return rebuilt_tiles(44); });
}

}

#include "core/game.h"
#include "core/score_sheet.h"

#include <algorithm>
#include <fstream>
#include <set>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace {

using namespace clerk;

std::vector<Record> fixtures(std::string_view game) {
    std::ifstream file(std::string(CLERK_FIXTURES "/") + std::string(game) + ".ndjson");
    std::vector<Record> records;
    for (std::string line; std::getline(file, line);)
        if (const auto record = parse(nlohmann::json::parse(line)["record"].dump())) records.push_back(*record);
    return records;
}

/// Lines that the table named are of one category.
std::vector<std::string_view> ids(const PlayerScore& score) {
    std::vector<std::string_view> ids;
    for (const Category& category : score.categories)
        if (ids.empty() || ids.back() != category.id) ids.push_back(category.id);
    return ids;
}

TEST(Categories, OfAGameAreThoseOfItsScoreSheetsInTheirOrder) {
    for (const std::string_view game : games()) {
        const std::vector<std::string_view> all = categories(game);
        std::set<std::string_view> found;
        for (const Record& record : fixtures(game))
            for (const PlayerScore& score : score(record).players) {
                for (const std::string_view id : ids(score)) found.insert(id);
                std::vector<std::string_view> known = all;
                std::erase_if(known, [&](std::string_view id) { return std::ranges::count(ids(score), id) == 0; });
                EXPECT_EQ(ids(score), known) << game;
            }
        EXPECT_EQ(found, std::set(all.begin(), all.end())) << game << ": each is of some score sheet";
    }
    EXPECT_THAT(categories("babylon"), testing::ElementsAre("statues", "fountains", "bridges", "stairs", "variety",
                                                            "flowers", "gazebos", "height"));
}

TEST(Categories, OfAnUnknownGameThereAreNone) { EXPECT_TRUE(categories("chess").empty()); }

}

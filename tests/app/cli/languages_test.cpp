// What programs read is the same in every language and locale; what people read is not.
#include "db/plays/plays.h"
#include "db/store/store.h"
#include "tests/app/cli/records.h"
#include "tests/app/cli/runner.h"

#include <gmock/gmock.h>

namespace clerk::tests {

namespace {

/// Decimal commas, an i without its dot, other digits; languages that the program speaks and others.
constexpr const char* locales[] = {"de_DE.UTF-8", "fr_FR.UTF-8", "tr_TR.UTF-8", "fa_IR.UTF-8",
                                   "zh_CN.UTF-8", "zh_TW.UTF-8", "C.UTF-8"};

void expect_same_everywhere(const Arguments& arguments, const std::string& input = "") {
    const Outcome here = clerk(arguments, input);
    EXPECT_FALSE(here.out.empty());
    for (const char* locale : locales) {
        const Outcome there = clerk(arguments, input, locale);
        EXPECT_EQ(there.out, here.out) << locale;
        EXPECT_EQ(there.status, here.status) << locale;
    }
}

/// As `clerk history` lists them, each where its name is found.
std::vector<std::string> in_order_of(const std::string& told, std::vector<std::string> names) {
    for (const std::string& name : names) EXPECT_THAT(told, testing::HasSubstr(name));
    std::ranges::sort(names, {}, [&](const std::string& name) { return told.find(name); });
    return names;
}

}

TEST(Languages, AnswersInJsonAreTheSameInAll) {
    for (const std::string& record : {tie(), illegal(), one_turn(), unaligned(), unfinished(), std::string("{]")})
        for (const char* command : {"check", "score", "moves", "missed", "advise", "review"})
            expect_same_everywhere({command, "--json", "-"}, record);
    expect_same_everywhere({"check", "--json=true", "-"}, "{]");
}

TEST(Languages, SoIsWhatIsKeptAndExported) {
    const Folder folder;
    const std::string db = folder.path("history.db");
    const std::string plays = CLERK_FIXTURES "/bgstats-export.json";
    ASSERT_EQ(clerk({"history", "import", "--db", db, plays}, "", "fa_IR.UTF-8").status, 0);
    const std::string player =
        clerk({"history", "players", "--json", "--db", db}).json().at("players").at(0).at("name");
    expect_same_everywhere({"history", "list", "--json", "--all", "--db", db});
    expect_same_everywhere({"history", "leaderboard", "--json", "--by", "rating", "--db", db});
    expect_same_everywhere({"history", "stats", "--json", "--db", db, player});
    expect_same_everywhere({"history", "show", "--json", "--db", db, "dd6cfd6f"});
    expect_same_everywhere({"doctor", "--json", "--db", db});
}

TEST(Languages, NamesStandInTheirOrderButInJsonByBytes) {
    const Folder folder;
    const std::string db = folder.path("history.db");
    db::Play play{.id = "018f6d2e-0000-4000-8000-000000000001", .game = "Chess", .played_at = "2026-11-21T19:00:00Z"};
    play.modified_at = play.played_at;
    const std::vector<std::string> names{"Zoe", "anna", "Ärzte", "王", "李", "張"};
    for (const std::string& name : names) play.seats.push_back({.player = "", .name = name});
    {
        const db::Store store(db);
        db::Plays(store).import({play}, "a file");
    }
    const std::vector<std::string> latin{"anna", "Ärzte", "Zoe"}, by_bytes{"Zoe", "anna", "Ärzte", "張", "李", "王"};
    for (const Arguments& command :
         {Arguments{"history", "players", "--db", db}, {"history", "stats", "--db", db, "Zoe"}}) {
        std::vector<std::string> others = latin;
        if (command.back() == "Zoe") others.pop_back();
        EXPECT_EQ(in_order_of(clerk(command, "", "de_DE.UTF-8").out, others), others) << command[1];
        const std::vector<std::string> strokes{"王", "李", "張", "anna"}, sounds{"李", "王", "張", "anna"};
        EXPECT_EQ(in_order_of(clerk(command, "", "zh_TW.UTF-8").out, strokes), strokes) << command[1];
        EXPECT_EQ(in_order_of(clerk(command, "", "zh_CN.UTF-8").out, sounds), sounds) << command[1];
    }
    for (const char* locale : {"C", "de_DE.UTF-8", "zh_TW.UTF-8"}) {
        const Json answer = clerk({"history", "players", "--json", "--db", db}, "", locale).json();
        std::vector<std::string> listed;
        for (const auto& player : answer.at("players")) listed.push_back(player.at("name"));
        EXPECT_EQ(listed, by_bytes) << locale;
    }
}

TEST(Languages, PeopleReadTheirOwn) {
    EXPECT_THAT(clerk({"check", "-"}, tie(), "de_AT.UTF-8").out, testing::HasSubstr("Regelgerecht"));
    EXPECT_THAT(clerk({"check", "-"}, tie(), "fr_CA.UTF-8").out, testing::HasSubstr("aucune règle"));
    EXPECT_THAT(clerk({"check", "-"}, tie(), "zh_SG.UTF-8").out, testing::HasSubstr("没有违反"));
    EXPECT_THAT(clerk({"check", "-"}, tie(), "zh_HK.UTF-8").out, testing::HasSubstr("違反"));
}

}

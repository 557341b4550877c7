// What the history says in words: of figures and people, plays, troubles, imports and lost versions.
#include "app/history/check_up_report.h"
#include "app/history/import_words.h"
#include "app/history/people.h"
#include "app/history/play_words.h"
#include "db/check_up/check_up.h"
#include "i18n/words.h"

#include <map>
#include <set>

#include <gmock/gmock.h>

namespace clerk {
namespace {

using testing::HasSubstr;
using testing::Not;
using Versions = std::vector<db::Superseded>;

TEST(FigureWords, WhatIsNotKnownIsADash) {
    const wxString dash = wxUniChar(0x2013);
    EXPECT_EQ(win_rate({}), dash);
    EXPECT_EQ(chance({}), dash);
    EXPECT_EQ(average_points({}), dash);
    EXPECT_EQ(best_points({}), dash);
    EXPECT_EQ(rating_figure({}), dash);
}

TEST(FigureWords, SharesAreRoundedToAHundredth) {
    db::Figures figures;
    figures.plays = 3;
    figures.wins = 2;
    EXPECT_EQ(win_rate(figures), "67 %");
    EXPECT_EQ(percent(0.585), "59 %");
}

TEST(FigureWords, ANicknameStandsBehindTheName) {
    db::Person linda;
    linda.name = "Linda";
    EXPECT_EQ(shown_name(linda), "Linda");
    linda.nickname = "Lin";
    EXPECT_EQ(shown_name(linda), "Linda (Lin)");
}

db::ListedPlay finished(std::vector<db::PlaySeat> seats) {
    db::ListedPlay listed;
    listed.finished = true;
    listed.play.seats = std::move(seats);
    return listed;
}

TEST(PlayWords, PlayersHaveTheirPointsWhereTheyAreKnown) {
    db::Play play;
    play.seats = {{.player = "", .name = "Linda", .score = 61}, {.player = "", .name = "John"}};
    EXPECT_EQ(players_in_words(play), "Linda 61, John");
}

TEST(PlayWords, AResultNamesWhoeverHasWon) {
    const db::PlaySeat linda{.player = "", .name = "Linda", .winner = true}, john{.player = "", .name = "John"};
    EXPECT_EQ(result_in_words(finished({linda, john})), "won by Linda");
    EXPECT_EQ(result_in_words(finished({john})), "finished");
    EXPECT_EQ(result_in_words(db::ListedPlay{}), "open");
}

TEST(PlayWords, AGameOnTheTableIsToldWithThePointsSoFar) {
    db::GameSummary game;
    game.started_at = "2026-11-20T19:30:00+01:00";
    game.seats = {{.name = "Linda", .total = 12}, {.name = "John"}};
    EXPECT_EQ(players_in_words(game), "Linda 12, John");
    EXPECT_EQ(begun_in_words(game), "20 Nov 2026, 19:30");
}

std::map<std::string_view, wxString> sentences(const char* language) {
    i18n::start(language);
    std::map<std::string_view, wxString> found;
    for (const db::TroubleKind& kind : db::trouble_kinds()) found[kind.id] = sentence(kind.kind);
    return found;
}

TEST(TroubleWords, AreThereForEveryKindInBothLanguages) {
    const auto english = sentences("en"), chinese = sentences("zh_TW");
    i18n::start("en");
    std::set<wxString> different;
    for (const auto& [id, words] : english) {
        EXPECT_NE(words, wxString::FromUTF8(std::string(id))) << id << " has no sentence";
        EXPECT_NE(chinese.at(id), words) << id << " is not translated";
        different.insert(words);
    }
    EXPECT_EQ(different.size(), db::trouble_kinds().size());
}

std::string conflicts(int count) {
    ImportPlan plan;
    plan.plays.push_back({});
    for (int number = 1; number <= count; ++number) {
        PlannedPlay planned;
        db::Play play;
        play.game = "Game " + std::to_string(number);
        planned.play = play;
        planned.arrival = Arrival::conflict;
        plan.plays.push_back(planned);
    }
    return conflicts_in_words(plan).utf8_string();
}

TEST(ImportWords, ConflictsAreNamedUpToEight) {
    EXPECT_EQ(conflicts(0), "") << "what is new is none";
    EXPECT_THAT(conflicts(8), HasSubstr("Game 8"));
    EXPECT_THAT(conflicts(9), Not(HasSubstr("Game 9")));
    EXPECT_THAT(conflicts(10), HasSubstr("2 more"));
}

TEST(ImportWords, AFormatIsToldByTheFileAndByWhatCameIn) {
    db::PastImport import;
    import.source = "plays.bgsplay";
    import.plays = 2;
    EXPECT_EQ(format_in_words(import), "BG Stats");
    import.games = 2;
    EXPECT_EQ(format_in_words(import), "game records");
    import.games = 0;
    import.source = "plays.xml";
    EXPECT_EQ(format_in_words(import), "BoardGameGeek");
    import.source = "plays.ndjson";
    EXPECT_EQ(format_in_words(import), "");
}

TEST(ImportWords, WhatGoesIsCounted) {
    db::PastImport import;
    import.plays = 3;
    import.games = 2;
    import.players = 1;
    EXPECT_THAT(undoing_in_words(import).utf8_string(), HasSubstr("plays: 3"));
    EXPECT_THAT(undoing_in_words(import).utf8_string(), HasSubstr("sit nowhere else: 1"));
}

/// Versions that lost a merge, as a file: whatever the other history said they are.
std::string printed(const std::string& document) { return print(Versions{{"play", "an id", "a time", document}}); }

TEST(EarlierVersions, ADocumentIsThereAsJson) {
    EXPECT_EQ(print(Versions{}), "[]\n");
    EXPECT_EQ(printed(R"({"b": [1, null], "a": "é"})"), R"([
  {
    "kind": "play",
    "id": "an id",
    "modified_at": "a time",
    "document": {
      "b": [
        1,
        null
      ],
      "a": "é"
    }
  }
]
)");
}

TEST(EarlierVersions, WhatIsNoDocumentOfOursIsKeptAsText) {
    EXPECT_NE(printed("Dear \"Linda\"").find(R"("document": "Dear \"Linda\"")"), std::string::npos);
    EXPECT_NE(printed("").find(R"("document": "")"), std::string::npos);
    EXPECT_NE(printed("\xff").find("\"document\": \"\xEF\xBF\xBD\""), std::string::npos);
    constexpr int deep = 1'000'000;
    const std::string nested = std::string(deep, '[') + std::string(deep, ']');
    EXPECT_NE(printed(nested).find('"' + nested + '"'), std::string::npos);
}

}
}

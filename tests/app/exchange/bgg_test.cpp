// BoardGameGeek's plays: a sample, what is tolerated, every way to be wrong, and documents made to do harm.
#include "app/exchange/bgg.h"
#include "app/exchange/import.h"
#include "tests/app/exchange/plays.h"
#include "tests/i18n/told.h"
#include "tests/property.h"

#include <regex>

#include <gmock/gmock.h>

namespace clerk::exchange {

namespace {

using test::refusal;
using tests::path_and_words;
using tests::PathAndWords;
using tests::told;

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const std::size_t at = text.find(what);
    if (at == std::string::npos) throw std::runtime_error(what);
    return text.replace(at, what.size(), by);
}

TEST(Bgg, ReadsTheSample) {
    const auto read = read_bgg(test::fixture("bgg-plays.xml"));
    ASSERT_TRUE(read) << diagnosis(refusal(read).fault);
    const Person linda{named_uuid("bgg/user/lindaplays"), "Linda", "lindaplays"};
    const Person wang{named_uuid("bgg/name/王小明"), "王小明", ""};
    const Person john{named_uuid("bgg/name/John"), "John", ""};
    const Person quiet{named_uuid("bgg/user/quiet"), "quiet", "quiet"};
    const std::string nobody(db::nobody);
    EXPECT_THAT(read->people, testing::ElementsAre(wang, linda, john, quiet));
    ASSERT_EQ(read->plays.size(), 5u);
    EXPECT_EQ(read->plays[0].unpacked(), (db::Play{.id = "adb83623-5a45-5d43-98b5-7c306f85da77",
                                                   .game = "alhambra",
                                                   .variant = "",
                                                   .played_at = "2026-08-03T12:00:00Z",
                                                   .minutes = 60,
                                                   .place = "Home",
                                                   .notes = "Close & loud.\nDirk was third.\nJohn: gave up",
                                                   .day_only = true,
                                                   .bgg_play = 100,
                                                   .modified_at = "2026-08-03T12:00:00Z",
                                                   .seats = {{linda.id, "Linda", 96, {}, false, {}, "", "red"},
                                                             {wang.id, "王小明", 101, {}, true, {}, "", "blue"},
                                                             {john.id, "John", {}, {}, false, {}}}}));
    EXPECT_EQ(read->plays[4].unpacked(), (db::Play{.id = named_uuid("bgg/play/102"),
                                                   .game = "Unlock!",
                                                   .variant = "",
                                                   .played_at = "2026-08-05T12:00:00Z",
                                                   .minutes = 30,
                                                   .place = "café",
                                                   .counted = false,
                                                   .unknown_start = true,
                                                   .day_only = true,
                                                   .bgg_game = 213'460,
                                                   .bgg_play = 102,
                                                   .modified_at = "2026-08-05T12:00:00Z",
                                                   .seats = {{quiet.id, "quiet", {}, {}, false, {}},
                                                             {nobody, "Anonymous player", -3, {}, false, {}}}}));
}

TEST(Bgg, KnowsAGameByItsId) {
    const std::string sample = test::fixture("bgg-plays.xml");
    const auto game_named = [&](const std::string& name, const std::string& id) {
        const auto read =
            read_bgg(replaced(replaced(sample, "\"Alhambra\"", '"' + name + '"'), "\"6249\"", '"' + id + '"'));
        return read ? read->plays.at(0).unpacked().game : diagnosis(refusal(read).fault);
    };
    EXPECT_EQ(game_named("阿爾罕布拉宮", "6249"), "alhambra");
    EXPECT_EQ(game_named("Alhambra", "1"), "Alhambra") << "another game of that name";
    EXPECT_EQ(game_named("Alhambra", "0"), "alhambra") << "by its name";
    for (const char* other : {"", "0", "6249+0", "99999999999999999999", "six"})
        EXPECT_EQ(game_named("阿爾罕布拉宮", other), "阿爾罕布拉宮") << other;
}

TEST(Bgg, TakesAQuantityAsSoManyPlaysWithIdsOfTheirOwn) {
    const std::string sample = test::fixture("bgg-plays.xml");
    const auto three = read_bgg(sample);
    const auto four = read_bgg(replaced(sample, "quantity=\"3\"", "quantity=\"4\""));
    ASSERT_TRUE(three && four);
    EXPECT_EQ(four->plays.size(), three->plays.size() + 1);
    std::set<std::string> ids;
    for (int i = 1; i <= 3; ++i) {
        const db::Play play = three->plays[static_cast<std::size_t>(i)].unpacked();
        ids.insert(play.id);
        EXPECT_EQ(play.game, "Othello");
        EXPECT_EQ(play.minutes, std::nullopt);
        EXPECT_FALSE(play.counted);
        EXPECT_TRUE(play.seats.empty());
        EXPECT_EQ(four->plays[static_cast<std::size_t>(i)].unpacked(), play);
    }
    EXPECT_EQ(ids.size(), 3u);
}

/// For pugixml 1.13 an attribute without text has a default in one document, and none once that was read again.
TEST(Bgg, TakesAnEmptyAttributeAsOneThatIsMissing) {
    const std::string sample = test::fixture("bgg-plays.xml");
    static const std::regex attribute(
        R"re( (quantity|length|incomplete|nowinstats|win|new|score|rating|startposition|color|username|location)="[^"]*")re");
    int tried = 0;
    for (std::sregex_iterator each(sample.begin(), sample.end(), attribute), end; each != end; ++each, ++tried) {
        const auto at = static_cast<std::size_t>(each->position()), size = static_cast<std::size_t>(each->length());
        std::string empty = sample, missing = sample;
        empty.replace(at, size, " " + each->str(1) + "=\"\"");
        missing.erase(at, size);
        EXPECT_EQ(read_bgg(empty), read_bgg(missing)) << each->str();
    }
    EXPECT_GT(tried, 20);
}

TEST(Bgg, ReadsTheSameTwice) {
    const std::string file = test::fixture("bgg-plays.xml");
    EXPECT_EQ(read_bgg(file), read_bgg(file));
}

TEST(Bgg, ReadsAPageWithoutPlaysAndOneWithAByteOrderMark) {
    const auto none = read_bgg("<plays username=\"x\" total=\"0\" page=\"1\"/>");
    ASSERT_TRUE(none);
    EXPECT_TRUE(none->plays.empty());
    EXPECT_TRUE(read_bgg("\xEF\xBB\xBF" + test::fixture("bgg-plays.xml")));
}

TEST(Bgg, ReadsPagesOneAfterTheOther) {
    const std::string page = test::fixture("bgg-plays.xml");
    std::string next = page;
    for (const char* id : {"id=\"100", "id=\"101", "id=\"102"}) next = replaced(next, id, std::string(id) + "0");
    const auto read = read_bgg(page + next);
    ASSERT_TRUE(read) << diagnosis(refusal(read).fault);
    EXPECT_EQ(read->plays.size(), 10u);
    EXPECT_EQ(refusal(read_bgg(page + page)).fault.path, "/plays[2]/play[1]/@id");
}

struct Broken {
    const char* what;
    const char* by;
    const char* path;
    const char* message;
    const char* play = "Alhambra, 2026-08-03";
};

const Broken broken[] = {
    {"<play id=\"100\"", "<play", "/plays[1]/play[1]/@id", "expected a value, found nothing"},
    {"<play id=\"102\"", "<play id=\"100\"", "/plays[1]/play[3]/@id",
     "expected a play that the file has only once, found adb83623-5a45-5d43-98b5-7c306f85da77", "Unlock!, 2026-08-05"},
    {"2026-08-03", "0000-00-00", "/plays[1]/play[1]/@date", "expected a date like 2026-11-20, found \"0000-00-00\"",
     "Alhambra, 0000-00-00"},
    {"date=\"2026-08-03\"", "", "/plays[1]/play[1]/@date", "expected a date like 2026-11-20, found \"\"", "Alhambra"},
    {"quantity=\"3\"", "quantity=\"0\"", "/plays[1]/play[2]/@quantity",
     "expected a whole number from 1 to 1000, found \"0\"", "Othello, 2026-08-04"},
    {"quantity=\"3\"", "quantity=\"1001\"", "/plays[1]/play[2]/@quantity",
     "expected a whole number from 1 to 1000, found \"1001\"", "Othello, 2026-08-04"},
    {"length=\"60\"", "length=\"-1\"", "/plays[1]/play[1]/@length",
     "expected a whole number from 0 to 100000, found \"-1\""},
    {"length=\"60\"", "length=\"1 h\"", "/plays[1]/play[1]/@length",
     "expected a whole number from 0 to 100000, found \"1 h\""},
    {"incomplete=\"0\"", "incomplete=\"no\"", "/plays[1]/play[1]/@incomplete",
     "expected a whole number from 0 to 1, found \"no\""},
    {"win=\"1\"", "win=\"2\"", "/plays[1]/play[1]/players/player[1]/@win",
     "expected a whole number from 0 to 1, found \"2\""},
    {"<item name=\"Alhambra\"", "<item", "/plays[1]/play[1]/item/@name", "expected a value, found nothing",
     "2026-08-03"},
    {"<item name=\"Unlock!\" objecttype=\"thing\" objectid=\"213460\" />", "", "/plays[1]/play[3]/item/@name",
     "expected a value, found nothing", "2026-08-05"},
};

TEST(Bgg, TellsAPlayWithoutADayAndReadsTheOthers) {
    const std::string sample = test::fixture("bgg-plays.xml");
    const auto whole = read_bgg(sample);
    const auto read = read_bgg(replaced(sample, "\"2026-08-03\"", "\"0000-00-00\""));
    ASSERT_TRUE(read);
    ASSERT_EQ(read->unreadable.size(), 1u);
    EXPECT_EQ(read->unreadable[0].play, "Alhambra, 0000-00-00");
    EXPECT_EQ(reason(read->unreadable[0]).utf8_string(), "Alhambra, 0000-00-00, at /plays[1]/play[1]/@date: expected a "
                                                         "date like 2026-11-20, found \"0000-00-00\"");
    EXPECT_EQ(read->plays, std::vector(whole->plays.begin() + 1, whole->plays.end()));
    EXPECT_LT(read->people.size(), whole->people.size()) << "who played in that one alone is not met";
}

TEST(Bgg, OfAPlayThatIsWrongNothingStays) {
    // Three plays of one entry; the second of them is there already.
    const std::string id = "<play id='7' date='2026-08-03' quantity='3'><item name='Go'/></play>";
    const auto read = read_bgg(
        "<plays>" + id + "<play id='8' date='2026-08-04'><item name='Go'/></play></plays><plays>" + id + "</plays>");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->plays.size(), 4u);
    EXPECT_EQ(read->unreadable.size(), 1u) << "the same entry once more";
}

TEST(Bgg, NamesAPlayThatIsWrong) {
    for (const Broken& way : broken) {
        const Refusal refused = refusal(read_bgg(replaced(test::fixture("bgg-plays.xml"), way.what, way.by)));
        EXPECT_EQ(refused.play, way.play) << way.by;
        EXPECT_EQ(path_and_words(refused.fault), (PathAndWords{way.path, way.message})) << way.by;
    }
}

TEST(Bgg, RefusesTextsThatAreTooLongAndMorePlayersThanATableSeats) {
    const std::string sample = test::fixture("bgg-plays.xml");
    const auto of = [&](const char* what, const std::string& by) {
        return refusal(read_bgg(replaced(sample, what, by)));
    };
    EXPECT_EQ(told(of("王小明", std::string(201, 'x')).fault), "expected a text of at most 200 characters, found 201");
    EXPECT_EQ(of("王小明", std::string(201, 'x')).fault.path, "/plays[1]/play[1]/players/player[1]/@name");
    EXPECT_EQ(of("Close", std::string(10'000, 'x')).fault.path, "/plays[1]/play[1]/comments");
    std::string crowd;
    for (int i = 0; i < 101; ++i) crowd += "<player name=\"x\"/>";
    EXPECT_EQ(path_and_words(of("<players>", "<players>" + crowd).fault),
              (PathAndWords{"/plays[1]/play[1]/players", "expected a list of at most 100 players, found more"}));
}

TEST(Bgg, RefusesNotesThatScoresHaveMadeTooLong) {
    const auto with_score = [](const std::string& score) {
        return read_bgg("<plays><play id='1' date='2026-08-03'><item name='Go'/><comments>" +
                        std::string(limits::note, 'x') + "</comments><players><player name='Linda' score='" + score +
                        "'/></players></play></plays>");
    };
    EXPECT_EQ(refusal(with_score("7")), Refusal{});
    EXPECT_EQ(path_and_words(refusal(with_score("abc")).fault),
              (PathAndWords{"/plays[1]/play[1]/comments", "expected a text of at most 10000 characters, found 10011"}));
}

TEST(Bgg, RefusesWhatIsNoXmlOfPlays) {
    EXPECT_EQ(path_and_words(refusal(read_bgg("")).fault),
              (PathAndWords{"", "expected XML in UTF-8, found a fault at byte 0"}));
    EXPECT_EQ(refusal(read_bgg("{}")).fault.path, "");
    EXPECT_EQ(path_and_words(refusal(read_bgg("<errors/>")).fault),
              (PathAndWords{"/plays", "expected a value, found nothing"}));
    EXPECT_EQ(path_and_words(refusal(read_bgg("<plays>\xFF</plays>")).fault),
              (PathAndWords{"", "expected XML in UTF-8, found something else"}));
    EXPECT_EQ(told(refusal(read_bgg(std::string(limits::xml_bytes + 1, ' '))).fault),
              "expected at most 16777216 bytes, found 16777217");
    std::string tags;
    for (std::size_t i = 0; i < 2'000'000; ++i) tags += "<a/>";
    EXPECT_EQ(told(refusal(read_bgg(tags)).fault), "expected fewer values, found more") << "each takes much room";
}

TEST(Bgg, RefusesReferencesToWhatIsNoCharacter) {
    for (const char* reference : {"&#xD800;", "&#xDFFF;", "&#x110000;", "&#xFFFFFFFF;"})
        EXPECT_EQ(
            path_and_words(refusal(read_bgg(replaced(test::fixture("bgg-plays.xml"), "王小明", reference))).fault),
            (PathAndWords{"/plays[1]/play[1]/players/player[1]/@name", "expected XML in UTF-8, found something else"}))
            << reference;
}

/// A text would end there.
TEST(Bgg, RefusesTheCharacterOfNumberZero) {
    const auto named = [](const std::string& name) {
        return read_bgg("<plays><play id='1' date='2026-08-03'><item name='a" + name + "b'/></play></plays>");
    };
    for (const std::string& null : {std::string(1, '\0'), std::string("&#0;"), std::string("&#000;"),
                                    std::string("&#x0;"), std::string("&#4294967296;")})
        EXPECT_EQ(path_and_words(refusal(named(null)).fault),
                  (PathAndWords{"", "expected XML in UTF-8, found a fault at byte 51"}))
            << null;
    for (const char* other : {"&amp;#0;", "&#;", "&#x;", "&#10;", "&#x30;"})
        EXPECT_EQ(refusal(named(other)), Refusal{}) << other;
}

TEST(Bgg, ReadsCommentsWhateverPartsTheyHave) {
    const auto read = read_bgg("<plays><play id='1' date='2026-08-03'><item name='Go'/><comments>One <![CDATA[<2>]]>"
                               "<!-- not said --> &amp; three</comments></play></plays>");
    ASSERT_TRUE(read) << diagnosis(refusal(read).fault);
    EXPECT_EQ(read->plays[0].unpacked().notes, "One <2> & three");
}

TEST(Bgg, IsNotMadeLargeByAShortFile) {
    std::string crowd;
    for (int i = 0; i < 100; ++i) crowd += "<player name='p'/>";
    EXPECT_EQ(path_and_words(refusal(read_bgg("<plays><play id='1' date='2026-08-03' quantity='1000'><item name='Go'/>"
                                              "<players>" +
                                              crowd + "</players></play></plays>"))
                                 .fault),
              (PathAndWords{"/plays[1]/play[1]/@quantity", "expected fewer values, found more"}));
    std::string alone;
    for (int i = 0; i < 11; ++i)
        alone += "<play id='" + std::to_string(i) + "' date='2026-08-03' quantity='1000'><item name='Go'/></play>";
    EXPECT_EQ(path_and_words(refusal(read_bgg("<plays>" + alone + "</plays>")).fault),
              (PathAndWords{"/plays[1]/play[11]/@quantity", "expected a list of at most 10000 plays, found more"}));
    std::string noted;
    for (int i = 0; i < 14; ++i)
        noted += "<play id='" + std::to_string(i) + "' date='2026-08-03' quantity='1000'><item name='Go'/><comments>" +
                 std::string(10'000, 'x') + "</comments></play>";
    EXPECT_EQ(told(refusal(read_bgg("<plays>" + noted + "</plays>")).fault),
              "expected at most 33554432 bytes, found more");
}

/// Plays with so many players each, by the same people or by others each time.
std::string plays(int count, int players, const std::string& score, bool same) {
    std::string all = "<plays>";
    for (int i = 0; i < count; ++i) {
        all += "<play id='" + std::to_string(i) + "' date='2026-08-03'><item name='Go'/><players>";
        for (int j = 0; j < players; ++j)
            all += "<player name='" + std::to_string(same ? j : i * players + j) + "' score='" + score + "'/>";
        all += "</players></play>";
    }
    return all + "</plays>";
}

TEST(Bgg, BringsNoMoreThanAHistoryTakesInQuickly) {
    EXPECT_TRUE(read_bgg(plays(99, 100, "", true)));
    EXPECT_EQ(path_and_words(refusal(read_bgg(plays(100, 100, "", true))).fault),
              (PathAndWords{"/plays[1]/play[100]/@id", "expected fewer values, found more"}));
    EXPECT_TRUE(read_bgg(plays(5000, 4, "", false)));
    EXPECT_EQ(path_and_words(refusal(read_bgg(plays(5001, 4, "", false))).fault),
              (PathAndWords{"/plays[1]/play[5001]/@id", "expected a list of at most 20000 players, found more"}));
    std::string terms = "1";
    for (int i = 1; i < 100; ++i) terms += "+1";
    EXPECT_EQ(path_and_words(refusal(read_bgg(plays(5000, 4, terms, true))).fault),
              (PathAndWords{"/plays[1]/play[2399]/@id", "expected fewer values, found more"}));
}

TEST(Bgg, ExpandsNoEntityOfTheDocument) {
    std::string bomb = "<!DOCTYPE plays [<!ENTITY a0 \"ha\">";
    for (int i = 1; i < 30; ++i) {
        const std::string before = "&a" + std::to_string(i - 1) + ";";
        bomb += "<!ENTITY a" + std::to_string(i) + " \"" + before + before + "\">";
    }
    bomb += "<!ENTITY file SYSTEM \"file:///etc/passwd\">]>";
    bomb += R"(<plays><play id="1" date="2026-08-03"><item name="&a29;"/><comments>&file;</comments></play></plays>)";
    const auto read = read_bgg(bomb);
    ASSERT_TRUE(read) << diagnosis(refusal(read).fault);
    EXPECT_EQ(read->plays[0].unpacked().game, "&a29;");
    EXPECT_EQ(read->plays[0].unpacked().notes, "&file;");
}

TEST(Bgg, SurvivesDeepNestingAndAFileThatBreaksOffAnywhere) {
    std::string deep = "<plays>";
    for (int i = 0; i < 400'000; ++i) deep += "<play>";
    EXPECT_NE(told(refusal(read_bgg(deep)).fault), "");
    std::string closed = deep;
    for (int i = 0; i < 400'000; ++i) closed += "</play>";
    EXPECT_EQ(refusal(read_bgg(closed + "</plays>")).fault.path, "/plays[1]/play[1]/@id");
    const std::string whole = test::fixture("bgg-plays.xml");
    const std::size_t end = whole.find("</plays>");
    for (std::size_t size = 0; size <= end; ++size) EXPECT_FALSE(read_bgg(whole.substr(0, size))) << size;
}

PROPERTY(Bgg, ReadsAFileWithBytesThatWereChangedOrRefusesIt, ()) {
    test::expect_sound(read_bgg(test::damaged(test::fixture("bgg-plays.xml"))));
}

/// As XML, with every character but letters and digits as a reference.
std::string escaped(const std::string& text) {
    std::string xml;
    for (const char c : text) {
        const bool plain =
            (static_cast<unsigned char>(c) & 0x80) != 0 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        xml += plain ? std::string(1, c) : "&#" + std::to_string(static_cast<int>(c)) + ';';
    }
    return xml;
}

std::string written(const db::Play& play) {
    std::string xml = "<play id='7' date='" + play.played_at.substr(0, 10) + "' length='" +
                      std::to_string(play.minutes.value_or(0)) + "' location='" + escaped(play.place) +
                      "' nowinstats='" + (play.counted ? "0" : "1") + "'><item name='" + escaped(play.game) +
                      "'/><comments>" + escaped(play.notes) + "</comments><players>";
    for (const db::PlaySeat& seat : play.seats)
        xml += "<player name='" + escaped(seat.name) + "' score='" + (seat.score ? print(*seat.score) : "") +
               "' win='" + (seat.winner ? "1" : "0") + "'/>";
    return "<plays>" + xml + "</players></play></plays>";
}

PROPERTY(Bgg, ReadsAnyPlay, ()) {
    db::Play play = test::any_play();
    play.notes = test::any_text(false);
    const auto read = read_bgg(written(play));
    if (!read) RC_FAIL(diagnosis(refusal(read).fault));
    const db::Play& found = read->plays.at(0).unpacked();
    RC_ASSERT(found.game == play.game);
    RC_ASSERT(found.played_at.substr(0, 10) == play.played_at.substr(0, 10));
    RC_ASSERT(found.minutes == play.minutes);
    RC_ASSERT(found.place == play.place);
    RC_ASSERT(found.notes == play.notes);
    RC_ASSERT(found.counted == play.counted);
    RC_ASSERT(found.seats.size() == play.seats.size());
    for (std::size_t i = 0; i < play.seats.size(); ++i) {
        const std::string& name = play.seats[i].name;
        RC_ASSERT(found.seats[i].name == (name.empty() ? "Anonymous player" : name));
        RC_ASSERT(found.seats[i].score == play.seats[i].score);
        RC_ASSERT(found.seats[i].winner == play.seats[i].winner);
    }
}

}

}

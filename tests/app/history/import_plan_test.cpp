// What a file brings into a history: the plan, and that all of it comes in or nothing, and goes again.
#include "app/exchange/files.h"
#include "app/exchange/utc.h"
#include "app/history/import_plan.h"
#include "app/history/people.h"
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "db/figures/statistics.h"
#include "db/imports/imports.h"
#include "db/nights/nights.h"
#include "tests/app/cli/records.h"
#include "tests/app/exchange/plays.h"
#include "tests/property.h"

#include <filesystem>
#include <map>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <gmock/gmock.h>

namespace clerk::exchange::test {

namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using Dump = std::map<std::string, std::vector<std::string>>;

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
        text.replace(at, what.size(), with);
    return text;
}

/// Every row of a table as text. A sum of fractions may be otherwise in its last digit.
std::vector<std::string> rows(const SQLite::Database& db, const std::string& table) {
    std::vector<std::string> all;
    SQLite::Statement rows(db, "SELECT * FROM \"" + table + "\"");
    while (rows.executeStep()) {
        all.emplace_back();
        for (int i = 0; i < rows.getColumnCount(); ++i) {
            const SQLite::Column value = rows.getColumn(i);
            all.back() += (value.isFloat() ? std::to_string(value.getDouble()) : value.getString()) + '|';
        }
    }
    return all;
}

class Importing : public testing::Test {
protected:
    void SetUp() override {
        std::string name = fs::temp_directory_path() / "importing-XXXXXX";
        ASSERT_NE(mkdtemp(name.data()), nullptr);
        folder = name;
        store.emplace(folder / "history.db");
    }
    void TearDown() override {
        store.reset();
        fs::remove_all(folder);
    }

    ImportPlan plan_of(const std::string& file) const { return plan(*store, read_import(file).value()); }
    db::Plays::Import bring_in(const std::string& file) const { return carry_out(*store, plan_of(file), "a file"); }
    Dump dump() const {
        const SQLite::Database db((folder / "history.db").string());
        Dump dump;
        SQLite::Statement tables(db, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'mark'");
        while (tables.executeStep()) dump[tables.getColumn(0)] = rows(db, tables.getColumn(0));
        return dump;
    }
    /// A history in use: a game of ours, plays from elsewhere, a merge, a play in the bin and one on a night.
    void use() {
        bring_in(tests::tie());
        bring_in(fixture("bgstats-play.bgsplay"));
        db::People people(*store);
        people.rename(people.list().front().id, "Aunt Linda");
        people.merge(people.list()[0].id, people.list()[1].id);
        const db::Plays plays(*store);
        db::Nights nights(*store);
        nights.put(plays.page({}, 0, 1).front().play.id, nights.add("2026-11-21", "Home"));
    }
    db::Play only_play() const { return db::Plays(*store).page({}, 0, 1).at(0).play; }

    fs::path folder;
    std::optional<db::Store> store;
};

const std::string again = replaced(tests::tie(), "0001\",", "0002\",");

TEST_F(Importing, RecognisesFilesByWhatIsInThem) {
    EXPECT_EQ(read_import(tests::tie())->records.size(), 1U);
    EXPECT_EQ(read_import("\xEF\xBB\xBF" + print_pretty(parse(tests::tie()).value()))->records.size(), 1U);
    EXPECT_EQ(read_import(tests::tie() + "\r\n\n" + again + "\n")->records.size(), 2U);
    EXPECT_FALSE(read_import(fixture("bgstats-export.json"))->import.plays.empty());
    EXPECT_EQ(read_import(fixture("bgstats-play.bgsplay"))->import.plays.size(), 1U);
    EXPECT_FALSE(read_import("\n" + fixture("bgg-plays.xml"))->import.plays.empty());
    for (const char* nothing : {"", " ", "{}", "[]", "null", "<", "\xff", "Dear Linda,", R"({"format":1})"})
        EXPECT_FALSE(read_import(nothing)) << nothing;
}

std::string why_not(const std::string& file) {
    const auto read = read_import(file);
    return read ? "it is taken" : exchange::sentence(read.error()).utf8_string();
}

TEST_F(Importing, CallsAFileThatIsNoHistoryWhatItIs) {
    EXPECT_THAT(why_not(std::string("PK\x03\x04\x14\0", 6)), HasSubstr("found an archive: unpack it"));
    EXPECT_THAT(why_not("day;game\n2025-03-02;Chess\n"), HasSubstr("found a table"));
    EXPECT_THAT(why_not("<!DOCTYPE html><HTML><body>Plays</body>"), HasSubstr("found a web page"));
    EXPECT_THAT(why_not("<?xml version='1.0'?><!-- soon --><message>Later.</message>"), HasSubstr("message to wait"));
    EXPECT_THAT(why_not("<items totalitems='3'><item objectid='13'/></items>"), HasSubstr("such as a collection"));
    EXPECT_THAT(why_not("<errors><error/></errors>"), HasSubstr("an error that BoardGameGeek reports"));
    EXPECT_THAT(why_not(std::string("\xFF\xFE{\0}\0", 6)), HasSubstr("a text in UTF-16"));
    for (const char* empty : {"", " \n", "\xEF\xBB\xBF"})
        EXPECT_THAT(why_not(empty), HasSubstr("found an empty file")) << empty;
    EXPECT_THAT(why_not("Dear Linda"), HasSubstr("found another kind of file"));
}

/// As zip 3, 7-Zip 25, libarchive 3.7 and Python 3.13 write them (fixtures/pictures/current/make): streamed, 64-bit,
/// empty, packed by six methods, and tars.
TEST_F(Importing, CallsEveryArchiveOfTodayAnArchive) {
    int archives = 0;
    for (const auto& file : fs::directory_iterator(fs::path(CLERK_FIXTURES) / "archives")) {
        EXPECT_THAT(why_not(read_file(file.path())), HasSubstr("found an archive: unpack it")) << file.path();
        ++archives;
    }
    EXPECT_EQ(archives, 16);
}

/// A play of the evening of 2 March 2025, east of Greenwich, as the app exports it.
std::string evening(const std::string& clock = "21:15:00", const std::string& score = "\"40\"") {
    return R"({"players":[{"id":1,"uuid":"5e0c2f7e-0001-4000-8000-000000000001","name":"Linda"}],)"
           R"("games":[{"id":7,"name":"Chess","bggId":171}],"plays":[{"uuid":"5e0c2f7e-0002-4000-8000-000000000002",)"
           R"("playDate":"2025-03-02 )" +
           clock + R"(","durationMin":45.0,"gameRefId":7,"playerScores":[{"playerRefId":1,"winner":true,"score":)" +
           score + "}]}]}";
}

/// As it was brought in while hours were taken as those of UTC.
db::Play as_read_before(const std::string& file) {
    db::Play play = read_import(file)->import.plays.at(0).unpacked();
    play.played_at = "2025-03-02T21:15:00Z";
    return play;
}

TEST_F(Importing, PutsRightTheHourOfAPlayThatWasBroughtInAsOneOfUtc) {
    db::Plays(*store).import({as_read_before(evening())}, "as before");
    const std::string right = read_import(evening())->import.plays.at(0).unpacked().played_at;
    ASSERT_NE(right, "2025-03-02T21:15:00Z");
    const ImportPlan planned = plan_of(evening());
    EXPECT_EQ(planned.plays[0].arrival, Arrival::misread);
    EXPECT_EQ(planned.count(Arrival::fresh) + planned.count(Arrival::conflict), 0);
    const BroughtIn done = carry_out(*store, planned, "a file");
    EXPECT_EQ(done.put_right, 1);
    EXPECT_EQ(done.id, 0);
    EXPECT_TRUE(fs::exists(done.kept)) << "the way back";
    EXPECT_EQ(only_play().played_at, right);
    EXPECT_EQ(db::Plays(*store).count({}), 1);
    EXPECT_EQ(plan_of(evening()).plays[0].arrival, Arrival::known);
}

TEST_F(Importing, LeavesAnHourThatIsOtherwiseAndAPlayThatIsLeftOut) {
    db::Plays(*store).import({as_read_before(evening())}, "as before");
    EXPECT_EQ(plan_of(evening("20:15:00")).plays[0].arrival, Arrival::conflict);
    EXPECT_EQ(plan_of(evening("21:15:00", "\"41\"")).plays[0].arrival, Arrival::conflict);
    ImportPlan planned = plan_of(evening());
    planned.plays[0].left_out = true;
    EXPECT_EQ(carry_out(*store, planned, "a file").put_right, 0);
    EXPECT_EQ(only_play().played_at, "2025-03-02T21:15:00Z");
}

/// Two plays against the game and of teams, with a guest whom nobody named.
const std::string ways =
    R"({"players":[{"id":1,"name":"Ida"},{"id":2,"name":"Ole"},{"id":3,"name":"Guest","isAnonymous":true}],)"
    R"("games":[{"id":1,"name":"Plague","cooperative":true,"bggId":4001},{"id":2,"name":"Tichu","usesTeams":true}],)"
    R"("plays":[{"uuid":"5e0c2f7e-0004-4000-8000-000000000001","playDate":"2021-07-09 20:15:10","gameRefId":1,)"
    R"("playerScores":[{"playerRefId":1,"winner":true,"role":"Medic"},{"playerRefId":3,"winner":true}]},)"
    R"({"uuid":"5e0c2f7e-0004-4000-8000-000000000002","playDate":"2021-07-10 20:15:10","gameRefId":2,)"
    R"("playerScores":[{"playerRefId":1,"team":"1","winner":true,"startPlayer":true},{"playerRefId":2,"team":"2"}]}]})";

TEST_F(Importing, PutsRightAPlayThatWasBroughtInWithoutHowItIsWon) {
    std::vector<db::Play> before;
    const Incoming incoming = read_import(ways).value();
    for (const db::PackedPlay& packed : incoming.import.plays) {
        const db::Play play = packed.unpacked();
        db::Play plain{.id = play.id, .game = play.game, .played_at = play.played_at, .modified_at = play.modified_at};
        for (const db::PlaySeat& seat : play.seats)
            plain.seats.push_back({.player = {}, .name = seat.name, .winner = seat.winner});
        before.push_back(std::move(plain));
    }
    db::Plays(*store).import(before, "as before");
    db::Plays(*store).set_counted(before[1].id, false);
    const ImportPlan planned = plan_of(ways);
    EXPECT_EQ(planned.count(Arrival::misread), 2);
    EXPECT_EQ(carry_out(*store, planned, "a file").put_right, 2);
    EXPECT_EQ(plan_of(ways).count(Arrival::known), 2);
    const db::Play plague = db::Plays(*store).load(before[0].id).play,
                   tichu = db::Plays(*store).load(before[1].id).play;
    EXPECT_TRUE(plague.cooperative && plague.unknown_start);
    EXPECT_EQ(plague.bgg_game, 4001);
    EXPECT_EQ(plague.seats[0].role, "Medic");
    EXPECT_EQ(plague.seats[1].player, db::nobody);
    EXPECT_EQ(tichu.seats[1].team, "2");
    EXPECT_FALSE(tichu.counted) << "what was done here stays";
}

TEST_F(Importing, PutsRightADayThatWasBroughtInWithAnHour) {
    for (const std::string hour : {"2025-03-02T10:00:00Z", "of the clock"}) {
        const std::string file = evening("10:00:00");
        db::Play before = read_import(file)->import.plays.at(0).unpacked();
        before.day_only = before.unknown_start = false;
        before.bgg_game = 0;
        before.played_at = hour == "of the clock" ? exchange::utc_of_clock("2025-03-02 10:00:00").value() : hour;
        const db::Plays::Import made = db::Plays(*store).import({before}, "as before");
        EXPECT_EQ(plan_of(file).plays[0].arrival, Arrival::misread) << hour;
        static_cast<void>(carry_out(*store, plan_of(file), "a file"));
        EXPECT_TRUE(only_play().day_only);
        EXPECT_EQ(only_play().played_at, "2025-03-02T12:00:00Z");
        db::Plays(*store).undo_import(made.id);
    }
}

/// A play that BoardGameGeek knows by that number, as the app exports it and as the site gives it out.
const std::string of_app =
    R"({"players":[{"id":1,"name":"Ida"}],"games":[{"id":1,"name":"Plague"}],"plays":[{"uuid":)"
    R"("5e0c2f7e-0005-4000-8000-000000000001","playDate":"2021-07-09 20:15:10","gameRefId":1,"bggPlayId":70007,)"
    R"("playerScores":[{"playerRefId":1,"winner":true}]}]})";
const std::string of_site = R"(<plays total="1" page="1"><play id="70007" date="2021-07-09"><item name="Plague" )"
                            R"(objectid="4001"/><players><player name="Ida" win="1"/></players></play></plays>)";

TEST_F(Importing, KnowsAPlayThatComesAgainFromBoardGameGeek) {
    for (const auto& [first, then] : {std::pair(of_app, of_site), std::pair(of_site, of_app)}) {
        const db::Plays::Import made = bring_in(first);
        EXPECT_EQ(made.added, 1);
        EXPECT_EQ(plan_of(then).plays[0].arrival, Arrival::known);
        EXPECT_EQ(bring_in(then).added, 0);
        db::Plays(*store).undo_import(made.id);
    }
    std::string other = of_site;
    EXPECT_EQ(bring_in(of_app).added, 1);
    EXPECT_EQ(bring_in(other.replace(other.find("70007"), 5, "70008")).added, 1) << "another play";
}

TEST_F(Importing, ProposesWhomSomebodyWasMatchedWithBefore) {
    bring_in(tests::tie());
    const db::Person linda = people_called(*store, "Linda").people.at(0);
    ImportPlan first = plan_of(of_app);
    ASSERT_EQ(first.people.at(0).match, Match::none);
    match(first.people[0], linda);
    const BroughtIn done = carry_out(*store, first, "a file");
    std::string later = of_app;
    later.replace(later.find("0005-4000"), 9, "0006-4000").replace(later.find("70007"), 5, "70009");
    const ImportPlan second = plan_of(later);
    EXPECT_EQ(second.people.at(0).match, Match::id);
    EXPECT_EQ(second.people.at(0).name, "Linda");
    EXPECT_FALSE(second.unsure());
    EXPECT_EQ(db::Plays(*store).load(std::string(first.plays[0].play.id())).play.seats.at(0).player, linda.id);
    static_cast<void>(db::revert_import(*store, done.id, db::now()));
    EXPECT_EQ(plan_of(later).people.at(0).match, Match::none) << "it went with its import";
}

/// A page of a site that has seven plays.
std::string page_of(const std::string& number, const std::vector<std::string>& ids) {
    std::string page = R"(<plays total="7" page=")" + number + "\">";
    for (const std::string& id : ids)
        page += R"(<play id=")" + id + R"(" date="2021-07-09"><item name="Plague" objectid="4001"/><players>)" +
                R"(<player name="Ida" score="x" win="1"/></players></play>)";
    return page + "</plays>";
}

TEST_F(Importing, FilesThatAreChosenTogetherAreOneImport) {
    const auto read = [](const std::string& text) { return read_import(text).value(); };
    const Incoming all = joined({read(page_of("1", {"11", "12"})), read(page_of("2", {"12", "13"})), read(of_app)});
    EXPECT_EQ(all.import.plays.size(), 4U);
    EXPECT_EQ(all.import.people.size(), 2U);
    EXPECT_EQ(all.import.unread_points.size(), 3U) << "of a play that comes once they are told once";
    EXPECT_EQ(all.import.elsewhere, 3);
    EXPECT_EQ(joined({read(tests::tie()), read(again), read(tests::tie())}).records.size(), 2U);
    const BroughtIn done = carry_out(*store, plan(*store, all), "two pages");
    EXPECT_EQ(done.added, 4);
    EXPECT_EQ(db::past_imports(*store).size(), 1U);
}

TEST_F(Importing, ListsPointsThatAreNoNumberBeforeTheyComeIn) {
    const ImportPlan planned = plan_of(evening("21:15:00", "\"won on time\""));
    ASSERT_EQ(planned.unread_points.size(), 1U);
    EXPECT_EQ(planned.unread_points[0].text, "won on time");
    EXPECT_TRUE(plan_of(evening("21:15:00", "\"8+2+\"")).unread_points.empty());
    EXPECT_TRUE(plan_of(evening("21:15:00", "null")).unread_points.empty());
}

/// They stood in the notes.
TEST_F(Importing, PutsRightPointsThatCouldNotBeRead) {
    const std::string file = evening("21:15:00", "\"3,44\"");
    db::Play before = read_import(file)->import.plays.at(0).unpacked();
    ASSERT_EQ(before.seats.at(0).score, points_of("3.44"));
    before.seats[0].score.reset();
    before.notes = "Linda: 3,44";
    const db::Plays::Import made = db::Plays(*store).import({before}, "as before");
    EXPECT_EQ(plan_of(evening("21:15:00", "\"3,45\"")).plays[0].arrival, Arrival::conflict) << "other points";
    const ImportPlan planned = plan_of(file);
    ASSERT_EQ(planned.plays[0].arrival, Arrival::misread);
    EXPECT_TRUE(fs::exists(carry_out(*store, planned, "a file").kept)) << "the way back";
    EXPECT_EQ(only_play().seats.at(0).score, points_of("3.44"));
    EXPECT_EQ(only_play().notes, "");
    EXPECT_EQ(plan_of(file).plays[0].arrival, Arrival::known);
    EXPECT_EQ(db::check_up(store->connection()->db).troubles, std::vector<db::Trouble>{});
    db::Plays(*store).undo_import(made.id);
    before.notes = "Linda: 3,44\nA long evening";
    db::Plays(*store).import({before}, "as before");
    EXPECT_EQ(plan_of(file).plays[0].arrival, Arrival::conflict) << "somebody wrote more there";
}

TEST_F(Importing, TellsThatAPageIsNotAll) {
    const std::string plays = "<play id='1' date='2025-03-02'><item name='Chess'/></play></plays>";
    EXPECT_EQ(plan_of("<plays total='358' page='1'>" + plays).elsewhere, 357);
    EXPECT_EQ(plan_of("<plays total='1' page='1'>" + plays).elsewhere, 0);
    EXPECT_EQ(plan_of("<plays>" + plays).elsewhere, 0);
}

TEST_F(Importing, WhatIsLeftOutStaysAwayWithWhoPlaysInNothingElse) {
    ImportPlan planned = plan_of(fixture("bgg-plays.xml"));
    ASSERT_EQ(planned.coming(), 5);
    planned.plays[0].left_out = true; // the only one of three people
    EXPECT_EQ(planned.coming(), 4);
    const db::Plays::Import done = carry_out(*store, planned, "a file");
    EXPECT_EQ(done.added, 4);
    EXPECT_EQ(done.known, 0);
    EXPECT_EQ(db::Plays(*store).count({}), 4);
    EXPECT_EQ(db::People(*store).list().size(), 1u) << "and somebody whom nobody named";
    ImportPlan rest = plan_of(fixture("bgg-plays.xml"));
    EXPECT_EQ(rest.count(Arrival::fresh), 1) << "it can come in later";
    for (PlannedPlay& play : rest.plays) play.left_out = true;
    EXPECT_EQ(carry_out(*store, rest, "a file").id, 0) << "nothing is written";
}

TEST_F(Importing, TellsWhatIsHereInTheBin) {
    bring_in(fixture("bgg-plays.xml"));
    EXPECT_EQ(plan_of(fixture("bgg-plays.xml")).in_bin(), 0);
    db::Plays(*store).remove(db::Plays(*store).page({}, 0, 1).front().play.id);
    const ImportPlan planned = plan_of(fixture("bgg-plays.xml"));
    EXPECT_EQ(planned.in_bin(), 1);
    EXPECT_EQ(planned.count(Arrival::known), 5);
}

TEST_F(Importing, APlayThatCannotBeReadIsInThePlanAndTheOthersComeIn) {
    const ImportPlan planned =
        plan_of(replaced(fixture("bgg-plays.xml"), "date=\"2026-08-03\"", "date=\"0000-00-00\""));
    ASSERT_EQ(planned.unreadable.size(), 1u);
    EXPECT_EQ(planned.unreadable[0].play, "Alhambra, 0000-00-00");
    EXPECT_EQ(carry_out(*store, planned, "a file").added, 4);
}

TEST_F(Importing, IsSoonDoneWithAFileThatMeansHarm) {
    std::string keys = "{";
    for (int i = 0; i < 1'000'000; ++i) keys += "\"" + std::to_string(i) + "\":0,";
    EXPECT_EQ(read_import(keys + "\"plays\":[]}")->import.plays.size(), 0U);
    EXPECT_FALSE(read_import(std::string(exchange::limits::bytes, '[')));
}

TEST_F(Importing, KnowsAGameByItsIdHoweverThatAndItsTimesAreWritten) {
    Record usual = parse(tests::tie()).value();
    usual.head.started_at = "2026-11-20T19:30:59Z";
    usual.head.ended_at = "2026-11-20T20:30:00+01:00";
    Record other = usual;
    for (char& c : other.head.id) c = static_cast<char>(std::toupper(c));
    other.head.started_at = "2026-11-20t19:30:60z";
    other.head.ended_at = "2026-11-20t20:30:00+01:00";
    bring_in(print(usual));
    EXPECT_EQ(plan_of(print(other)).count(Arrival::known), 1);
    EXPECT_FALSE(read_import(print(usual) + "\n" + print(other))) << "twice in one file";
    EXPECT_EQ(only_play().played_at, "2026-11-20T19:30:59Z");
}

TEST_F(Importing, TellsWhichPlayerOfARecordHasNoName) {
    const std::string nameless = replaced(tests::tie(), "\"name\":\"約翰\"", "\"name\":\"\"");
    const auto alone = read_import(nameless);
    ASSERT_FALSE(alone);
    EXPECT_EQ(alone.error().fault.path, "/players/1/name");
    const auto line = read_import(again + "\n" + nameless + "\n");
    ASSERT_FALSE(line);
    EXPECT_EQ(line.error().play, "Line 2");
}

TEST_F(Importing, NamesTheLineThatIsNoRecord) {
    const auto broken = read_import(tests::tie() + "\n" + replaced(again, "babylon", "chess") + "\n");
    ASSERT_FALSE(broken);
    EXPECT_EQ(broken.error().play, "Line 2");
    EXPECT_EQ(broken.error().fault.path, "/game");
    const auto twice = read_import(tests::tie() + "\n" + tests::tie());
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error().fault.path, "/id");
}

TEST_F(Importing, TwiceChangesNothing) {
    for (const std::string& file :
         {fixture("bgstats-export.json"), fixture("bgg-plays.xml"), tests::tie() + "\n" + again}) {
        const auto first = bring_in(file);
        EXPECT_GT(first.added, 0);
        EXPECT_EQ(first.known, 0);
        const Dump before = dump();
        const ImportPlan planned = plan_of(file);
        EXPECT_EQ(planned.count(Arrival::known), first.added);
        EXPECT_EQ(planned.count(Arrival::conflict), 0);
        const auto second = carry_out(*store, planned, "a file");
        EXPECT_EQ(second.id, 0);
        EXPECT_EQ(second.added, 0);
        EXPECT_EQ(second.known, first.added);
        EXPECT_EQ(dump(), before);
    }
}

TEST_F(Importing, IsTakenBackExactly) {
    use();
    const Dump before = dump();
    for (const std::string& file :
         {fixture("bgstats-export.json"), fixture("bgg-plays.xml"), again, replaced(again, "Linda", "Zoe")}) {
        const auto import = bring_in(file);
        ASSERT_GT(import.id, 0);
        EXPECT_NE(dump(), before);
        revert_import(*store, import.id, db::now());
        EXPECT_EQ(dump(), before);
    }
    EXPECT_THROW(revert_import(*store, 77, db::now()), db::Error);
    EXPECT_EQ(dump(), before);
}

TEST_F(Importing, TakenBackLeavesWhoSitsElsewhereByNow) {
    const auto first = bring_in(replaced(again, "Linda", "Zoe"));
    bring_in(replaced(tests::tie(), "Linda", "Zoe"));
    revert_import(*store, first.id, db::now());
    EXPECT_EQ(only_play().seats[0].name, "Zoe");
    EXPECT_EQ(db::Statistics(*store).leaderboard("").size(), 2U);
}

TEST_F(Importing, PastOnesSayWhatWouldGoWithThem) {
    EXPECT_TRUE(db::past_imports(*store).empty());
    for (const std::string& file :
         {fixture("bgstats-export.json"), fixture("bgg-plays.xml"), tests::tie(), replaced(again, "Linda", "Zoe")})
        ASSERT_GT(bring_in(file).id, 0);
    EXPECT_EQ(db::past_imports(*store).front().games, 1) << "the latest first";
    const auto counted = [&](const char* rows) {
        return store->connection()->db.execAndGet(std::string("SELECT count(*) FROM ") + rows).getInt();
    };
    for (auto all = db::past_imports(*store); !all.empty(); all = db::past_imports(*store)) {
        const db::PastImport past = all[all.size() / 2];
        EXPECT_EQ(past.source, "a file");
        const int plays = counted("play"), games = counted("game"), players = counted("player");
        revert_import(*store, past.id, db::now());
        EXPECT_EQ(plays - counted("play"), past.plays);
        EXPECT_EQ(games - counted("game"), past.games);
        EXPECT_EQ(players - counted("player"), past.players);
    }
}

TEST_F(Importing, APlanWritesNothing) {
    use();
    const Dump before = dump();
    plan_of(fixture("bgstats-export.json"));
    EXPECT_EQ(dump(), before);
}

TEST_F(Importing, OtherContentUnderTheSameIdIsAConflictAndStays) {
    const std::string files[] = {tests::tie(), fixture("bgstats-play.bgsplay")};
    const std::string others[] = {replaced(files[0], "\"depth\"", "\"notes\":\"another\",\"depth\""),
                                  replaced(files[1], "Linda", "Lindy")};
    for (int i = 0; i < 2; ++i) {
        bring_in(files[i]);
        const Dump before = dump();
        const ImportPlan planned = plan_of(others[i]);
        EXPECT_EQ(planned.count(Arrival::conflict), 1);
        EXPECT_EQ(carry_out(*store, planned, "a file").id, 0);
        EXPECT_EQ(dump(), before);
    }
}

TEST_F(Importing, ARecordUnderTheIdOfAPlayFromElsewhereIsAConflict) {
    db::Play play = test::play();
    play.id = parse(tests::tie())->head.id;
    db::Plays(*store).import({play}, "a file");
    EXPECT_EQ(plan_of(tests::tie()).count(Arrival::conflict), 1);
}

TEST_F(Importing, WhatIsDoneToAPlayHereIsNoConflict) {
    const std::string file = fixture("bgstats-play.bgsplay");
    bring_in(file);
    db::Plays(*store).set_counted(only_play().id, false);
    db::People people(*store);
    people.merge(people.list()[0].id, people.list()[1].id);
    EXPECT_EQ(plan_of(file).count(Arrival::known), 1);
    db::Plays(*store).remove(only_play().id);
    EXPECT_EQ(plan_of(file).count(Arrival::known), 1) << "in the bin";
}

TEST_F(Importing, OneBadPlayImportsNothing) {
    Incoming incoming{.import = read_import(fixture("bgstats-export.json"))->import};
    db::Play nameless = incoming.import.plays.back().unpacked();
    nameless.game.clear();
    incoming.import.plays.back() = nameless;
    const Dump before = dump();
    EXPECT_THROW(carry_out(*store, plan(*store, incoming), "a file"), std::invalid_argument);
    EXPECT_EQ(dump(), before);

    incoming = {.records = {parse(tests::tie()).value(), parse(again).value()}};
    incoming.records.back().head.started_at = "yesterday";
    EXPECT_THROW(carry_out(*store, plan(*store, incoming), "a file"), std::invalid_argument);
    EXPECT_EQ(dump(), before);
}

TEST_F(Importing, AFinishedGameHasTheResultOfTodaysRules) {
    EXPECT_EQ(bring_in(tests::tie()).added, 1);
    const Record record = parse(tests::tie()).value();
    const ScoreSheet sheet = score(record);
    EXPECT_TRUE(store->result(record.head.id));
    EXPECT_EQ(store->load(record.head.id), record);
    const db::Play play = only_play();
    ASSERT_EQ(play.seats.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) EXPECT_EQ(play.seats[i].score, sheet.players[i].total());
    EXPECT_EQ(db::Statistics(*store).leaderboard("").size(), 2U);
}

TEST_F(Importing, AnIllegalOrOpenGameHasNone) {
    bring_in(tests::illegal());
    EXPECT_TRUE(db::Statistics(*store).leaderboard("").empty());
    bring_in(replaced(tests::unfinished(), "0001\",", "0002\","));
    EXPECT_TRUE(db::Statistics(*store).leaderboard("").empty());
    EXPECT_EQ(store->games().size(), 2U);
}

constexpr const char* play_id = "018f6d2e-0000-4000-8000-000000000009";

/// Whatever becomes of a file: all that it tells comes in and goes again, or nothing does.
TEST_F(Importing, ADamagedFileLeavesTheHistoryWhole) {
    use();
    const Dump before = dump();
    tests::expect_to_hold([&] {
        const std::string whole =
            *rc::gen::element(fixture("bgstats-export.json"), fixture("bgg-plays.xml"), tests::tie() + "\n" + again);
        const auto incoming = read_import(damaged(whole));
        if (!incoming) return;
        const ImportPlan planned = plan(*store, *incoming);
        try {
            const auto import = carry_out(*store, planned, "a file");
            RC_ASSERT(import.added == planned.count(Arrival::fresh));
            if (import.id != 0) revert_import(*store, import.id, db::now());
        } catch (const std::invalid_argument&) {
            RC_CLASSIFY(true, "refused by the store");
        }
        RC_ASSERT(dump() == before);
    });
}

class WhoIsWho : public Importing {
protected:
    PlannedPerson person(const ImportPlan& plan, const std::string& name) const {
        for (const PlannedPerson& one : plan.people)
            if (one.person.name == name) return one;
        ADD_FAILURE() << name;
        return {};
    }
    std::string id_here(const std::string& name) const {
        for (const db::Person& one : db::People(*store).list())
            if (one.name == name) return one.id;
        return {};
    }
    Incoming with(const std::vector<Person>& people) const {
        Incoming incoming;
        db::Play play = test::play();
        play.id = play_id;
        play.seats.clear();
        for (const Person& one : people) {
            play.seats.push_back({.player = one.id, .name = one.name});
            incoming.import.people.push_back(one);
        }
        incoming.import.plays = {play};
        return incoming;
    }
};

constexpr const char* first_id = "018f6d2e-0000-4000-8000-00000000000a";
constexpr const char* second_id = "018f6d2e-0000-4000-8000-00000000000b";

TEST_F(WhoIsWho, IsTheirIdThenTheirNameThenItsForm) {
    bring_in(tests::tie());
    const std::string linda = id_here("Linda");
    ImportPlan planned = plan(*store, with({{linda, "Somebody"}, {first_id, "約翰"}, {second_id, "Carol"}}));
    EXPECT_EQ(planned.people[0].match, Match::id);
    EXPECT_EQ(planned.people[0].name, "Linda");
    EXPECT_EQ(planned.people[1].match, Match::name);
    EXPECT_EQ(planned.people[2].match, Match::none);
    EXPECT_FALSE(planned.unsure());

    planned = plan(*store, with({{first_id, "LINDA"}}));
    EXPECT_EQ(planned.people[0].match, Match::form);
    EXPECT_TRUE(planned.people[0].unsure);
    carry_out(*store, planned, "a file");
    EXPECT_EQ(db::Plays(*store).load(play_id).play.seats[0].player, linda);
    EXPECT_EQ(db::Plays(*store).load(play_id).play.seats[0].name, "LINDA") << "as it was written";
}

TEST_F(WhoIsWho, IsWhomTheyWereMergedInto) {
    bring_in(tests::tie());
    db::People(*store).merge(id_here("約翰"), id_here("Linda"));
    const ImportPlan planned = plan(*store, with({{first_id, "約翰"}}));
    EXPECT_EQ(planned.people[0].name, "Linda");
    carry_out(*store, planned, "a file");
    EXPECT_EQ(db::People(*store).list().size(), 1U);
}

TEST_F(WhoIsWho, TwoOfOneNameInTheFileAreNotOneHere) {
    bring_in(tests::tie());
    const ImportPlan planned = plan(*store, with({{first_id, "Linda"}, {second_id, "Linda"}}));
    EXPECT_EQ(planned.people[0].match, Match::name);
    EXPECT_EQ(planned.people[1].match, Match::none);
    EXPECT_TRUE(planned.people[0].unsure);
    EXPECT_TRUE(planned.people[1].unsure);
    carry_out(*store, planned, "a file");
    EXPECT_EQ(db::Plays(*store).load(play_id).play.seats[1].player, second_id);
}

TEST_F(WhoIsWho, OfSeveralOfOneNameHereIsTheFirstAndUnsure) {
    bring_in(tests::tie());
    const std::string linda = id_here("Linda");
    db::People(*store).rename(id_here("約翰"), "Linda");
    const ImportPlan planned = plan(*store, with({{first_id, "Linda"}}));
    EXPECT_EQ(planned.people[0].to, linda);
    EXPECT_TRUE(planned.people[0].unsure);
}

TEST_F(WhoIsWho, IsAsWhoeverImportsSays) {
    bring_in(tests::tie());
    const std::string linda = id_here("Linda");
    ImportPlan planned = plan_of(replaced(replaced(again, "Linda", "Lindy"), "約翰", "Linda"));
    match(planned.people[0], db::People(*store).load(linda));
    set_apart(planned.people[1]);
    const auto import = carry_out(*store, planned, "a file");
    const db::Play play = db::Plays(*store).load(parse(again)->head.id).play;
    EXPECT_EQ(play.seats[0].player, linda);
    EXPECT_EQ(play.seats[0].name, "Lindy");
    EXPECT_NE(play.seats[1].player, linda);
    EXPECT_EQ(play.seats[1].name, "Linda");
    EXPECT_EQ(db::People(*store).list().size(), 3U);
    EXPECT_EQ(store->load(play.id), parse(replaced(replaced(again, "Linda", "Lindy"), "約翰", "Linda")).value());
    revert_import(*store, import.id, db::now());
    EXPECT_EQ(db::People(*store).list().size(), 2U);
}

TEST_F(Importing, WhoWasMergedByAHundredThousandMergesIsKnown) {
    bring_in(tests::tie());
    store->connection()->db.exec(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)"
        " INSERT INTO player (id, name, merged_into, person, modified_at) SELECT 'c' || i, 'Lin ' || i,"
        " iif(i < 100000, 'c' || (i + 1), linda.id), linda.rowid, ''"
        " FROM n, (SELECT rowid, id FROM player WHERE name = 'Linda') AS linda");
    const NamedPeople meant = people_called(*store, "lin 1");
    ASSERT_EQ(meant.people.size(), 1U);
    EXPECT_EQ(meant.people[0].name, "Linda");
    const ImportPlan planned = plan_of(replaced(again, "\"Linda\"", "\"Lin 1\""));
    EXPECT_EQ(planned.people.at(0).to, "c1");
    EXPECT_EQ(planned.people.at(0).name, "Linda");
}

}

}

// A play as a link: what is in it, and what is left out for its length.
#include "app/exchange/bgstats.h"
#include "app/exchange/bgstats_link.h"
#include "tests/app/exchange/plays.h"
#include "tests/i18n/told.h"
#include "tests/property.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <random>
#include <unistd.h>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace clerk::exchange {

namespace {

using nlohmann::json;
using tests::told;

json data(const std::string& link) {
    const std::string query = "?data=";
    return json::parse(test::percent_decoded(link.substr(link.find(query) + query.size())));
}

TEST(BgStatsLink, HoldsThePlay) {
    const auto link = bgstats_link(test::play());
    ASSERT_TRUE(link);
    EXPECT_THAT(*link, testing::StartsWith("https://app.bgstatsapp.com/createPlay.html?data=%7B%22"));
    EXPECT_EQ(data(*link), json::parse(R"({
        "sourceName": "Clerk of Works", "sourcePlayId": "018f6d2e-0000-4000-8000-000000000001",
        "playDate": "2026-11-21 19:00:00", "durationMin": 45, "location": "Home", "board": "Everything",
        "comments": "The tower fell.",
        "game": {"name": "Babylon", "sourceGameId": "babylon", "highestWins": true, "noPoints": false},
        "players": [
          {"name": "Linda", "sourcePlayerId": "018f6d2e-0000-4000-8000-00000000000a", "winner": true,
           "startPlayer": true, "score": 61, "rank": 1},
          {"name": "John", "sourcePlayerId": "018f6d2e-0000-4000-8000-00000000000b", "winner": false,
           "startPlayer": false, "score": 55, "rank": 2}]})"));
}

TEST(BgStatsLink, TellsAGameOfBoardGameGeekByItsId) {
    db::Play play = test::play();
    play.game = "alhambra";
    play.variant = "final, preset=zh-Hant";
    const json found = data(*bgstats_link(play));
    EXPECT_EQ(found["game"]["bggId"], 6249) << "a number: the app knows no other";
    EXPECT_EQ(found["board"], "The end only, Traditional Chinese rulebook");
}

TEST(BgStatsLink, LeavesOutWhatIsNotKnown) {
    const db::Play play{.id = "x",
                        .game = "Go",
                        .variant = "",
                        .played_at = "2026-11-21T19:00:00Z",
                        .modified_at = "",
                        .seats = {{.player = "", .name = "L"}}};
    const json found = data(*bgstats_link(play));
    for (const char* key : {"durationMin", "location", "board", "comments"}) EXPECT_FALSE(found.contains(key)) << key;
    EXPECT_FALSE(found["game"].contains("bggId"));
    EXPECT_FALSE(found["players"][0].contains("score"));
    EXPECT_FALSE(found["players"][0].contains("rank"));
    EXPECT_EQ(found["players"][0]["sourcePlayerId"], player_uuid(play.seats[0]));
}

TEST(BgStatsLink, OpensTheAppAloneIfThatIsWished) {
    EXPECT_THAT(*bgstats_link(test::play(), Scheme::app),
                testing::StartsWith("bgstats://app.bgstatsapp.com/createPlay.html?data=%7B"));
}

TEST(BgStatsLink, LeavesOutNotesThenPlaceThenVariantToBeShortEnough) {
    db::Play play = test::play();
    const auto size = [](const db::Play& of) { return bgstats_link(of)->size(); };
    const std::size_t whole = size(play);
    play.notes.clear();
    const std::size_t without_notes = size(play);
    play.place.clear();
    const std::size_t without_place = size(play);
    play.variant.clear();
    const std::size_t shortest = size(play);
    EXPECT_EQ(bgstats_link(test::play(), Scheme::web, whole)->size(), whole);
    EXPECT_EQ(bgstats_link(test::play(), Scheme::web, whole - 1)->size(), without_notes);
    EXPECT_EQ(bgstats_link(test::play(), Scheme::web, without_notes - 1)->size(), without_place);
    EXPECT_EQ(bgstats_link(test::play(), Scheme::web, without_place - 1)->size(), shortest);
    EXPECT_EQ(told(bgstats_link(test::play(), Scheme::web, shortest - 1).error()),
              "expected at most " + std::to_string(shortest - 1) + " bytes, found " + std::to_string(shortest));
}

TEST(BgStatsLink, IsNeverLongerThanWhatIsHandedOn) {
    db::Play play = test::play();
    play.notes = std::string(9000, 'x');
    EXPECT_LE(bgstats_link(play)->size(), longest_link);
    play.seats.assign(40, play.seats.front());
    for (db::PlaySeat& seat : play.seats) seat.name = "一二三四五六七八九十一二三四五";
    EXPECT_FALSE(bgstats_link(play));
}

PROPERTY(BgStatsLink, HoldsAnyNameInCharactersThatALinkMayHave, ()) {
    const db::Play play = test::any_play();
    const auto link = bgstats_link(play, Scheme::web, 1'000'000);
    const std::string allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?=%,";
    RC_ASSERT(link->find_first_not_of(allowed) == std::string::npos);
    const json found = data(*link);
    RC_ASSERT(found["players"].size() == play.seats.size());
    for (std::size_t i = 0; i < play.seats.size(); ++i) RC_ASSERT(found["players"][i]["name"] == play.seats[i].name);
    RC_ASSERT(found.value("comments", "") == play.notes);
    RC_ASSERT(found.value("location", "") == play.place);
}

}

// QR codes, drawn as a picture and read by ZBar.

namespace {

namespace fs = std::filesystem;
using tests::told;

/// A portable graymap: every module as many pixels wide as the window draws it, with the border that readers need.
void draw(const QrCode& code, const fs::path& file) {
    constexpr int border = 4;
    const int side = (code.size + 2 * border) * qr::module_side;
    std::ofstream picture(file, std::ios::binary);
    picture << "P5\n" << side << ' ' << side << "\n255\n";
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const int column = x / qr::module_side - border;
            const int row = y / qr::module_side - border;
            const bool inside = column >= 0 && row >= 0 && column < code.size && row < code.size;
            picture.put(inside && code.at(column, row) ? '\0' : '\xFF');
        }
}

/// What a program prints, line by line.
std::vector<std::string> printed_by(const std::string& command) {
    FILE* reader = ::popen((command + " 2>/dev/null").c_str(), "r");
    std::vector<std::string> lines(1);
    for (int c = std::fgetc(reader); c != EOF; c = std::fgetc(reader))
        if (c == '\n')
            lines.emplace_back();
        else
            lines.back() += static_cast<char>(c);
    ::pclose(reader);
    lines.pop_back(); // behind the last line's end
    return lines;
}

/// What a camera would read.
std::string scanned(const QrCode& code) {
    const fs::path file = fs::temp_directory_path() / ("clerk-qr-" + std::to_string(::getpid()) + ".pgm");
    draw(code, file);
    const std::vector<std::string> lines = printed_by("zbarimg -q --raw '" + file.string() + "'");
    fs::remove(file);
    return lines.size() == 1 ? lines.front() : std::string();
}

/// As people keep them: two to five at the table, in four scripts, with a place, a variant and notes or without.
db::Play play_number(unsigned number) {
    std::mt19937 chance(number);
    const auto one_of = [&](const auto& all) { return std::string(all[chance() % std::size(all)]); };
    constexpr std::string_view names[] = {"Linda", "Friedrich-Wilhelm", "Zoë", "Müller", "王小明", "Sofía", "Søren",
                                          "Анна"};
    constexpr std::string_view places[] = {"", "Zürich", "Zu Hause", "Café am Eck", "俱樂部"};
    constexpr std::string_view notes[] = {"", "", "The tower fell.", "Schöner Abend, viel Regen.", "再來一局！"};
    constexpr std::string_view names_of_games[] = {"babylon", "alhambra", "rajas", "egizia"};
    constexpr std::string_view digits = "0123456789abcdef";
    const auto uuid = [&] {
        std::string id = "00000000-0000-4000-8000-000000000000";
        for (char& c : id)
            if (c == '0') c = digits[chance() % 16];
        return id;
    };
    db::Play play = test::play();
    play.id = uuid();
    play.game = one_of(names_of_games);
    play.place = one_of(places);
    play.notes = one_of(notes);
    play.minutes = 20 + static_cast<int>(chance() % 120);
    play.seats.assign(2 + chance() % 4, play.seats.front());
    for (std::size_t i = 0; i < play.seats.size(); ++i) {
        db::PlaySeat& seat = play.seats[i];
        seat = {.player = uuid(),
                .name = one_of(names),
                .score = static_cast<int>(chance() % 200),
                .rank = static_cast<int>(i) + 1,
                .winner = i == 0};
    }
    return play;
}

db::Play with_seats(int seats, const std::string& name) {
    db::Play play = test::play();
    play.seats.assign(static_cast<std::size_t>(seats), play.seats.front());
    for (db::PlaySeat& seat : play.seats) seat.name = name;
    return play;
}

TEST(QrCode, IsReadByAnotherProgram) {
    const auto code = qr_code(test::play());
    ASSERT_TRUE(code);
    EXPECT_EQ(scanned(*code), *bgstats_link(test::play()));
}

TEST(QrCode, HoldsAsMuchAsItSays) {
    for (const std::size_t size : {std::size_t{1}, qr::easy, qr::most}) {
        const std::string text(size, 'x');
        const auto code = qr_code(text);
        ASSERT_TRUE(code) << size;
        EXPECT_EQ(code->dark.size(), static_cast<std::size_t>(code->size * code->size));
        EXPECT_EQ(scanned(*code), text);
    }
}

/// jsQR 1.4.0 never reads version 23 at level L, which has 109 modules a side and holds 1,004 to 1,091 bytes.
TEST(QrCode, IsOfNoVersionThatAReaderLacks) {
    const auto side_of = [](std::size_t size) { return qr_code(std::string(size, 'x')).value().size; };
    EXPECT_EQ(side_of(1003), 105);
    EXPECT_EQ(side_of(1004), 113);
    EXPECT_EQ(side_of(1091), 113);
    EXPECT_EQ(side_of(1092), 113);
    const std::string text(1050, 'x');
    EXPECT_EQ(scanned(*qr_code(text)), text);
}

TEST(QrCode, OfThreeHundredPlaysAreReadByTwoPrograms) {
    const fs::path folder = fs::temp_directory_path() / ("clerk-qr-" + std::to_string(::getpid()));
    fs::create_directory(folder);
    std::vector<std::string> links;
    for (unsigned number = 0; number < 300; ++number) {
        const db::Play play = play_number(number);
        const QrCode code = qr_code(play).value();
        links.push_back(bgstats_link(play, Scheme::web, qr::easy)
                            .or_else([&](const Fault&) { return bgstats_link(play, Scheme::web, qr::most); })
                            .value());
        draw(code, folder / (std::to_string(1000 + number) + ".pgm"));
    }
    const std::string files = "'" + folder.string() + "'/*.pgm";
    const std::vector<std::string> by_zbar = printed_by("zbarimg -q --raw " + files);
    const std::vector<std::string> by_zxing = printed_by("ZXingReader -1 -format QRCode " + files);
    EXPECT_EQ(by_zbar, links);
    const auto is_read_by_zxing = [&](const std::string& link) {
        return std::ranges::any_of(by_zxing, [&](const std::string& line) { return line.ends_with('"' + link + '"'); });
    };
    EXPECT_GE(std::ranges::count_if(links, is_read_by_zxing), 299) << "ZXing's C++ 1.4.0 misses one";
    fs::remove_all(folder);
}

TEST(QrCode, OfTooMuchOrNothingIsAFault) {
    EXPECT_EQ(told(qr_code(std::string(qr::most + 1, 'x')).error()), "expected at most 1600 bytes, found 1601");
    EXPECT_EQ(told(qr_code(std::string()).error()), "expected a value, found nothing");
}

TEST(QrCode, OfSixWithChineseNamesStillFits) {
    const auto code = qr_code(with_seats(6, "王小明"));
    ASSERT_TRUE(code) << diagnosis(code.error());
    EXPECT_THAT(scanned(*code), testing::StartsWith("https://app.bgstatsapp.com/createPlay.html?data="));
}

TEST(QrCode, LeavesOutTheNotesForTheSakeOfTheResult) {
    db::Play play = test::play();
    play.notes = std::string(600, 'n');
    play.place = "Home";
    ASSERT_GT(bgstats_link(play)->size(), qr::easy);
    const auto code = qr_code(play);
    ASSERT_TRUE(code);
    const std::string link = test::percent_decoded(scanned(*code));
    EXPECT_THAT(link, testing::HasSubstr("\"location\":\"Home\""));
    EXPECT_THAT(link, testing::Not(testing::HasSubstr("comments")));
}

TEST(QrCode, SaysThatATableDoesNotFit) {
    const auto code = qr_code(with_seats(8, "一二三四五六七八九十"));
    ASSERT_FALSE(code);
    EXPECT_THAT(told(code.error()), testing::StartsWith("expected at most 1600 bytes, found "));
}

}

}

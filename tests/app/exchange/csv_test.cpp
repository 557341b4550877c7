// The table, read again by the rules of RFC 4180.
#include "app/exchange/csv.h"
#include "tests/app/exchange/plays.h"
#include "tests/property.h"

#include <map>
#include <regex>
#include <sstream>

#include <gmock/gmock.h>

namespace clerk::exchange {

namespace {

using Row = std::vector<std::string>;

const std::string mark = "\xEF\xBB\xBF";

/// Fails on anything that is not exactly the grammar of RFC 4180.
class Parser {
public:
    explicit Parser(std::string text) : text_(std::move(text)) {}

    std::vector<Row> rows() {
        std::vector<Row> all;
        while (at_ < text_.size()) {
            all.emplace_back();
            do all.back().push_back(cell());
            while (take(","));
            if (!take("\r\n")) throw std::runtime_error("no line end at " + std::to_string(at_));
        }
        return all;
    }

private:
    bool take(const std::string& what) {
        if (text_.compare(at_, what.size(), what) != 0) return false;
        at_ += what.size();
        return true;
    }
    std::string cell() {
        std::string cell;
        if (!take("\"")) {
            while (std::string(",\"\r\n").find(text_.at(at_)) == std::string::npos) cell += text_[at_++];
            return cell;
        }
        while (true) {
            if (take("\"\""))
                cell += '"';
            else if (take("\""))
                return cell;
            else
                cell += text_.at(at_++);
        }
    }

    std::string text_;
    std::size_t at_ = 0;
};

std::vector<Row> rows(const std::string& csv) {
    if (csv.compare(0, mark.size(), mark) != 0) throw std::runtime_error("no byte order mark");
    return Parser(csv.substr(mark.size())).rows();
}

std::string guarded(const std::string& text) {
    static const std::regex in_front("^[-=+@\t\r\n]"), within("([;\t\r\n]\"*)(?=[-=+@])");
    const std::string inside = std::regex_replace(text, within, "$1'");
    return std::regex_search(text, in_front, std::regex_constants::match_continuous) ? "'" + inside : inside;
}

/// As a spreadsheet reads it that parts cells at this sign.
std::vector<std::string> cells_parted_at(char sign, const std::string& csv) {
    std::vector<std::string> cells(1);
    bool begins = true, is_quoted = false, in_quotes = false;
    for (const char c : csv) {
        const bool ends = !in_quotes && (c == sign || c == '\r' || c == '\n');
        if (ends) {
            cells.emplace_back();
            is_quoted = false;
        } else if (c == '"' && (begins || is_quoted)) {
            is_quoted = true;
            in_quotes = !in_quotes;
        } else {
            cells.back() += c;
        }
        begins = ends;
    }
    return cells;
}

std::string csv(std::span<const db::ListedPlay> plays) {
    std::ostringstream out;
    EXPECT_EQ(write_csv(out, plays), std::ssize(plays));
    return out.str();
}

db::ListedPlay over(db::Play play) { return {.play = std::move(play), .finished = true}; }

std::string figure(std::optional<int> value) { return value ? std::to_string(*value) : ""; }
std::string points(const std::optional<Points>& value) { return value ? print(*value) : ""; }

TEST(Csv, IsExactlyThis) {
    db::Play play = test::play();
    play.notes = "=SUM(A1:A9), \"twice\"";
    play.seats[1].name = "-王小明";
    play.seats[1].score = -5;
    EXPECT_EQ(csv(std::vector{over(play)}),
              mark + "play_uuid,played_at_utc,duration_min,game,rules_version,variant,location,player_uuid,player,seat,"
                     "start_player,rank,winner,score,statues,stairs,waivers,counted,notes,finished,"
                     "cooperative,lowest_wins,no_points,bgg_game,team,role,anonymous\r\n"
                     "018f6d2e-0000-4000-8000-000000000001,2026-11-21 19:00:00,45,babylon,1,Everything,Home,"
                     "018f6d2e-0000-4000-8000-00000000000a,Linda,1,1,1,1,61,51,10,0,1,"
                     "\"'=SUM(A1:A9), \"\"twice\"\"\",1,0,0,0,,,,0\r\n"
                     "018f6d2e-0000-4000-8000-000000000001,2026-11-21 19:00:00,45,babylon,1,Everything,Home,"
                     "018f6d2e-0000-4000-8000-00000000000b,'-王小明,2,0,2,0,-5,57,-2,0,1,"
                     "\"'=SUM(A1:A9), \"\"twice\"\"\",1,0,0,0,,,,0\r\n");
}

TEST(Csv, HoldsNoFormulaWhereverCellsAreParted) {
    db::Play play = test::play();
    play.seats[0].name = "Jo;=1+1;";
    play.seats[1].name = "Ann\t@SUM(A1)";
    play.place = "Home;\"=5+5\";";
    play.notes = "well\r\n=2+2\n-3;+4";
    const std::string table = csv(std::vector{over(play)});
    for (const char sign : {',', ';', '\t'})
        for (const std::string& cell : cells_parted_at(sign, table))
            EXPECT_FALSE(!cell.empty() && std::string("=+@").find(cell[0]) != std::string::npos) << cell;
    const auto read = rows(table);
    EXPECT_EQ(read[1][6], "Home;\"'=5+5\";");
    EXPECT_EQ(read[1][8], "Jo;'=1+1;");
    EXPECT_EQ(read[2][8], "Ann\t'@SUM(A1)");
    EXPECT_EQ(*(read[1].end() - 9), "well\r\n'=2+2\n'-3;'+4");
    for (const char* kept_together : {"\"Jo;'=1+1;\"", "\"Ann\t'@SUM(A1)\""})
        EXPECT_NE(table.find(kept_together), std::string::npos) << table;
}

TEST(Csv, OfNothingIsItsHead) {
    const auto table = rows(csv({}));
    ASSERT_EQ(table.size(), 1u);
    EXPECT_EQ(table[0].size(), 25u);
}

TEST(Csv, HasOneRowForAPlayWithoutPlayers) {
    db::Play play = test::play();
    play.seats.clear();
    const auto table = rows(csv(std::vector{over(play), over(test::play())}));
    ASSERT_EQ(table.size(), 4u);
    EXPECT_EQ(table[1].size(), table[0].size());
    EXPECT_THAT(std::vector(table[1].begin() + 7, table[1].begin() + 16), testing::Each(""));
    EXPECT_EQ(*(table[1].end() - 9), "The tower fell.");
}

TEST(Csv, MarksAGameThatIsStillOnTheTable) {
    db::ListedPlay open{.play = test::play()};
    for (db::PlaySeat& seat : open.play.seats) seat = {.player = seat.player, .name = seat.name};
    const auto table = rows(csv(std::vector{over(test::play()), open}));
    ASSERT_EQ(table.size(), 5u);
    const std::size_t finished = table[0].size() - 8;
    EXPECT_EQ(table[0][finished], "finished");
    EXPECT_EQ(table[1][finished], "1");
    EXPECT_EQ(table[3][finished], "0");
    EXPECT_EQ(table[3].size(), table[0].size());
}

TEST(Csv, TellsTheVariantInWords) {
    db::Play play = test::play();
    play.variant = "builds, preset=zh-Hant";
    const auto table = rows(csv(std::vector{over(play)}));
    EXPECT_EQ(table[1][3], "babylon") << "an id is the same in every language";
    EXPECT_EQ(table[1][5], "What is built, Traditional Chinese rulebook");
}

/// So many categories, each of so many seats in one play.
db::ListedPlay with_categories(int count, int first = 0, int seats = 1) {
    db::Play play = test::play();
    play.seats.resize(static_cast<std::size_t>(seats), {.player = "p", .name = "Linda"});
    for (db::PlaySeat& seat : play.seats) {
        seat.categories.clear();
        for (int i = 0; i < count; ++i) seat.categories.emplace_back("c" + std::to_string(first + i), i);
    }
    return over(play);
}

TEST(Csv, ThreeHundredCategoriesHaveTheirColumns) {
    const auto table = rows(csv(std::vector{with_categories(100), with_categories(200, 100)}));
    EXPECT_EQ(table[0].size(), 14U + 300U + 11U);
    EXPECT_EQ(table[0][14], "c0");
    EXPECT_EQ(table[0][14 + 299], "c299");
    EXPECT_THAT(table[0], testing::Not(testing::Contains("other_categories")));
}

TEST(Csv, OfMoreCategoriesTheLeastUsedShareAColumn) {
    db::ListedPlay last = with_categories(2, 299, 2);
    for (db::PlaySeat& seat : last.play.seats)
        seat.categories.insert(seat.categories.end(), {{"a;b", -4}, {"=c", 5}, {"d\"", 6}});
    const auto table = rows(csv(std::vector{with_categories(300), last}));
    ASSERT_EQ(table.size(), 4U);
    const Row& head = table[0];
    ASSERT_EQ(head.size(), 14U + 300U + 1U + 11U);
    EXPECT_EQ(head[14], "c0");
    EXPECT_THAT(std::vector(head.begin() + 14 + 295, head.begin() + 14 + 301),
                testing::ElementsAre("c299", "c300", "a;b", "'=c", "d\"", "other_categories"))
        << "two have points in them, and one in each of the others";
    EXPECT_EQ(table[1][14 + 294], "294");
    EXPECT_EQ(table[1][14 + 295], "299");
    EXPECT_EQ(table[1][14 + 300], "c295=295; c296=296; c297=297; c298=298");
    for (const Row& row : {table[2], table[3]}) {
        EXPECT_THAT(std::vector(row.begin() + 14 + 295, row.begin() + 14 + 301),
                    testing::ElementsAre("0", "1", "-4", "5", "6", ""));
        EXPECT_EQ(row[row.size() - 8], "1");
    }
}

TEST(Csv, WhatSharesAColumnCanBeToldApart) {
    db::ListedPlay strange = with_categories(0);
    strange.play.seats[0].categories = {{"a;b", 1}, {"=c", -2}, {"d \"e\"", 3}, {"f", 4}, {"", 5}};
    const auto table = rows(csv(std::vector{with_categories(300), strange}));
    EXPECT_EQ(table[2][14 + 300], "\"a;b\"=1; \"=c\"=-2; \"d \"\"e\"\"\"=3; f=4; =5");
}

/// Twenty thousand columns and rows were four hundred megabytes.
TEST(Csv, IsNoSquareOfItsCategoriesAndPlays) {
    std::vector<db::ListedPlay> plays;
    for (int i = 0; i < 200; ++i) plays.push_back(with_categories(100, 100 * i));
    db::Play empty = test::play();
    empty.seats.clear();
    plays.insert(plays.end(), 20'000, over(empty));
    const std::string table = csv(plays);
    EXPECT_LT(table.size(), 20U << 20U);
    for (const char* id : {"c300=0", "c10000=0", "c19999=99"}) EXPECT_NE(table.find(id), std::string::npos) << id;
}

/// Of a hundred seats a note of a hundred kilobytes were ten megabytes.
TEST(Csv, ATextThatNobodyEntersIsToldOnce) {
    db::ListedPlay long_note = with_categories(1, 0, 3);
    long_note.play.notes = std::string(4001, 'n');
    long_note.play.place = std::string(4000, 'p');
    const auto table = rows(csv(std::vector{long_note}));
    for (const std::size_t row : {1U, 2U, 3U}) {
        EXPECT_EQ(table[row][6], long_note.play.place);
        EXPECT_EQ(*(table[row].end() - 9), row == 1 ? long_note.play.notes : "");
    }
}

/// The cells of a row by the names in the head; columns of one name in their order.
using Named = std::multimap<std::string, std::string>;
Named named(const Row& head, const Row& row) {
    Named cells;
    for (std::size_t i = 0; i < head.size(); ++i) cells.emplace(head[i], row[i]);
    return cells;
}

Row expected_start(const db::Play& play, const db::PlaySeat& seat, std::size_t number) {
    std::string time = play.played_at.substr(0, 19);
    time[10] = ' ';
    if (play.day_only) time.resize(10);
    return {play.id,
            time,
            figure(play.minutes),
            guarded(play.game),
            play.rules_version == 0 ? "" : std::to_string(play.rules_version),
            guarded(play.variant),
            guarded(play.place),
            seat.player,
            guarded(seat.name),
            std::to_string(number),
            number == 1 && !play.unknown_start ? "1" : "0",
            figure(seat.rank),
            seat.winner ? "1" : "0",
            points(seat.score)};
}

Row expected_end(const db::Play& play, const db::PlaySeat& seat, bool finished) {
    const auto yes = [](bool value) { return std::string(value ? "1" : "0"); };
    return {std::to_string(play.waivers),
            yes(play.counted),
            guarded(play.notes),
            yes(finished),
            yes(play.cooperative),
            yes(play.lowest_wins),
            yes(play.no_points),
            play.bgg_game > 0 ? std::to_string(play.bgg_game) : "",
            guarded(seat.team),
            guarded(seat.role),
            yes(seat.player == db::nobody)};
}

PROPERTY(Csv, IsReadAsItWasWritten, ()) {
    std::vector<db::ListedPlay> plays;
    for (int count = *rc::gen::inRange(0, 4); count > 0; --count)
        plays.push_back({.play = test::any_play(), .finished = *rc::gen::arbitrary<bool>()});
    const auto table = rows(csv(plays));
    std::size_t at = 1;
    for (const auto& [play, finished, ours, night] : plays) {
        if (play.seats.empty()) ++at;
        for (std::size_t seat = 0; seat < play.seats.size(); ++seat, ++at) {
            const Row& row = table.at(at);
            RC_ASSERT(row.size() == table[0].size());
            RC_ASSERT(Row(row.begin(), row.begin() + 14) == expected_start(play, play.seats[seat], seat + 1));
            RC_ASSERT(Row(row.end() - 11, row.end()) == expected_end(play, play.seats[seat], finished));
            const Named cells =
                named(Row(table[0].begin() + 14, table[0].end() - 11), Row(row.begin() + 14, row.end() - 11));
            std::size_t filled = 0;
            for (const auto& [name, value] : cells) filled += value.empty() ? 0 : 1;
            RC_ASSERT(filled == play.seats[seat].categories.size());
            for (const auto& [id, points] : play.seats[seat].categories)
                RC_ASSERT(cells.find(guarded(id))->second == print(points));
        }
    }
    RC_ASSERT(at == table.size());
}

}

}

// A game walked through by clicks and keys, and what is saved of it.
#include "app/desktop/drawing/picture_file.h"
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/results/walk_files.h"
#include "app/desktop/results/walk_page.h"
#include "app/exchange/files.h"
#include "app/table/catalogue.h"
#include "i18n/text.h"
#include "tests/app/desktop/program.h"
#include "tests/app/desktop/window_test.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <set>

#include <wx/mstream.h>
#include <wx/sstream.h>
#include <wx/xml/xml.h>

namespace clerk::desktop::test {
namespace {

namespace fs = std::filesystem;

constexpr const char* samples[] = {"babylon-two-players", "alhambra-three-players", "rajas-three-players",
                                   "egizia-three-players"};

fs::path sample(const std::string& name) { return fs::path(CLERK_SAMPLES) / (name + ".clerk.json"); }

class Walking : public WindowTest {
protected:
    void open(const std::string& name) {
        if (desk().has_game()) desk().close();
        frame().open_file(sample(name));
        settle();
        ASSERT_TRUE(desk().has_game());
    }
    void walk_through(const std::string& name) {
        open_window();
        open(name);
        command(id_walk);
        ASSERT_NE(find("walk-slider"), nullptr);
    }
    WalkPage& page() { return dynamic_cast<WalkPage&>(*find("walk-slider")->GetParent()); }
    wxSlider& slider() { return dynamic_cast<wxSlider&>(*find("walk-slider")); }
    void go_to_turn(int turn) {
        test::press(WXK_HOME);
        for (int i = 0; i < turn; ++i) test::press(WXK_RIGHT);
    }
    void expect_at(std::size_t turn) {
        EXPECT_EQ(page().after(), turn);
        EXPECT_EQ(slider().GetValue(), static_cast<int>(turn));
        EXPECT_TRUE(says(page().walk().count(turn)));
        if (turn > 0) EXPECT_TRUE(says(page().walk().title(turn)));
    }
};

TEST_F(Walking, GoesByTheArrowKeysHomeAndEnd) {
    walk_through("babylon-two-players");
    const std::size_t turns = page().walk().turns();
    ASSERT_GT(turns, 8u);
    expect_at(turns);
    test::press(WXK_RIGHT);
    expect_at(turns);
    go_to_turn(7);
    expect_at(7);
    EXPECT_TRUE(says("Turn 7 of"));
    test::press(WXK_LEFT);
    expect_at(6);
    test::press(WXK_PAGEDOWN);
    expect_at(8);
    test::press(WXK_PAGEUP);
    expect_at(6);
    test::press(WXK_HOME);
    expect_at(0);
    EXPECT_TRUE(says("Before the first turn"));
    test::press(WXK_LEFT);
    expect_at(0);
    test::press(WXK_END);
    expect_at(turns);
}

TEST_F(Walking, GoesByAClickOnTheGraphTheSliderAndTheButtons) {
    walk_through("babylon-two-players");
    click(page().chart(), page().chart().point_of(6));
    expect_at(7);
    drag(page().chart(), page().chart().point_of(6), page().chart().point_of(9));
    expect_at(10);
    press("walk-next");
    expect_at(11);
    press("walk-before");
    expect_at(10);
    press("walk-first");
    expect_at(0);
    press("walk-last");
    expect_at(page().walk().turns());
    click(slider(), {slider().GetSize().x / 4, slider().GetSize().y / 2});
    wait_until([&] { return page().after() < page().walk().turns(); });
    EXPECT_LT(page().after(), page().walk().turns());
    expect_at(page().after());
}

TEST_F(Walking, PlaysFromTheBeginningAndStops) {
    walk_through("babylon-two-players");
    constexpr int as_good_as_never = 1'000'000;
    page().pace = as_good_as_never;
    press("walk-play");
    EXPECT_TRUE(page().plays());
    expect_at(0);
    test::press(WXK_SPACE);
    EXPECT_FALSE(page().plays());
    press("walk-play");
    test::press(WXK_RIGHT);
    EXPECT_FALSE(page().plays()) << "whoever goes by hand stops it";
    expect_at(1);
    go_to_turn(static_cast<int>(page().walk().turns()) - 3);
    page().pace = 1;
    press("walk-play");
    EXPECT_TRUE(wait_until([&] { return !page().plays(); })) << "it stops at the end";
    expect_at(page().walk().turns());
}

TEST_F(Walking, TellsWhatEveryTurnBroughtInEveryGame) {
    open_window();
    for (const char* name : samples) {
        SCOPED_TRACE(name);
        open(name);
        command(id_walk);
        ASSERT_NE(find("walk-slider"), nullptr);
        const table::Walk& walk = page().walk();
        for (std::size_t turn = walk.turns(); turn > 0; --turn, test::press(WXK_LEFT)) {
            expect_at(turn);
            for (const table::Brought& brought : walk.brought(turn))
                EXPECT_TRUE(says(wxString::Format("%+d", brought.points))) << turn;
            EXPECT_NE(find("walk-board-1"), nullptr);
        }
        test::press(WXK_ESCAPE);
        EXPECT_EQ(find("walk-slider"), nullptr);
    }
}

TEST_F(Walking, LeavesTheOpenTurnOfTheTableAsItIs) {
    open_window();
    open("babylon-two-players");
    open_first_turn();
    ASSERT_TRUE(turn_is_open());
    const Record before = desk().record();
    command(id_walk);
    go_to_turn(7);
    press("walk-back");
    EXPECT_TRUE(turn_is_open());
    EXPECT_EQ(desk().record(), before);
}

TEST_F(Walking, ShowsAPastGameAndLeavesTheTableAlone) {
    open_window();
    open("rajas-three-players");
    open("babylon-two-players");
    const std::string on_table = desk().record().head.id;
    command(id_past_games);
    const std::string first = desk().store().games().front().id;
    press("walk-game");
    ASSERT_NE(find("walk-slider"), nullptr);
    test::press(WXK_LEFT);
    test::press(WXK_ESCAPE);
    EXPECT_NE(find("past-games-list"), nullptr);
    EXPECT_EQ(desk().record().head.id, on_table);
}

TEST_F(Walking, IsOpenedFromTheResultAndLeadsBackToIt) {
    open_window();
    open("babylon-two-players");
    command(id_finish);
    press("show-all");
    press("result-walk");
    ASSERT_NE(find("walk-slider"), nullptr);
    test::press(WXK_ESCAPE);
    EXPECT_NE(find("result-walk"), nullptr);
}

TEST_F(Walking, GivesTheKeysBackToTheTable) {
    open_window();
    for (const char* name : samples) {
        open(name);
        command(id_walk);
        test::press(WXK_ESCAPE);
        test::press(WXK_F9);
        settle();
        EXPECT_TRUE(find("guide-picture")) << name << " does not hear F9";
        test::press(WXK_ESCAPE);
    }
}

TEST_F(Walking, SaysThatThereAreNoTurns) {
    open_window();
    open("babylon-final-gardens");
    command(id_walk);
    EXPECT_EQ(find("walk-slider"), nullptr);
    EXPECT_TRUE(frame().message().Contains("no turns to walk through")) << frame().message();
}

TEST_F(Walking, ShowsOneBoardAloneAndAGardenFromTheSide) {
    walk_through("babylon-two-players");
    const int beside = find("walk-board-2")->GetSize().x;
    click(*find("walk-board-2"));
    EXPECT_EQ(find("walk-board-1"), nullptr);
    EXPECT_GT(find("walk-board-2")->GetSize().x, beside);
    click(*find("walk-board-2"));
    EXPECT_NE(find("walk-board-1"), nullptr);
    test::press('Z');
    EXPECT_TRUE(dynamic_cast<wxToggleButton&>(*find("walk-standing")).GetValue());
    test::press('Z');
    EXPECT_FALSE(dynamic_cast<wxToggleButton&>(*find("walk-standing")).GetValue());
}

TEST_F(Walking, EverythingIsInSightInASmallWindow) {
    open_window();
    for (const char* name : samples) {
        SCOPED_TRACE(name);
        open(name);
        command(id_walk);
        resize(1024, 640);
        expect_in_sight({"walk-first", "walk-before", "walk-play", "walk-next", "walk-last", "walk-slider", "walk-save",
                         "walk-back", "walk-boards", "totals", "walk-count"});
        for (const char* target : {"walk-first", "walk-play", "walk-last", "walk-save", "walk-back", "walk-slider"})
            EXPECT_GE(find(target)->GetSize().y, find(target)->FromDIP(44)) << target;
        test::press(WXK_ESCAPE);
    }
}

// What is saved.

void each_element(const wxXmlNode& node, const std::function<void(const wxXmlNode&)>& act) {
    for (const wxXmlNode* child = node.GetChildren(); child; child = child->GetNext()) {
        if (child->GetType() == wxXML_ELEMENT_NODE) act(*child);
        each_element(*child, act);
    }
}

wxString all_text(const wxXmlNode& node) {
    wxString all = node.GetType() == wxXML_ELEMENT_NODE ? wxString() : node.GetContent();
    for (const wxXmlNode* child = node.GetChildren(); child; child = child->GetNext()) all += all_text(*child);
    return all;
}

wxXmlDocument parsed(const std::string& page) {
    wxMemoryInputStream stream(page.data(), page.size());
    wxXmlDocument document;
    EXPECT_TRUE(document.Load(stream));
    return document;
}

const auto nobody_listens = [](std::size_t, std::size_t) {};

table::Walk walk_of(const std::string& name) {
    return {table::FoldedRecord(*parse(exchange::read_file(sample(name)))), true};
}

/// Of 151 turns.
table::Walk long_walk() {
    Record record = *parse(exchange::read_file(sample("babylon-two-players")));
    auto& game = std::get<babylon::Game>(record.game);
    game.turns.resize(151, game.turns.back());
    return {table::FoldedRecord(record), false};
}

TEST_F(Walking, APageHasEveryTurnAndTheTotalsOfTheGame) {
    open_window();
    for (const char* name : {"babylon-two-players", "egizia-three-players"}) {
        SCOPED_TRACE(name);
        const table::Walk walk = walk_of(name);
        const wxXmlDocument page = parsed(walk_document(walk, frame().GetFont(), nobody_listens));
        ASSERT_TRUE(page.IsOk());
        EXPECT_EQ(page.GetRoot()->GetName(), "html");
        EXPECT_EQ(page.GetRoot()->GetAttribute("lang"), "en");
        std::size_t turns = 0, pictures = 0, words = 0;
        each_element(*page.GetRoot(), [&](const wxXmlNode& node) {
            const wxString tag = node.GetName(), text = all_text(node);
            if (tag == "section") {
                EXPECT_EQ(node.GetAttribute("id"), wxString::Format("turn-%zu", turns));
                EXPECT_TRUE(text.Contains(walk.count(turns)));
                if (turns > 0) EXPECT_TRUE(text.Contains(walk.words(turns).BeforeFirst('\n')));
                for (const auto& score : walk.score(turns).players)
                    EXPECT_TRUE(text.Contains(wxString::Format("%s: %d", clerk::text(score.name), score.total())));
                for (const table::Brought& brought : walk.brought(turns))
                    EXPECT_TRUE(text.Contains(brought_in_words(walk, brought)));
                ++turns;
            }
            if (tag == "img") {
                ++pictures;
                EXPECT_TRUE(node.GetAttribute("src").StartsWith("data:image/png;base64,"));
                EXPECT_TRUE(node.HasAttribute("alt"));
            }
            if (tag == "script") EXPECT_FALSE(node.HasAttribute("src"));
            EXPECT_FALSE(tag == "link" || tag == "iframe");
            if (node.HasAttribute("href")) EXPECT_TRUE(node.GetAttribute("href").StartsWith("#turn-"));
            words += text.length();
        });
        EXPECT_EQ(turns, walk.turns() + 1);
        EXPECT_GE(pictures, turns);
        EXPECT_GT(words, 1000u);
    }
}

TEST_F(Walking, AFileOfAVeryLongGameHasTheBoardsOfSomeTurns) {
    open_window();
    const table::Walk walk = long_walk();
    const wxXmlDocument page = parsed(walk_document(walk, frame().GetFont(), nobody_listens));
    std::size_t turns = 0, figures = 0;
    each_element(*page.GetRoot(), [&](const wxXmlNode& node) {
        turns += node.GetName() == "section" ? 1 : 0;
        figures += node.GetName() == "figure" ? 1 : 0;
    });
    EXPECT_EQ(turns, 152u);
    EXPECT_GT(figures, 51u);
    EXPECT_LT(figures, 151u);
    EXPECT_TRUE(all_text(*page.GetRoot()).Contains("The game has 151 turns; the boards are shown after 51 of them."));
}

TEST_F(Walking, APagePassesAValidator) {
    if (std::system("command -v tidy >/dev/null") != 0) GTEST_SKIP() << "tidy is not installed";
    open_window();
    for (const char* name : {"babylon-two-players", "rajas-three-mistakes", "egizia-three-mistakes"}) {
        const fs::path page = file("page.html"), said = file("said");
        exchange::write_file(page, walk_document(walk_of(name), frame().GetFont(), nobody_listens));
        const std::string run = "tidy -quiet -errors -utf8 '" + page.string() + "' 2>'" + said.string() + "'";
        EXPECT_EQ(std::system(run.c_str()), 0) << name << '\n' << exchange::read_file(said);
    }
}

TEST_F(Walking, APageMarksTheTurnsInWhichARuleIsBroken) {
    open_window();
    const table::Walk walk = walk_of("rajas-three-mistakes");
    ASSERT_FALSE(walk.marks().empty());
    const wxXmlDocument page = parsed(walk_document(walk, frame().GetFont(), nobody_listens));
    std::set<std::string> marked, wrong;
    each_element(*page.GetRoot(), [&](const wxXmlNode& node) {
        if (node.GetName() == "a" && node.HasAttribute("class")) {
            marked.insert(node.GetAttribute("href").utf8_string());
            EXPECT_TRUE(all_text(node).Contains(node.GetAttribute("class") == "waived" ? L"\u25C7" : L"!"));
            EXPECT_FALSE(node.GetAttribute("title").empty());
        }
    });
    for (const table::WalkMark& mark : walk.marks()) wrong.insert("#turn-" + std::to_string(mark.turn + 1));
    EXPECT_EQ(marked, wrong);
}

TEST_F(Walking, MarksAndTurnsAreShownWhereTheScoreIsHidden) {
    open_window();
    Record record = *parse(exchange::read_file(sample("rajas-three-mistakes")));
    Aids hidden;
    hidden.score = LiveScore::hidden;
    agree(record.head, hidden);
    write("hidden.clerk.json", print(record));
    frame().open_file(file("hidden.clerk.json"));
    settle();
    command(id_walk);
    ASSERT_NE(find("totals"), nullptr) << "without totals the graph has the turns";
    EXPECT_TRUE(page().walk().totals().empty());
    EXPECT_FALSE(page().walk().marks().empty());
    click(page().chart(), page().chart().point_of(1));
    expect_at(2);
}

TEST_F(Walking, AHostileNameStaysText) {
    open_window();
    const wxString said = "<script>&\"']]><img src=x onerror=alert(1)>";
    Record record = walk_of("egizia-three-players").game().record;
    const std::string turned = "\u202e" + utf8(said) + "\u2066"; // whose signs would turn the points as well
    std::visit([&](auto& game) { game.players.front().name = turned; }, record.game);
    const table::Walk walk(table::FoldedRecord(record), true);
    const wxXmlDocument page = parsed(walk_document(walk, frame().GetFont(), nobody_listens));
    ASSERT_TRUE(page.IsOk());
    int scripts = 0, strange_pictures = 0;
    each_element(*page.GetRoot(), [&](const wxXmlNode& node) {
        scripts += node.GetName() == "script";
        strange_pictures += node.HasAttribute("onerror");
    });
    EXPECT_EQ(scripts, 1) << "the page's own";
    EXPECT_EQ(strange_pictures, 0);
    EXPECT_TRUE(all_text(*page.GetRoot()).Contains(said));
    for (const int sign : {0x202e, 0x2066}) EXPECT_EQ(all_text(*page.GetRoot()).Find(wxUniChar(sign)), wxNOT_FOUND);
}

std::uint32_t number(const std::string& bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes.at(at + i));
    return value;
}

struct Chunk {
    std::string type, data;
};

std::vector<Chunk> chunks(const std::string& png) {
    std::vector<Chunk> all;
    for (std::size_t at = 8; at < png.size(); at += 12 + all.back().data.size())
        all.push_back({png.substr(at + 4, 4), png.substr(at + 8, number(png, at))});
    return all;
}

wxImage image_of(const std::string& png) {
    wxMemoryInputStream stream(png.data(), png.size());
    return {stream, wxBITMAP_TYPE_PNG};
}

TEST_F(Walking, AMovingPictureHasAFrameForEveryTurn) {
    open_window();
    const table::Walk walk = walk_of("babylon-two-players");
    std::size_t told = 0;
    const std::string film = walk_film(walk, frame().GetFont(), [&](std::size_t, std::size_t) { ++told; });
    EXPECT_EQ(told, walk.turns() + 1);
    const std::vector<Chunk> all = chunks(film);
    ASSERT_GT(all.size(), 4u);
    EXPECT_EQ(all[0].type, "IHDR");
    EXPECT_EQ(all[1].type, "acTL");
    EXPECT_EQ(all.back().type, "IEND");
    EXPECT_EQ(number(all[1].data, 0), walk.turns() + 1);
    std::uint32_t sequence = 0, frames = 0;
    for (const Chunk& chunk : all) {
        if (chunk.type != "fcTL" && chunk.type != "fdAT") continue;
        EXPECT_EQ(number(chunk.data, 0), sequence++);
        if (chunk.type == "fdAT") continue;
        ++frames;
        EXPECT_LE(number(chunk.data, 4) + number(chunk.data, 12), number(all[0].data, 0));
        EXPECT_LE(number(chunk.data, 8) + number(chunk.data, 16), number(all[0].data, 4));
    }
    EXPECT_EQ(frames, walk.turns() + 1);
    const wxImage first = image_of(film), drawn = walk_frame(walk, 0, frame().GetFont());
    ASSERT_TRUE(first.IsOk()) << "who knows no frames sees the first";
    ASSERT_EQ(first.GetSize(), drawn.GetSize());
    EXPECT_EQ(std::memcmp(first.GetData(), drawn.GetData(),
                          static_cast<std::size_t>(first.GetWidth() * first.GetHeight() * 3)),
              0);
}

TEST_F(Walking, AMovingPictureOfAVeryLongGameHasTheBoardsOfSomeTurns) {
    open_window();
    const table::Walk walk = long_walk();
    const auto film = chunks(walk_film(walk, frame().GetFont(), nobody_listens));
    EXPECT_EQ(number(film.at(1).data, 0), walk.turns_with_boards() + 1);
}

TEST_F(Walking, IsWrittenWithoutAWindow) {
    const auto ended = [&](std::vector<std::string> arguments) {
        Program program(file(""), std::move(arguments), file("said"));
        return wait_until([&] { return program.status().has_value(); }, std::chrono::seconds(60)) ? program.status()
                                                                                                  : std::nullopt;
    };
    for (const char* name : {"walk.html", "walk.png"}) {
        EXPECT_EQ(ended({"--walk", file(name).string(), sample("rajas-three-players").string()}), 0);
        EXPECT_GT(fs::file_size(file(name)), 20000u);
    }
    EXPECT_NE(ended({"--walk", file("walk.txt").string(), sample("rajas-three-players").string()}).value_or(0), 0);
    EXPECT_NE(exchange::read_file(file("said")).find("*.html"), std::string::npos);
    EXPECT_FALSE(fs::exists(file("walk.txt")));
}

TEST_F(Walking, SavesBothAndIsStopped) {
    walk_through("egizia-three-players");
    page().save_page(file("walk.html"));
    EXPECT_TRUE(fs::exists(file("walk.html")));
    EXPECT_TRUE(frame().message().Contains("walk.html")) << frame().message();
    stop_next_work();
    page().save_film(file("walk.png"));
    EXPECT_TRUE(stopped);
    EXPECT_FALSE(fs::exists(file("walk.png")));
    page().save_page(file("no/folder/walk.html"));
    EXPECT_TRUE(frame().message().Contains("walk.html")) << frame().message();
    EXPECT_NE(find("walk-slider"), nullptr);
}

TEST_F(Walking, APageIsStoppedByEscape) {
    walk_through("egizia-three-players");
    stop_next_work(Hand::presses_escape);
    page().save_page(file("other.html"));
    EXPECT_TRUE(stopped);
    EXPECT_FALSE(fs::exists(file("other.html")));
    EXPECT_NE(find("walk-slider"), nullptr);
}

}
}

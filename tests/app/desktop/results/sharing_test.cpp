// A result leaves the program: as text, a picture, paper, a file or a code for BG Stats, a table.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/guide_page.h"
#include "app/desktop/results/result_card.h"
#include "app/desktop/results/sharing.h"
#include "app/desktop/widgets/printing.h"
#include "app/exchange/bgstats.h"
#include "app/exchange/bgstats_link.h"
#include "app/exchange/files.h"
#include "app/exchange/result_text.h"
#include "i18n/text.h"
#include "tests/app/desktop/picture.h"
#include "tests/babylon/desktop/window_test.h"

#include <algorithm>
#include <fstream>
#include <string_view>

#include <wx/clipbrd.h>
#include <wx/dcmemory.h>

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
#endif

namespace clerk::desktop::test {
namespace {

namespace fs = std::filesystem;

/// A whole game lies on the table and is over.
class Sharing : public BabylonWindowTest {
protected:
    void finish_a_game() {
        open_window();
        frame().open_file(fs::path(CLERK_SAMPLES) / "babylon-two-players.clerk.json");
        ASSERT_TRUE(desk().has_game());
        command(id_finish);
        press("show-all");
    }
    void choose(int entry) {
        choose_from_menu([this] { press("result-share"); }, entry);
    }
    SharedResult result() { return shared_result(desk().store(), desk().record().head.id); }
};

#ifdef __WXGTK__
/// Without the click that it comes of, Wayland puts a menu into the corner, and GTK complains on every system.
TEST_F(Sharing, TheMenuComesOfTheClick) {
    finish_a_game();
    static int complaints;
    complaints = 0;
    const auto count = [](const char*, int, const char* words, void*) {
        complaints += std::string_view(words).find("trigger event") != std::string_view::npos ? 1 : 0;
    };
    const auto listen =
        gtk_function<unsigned (*)(const char*, int, void (*)(const char*, int, const char*, void*), void*)>(
            "g_log_set_handler");
    const auto end = gtk_function<void (*)(const char*, unsigned)>("g_log_remove_handler");
    constexpr int warning = 1 << 4;
    const unsigned handler = listen("Gtk", warning, count, nullptr);
    choose(0);
    press("back-to-board");
    command(id_past_games);
    choose_from_menu([this] { press("share-game"); }, 0);
    end("Gtk", handler);
    EXPECT_EQ(complaints, 0);
    EXPECT_TRUE(frame().message().Contains("copied as text")) << frame().message();
}
#endif

wxString copied_text() {
    const wxClipboardLocker locker;
    wxTextDataObject words;
    return wxTheClipboard->GetData(words) ? words.GetText() : wxString();
}

wxImage copied_picture() {
    const wxClipboardLocker locker;
    wxBitmapDataObject picture;
    return wxTheClipboard->GetData(picture) ? picture.GetBitmap().ConvertToImage() : wxImage();
}

#ifdef __WXGTK__
/// A printed page may be larger than what is read in elsewhere.
std::string beginning(const fs::path& file) {
    std::string bytes(5, ' ');
    std::ifstream(file, std::ios::binary).read(bytes.data(), 5);
    return bytes;
}
#endif

std::size_t lines_of(const std::string& text) { return static_cast<std::size_t>(std::ranges::count(text, '\n')); }

TEST_F(Sharing, TheResultIsOnTheClipboardAsText) {
    finish_a_game();
    choose(0);
    EXPECT_EQ(copied_text(), exchange::result_text(result().play));
    for (const PlayerScore& score : desk().score()->players) {
        EXPECT_TRUE(copied_text().Contains(text(score.name) + ": " + figure(score.total()))) << score.name;
    }
    EXPECT_FALSE(frame().message().empty());
    EXPECT_NE(find("result-share"), nullptr) << "the page stays";
}

TEST_F(Sharing, TheCardShowsWhatTheWinnerHasBuilt) {
    finish_a_game();
    choose(1);
    const wxImage card = copied_picture();
    ASSERT_TRUE(card.IsOk());
    EXPECT_EQ(card.GetSize(), wxSize(2 * card_width, 2 * card_height));
    SharedResult bare = result();
    ASSERT_TRUE(bare.summary.picture);
    EXPECT_FALSE(bare.summary.date.empty());
    bare.summary.picture = {};
    copy_card(bare, frame().GetFont());
    const wxImage without = copied_picture();
    EXPECT_GT(count(card, [&](int x, int y) { return pixel(card, Point(x, y)) != pixel(without, Point(x, y)); }),
              10000);
}

TEST_F(Sharing, FilesHoldTheResult) {
    finish_a_game();
    save_card(result(), frame().GetFont(), file("card.png"));
    EXPECT_EQ(wxImage(text(file("card.png").string())).GetSize(), wxSize(2 * card_width, 2 * card_height));
    save_bgsplay(result(), file("game.bgsplay"));
    const exchange::Imported read = exchange::read_bgstats(exchange::read_file(file("game.bgsplay")));
    ASSERT_TRUE(read);
    ASSERT_EQ(read->plays.size(), 1u);
    EXPECT_EQ(read->plays[0].unpacked().seats.size(), result().play.seats.size());
    save_table(desk().store(), file("all.csv"));
    EXPECT_EQ(lines_of(exchange::read_file(file("all.csv"))), 1 + result().play.seats.size());
}

TEST_F(Sharing, ATableThatIsStoppedLeavesNoFile) {
    finish_a_game();
    const db::Following following(desk().store().watch(), [](std::size_t, std::size_t) { return false; });
    EXPECT_THROW(save_table(desk().store(), file("all.csv")), db::Error);
    EXPECT_FALSE(fs::exists(file("all.csv")));
}

TEST_F(Sharing, AFolderThatIsNotThereIsOneSentenceAndTheGameGoesOn) {
    finish_a_game();
    const fs::path nowhere = file("no-such-folder");
    EXPECT_THROW(save_card(result(), frame().GetFont(), nowhere / "card.png"), exchange::FileError);
    EXPECT_THROW(save_bgsplay(result(), nowhere / "game.bgsplay"), exchange::FileError);
    EXPECT_THROW(save_table(desk().store(), nowhere / "all.csv"), exchange::FileError);
#ifdef __WXGTK__
    ResultPrintout printout(result().summary, frame().GetFont());
    const wxString why_not = print_into(printout, nowhere / "result.pdf");
    EXPECT_FALSE(why_not.empty());
    EXPECT_FALSE(why_not.Contains("\n"));
#endif
    EXPECT_FALSE(fs::exists(nowhere));
    press("back-to-board");
    EXPECT_NE(find("board"), nullptr);
}

#ifdef __WXGTK__
TEST_F(Sharing, ResultAndGuideArePrintedIntoAFile) {
    finish_a_game();
    ResultPrintout printed(result().summary, frame().GetFont());
    EXPECT_EQ(print_into(printed, file("result.pdf")), "");
    EXPECT_EQ(beginning(file("result.pdf")), "%PDF-");
    EXPECT_GT(fs::file_size(file("result.pdf")), 5000u) << "more than an empty page";
    GuidePrintout guide("Guide", std::vector<GuideStep>(steps_a_page + 1, {"Step", {"a part"}, [](auto&, wxSize) {}}));
    EXPECT_EQ(print_into(guide, file("guide.pdf")), "");
    EXPECT_EQ(beginning(file("guide.pdf")), "%PDF-");
}
#endif

TEST_F(Sharing, TheLinkForBgStatsIsCopied) {
    finish_a_game();
    choose(5);
    EXPECT_EQ(utf8(copied_text()), exchange::bgstats_link(result().play).value());
}

TEST_F(Sharing, TheCodeIsShownAndEscapeGoesBackToTheResult) {
    finish_a_game();
    choose(6);
    ASSERT_NE(find("qr-code"), nullptr);
    test::press(WXK_ESCAPE);
    EXPECT_EQ(find("qr-code"), nullptr);
    EXPECT_NE(find("result-share"), nullptr);
}

TEST_F(Sharing, EveryModuleOfTheCodeIsDrawnInsideAWhiteBorder) {
    const exchange::QrCode code = exchange::qr_code(std::string("https://example.org/of-some-length")).value();
    constexpr int side = 400, border = 4;
    const wxImage image = drawn(side, [&](auto& gc) { draw_code(gc, {side, side}, code, side); });
    const int module = side / (code.size + 2 * border), left = (side - module * (code.size + 2 * border)) / 2;
    for (int y = -border; y < code.size + border; ++y)
        for (int x = -border; x < code.size + border; ++x) {
            const bool inside = x >= 0 && y >= 0 && x < code.size && y < code.size;
            const bool dark = inside && code.at(x, y);
            const Point centre(left + (x + border + 0.5) * module, left + (y + border + 0.5) * module);
            EXPECT_EQ(pixel(image, centre), dark ? *wxBLACK : *wxWHITE) << x << " " << y;
        }
}

TEST_F(Sharing, AResultThatIsTooLongForALinkAndACodeIsToldSo) {
    finish_a_game();
    SharedResult longest = result();
    for (db::PlaySeat& seat : longest.play.seats) seat.name = std::string(6000, 'x');
    EXPECT_FALSE(copy_link(longest).done);
    EXPECT_FALSE(exchange::qr_code(longest.play));
}

TEST_F(Sharing, APlayFromElsewhereIsSharedAsFarAsItIsKnown) {
    open_window();
    db::Play play;
    play.id = new_id();
    play.game = "Chess";
    play.played_at = play.modified_at = "2026-11-20T12:00:00Z";
    play.seats = {{"", "Linda", 3, 2}, {"", "John", 5, 1, true}};
    db::Plays(desk().store()).import({play}, "a file");
    const SharedResult shared = shared_result(desk().store(), play.id);
    EXPECT_EQ(shared.summary.headline, "John wins");
    ASSERT_EQ(shared.summary.players.size(), 2u);
    EXPECT_EQ(shared.summary.players[0].name, "John");
    EXPECT_EQ(shared.summary.players[1].total, 3);
    EXPECT_FALSE(shared.summary.picture);
    save_card(shared, frame().GetFont(), file("card.png"));
    EXPECT_TRUE(wxImage(text(file("card.png").string())).IsOk());
}

}
}

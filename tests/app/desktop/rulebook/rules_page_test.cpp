// The rules at hand: found, looked at from a finding, tried out.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/rulebook/rule_panel.h"
#include "app/desktop/rulebook/rules_booklet.h"
#include "app/desktop/rulebook/rules_page.h"
#include "app/desktop/widgets/printing.h"
#include "app/table/catalogue.h"
#include "core/score_sheet.h"
#include "i18n/words.h"
#include "tests/app/desktop/window_test.h"

#include <cstring>

namespace clerk::desktop::test {
namespace {

class Rules : public WindowTest {
protected:
    RulesPage& page() { return *dynamic_cast<RulesPage*>(find("rules-list")->GetParent()); }
    wxDataViewListCtrl& list() { return *dynamic_cast<wxDataViewListCtrl*>(find("rules-list")); }
    static std::size_t pages(std::string_view game) { return rules(game).size() + categories(game).size(); }
    void open_sample(const std::string& name) {
        frame().open_file(std::filesystem::path(CLERK_SAMPLES) / (name + ".clerk.json"));
        settle();
    }
};

TEST_F(Rules, OpenByAKeyWhereverOneIs) {
    open_window();
    test::press(WXK_F1, wxMOD_SHIFT);
    ASSERT_NE(find("rules-list"), nullptr);
    EXPECT_EQ(page().chosen(), rules("babylon").front()->id);
    test::press(WXK_DOWN);
    EXPECT_EQ(page().chosen(), rules("babylon")[1]->id);
    test::press(WXK_ESCAPE);
    EXPECT_EQ(find("rules-list"), nullptr);
}

TEST_F(Rules, OpenAtTheOneThatIsBroken) {
    open_window();
    for (const std::string_view game : table::played_games()) {
        open_sample(std::string(game) + "-three-mistakes");
        test::press(WXK_F1, wxMOD_SHIFT);
        ASSERT_NE(find("rules-list"), nullptr);
        EXPECT_EQ(page().chosen(), desk().report().violations.at(0).finding.rule->id);
        test::press(WXK_ESCAPE);
        EXPECT_EQ(find("rules-list"), nullptr);
    }
}

TEST_F(Rules, AreSearchedWhileOneTypes) {
    open_window();
    command(id_rules);
    test::press('F', wxMOD_CONTROL);
    type("bridge");
    const int bridges = list().GetItemCount();
    EXPECT_GT(bridges, 0);
    EXPECT_LT(bridges, static_cast<int>(pages("babylon")));
    type("zeppelin");
    EXPECT_EQ(list().GetItemCount(), 0);
    EXPECT_TRUE(find("rules-none"));
    EXPECT_EQ(page().chosen(), "");
    test::press(WXK_ESCAPE);
    ASSERT_TRUE(find("rules-list")) << "the first Escape only empties the search";
    EXPECT_EQ(list().GetItemCount(), static_cast<int>(pages("babylon")));
    test::press(WXK_ESCAPE);
    EXPECT_FALSE(find("rules-list"));
}

TEST_F(Rules, StayAsTheyAreDrawnWhileTheSearchKeepsThem) {
    open_window();
    command(id_rules);
    test::press('F', wxMOD_CONTROL);
    type("br");
    const wxWindow* drawn = find("legal-position");
    const std::string chosen = page().chosen();
    type("i");
    type("dge");
    ASSERT_EQ(page().chosen(), chosen);
    EXPECT_EQ(find("legal-position"), drawn);
}

TEST_F(Rules, AreFollowedByAPageForEachCategoryOfTheScore) {
    open_window();
    for (const std::string_view game : table::played_games()) {
        open_sample(std::string(game) + "-three-mistakes");
        command(id_rules);
        test::press(WXK_HOME);
        for (std::size_t i = 0; i < rules(game).size(); ++i) test::press(WXK_DOWN);
        for (const std::string_view category : categories(game)) {
            EXPECT_EQ(page().chosen(), "score." + std::string(category));
            EXPECT_TRUE(says(i18n::category(game, category))) << category;
            EXPECT_TRUE(find("legal-position") && find("broken-position"));
            test::press(WXK_DOWN);
        }
        press("try-rule");
        EXPECT_TRUE(find("end-trial"));
        test::press(WXK_F1, wxMOD_SHIFT);
        test::press(WXK_ESCAPE);
    }
}

TEST_F(Rules, AreDrawnWithNoTwoPicturesAlike) {
    open_window();
    for (const std::string_view game : table::played_games()) {
        for (const table::RulePage& rule : table::rule_pages(game)) {
            const PositionPictures drawn = position_pictures(rule);
            const wxImage legal = drawn_image(drawn.legal, {200, 200}), broken = drawn_image(drawn.broken, {200, 200});
            EXPECT_NE(std::memcmp(legal.GetData(), broken.GetData(), std::size_t{3} * 200 * 200), 0)
                << game << ' ' << rule.id;
        }
    }
}

TEST_F(Rules, OpenByAClickOnWhatAFindingOffers) {
    open_window();
    open_sample("babylon-three-mistakes");
    expect_in_sight({"look-up-rule"});
    press("look-up-rule");
    settle();
    ASSERT_NE(find("rules-list"), nullptr);
    EXPECT_EQ(page().chosen(), desk().report().violations.at(0).finding.rule->id);
}

/// The lines of the score stand above it whatever there is to tell; further findings scroll.
TEST_F(Rules, AndTheFirstFindingIsWholeBesideIt) {
    open_window();
    resize(1280, 720);
    for (const std::string_view game : table::played_games()) {
        open_sample(std::string(game) + "-three-mistakes");
        expect_in_sight({"score", "finding-1", "look-up-rule", "reason", "correct", "agree"});
    }
}

TEST_F(Rules, AreTriedOutAndNothingElseChanges) {
    open_window();
    open_sample("babylon-three-mistakes");
    const Record before = desk().record();
    const std::size_t games = desk().store().games().size();
    command(id_rules);
    const wxWindow* list = find("rules-list");
    press("try-rule");
    ASSERT_TRUE(find("end-trial"));
    EXPECT_TRUE(find("findings")) << "with the verdict on the board";
    expect_in_sight({"end-trial", "correct"});
    press("correct");
    test::press('Z', wxMOD_CONTROL);
    test::press('N', wxMOD_CONTROL);
    EXPECT_TRUE(find("end-trial")) << "no command reaches the window's own table";
    test::press(WXK_F1, wxMOD_SHIFT);
    EXPECT_FALSE(find("end-trial"));
    EXPECT_EQ(find("rules-list"), list);
    EXPECT_EQ(desk().record(), before);
    EXPECT_EQ(desk().store().games().size(), games);
    test::press(WXK_ESCAPE);
    test::press('N', wxMOD_CONTROL);
    EXPECT_TRUE(find("game-babylon")) << "the menus are back";
}

/// As a second start hands it over, or a hand drops it.
TEST_F(Rules, AreNoMoreTriedOutWhenAnotherGameComes) {
    open_window();
    open_sample("babylon-three-mistakes");
    command(id_rules);
    press("try-rule");
    ASSERT_TRUE(find("end-trial"));
    open_sample("alhambra-three-players");
    EXPECT_FALSE(find("end-trial"));
    test::press('N', wxMOD_CONTROL);
    EXPECT_TRUE(find("game-babylon")) << "the menus are back";
}

TEST_F(Rules, OfEveryGameCanBeTriedOut) {
    constexpr std::size_t every = 8; // all of them take minutes
    open_window();
    for (const std::string_view game : table::played_games()) {
        open_sample(std::string(game) + "-three-mistakes");
        command(id_rules);
        test::press(WXK_HOME);
        for (std::size_t i = 0; i < rules(game).size(); i += every) {
            const std::string_view rule = rules(game)[i]->id;
            ASSERT_EQ(page().chosen(), rule);
            press("try-rule");
            EXPECT_TRUE(find("end-trial")) << rule;
            test::press(WXK_F1, wxMOD_SHIFT);
            ASSERT_FALSE(find("end-trial")) << rule;
            for (std::size_t down = 0; down < every; ++down) test::press(WXK_DOWN);
        }
    }
}

TEST_F(Rules, ArePrintedAsABooklet) {
    open_window();
    RulesBooklet booklet("Rules", table::rule_pages("babylon"));
    int first = 0, last = 0, from = 0, to = 0;
    booklet.GetPageInfo(&first, &last, &from, &to);
    EXPECT_EQ(first, 1);
    EXPECT_EQ(static_cast<std::size_t>(last), booklet_pages(table::rule_pages("babylon")));
    EXPECT_FALSE(booklet.HasPage(last + 1));
#ifdef __WXGTK__
    EXPECT_EQ(print_into(booklet, file("rules.pdf")), "");
    EXPECT_GT(std::filesystem::file_size(file("rules.pdf")), 20000u) << "more than empty pages";
#endif
}

TEST_F(Rules, AreAllToldInASmallWindow) {
    open_window();
    resize(1280, 720);
    command(id_rules);
    expect_in_sight({"rules-search", "rules-list", "try-rule", "print-rules", "back"});
    for (const Rule* rule : rules("babylon")) {
        EXPECT_EQ(page().chosen(), rule->id);
        EXPECT_LE(find("rule")->GetVirtualSize().x, find("rule")->GetClientSize().x) << "it scrolls down alone";
        test::press(WXK_DOWN);
    }
}

TEST_F(Rules, AreToldInFullAboveATrial) {
    open_window();
    resize(760, 620); // as a screen of twice the size at twice the scale
    command(id_rules);
    for (std::size_t i = 0; i + 1 < rules("babylon").size(); i += 8) {
        press("try-rule");
        const auto* told = dynamic_cast<const wxStaticText*>(find("tried-rule"));
        ASSERT_NE(told, nullptr);
        EXPECT_GE(told->GetSize().x, told->GetTextExtent(told->GetLabelText().BeforeFirst('\n')).x);
        EXPECT_GE(told->GetSize().y, told->GetBestSize().y);
        expect_in_sight({"tried-rule", "end-trial"});
        test::press(WXK_F1, wxMOD_SHIFT);
        for (int down = 0; down < 8; ++down) test::press(WXK_DOWN);
    }
}

}
}

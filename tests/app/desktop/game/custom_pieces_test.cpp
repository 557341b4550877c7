// What a table calls and colours as it likes, and the theme that follows the system.
#include "app/desktop/drawing/palette.h"
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/custom_pieces_page.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/settings.h"
#include "app/table/catalogue.h"
#include "i18n/game_words.h"
#include "tests/app/desktop/window_test.h"

#include <algorithm>
#include <fstream>

#include <wx/clrpicker.h>
#include <wx/textctrl.h>

namespace clerk::desktop::test {
namespace {

class Looks : public WindowTest {
protected:
    ~Looks() override {
        close_window();
        close_settings();
        for (const std::string_view game : table::played_games())
            for (const CustomPiece& piece : custom_pieces(game)) {
                i18n::give_name(game, piece.id, {});
                set_custom_colour(game, piece.id, {});
            }
        choose_theme({});
    }
    void open() {
        open_settings(file("settings.conf"));
        load_custom_pieces();
        open_window();
    }
    void close() {
        close_window();
        close_settings();
    }
    wxTextCtrl& name(const std::string& piece) { return dynamic_cast<wxTextCtrl&>(*find(("name-" + piece).c_str())); }
    void choose_colour(const std::string& piece, const wxColour& colour) {
        auto& picker = dynamic_cast<wxColourPickerCtrl&>(*find(("colour-" + piece).c_str()));
        picker.SetColour(colour);
        wxColourPickerEvent event(&picker, picker.GetId(), colour);
        picker.ProcessWindowEvent(event);
        settle();
    }
    std::string first_piece(std::string_view game) {
        return std::string(game) + "-" + std::string(custom_pieces(game).front().id);
    }
};

TEST_F(Looks, APieceIsCalledAndColouredAsTheTableLikesAndStaysSo) {
    open();
    for (const std::string_view game : table::played_games()) {
        command(id_custom_pieces);
        click(name(first_piece(game)));
        type("heather");
        choose_colour(first_piece(game), {0x12, 0x34, 0x56});
        press("back");
        const CustomPiece piece = custom_pieces(game).front();
        EXPECT_EQ(i18n::given_name(game, piece.id, "usual"), "heather");
        EXPECT_EQ(custom_colour(game, piece.id, {}), wxColour(0x12, 0x34, 0x56));
    }
    close();
    for (const std::string_view game : table::played_games()) i18n::give_name(game, custom_pieces(game).front().id, {});
    open();
    for (const std::string_view game : table::played_games())
        EXPECT_EQ(i18n::given_name(game, custom_pieces(game).front().id, "usual"), "heather");
    command(id_custom_pieces);
    press("as-usual");
    for (const std::string_view game : table::played_games()) {
        EXPECT_EQ(name(first_piece(game)).GetValue(), "");
        EXPECT_EQ(custom_colour(game, custom_pieces(game).front().id, {1, 2, 3}), wxColour(1, 2, 3));
    }
}

TEST_F(Looks, WhatCannotBeKeptIsUsedAndTold) {
    open();
    command(id_custom_pieces);
    std::filesystem::create_directory(file("settings.conf"));
    const std::string game(games().front());
    click(name(first_piece(game)));
    type("heather");
    EXPECT_TRUE(frame().message().Contains("settings.conf cannot be written")) << frame().message();
    EXPECT_EQ(i18n::given_name(game, custom_pieces(game).front().id, "usual"), "heather");
    press("message-close");
    choose_colour(first_piece(game), {0x12, 0x34, 0x56});
    EXPECT_TRUE(frame().message().Contains("settings.conf cannot be written")) << frame().message();
    press("message-close");
    press("as-usual");
    EXPECT_TRUE(frame().message().Contains("settings.conf cannot be written")) << frame().message();
}

TEST_F(Looks, WhatStandsInTheSettingsIsNotBelieved) {
    const std::string game(games().front()), piece(custom_pieces(game).front().id);
    write("settings.conf", "[pieces/" + game + "/" + piece + "]\nname=&{1}\x01" + std::string(5000, 'x') +
                               "\ncolour=no colour at all\n");
    open();
    EXPECT_EQ(i18n::given_name(game, piece, {}), "1" + wxString('x', longest_piece_name - 1));
    EXPECT_EQ(custom_colour(game, piece, {1, 2, 3}), wxColour(1, 2, 3));
}

/// Every colour that a window of ours was given.
void each_colour(const wxWindow& window, const std::function<void(const wxWindow&, const wxColour&)>& see) {
    if (window.UseBackgroundColour()) see(window, window.GetBackgroundColour());
    for (const wxWindow* child : window.GetChildren()) each_colour(*child, see);
}

TEST_F(Looks, TheWindowFollowsTheThemeOfTheSystem) {
    choose_theme(Theme::light);
    open();
    for (const bool playing : {false, true}) {
        if (playing) start(plain_game({}));
        choose_theme(Theme::light);
        for (const Theme theme : {Theme::dark, Theme::light}) {
            choose_theme(theme);
            wxSysColourChangedEvent event;
            event.SetEventObject(&frame());
            frame().ProcessWindowEvent(event);
            settle();
            const Palette& left = palette(theme == Theme::dark ? Theme::light : Theme::dark);
            int seen = 0;
            each_colour(frame(), [&](const wxWindow& window, const wxColour& colour) {
                EXPECT_NE(colour, left.ground) << window.GetName();
                EXPECT_NE(colour, left.panel) << window.GetName();
                if (colour == palette(theme).ground || colour == palette(theme).panel) ++seen;
            });
            EXPECT_GT(seen, 3);
        }
    }
}

}
}

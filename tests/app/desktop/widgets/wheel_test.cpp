// The mouse wheel over a setting scrolls the page, and leaves the setting as it is.
#include "app/desktop/frame/menu_bar.h"
#include "app/table/alhambra/setup.h"
#include "tests/app/desktop/people_data.h"
#include "tests/app/desktop/window_test.h"

#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/scrolwin.h>
#include <wx/spinctrl.h>

namespace clerk::desktop::test {
namespace {

class Wheel : public WindowTest {
protected:
    /// What stands in a choice, a field of figures or a field of names; none: it is something else.
    static std::optional<wxString> setting(const wxWindow& window) {
        if (const auto* choice = dynamic_cast<const wxChoice*>(&window)) return choice->GetStringSelection();
        if (const auto* spin = dynamic_cast<const wxSpinCtrl*>(&window)) return wxString() << spin->GetValue();
        if (const auto* box = dynamic_cast<const wxComboBox*>(&window)) return box->GetValue();
        return std::nullopt;
    }
    static void collect(wxWindow& window, std::vector<wxWindow*>& found) {
        if (!window.IsShown()) return;
        if (setting(window)) found.push_back(&window);
        for (wxWindow* child : window.GetChildren()) collect(*child, found);
    }
    std::vector<wxWindow*> settings() {
        std::vector<wxWindow*> found;
        collect(frame(), found);
        return found;
    }
    bool in_sight(const wxWindow& window) {
        wxRect place = window.GetScreenRect();
#ifdef __WXMSW__ // of a field of figures it is where its arrows are, two pixels within it
        place.Deflate(2);
#endif
        for (const wxWindow* around = window.GetParent(); around; around = around->GetParent())
            if (!around->GetScreenRect().Contains(place)) return false;
        return true;
    }
    /// Over each one that can be seen: down in its middle, up at its arrow. How many there were.
    int expect_settings_stay() {
        int seen = 0;
        for (wxWindow* window : settings()) {
            if (!in_sight(*window)) continue;
            const std::optional<wxString> before = setting(*window);
            const wxSize size = window->GetSize();
            scroll(*window, {size.x / 2, size.y / 2}, -2);
            EXPECT_EQ(setting(*window), before) << window->GetName();
            scroll(*window, {size.x - 12, size.y / 2}, 2);
            EXPECT_EQ(setting(*window), before) << window->GetName();
            ++seen;
        }
        return seen;
    }
};

TEST_F(Wheel, ChangesNothingOfANewGameAndScrollsThePage) {
    open_window();
    resize(1000, 760);
    for (const char* game : {"game-babylon", "game-alhambra"}) {
        command(wxID_NEW);
        press(game);
        press("open-rulings");
        EXPECT_GE(expect_settings_stay(), 3) << game;
        wxScrolledWindow* page = nullptr;
        wxWindow* over = nullptr;
        for (wxWindow* window : settings())
            if (in_sight(*window) && !over) over = window;
        ASSERT_NE(over, nullptr);
        for (wxWindow* around = over; around && !page; around = around->GetParent())
            page = dynamic_cast<wxScrolledWindow*>(around);
        ASSERT_NE(page, nullptr);
        ASSERT_GT(page->GetVirtualSize().y, page->GetClientSize().y) << "there is something to scroll";
        scroll(*over, {10, over->GetSize().y / 2}, -2);
        EXPECT_GT(page->GetViewStart().y, 0) << game << ": the page follows the wheel";
    }
}

TEST_F(Wheel, ChangesNoPointsOfAPalaceAndNoOrderOfAList) {
    {
        const db::Store store(history());
        play_for_years(store, 10);
    }
    open_window();
    start(table::alhambra::plain_game({}, 3, Depth::final));
    press("only-points");
    EXPECT_GE(expect_settings_stay(), 3);
    command(id_players);
    EXPECT_GE(expect_settings_stay(), 2);
}

}
}

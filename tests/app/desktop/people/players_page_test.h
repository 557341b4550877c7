// A test of the pages of players: a history of many plays, and a hand that chooses among people.
#pragma once

#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/people/leaderboard.h"
#include "db/people/people.h"
#include "i18n/text.h"
#include "tests/app/desktop/people_data.h"
#include "tests/app/desktop/window_test.h"

#include <algorithm>

#include <wx/choice.h>
#include <wx/stattext.h>

namespace clerk::desktop::test {

class PlayersPageTest : public WindowTest {
protected:
    void open_players(int plays = 60) {
        {
            const db::Store store(history());
            play_for_years(store, plays);
        }
        open_window();
        command(id_players);
    }
    const db::Store& store() { return desk().store(); }
    db::Statistics statistics() { return db::Statistics(store()); }
    std::string id_of(const std::string& name) { return player_called(store(), name); }

    /// A click on the line of the leaderboard that has the name.
    void choose(const std::string& name) {
        auto& list = dynamic_cast<Leaderboard&>(*find("leaderboard"));
        auto& model = dynamic_cast<LeaderModel&>(*list.GetModel());
        const auto found = std::ranges::find(model.leaders(), id_of(name), &db::Leader::player);
        ASSERT_NE(found, model.leaders().end());
        const wxRect line = cell_of(list, static_cast<unsigned>(found - model.leaders().begin()));
        click(list, line.GetPosition() + line.GetSize() / 2);
        wait_until([&] { return said("player-name") == text(name); }, std::chrono::seconds(2));
    }
    wxString said(const char* name) {
        const auto* label = dynamic_cast<wxStaticText*>(find(name));
        return label ? label->GetLabelText() : wxString("not there");
    }
    /// Where the page has been scrolled to.
    wxWindow* scrolled_to(const char* name) {
        wxWindow* window = find(name);
        if (window) window->SetFocus(); // which brings it into view
        settle();
        return window;
    }
    void press_there(const char* name) {
        ASSERT_NE(scrolled_to(name), nullptr) << name << " cannot be seen";
        press(name);
    }
    void choose_line(const char* name, const wxString& line) {
        auto& choice = dynamic_cast<wxChoice&>(*find(name));
        ASSERT_NE(choice.FindString(line, true), wxNOT_FOUND) << line;
        choice.SetSelection(choice.FindString(line, true));
        wxCommandEvent event(wxEVT_CHOICE, choice.GetId());
        event.SetEventObject(&choice);
        choice.ProcessWindowEvent(event);
        settle();
    }
};

}

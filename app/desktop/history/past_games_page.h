// The past games: found, opened again, shared, left out of the figures, thrown away and brought back.
#pragma once

#include "app/desktop/history/past_game_card.h"
#include "app/desktop/history/past_games_list.h"
#include "app/desktop/widgets/cards.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/prompt_bar.h"
#include "app/table/desk.h"
#include "db/plays/plays.h"

#include <functional>
#include <optional>
#include <vector>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>
#include <wx/timer.h>

namespace clerk::desktop {

struct PastGamesActions {
    std::function<void(const std::string& id)> open;
    std::function<void(const std::string& id)> walk; ///< through a game
    std::function<void(const std::string& id)> export_game;
    std::function<void()> import_file;
    std::function<void()> back;
    std::function<void()> players;
    std::function<void(wxWindow& button, const std::string& id)> share;
    std::function<void(const std::string& id)> take_off_table;    ///< before it goes to the bin
    std::function<bool(const std::function<void()>& action)> act; ///< false: it was told why not
    std::function<void()> new_game;                               ///< where nothing was played yet
    /// Who won, what everyone has built, and what was new about it. What fails is told beside the message that stands.
    std::function<PastGameView(const std::string& id)> look;
};

/// Enter opens, Delete throws away, Ctrl+F searches, Escape goes back; a click on the head of a column sorts by it.
class PastGamesPage : public wxPanel {
public:
    PastGamesPage(wxWindow* parent, Desk& desk, PastGamesActions actions);

    void show(); ///< everything outside the bin

private:
    wxSizer* make_header();
    void make_list();
    void make_card();
    void place_card();
    void look_at_chosen();
    void refresh(const std::string& taken_away = {});
    void read(const std::string& taken_away);
    void show_found(unsigned row); ///< and chooses that one
    bool was_in_sight(int height) const;
    void choose(unsigned row);
    void show_order();
    void sort();
    void enable();
    void show_emptiness();
    void key(wxKeyEvent& event);

    std::optional<db::ListedPlay> chosen() const;
    void on_chosen(const std::function<void(const db::Play&)>& run);
    void open_chosen();
    void count_chosen(bool counted);
    void remove_chosen();
    void remove(const db::Play& play);
    void restore(const std::string& id);
    void ask_to_purge_chosen();
    void ask_to_purge(const db::Play& play);
    void purge(const std::string& id);

    db::Plays plays() const { return db::Plays(desk_.store()); }

    Desk& desk_;
    PastGamesActions actions_;
    db::PlayOrder order_;
    MouseOrKeys hand_;
    wxObjectDataPtr<PastGamesModel> model_;
    wxDataViewCtrl* list_;
    std::vector<int> widths_; ///< of its columns, in pixels
    int height_of_list_ = 0;  ///< in pixels
    PastGameCard* card_;
    wxBoxSizer* beside_; ///< the list and the card
    wxTimer looks_;      ///< at what was chosen, once no other is
    PastGamesFilter* filter_;
    wxStaticText* title_;
    wxStaticText* found_;
    wxToggleButton* bin_;
    EmptyPlace* empty_; ///< instead of a list without a line
    PromptBar* prompt_;
    wxCheckBox* counts_;
    wxButton* open_;
    wxButton* walk_;
    wxButton* share_;
    wxButton* export_;
    wxButton* remove_;
    wxButton* restore_;
    wxButton* purge_;
};

}

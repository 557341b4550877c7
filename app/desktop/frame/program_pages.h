// What the program opens with when no game is on the table, and what holds for it and not for a game.
#pragma once

#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/cards.h"
#include "app/desktop/widgets/prompt_bar.h"
#include "core/record.h"
#include "db/plays/plays.h"
#include "db/store/store.h"

#include <functional>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>

namespace clerk::desktop {

// What the program opens with when no game is on the table.

struct StartActions {
    std::function<void()> start_at_once;
    std::function<void(const std::string& game)> new_game; ///< empty: the game played last
    std::function<void(const std::string& id)> go_on;
    std::function<void()> past_games;
    std::function<void()> players;
    std::function<void()> open_file;
};

class StartPage : public wxPanel {
public:
    StartPage(wxWindow* parent, StartActions actions);

    /// `at_once`: what would begin at once, and with whom.
    /// `open`: the game to go on with; `kept`: how many games there are; `recent`: some of those that can be opened.
    void show(const wxString& at_once, const std::optional<db::GameSummary>& open, int kept,
              const std::vector<db::ListedPlay>& recent);

private:
    void add_choice(wxSizer& rows, const char* name, const wxString& words, const wxString& explained,
                    std::function<void()> run, bool first = false);

    void add_recent(wxSizer& rows, const std::vector<db::ListedPlay>& recent);
    wxButton* make_cover(const std::string& game);
    void fit();
    int name_covers(int width);

    StartActions actions_;
    wxScrolledWindow* choices_;
    std::vector<wxButton*> covers_; ///< a game each, in the order of table::played_games()
    int cover_side_ = 0;            ///< of their pictures, in pixels; 0: not drawn yet
};

// What holds for the program and not for a game: its language, and light or dark.

/// Takes what was kept of the settings; for the start of the program.
void apply_kept_theme();
void apply_kept_text_size(); ///< likewise, and when another one is kept; what is made from then on has it
std::string kept_language(); ///< a tag; empty: the system's

/// What is chosen is kept at once. Escape goes back. Its controls: "language", "theme-system", …, "text-size",
/// "hands-round-no", …, "clock-no", …, "sound-no", …, "aid-offers-0", …, "reset-preferences", and the ways to other
/// pages by their names.
class PreferencesPage : public wxPanel {
public:
    /// What is to be made anew when something else is chosen.
    struct Actions {
        std::function<void()> back;
        std::function<void()> other_language; ///< every page, this one too
        std::function<void()> other_theme;
        std::function<void()> other_text_size; ///< as for another language
        std::function<Aids()> aids;            ///< with which the next game would begin
        /// The way to a page that belongs here.
        struct Way {
            wxString name; ///< of its button
            wxString words, told, button;
            std::function<void()> run;
        };
        std::vector<Way> history = {}, box = {};
    };
    PreferencesPage(wxWindow* parent, Actions actions);

    void show(const char* focused = "language"); ///< the name of the control that has the keys

private:
    CardPanel& add_card(wxSizer& column, const wxString& title);
    void make_looks(wxSizer& column, Actions& actions);
    void make_text_size(CardPanel& card, std::function<void()> other_text_size);
    void make_table(wxSizer& column);
    void make_aids(wxSizer& column);
    void ask_to_reset();
    void reset();
    void add_ways(wxSizer& column, const wxString& title, const std::vector<Actions::Way>& ways);

    wxScrolledWindow* pane_;
    wxChoice* language_ = nullptr;
    Segments* theme_ = nullptr;
    wxChoice* text_size_ = nullptr; ///< none: the system's holds
    std::vector<Segments*> aids_;   ///< of the table, in their order
    std::vector<Segments*> of_new_games_;
    std::function<Aids()> new_aids_;
    std::function<void()> made_anew_;
    PromptBar* prompt_;
};

}

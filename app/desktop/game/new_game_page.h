// What is agreed on before the first turn, or changed later.
#pragma once

#include "app/desktop/game/editors.h"
#include "app/desktop/game/explained_choices.h"
#include "app/desktop/widgets/buttons.h"

#include <map>
#include <optional>
#include <string>

#include <wx/button.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>

namespace clerk::desktop {

class NewGamePage : public wxPanel {
public:
    explicit NewGamePage(wxWindow* parent);

    using Agreed = std::function<void(Game, const Aids&)>;
    std::function<void(const std::string& game)> on_copy; ///< what is printed on the table's own copy is asked for

    /// What was chosen and typed for that game before, and not begun with, is there again.
    void ask_new(const SetupDefaults& defaults, Agreed start, std::function<void()> back);
    void ask_change(const Record& record, const std::vector<std::string>& names, Agreed change,
                    std::function<void()> back);

    bool asks_new() const { return games_->IsShown(); }
    std::string left() const; ///< the game that was being set up when the page was left; empty: none
    void begin_at_top();      ///< the button that goes on has the focus

private:
    void ask(const wxString& title, const wxString& go, Agreed done, std::function<void()> back);
    /// The aids by value: they are mostly those of the panel that goes.
    void put(Setup* setup, std::string_view game, Aids aids);
    void put_new(Aids aids);
    void remember();
    void agree();
    Aids agreed() const { return aids_ ? aids_->aids() : agreed_; }
    void choose_game(int index);
    void show_copy(bool there, std::string_view game);
    void fit_head();
    void show_fault();
    wxString what_breaks() const;
    void tell_fault();

    /// What was chosen and typed for a new game.
    struct Begun {
        Game game;
        Aids aids;
    };

    SetupDefaults defaults_;
    std::map<std::string, Begun> begun_; ///< by game
    bool changed_ = false;               ///< something was chosen or typed since the set-up was made of the defaults
    wxStaticText* title_;
    Segments* games_;
    wxButton* copy_;
    wxStaticText* described_; ///< how much of it is
    wxSizer* head_;           ///< the title, the games, and one's own copy, in as many lines as they need
    wxScrolledWindow* scrolled_;
    Setup* setup_ = nullptr;
    AidsPanel* aids_ = nullptr;     ///< part of the set-up's window; none: there is nothing to be helped with
    Aids agreed_ = {};              ///< there
    std::optional<Record> playing_; ///< as it is; none: a new game is agreed on
    wxStaticText* fault_;
    wxString told_; ///< there: why it cannot begin, or what a change would break
    wxButton* go_;
    Agreed done_;
    std::function<void()> back_;
};

}

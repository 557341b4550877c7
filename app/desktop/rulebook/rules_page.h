// The rules of a game at hand: a list to search, and beside it the rule chosen there.
#pragma once

#include "app/desktop/rulebook/rule_panel.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/dataview.h>
#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace clerk::desktop {

/// Ctrl+F searches, Enter tries out, Escape empties the search and then goes back. Its controls: "rules-game",
/// "rules-search", "rules-list", "try-rule", "print-rules", "back".
class RulesPage : public wxPanel {
public:
    struct Actions {
        std::function<void()> back;
        std::function<void(const table::RulePage&)> try_out;
        std::function<void(const wxString& title, const std::vector<table::RulePage>&)> print;
    };
    RulesPage(wxWindow* parent, Actions actions);

    /// `rule`: the id of the one to open at; empty: the one looked at last.
    void show(std::string_view game, std::string_view rule);

    void go_on();               ///< after a trial
    std::string chosen() const; ///< id; empty: none is

private:
    wxSizer* make_head();
    void make_list();
    wxSizer* make_buttons();
    void read(std::string_view game);
    void search();
    void choose(std::string_view rule);
    void follow_choice();
    void try_out();
    const table::RulePage* page() const; ///< of the rule chosen; none: none is
    void key(wxKeyEvent& event);

    Actions actions_;
    std::string game_;
    std::vector<table::RulePage> pages_;
    std::vector<std::size_t> found_; ///< as listed
    wxChoice* games_;
    wxTextCtrl* sought_;
    wxDataViewListCtrl* list_;
    wxStaticText* none_;
    wxButton* try_;
    RulePanel* rule_;
};

}

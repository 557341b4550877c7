// A year of the history in review, of everyone or of one player: figures, months, games, people. It can be kept as a
// page for a browser.
#pragma once

#include "app/desktop/widgets/prompt_bar.h"
#include "db/figures/goals.h"
#include "db/figures/years.h"
#include "db/people/people.h"
#include "db/store/store.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

namespace clerk::desktop {

struct YearActions {
    std::function<void()> back;
    /// Does what may take long and can be stopped.
    std::function<bool(const wxString& what, const std::function<void()>&)> work;
    std::function<bool(const std::function<void()>&)> act; ///< false: it failed, and the window says why
    std::function<void(const wxString& sentence)> tell;    ///< what was done
};

class YearPage : public wxPanel {
public:
    YearPage(wxWindow* parent, YearActions actions);

    void show(const db::Store& store); ///< the latest year, of everyone; throws db::Error
    void save(const std::filesystem::path& file);

private:
    wxChoice* make_choice(const char* name, const wxString& spoken, int width);
    void read();
    void show_review();
    void make_body();
    void add_cards(wxSizer& rows);
    wxWindow* make_goals();
    wxSizer* make_new_goal(wxWindow* parent);
    void change_goals(const std::function<void()>& change);
    void add_goal();
    void remove_goal(const db::Goal& goal);
    wxString person_name() const;
    void ask_where_to_save();

    YearActions actions_;
    std::optional<db::Years> years_;
    std::optional<db::Goals> goals_;
    std::vector<db::GoalProgress> progress_; ///< of everyone's year; of a person's there are none
    std::vector<int> list_;
    std::vector<db::Person> people_;
    db::YearInReview review_;
    wxStaticText* title_;
    wxStaticText* none_;
    wxChoice* year_;
    wxChoice* person_;
    wxButton* back_;
    wxButton* save_;
    wxScrolledWindow* pane_;
    wxPanel* body_ = nullptr;
    PromptBar* prompt_;
    wxTextCtrl* goal_name_ = nullptr;
    wxSpinCtrl* goal_games_ = nullptr;
    wxSpinCtrl* goal_plays_ = nullptr;
};

}

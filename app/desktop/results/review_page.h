// A game that is over, looked back at: every turn beside the best that it could have been. The best turns are looked
// for beside the window's own work, and shown as they are found.
#pragma once

#include "app/desktop/results/review_parts.h"
#include "app/desktop/results/walk_parts.h"
#include "app/table/walk.h"

#include <functional>
#include <optional>
#include <thread>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

/// Left and Right go through the turns, the space bar through the steps of the best, Escape goes back.
class ReviewPage : public wxPanel {
public:
    struct Actions {
        std::function<void(const Record& position)> what_if; ///< it is played on from there
        std::function<void()> back;
    };
    ReviewPage(wxWindow* parent, Actions actions);

    void show(table::FoldedRecord whole, std::function<void()> back); ///< one that may be reviewed
    void stop();                                                      ///< looks for no more; what is found stays

    const table::Review& review() const { return *review_; } ///< that is shown
    bool searches() const { return searches_; }
    std::optional<std::size_t> turn() const { return turn_; } ///< where one stands
    std::size_t steps() const { return steps_; }              ///< of the best that are done on the board
    ReviewChart& chart() { return *chart_; }

private:
    wxSizer* make_head();
    void lay_out();
    void go_on();
    void give_up();
    void look_for(const std::stop_token& stop, const table::FoldedRecord& whole, int from, int question);
    void found(i18n::ReviewedTurn turn);
    void ended(); ///< the search has come to its end
    void tell_how_far();
    void fit_note();
    void go_to(std::size_t turn);
    void choose(std::size_t turn); ///< by hand
    void step_to(std::size_t steps);
    void next(int way);
    void show_boards();
    void key(wxKeyEvent& event);

    Actions actions_;
    std::optional<table::Review> review_;
    std::optional<std::size_t> turn_;
    std::size_t steps_ = 0;
    bool chosen_ = false; ///< by hand: what is found later leads nowhere else
    bool searches_ = false;
    wxSize laid_out_for_;
    int question_ = 0; ///< an answer to an earlier one comes too late

    wxStaticText* title_ = nullptr;
    wxString left_words_;
    wxStaticText* note_ = nullptr; ///< with them: "review-left"
    wxButton *stop_ = nullptr, *what_if_ = nullptr;
    WalkBoards* boards_;
    ReviewWords* words_;
    ReviewChart* chart_;
    std::jthread search_; ///< the last: it ends before what it tells of goes
};

}

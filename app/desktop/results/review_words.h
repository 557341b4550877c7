// What is told of one turn beside its best, and the costliest moments of the game. A click on a moment goes there, one
// on a step of the best shows the board once it is done.
#pragma once

#include "app/desktop/widgets/buttons.h"
#include "app/table/review.h"

#include <functional>
#include <optional>
#include <vector>

#include <wx/button.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>

namespace clerk::desktop {

/// The moments: "review-moment-1" ...; the steps: "review-step-1" ....
class ReviewWords : public wxScrolledWindow {
public:
    explicit ReviewWords(wxWindow* parent);

    std::function<void(std::size_t turn)> on_moment;
    std::function<void(std::size_t steps)> on_step; ///< so many of the best are done

    void show_moments(const table::Review& review);
    void show_turn(const table::Review& review, std::size_t turn); ///< one that is compared, with all steps done
    void show_nothing();                                           ///< no turn is compared yet
    void stand_after(std::size_t steps);
    std::size_t steps() const { return steps_; } ///< of the turn that is shown

private:
    int text_width() const;
    void write(wxStaticText& label, const wxString& words); ///< hidden when there are none
    void lay_out();

    wxStaticText *moments_title_, *title_, *brought_, *done_, *possible_, *note_;
    std::vector<wxButton*> moments_;
    std::vector<std::size_t> turns_of_moments_;
    Segments* best_ = nullptr; ///< the steps; none: there are none
    std::size_t steps_ = 0;
};

}

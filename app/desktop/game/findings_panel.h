// What is wrong, why, and what the table can do about it: correct it, or let it stand.
#pragma once

#include <functional>
#include <vector>

#include <wx/scrolwin.h>

class wxSizer;

namespace clerk::desktop {

/// One finding as the panel tells it.
struct FindingNote {
    wxString sentence;
    wxString where;
    wxString remedy = {};
    wxString clause = {};                                   ///< what the rulebook says
    std::function<void()> look = {};                        ///< a click on it: shows it on the board
    std::function<void()> open = {};                        ///< none: it is of no other turn
    std::function<void()> correct = {};                     ///< none: nothing can be taken back
    std::function<void(const wxString& reason)> agree = {}; ///< none: it cannot be waived
    std::function<void()> take = {};                        ///< what the remedy says is legal is done instead
    bool wrong = true;                                      ///< false: nothing is; told because the table asked for it
};

/// What the table let stand.
struct WaiverNote {
    wxString sentence;
    wxString where;
    wxString reason;
};

class FindingsPanel : public wxScrolledWindow {
public:
    explicit FindingsPanel(wxWindow* parent);

    void show(std::vector<FindingNote> findings, const std::vector<WaiverNote>& waivers, const wxString& none);

    // The first finding's answers, by key.
    void correct_first();
    void agree_to_first();
    void take_first();

private:
    int text_width() const;
    void say_first();
    void add_text(wxWindow* parent, wxSizer& rows, const wxString& text, bool quiet);
    wxWindow* make_card(const FindingNote& note);
    void make_answers(wxWindow* card, wxSizer& rows, const FindingNote& note);

    std::vector<FindingNote> findings_;
    wxString said_;
};

}

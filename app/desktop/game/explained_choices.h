// Choices one below the other; what the one chosen means stands under it.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop {

struct Explained {
    wxString name;
    wxString meaning; ///< one sentence
};

/// One thing to choose.
struct ExplainedChoice {
    std::string name; ///< of its control
    wxString words;
    std::vector<Explained> offered;
    wxString other = {}; ///< the meaning of choosing none of them
};

class ExplainedChoices : public wxPanel {
public:
    ExplainedChoices(wxWindow* parent, int width, std::vector<ExplainedChoice> choices);

    void show(std::size_t choice, int chosen);         ///< none: wxNOT_FOUND
    void leave_out(const std::string& name, bool out); ///< a choice that means nothing here

    std::function<void(std::size_t choice, int chosen)> on_choose;

private:
    struct Row {
        ExplainedChoice choice;
        wxPanel* panel;
        wxChoice* control;
        wxStaticText* words;
        wxStaticText* meaning;
        wxString meant = {}; ///< not yet broken into lines
    };
    Row make_row(ExplainedChoice choice);
    void lay_out(const Row& row) const;
    int room() const;
    bool wrap(const Row& row) const;
    bool wrap_all() const;

    int width_;          ///< in pixels, until it has one of its own
    int controls_width_; ///< all are as wide as the widest
    std::vector<Row> rows_;
};

}

// What a card or a ring space gives, in figures.
#pragma once

#include "app/desktop/widgets/number_field.h"
#include "app/desktop/widgets/segments.h"
#include "app/table/egizia/gain_input.h"

#include <wx/checkbox.h>

namespace clerk::desktop::egizia {

using namespace table::egizia;

enum class GainOf : bool { card, ring_space };

/// Its controls: "gain-raise-blue", …, "gain-quarry", …; of a card "ring-none", "ring-1", …; of a ring space
/// "of-choice" and "moves-ring".
class GainFields : public wxPanel {
public:
    GainFields(wxWindow* parent, GainOf of);

    void show(const game::Effect& effect); ///< of a card its gain alone

    std::function<void(const game::Effect&)> on_effect;
    std::function<void(const wxString& why)> on_nothing; ///< what is typed is no such figure

private:
    NumberField* add_field(wxSizer& grid, const wxString& name, const wxString& words, int least, int most,
                           std::function<void(game::Effect&, int)> set);
    int widest() const;
    wxSizer* make_ring();
    void change(const std::function<void(game::Effect&)>& change);

    game::Effect effect_;
    std::vector<GainFigure> figures_ = gain_figures();
    std::vector<NumberField*> fields_;
    Segments* ring_ = nullptr;
    NumberField* of_choice_ = nullptr;
    wxCheckBox* moves_ring_ = nullptr;
};

}

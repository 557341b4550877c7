// What ring spaces do and Nile cards give, as it is written down of one's own copy.
#pragma once

#include "app/desktop/game/copy_parts.h"
#include "app/desktop/game/editor.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/fields.h"
#include "app/table/egizia/gain_input.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/stattext.h>

namespace clerk::desktop::egizia {

using namespace table::egizia;

// What a card or a ring space gives, in figures.
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

/// What ring spaces do, or what Nile cards give, each under its name.
/// Its controls: those of its list ("space-0", … or "card-0", …), "take-off" and those of the figures.
class CopyGainsPanel : public PartPanel {
public:
    CopyGainsPanel(wxWindow* parent, GainOf of);

    void show(const std::string& draft) override;

private:
    struct Entry {
        std::string name;
        game::Effect effect;
        bool described = true; ///< else it is as the rulebook has it
    };
    std::string_view part() const;
    bool add(const std::string& name);
    wxString why_not_name(const std::string& name) const;
    void take_off();
    void choose(std::size_t entry);
    void change();
    void refresh();

    GainOf of_;
    std::vector<Entry> entries_;
    std::size_t chosen_ = 0;
    NamedList* list_;
    wxPanel* body_;
    wxStaticText* told_;
    GainFields* fields_;
    wxButton* take_off_;
};

}

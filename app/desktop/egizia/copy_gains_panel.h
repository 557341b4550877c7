// What ring spaces do, or what Nile cards give, each under its name.
#pragma once

#include "app/desktop/egizia/gain_fields.h"
#include "app/desktop/game/named_list.h"
#include "app/desktop/game/part_panel.h"

#include <wx/button.h>
#include <wx/stattext.h>

namespace clerk::desktop::egizia {

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

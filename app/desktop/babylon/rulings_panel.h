// The rulings: a preset, or each switch for itself, explained in one sentence.
#pragma once

#include "core/babylon/game.h"

#include <functional>
#include <vector>

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/stattext.h>

namespace clerk::desktop::babylon {

class RulingsPanel : public wxPanel {
public:
    RulingsPanel(wxWindow* parent, int width);

    void show(const clerk::babylon::Rulings& rulings);

    std::function<void(const clerk::babylon::Rulings&)> on_change;

private:
    struct Row {
        wxChoice* choice;
        wxStaticText* explained;
    };
    Row make_row(wxSizer& rows, const wxString& name, const char* id);
    void choose_preset(int index);
    void choose(std::size_t ruling, int index);

    int width_;
    clerk::babylon::Rulings rulings_;
    Row preset_;
    std::vector<Row> switches_;
};

}

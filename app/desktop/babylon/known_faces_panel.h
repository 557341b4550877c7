// Known faces as pictures: one click, or K for the first, enters a whole face.
#pragma once

#include "app/desktop/widgets/later_panel.h"
#include "app/table/babylon/known_faces.h"

#include <functional>
#include <optional>
#include <vector>

#include <wx/bmpbuttn.h>
#include <wx/stattext.h>

namespace clerk::desktop::babylon {

using namespace table::babylon;

class KnownFacesPanel : public LaterPanel {
public:
    KnownFacesPanel(wxWindow* parent, int width); ///< of its words

    void show(const std::vector<game::Tile>& faces); ///< the panel keeps its room when there are none

    std::function<void(const game::Tile&)> on_face;

private:
    void make() override;
    wxBitmapButton* make_button(std::size_t place);
    void show_on(std::size_t place, const game::Tile& face);

    int width_;
    wxStaticText* title_;
    std::vector<game::Tile> shown_;
    std::vector<wxBitmapButton*> buttons_;
    std::vector<std::optional<game::Tile>> on_buttons_; ///< what each was made for last
};

}

// The face of a tile, entered or taken from those that are known.
#pragma once

#include "app/desktop/babylon/pieces.h"
#include "app/desktop/babylon/tile_face.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/panes.h"
#include "app/table/babylon/draft.h"

#include <functional>
#include <optional>
#include <vector>

#include <wx/bmpbuttn.h>
#include <wx/stattext.h>

namespace clerk::desktop::babylon {

using namespace table::babylon;

/// Known faces as pictures: one click, or K for the first, enters a whole face.
class KnownFacesPanel : public LazyPanel {
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

/// Entering a tile's face: the tile, the four flowers, and what its spaces may bear.
class FacePanel : public LazyPanel {
public:
    explicit FacePanel(wxWindow* parent);

    void show(const FaceDraft& face, const Draft& draft = {});

    std::function<void(game::Flower)> on_flower;
    std::function<void(game::Symbol)> on_symbol;      ///< for the space entered next
    std::function<void(game::Corner)> on_space;       ///< as it lies: entered anew, next
    std::function<void(const wxString& why)> on_dead; ///< a click that means nothing

private:
    void make() override;
    Segments* make_flowers();
    Segments* make_symbols();

    TileFace* face_;
    Segments* flowers_;
    Segments* symbols_;
};

}

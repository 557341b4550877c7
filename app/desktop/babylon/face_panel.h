// Entering a tile's face: the tile, the four flowers, and what its spaces may bear.
#pragma once

#include "app/desktop/babylon/pieces.h"
#include "app/desktop/babylon/tile_face.h"
#include "app/desktop/widgets/later_panel.h"
#include "app/desktop/widgets/segments.h"
#include "app/table/babylon/face_draft.h"

namespace clerk::desktop::babylon {

using namespace table::babylon;

class FacePanel : public LaterPanel {
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

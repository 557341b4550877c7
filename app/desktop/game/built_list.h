// What a player has built as a list: the board's twin for who hears it, always in step with it.
#pragma once

#include "app/table/built_piece.h"

#include <functional>
#include <optional>
#include <vector>

#include <wx/listbox.h>

namespace clerk::desktop {

using table::BuiltPiece;

class BuiltList : public wxListBox {
public:
    explicit BuiltList(wxWindow* parent);

    void show(std::vector<BuiltPiece> pieces);
    /// Chooses what is highest in the column, without `on_choose`.
    void point(const Place& column);

    std::function<void(const std::vector<Place>& places)> on_choose;

private:
    std::vector<BuiltPiece> pieces_;
    std::optional<Place> column_; ///< pointed at last
};

}

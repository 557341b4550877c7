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

    /// `chosen`: the places of the piece that is lit on the board; empty: what is pointed at there is chosen here.
    void show(std::vector<BuiltPiece> pieces, std::vector<Place> chosen);
    /// What is highest in the column is chosen, if nothing is lit; without `on_choose`.
    void point(const Place& column);

    std::function<void(const std::vector<Place>& places)> on_choose;

private:
    wxArrayString rows() const;
    void choose();
    void light(); ///< the row that is chosen

    std::vector<BuiltPiece> pieces_;
    std::vector<Place> chosen_;
    std::optional<Place> column_; ///< pointed at last; none: the list was used since
    int width_ = 0;               ///< that the rows were broken for
};

}

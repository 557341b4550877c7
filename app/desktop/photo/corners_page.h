// Where a photo comes from, and where the corners of the board are in it.
#pragma once

#include "app/desktop/photo/corners_canvas.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/fields.h"
#include "app/desktop/widgets/traced_photo.h"

#include <filesystem>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>

namespace clerk::desktop {

/// Enter uses the corners, R turns them, Escape goes back.
class CornersPage : public wxPanel {
public:
    struct Actions {
        std::function<void()> ask_for_file;
        std::function<void(const std::filesystem::path& file)> open;
        std::function<void()> use; ///< the corners make a board
        std::function<void()> back;
        std::function<void(const wxString& why)> tell;
    };
    CornersPage(wxWindow* parent, Actions actions);

    /// A photo is still to be chosen, maybe among these of the night.
    void begin(PhotoGround ground, const std::vector<std::pair<std::filesystem::path, wxImage>>& of_night);
    /// None: corners are proposed, and the ground's cells.
    void show(OpenedPhoto photo, std::optional<photo::Corners> corners, std::optional<PhotoCells> cells);

    const std::optional<OpenedPhoto>& photo() const { return photo_; }
    const photo::Corners& corners() const { return canvas_->corners(); }
    const PhotoCells& cells() const { return cells_; }
    CornersCanvas& canvas() { return *canvas_; }

private:
    wxSizer* make_head();
    wxPanel* make_lines();
    wxPanel* make_height();
    wxSizer* make_measures();
    wxSizer* make_answers();
    wxSizer* make_cells();
    void show_night(const std::vector<std::pair<std::filesystem::path, wxImage>>& of_night);
    photo::Corners found(const wxImage& photo) const; ///< the board, or else where it may be
    std::array<wxString, 4> names() const;
    void take_cell(int PhotoCells::*which, std::optional<int> number);
    void say_range(int least, int most);
    void follow(); ///< something of the board was changed
    void propose_height();
    void use();
    void key(wxKeyEvent& event);
    wxString why_not() const;

    Actions actions_;
    PhotoGround ground_;
    PhotoCells cells_;
    std::optional<OpenedPhoto> photo_;
    int level_ = 0; ///< whose cells are drawn

    wxScrolledWindow* night_;
    CornersCanvas* canvas_;
    wxStaticText* hint_;
    wxStaticText* says_;
    wxPanel *lines_, *height_;
    Segments* level_lines_;
    NumberField* level_high_;
    wxPanel* cell_fields_;
    std::vector<std::pair<NumberField*, int PhotoCells::*>> fields_;
    wxButton *propose_height_, *turn_, *use_;
};

}

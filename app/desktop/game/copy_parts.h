// What the parts of one's own copy are entered with in every game.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/game/editor.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/window.h>

namespace clerk::desktop {

// The spaces of a track in rows, each with what lies beside or on it: an upper half and a lower one that can be
// clicked.

struct StripSpace {
    wxString above; ///< its number
    wxString below; ///< what it gives, or the space beside it
};

struct StripView {
    std::vector<StripSpace> spaces = {};
    std::optional<int> chosen = {}; ///< from 0
    std::optional<int> bridge = {}; ///< after so many spaces
    bool water = false;             ///< a river, not a track
};

class CopyStrip : public wxWindow {
public:
    CopyStrip(wxWindow* parent, const wxString& name, wxSize space); ///< `space`: a half of one, in FromDIP pixels

    void show(StripView view);

    std::function<void(int space, bool below)> on_space;
    std::function<void(int dx, int dy)> on_arrow; ///< y up

    wxPoint centre(int space, bool below) const; ///< for tests

private:
    int columns() const;
    Area area(int space) const; ///< both halves
    std::optional<int> space_at(wxPoint point) const;
    void fit_height();
    void paint(PaintDC& dc);
    void draw(wxGraphicsContext& gc, int space) const;
    void draw_bridge(wxGraphicsContext& gc) const;

    wxSize half_;
    StripView view_;
};

/// Where a part is on a drawing of the board, in its columns and rows, and what stands for it there.
struct CopyPlace {
    int column = 0, row = 0;
    int columns = 1;
    Drawing sign = {};
    bool beside = false; ///< the board, as a province is
};
inline constexpr int copy_columns = 6; ///< of that drawing

// Things under names: one of them is chosen, and another is added by a name of one's own.

struct Named {
    wxString name;
    bool described = true; ///< else it is only offered
};

/// Its controls: "place-name", "add-place", "place-0", …, with the word it is given in place of "place".
class NamedList : public wxPanel {
public:
    NamedList(wxWindow* parent, const wxString& word, const wxString& hint, const wxString& another);

    void show(const std::vector<Named>& all, std::size_t chosen);

    std::function<bool(const std::string& name)> on_add; ///< whether it was added
    std::function<void(std::size_t)> on_choose;

private:
    void add();

    wxString word_;
    wxTextCtrl* name_;
    wxSizer* buttons_;
};

/// A part that is typed as a line, such as the numbers on the spaces of a track.
class TypedPartPanel : public PartPanel {
public:
    TypedPartPanel(wxWindow* parent, const wxString& name); ///< the part's

    void show(const std::string& draft) override;

private:
    wxTextCtrl* line_; ///< "typed-part"
};

// A part that is typed in several lines, each with its name.
/// Which end of the part lies on top. One that grows from below, such as a wall, shows its first line lowest.
enum class LinesFrom : std::uint8_t { top, below };

class LinesPartPanel : public PartPanel {
public:
    /// Its controls: "line-1", …. From below there is always one line more than is filled in.
    LinesPartPanel(wxWindow* parent, const std::vector<wxString>& names, LinesFrom from = LinesFrom::top);

    void show(const std::string& draft) override; ///< as table::lines_of reads it

private:
    struct Line {
        wxStaticText* name;
        wxTextCtrl* typed;
    };
    Line make_line(const wxString& name, std::size_t index);
    void tell();
    void show_lines();

    LinesFrom from_;
    std::vector<Line> lines_;
};

}

// Panels that find room: made when they come into sight, scrolled, enlarged, beside each other or below.
#pragma once

#include <functional>
#include <initializer_list>
#include <utility>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/window.h>

namespace clerk::desktop {

/// The head of a page, the same on all: Back at the left, then the title. What the page can do is added behind it.
struct PageHead {
    wxBoxSizer* row;
    wxStaticText* title;
    wxButton* back;
    void add(wxWindow* action, int share = 0); ///< behind what is there, in the middle of the row
    void add_at_right(std::initializer_list<wxWindow*> actions);
};
/// `name`: of the button Back.
PageHead page_head(wxWindow* page, const wxString& title, const wxString& name, std::function<void()> back);

// A panel whose parts are made when it first comes into sight: most of what a page can show is not there at its start,
// and each part takes its time.

/// What held nothing that takes the keys is left out of GTK's order of them until that order changes.
inline void renew_tab_order(wxWindow& window) {
    if (wxWindow* before = window.GetPrevSibling())
        window.MoveAfterInTabOrder(before);
    else if (wxWindow* after = window.GetNextSibling())
        window.MoveBeforeInTabOrder(after);
}

/// Hidden until it is shown. It has its place among its siblings, for the keys too, from the start.
class LazyPanel : public wxPanel {
public:
    bool Show(bool show = true) override {
        if (show && !std::exchange(is_made_, true)) {
            make();
            renew_tab_order(*this);
        }
        return wxPanel::Show(show);
    }

protected:
    explicit LazyPanel(wxWindow* parent) : wxPanel(parent) { wxPanel::Show(false); }

    bool is_made() const { return is_made_; }

private:
    virtual void make() = 0;

    bool is_made_ = false;
};

/// One part alone.
template <class Part> class Later : public LazyPanel {
public:
    using Make = std::function<Part*(wxWindow* parent)>;
    Later(wxWindow* parent, Make make) : LazyPanel(parent), make_(std::move(make)) {
        SetBackgroundColour(parent->GetBackgroundColour());
    }

    Part* part() { return part_; } ///< none until it has been shown

private:
    void make() override {
        part_ = make_(this);
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        row->Add(part_, 1, wxEXPAND);
        SetSizer(row);
    }

    Make make_;
    Part* part_ = nullptr;
};

/// Parts of a page beside each other where there is room for them, one below the other where there is not.
class ColumnsSizer : public wxBoxSizer {
public:
    /// As wide as the client area of `window` is, less what lies beside the parts, in pixels.
    ColumnsSizer(const wxWindow& window, int beside) : wxBoxSizer(wxHORIZONTAL), window_(window), beside_(beside) {}

    wxSize CalcMin() override {
        SetOrientation(wxHORIZONTAL);
        const wxSize across = wxBoxSizer::CalcMin();
        if (across.x + beside_ <= window_.GetClientSize().x) return across;
        SetOrientation(wxVERTICAL);
        return wxBoxSizer::CalcMin();
    }

private:
    const wxWindow& window_;
    int beside_;
};

/// A part of a page that one scrolls up and down where it is higher than there is room.
/// What lies in it is laid out by its sizer, as wide as it is.
wxScrolledWindow* make_scroll_pane(wxWindow* parent, const char* name);
/// Scrolls up or down until the child, however deep it lies in the pane, can be seen: all of it, or its top where it is
/// higher than the pane.
void bring_into_view(wxScrolledWindow& pane, const wxWindow& child);
/// What in the pane is given the keys is brought into view: wxScrolledWindow looks at what lies in it directly alone.
void follow_focus(wxScrolledWindow& pane);

/// One window, as large as there is room or larger: then one scrolls over it.
class ZoomPane : public wxScrolledWindow {
public:
    explicit ZoomPane(wxWindow* parent);

    void put(wxWindow& content); ///< a child of it, in place of the one before
    /// Ctrl and the wheel do the same. What is in the middle stays there.
    void zoom_in() { zoom(scale_ * step); }
    void zoom_out() { zoom(scale_ / step); }
    void zoom_to_fit() { zoom(1); }
    double scale() const { return scale_; } ///< 1: as large as there is room
    void bring_into_view(wxPoint point);    ///< in the content

private:
    static constexpr double step = 1.25, largest = 4;
    void zoom(double scale);
    void fit();
    wxPoint scrolled() const; ///< the point of the content that is in the upper left corner
    void scroll_to(wxPoint point);
    bool ShouldScrollToChildOnFocus(wxWindow*) override { return false; }

    wxWindow* content_ = nullptr;
    double scale_ = 1;
};

}

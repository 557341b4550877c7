// A panel whose parts are made when it first comes into sight: most of what a page can show is not there at its start,
// and each part takes its time.
#pragma once

#include <functional>
#include <utility>

#include <wx/panel.h>
#include <wx/sizer.h>

namespace clerk::desktop {

/// What held nothing that takes the keys is left out of GTK's order of them until that order changes.
inline void renew_tab_order(wxWindow& window) {
    if (wxWindow* before = window.GetPrevSibling())
        window.MoveAfterInTabOrder(before);
    else if (wxWindow* after = window.GetNextSibling())
        window.MoveBeforeInTabOrder(after);
}

/// Hidden until it is shown. It has its place among its siblings, for the keys too, from the start.
class LaterPanel : public wxPanel {
public:
    bool Show(bool show = true) override {
        if (show && !std::exchange(is_made_, true)) {
            make();
            renew_tab_order(*this);
        }
        return wxPanel::Show(show);
    }

protected:
    explicit LaterPanel(wxWindow* parent) : wxPanel(parent) { wxPanel::Show(false); }

    bool is_made() const { return is_made_; }

private:
    virtual void make() = 0;

    bool is_made_ = false;
};

/// One part alone.
template <class Part> class Later : public LaterPanel {
public:
    using Make = std::function<Part*(wxWindow* parent)>;
    Later(wxWindow* parent, Make make) : LaterPanel(parent), make_(std::move(make)) {
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

}

// Cards that lie on the ground of a page, and what invites where there is nothing yet.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/widgets/labels.h"

#include <functional>
#include <vector>

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

namespace clerk::desktop {

/// A sheet with an edge, in the colours of the palette; what lies in it has 16 pixels of air.
class CardPanel : public wxPanel {
public:
    explicit CardPanel(wxWindow* parent);

    wxSizer& rows() { return *rows_; }

    /// One line of a card: what it is about, in a quieter line below what holds, and the control at the right. Rows are
    /// parted by lines, and high enough for a finger. `told`: empty, and there is no second line. `type`: of the words.
    wxStaticText* add_row(const wxString& words, const wxString& told, wxWindow* control, Type type = Type::body);

    void show_chosen(bool chosen); ///< its ground and a stronger edge say so

private:
    void paint(PaintDC& dc);

    wxSizer* rows_;
    std::vector<wxWindow*> parted_; ///< by a line above each
    bool chosen_ = false;
};

/// A card of one line that says what holds; a click on it, or its button, opens what can be chosen there, or closes it.
class FoldedCard : public CardPanel {
public:
    /// `name`: of the button.
    FoldedCard(wxWindow* parent, const wxString& title, const wxString& name);

    void put(wxWindow* content); ///< a child of it; hidden until it is opened
    void say(const wxString& what_holds);

private:
    void toggle();

    wxString title_;
    wxWindow* content_ = nullptr;
    wxButton* open_;
    wxStaticText* holds_;
};

/// An empty place: a board with one piece and room for the next, one sentence, one button.
class EmptyPlace : public wxPanel {
public:
    /// `name`: of the button; without `run` there is none.
    EmptyPlace(wxWindow* parent, const wxString& sentence, const wxString& button, const wxString& name,
               std::function<void()> run);
};

}

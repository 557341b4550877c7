#include "app/desktop/game/scoreboard.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/segments.h"
#include "i18n/words.h"

#include <memory>

#include <wx/display.h>
#include <wx/sizer.h>

namespace clerk::desktop {

Scoreboard::Scoreboard(wxWindow* parent)
    : wxFrame(parent, wxID_ANY, _("Scoreboard"), wxDefaultPosition, wxDefaultSize,
              wxDEFAULT_FRAME_STYLE & ~wxFRAME_FLOAT_ON_PARENT) {
    SetName("scoreboard");
    dress_as_ground(*this);
    canvas_ = new wxWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE);
    paint_with(*canvas_, [this](PaintDC& dc) { paint(dc); });
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(canvas_, 1, wxEXPAND);
    SetSizer(all);
    Bind(wxEVT_CHAR_HOOK, &Scoreboard::key, this);
    SetMinSize(FromDIP(wxSize(320, 240)));
    SetSize(FromDIP(wxSize(800, 600)));
    const int here = wxDisplay::GetFromWindow(parent);
    for (unsigned i = 0; i < wxDisplay::GetCount(); ++i)
        if (static_cast<int>(i) != here) SetPosition(wxDisplay(i).GetClientArea().GetPosition());
}

void Scoreboard::show(ScoreboardView view) {
    view_ = std::move(view);
    SetTitle(_("Scoreboard"));
    show_choice();
    set_accessible_name(*canvas_, in_words(view_));
    canvas_->Refresh();
}

/// Made anew in another language.
void Scoreboard::show_choice() {
    const wxString words = view_.all ? _("All tables") : wxString();
    if (choice_words_ != words) {
        if (choice_) choice_->Destroy();
        choice_ = nullptr;
        if (view_.all) {
            choice_ = new Segments(this, {{"this-table", _("This table")}, {"all-tables", words}});
            choice_->on_choose = [this](int chosen) { CallAfter([this, chosen] { on_choose(chosen == 1); }); };
            GetSizer()->Insert(0, choice_, 0, wxALL, FromDIP(near_gap));
        }
        Layout();
    }
    choice_words_ = words;
    if (choice_) choice_->choose(*view_.all ? 1 : 0);
}

void Scoreboard::key(wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_F11)
        ShowFullScreen(!IsFullScreen());
    else if (event.GetKeyCode() == WXK_ESCAPE)
        Close();
    else
        event.Skip();
}

void Scoreboard::paint(PaintDC& dc) {
    dc.SetBackground(palette().ground);
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    draw_scoreboard(*gc, view_, canvas_->GetClientSize());
}

}

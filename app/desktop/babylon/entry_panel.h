// The left of the window, where a turn of Babylon is entered.
#pragma once

#include "app/desktop/babylon/face_panel.h"
#include "app/desktop/babylon/placing_panel.h"
#include "app/desktop/babylon/quarry_canvas.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/panes.h"
#include "app/table/babylon/draft.h"
#include "app/table/babylon/entry.h"
#include "app/table/babylon/turn_input.h"

#include <wx/bmpbuttn.h>
#include <wx/button.h>
#include <wx/scrolwin.h>

class wxStaticText;

namespace clerk::desktop::babylon {

using namespace table::babylon;

/// The round token: which one was revealed, and what it does. All of them are offered until one is entered; then that
/// one alone is shown, until it is asked for the others.
/// As high with one token as with all of them. Its buttons: "token-…", and "token-chosen", which offers them all again.
class TokenPanel : public LazyPanel {
public:
    TokenPanel(wxWindow* parent, int width);

    /// None: not entered yet. It may be entered at any time of its round.
    void show(std::optional<game::Effect> effect, bool used);
    void focus(); ///< on the choice of one

    std::function<void(game::Effect)> on_choose;

private:
    void make() override;
    void lay_out();
    wxBitmapButton* make_chosen();
    void offer(bool all);
    void explain(std::optional<game::Effect> effect);
    wxString words(std::optional<game::Effect> effect) const;

    int width_;
    std::optional<game::Effect> effect_;
    bool used_ = false; ///< in this turn
    wxStaticText* name_;
    Segments* choice_;
    wxBitmapButton* chosen_;
    wxStaticText* explained_;
};

/// The left of the window: whatever the player at turn needs next, and nothing else. What is to be done stands on top,
/// what decides or ends at the bottom; what is between them scrolls.
class EntryPanel : public wxPanel {
public:
    using Act = std::function<void(const Intent&)>;
    EntryPanel(wxWindow* parent, Act act);

    void show(const Position& position, const Entry& entry, const EntryView& view);
    wxButton* main_button() { return end_storing_->IsShown() ? end_storing_->part() : end_->part(); }

    TokenPanel& token() { return *token_; }
    QuarryCanvas& quarry() { return *quarry_; }

private:
    template <class Value> auto on(Outcome (*input)(const Position&, Entry, Value)) {
        return [this, input](const Value& value) {
            act_([input, value](const Position& position, Entry entry) {
                return input(position, std::move(entry), value);
            });
        };
    }
    Segments* make_kinds(wxWindow* parent);
    wxButton* make_button(wxWindow* parent, const wxString& words, const char* name, Intent intent, int room);
    Later<wxButton>* make_later(const wxString& words, const char* name, const Intent& intent, int room);
    void listen();
    wxSizer* parts();
    wxSizer* buttons();
    void lay_out();
    void show_doubt(int times_entered);

    Act act_;
    wxStaticText* next_; ///< what is to be done next
    wxScrolledWindow* middle_;
    wxStaticText* doubt_; ///< whether a face can have been entered so often
    TokenPanel* token_;
    QuarryCanvas* quarry_;
    FacePanel* face_;
    KnownFacesPanel* known_;
    Later<wxButton>* take_;
    SlotPanel* slot_;
    PlacingPanel* placing_;
    wxStaticText* kinds_title_;
    Later<Segments>* kinds_;
    Later<wxButton>* end_;
    Later<wxButton>* end_storing_;
    Later<wxButton>* end_discarding_;
};

}

// What the panels of Rajas of the Ganges are made of: dice, tracks, rewards.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/rajas/pieces.h"
#include "app/table/rajas/entry.h"
#include "app/table/rajas/typed_parts.h"

#include <functional>
#include <string>

#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/window.h>

namespace clerk::desktop::rajas {

using namespace table::rajas;

/// How a panel hands on what is clicked.
using Act = std::function<void(const Intent&)>;

/// Dice in a row, each large enough for a finger.
class DiceRow : public wxWindow {
public:
    /// So many in a row.
    DiceRow(wxWindow* parent, const wxString& name, const wxString& spoken, int columns);

    /// Which are chosen and which are proposed instead; both may be shorter.
    void show(game::Dice dice, std::vector<bool> chosen, std::vector<bool> proposed = {});

    std::function<void(std::size_t index)> on_choose;

    wxPoint centre(std::size_t index) const;

private:
    Area area(std::size_t index) const;
    void click(wxPoint point);
    void paint(PaintDC& dc);

    int columns_;
    game::Dice dice_;
    std::vector<bool> chosen_, proposed_;
};

/// The stretch of a track round a marker, space by space, large enough for a finger: a click says where the marker
/// stands then.
class TrackPad : public wxWindow {
public:
    TrackPad(wxWindow* parent, Track track, const wxString& name);

    struct Look {
        int stands = 0;             ///< where the marker stands
        std::optional<int> to = {}; ///< where it is to stand
        std::vector<BonusSpace> bonuses = {};
        wxColour colour = {}; ///< of the marker
        friend bool operator==(const Look&, const Look&) = default;
    };
    void show(Look look);

    std::function<void(int space)> on_choose;

    wxPoint centre(int space) const; ///< requires that it is shown
    bool shows(int space) const;

private:
    int first() const; ///< space
    Area area(int index) const;
    std::optional<int> space_at(wxPoint point) const;
    void paint(PaintDC& dc);
    void draw_space(wxGraphicsContext& gc, int space, const Area& area) const;

    Track track_;
    Look look_;
    std::optional<int> under_; ///< the pointer
};

/// A reward as it is entered: a click adds one thing, a click on what it gives takes it off.
/// Its controls: "gift-fame", "gift-die-blue", …, the lists "gift-more", "gift-each" and "gift-chamber", "given-0", …,
/// and "gift-typed", where it is typed as a line.
class RewardPad : public wxPanel {
public:
    RewardPad(wxWindow* parent, GiftsOf where, int width = 560);

    void show(const game::Reward& reward);

    std::function<void(const game::Reward&)> on_reward;

private:
    wxSizer* make_buttons();
    wxWindow* make_field();
    void show_typed();
    void add_list(wxSizer& row, const wxString& title, const wxString& name, const std::vector<const char*>& parts);
    void take(const game::Reward& next); ///< what was clicked on may go with it

    std::vector<Gift> gifts_;
    game::Reward reward_;
    wxSizer* given_;
    wxStaticText* nothing_;
    wxTextCtrl* typed_;
};

}

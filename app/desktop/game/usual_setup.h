// The set-up as most games have it.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/game/editor.h"
#include "app/desktop/game/explained_choices.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/cards.h"
#include "app/desktop/widgets/labels.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/combobox.h>

namespace clerk::desktop {

// Who plays, in turn order: how many, their names, and the sign that each is known by.

/// A player as the panel shows them; the sign is one of those offered, by its place.
struct Seated {
    std::string name;
    int sign = 0;
};

/// People who are known and have no seat stand below the seats: a click seats one of them. Its controls: "players-2" …,
/// "name-1" …, "known-1" … where a name looks like a known one, "person-1" …, "draw-first", and the signs by their own
/// names.
class SeatsPanel : public wxPanel {
public:
    struct Range {
        std::size_t fewest, most;
    };
    using Signs = std::function<std::vector<Segment>(const wxWindow& window, std::size_t player)>;

    /// Names are offered, the likeliest first. `may_change`: how many play.
    SeatsPanel(wxWindow* parent, Range players, bool may_change, const std::vector<std::string>& names,
               const Signs& signs);

    void show(const std::vector<Seated>& players);

    std::function<void(std::size_t players)> on_count;
    std::function<void(std::size_t player, const std::string& name)> on_name;
    std::function<void(std::size_t player, int sign)> on_sign;
    std::function<void(std::size_t player)> on_first; ///< drawn by lot: that one is to begin

private:
    struct Row {
        wxPanel* panel;
        wxComboBox* name;
        Segments* sign;
        wxWindow* known; ///< that somebody is known by such a name
        wxButton* take;  ///< that name
    };
    Segments* make_count();
    Row make_row(std::size_t player, std::vector<Segment> signs);
    wxComboBox* make_name(wxWindow* parent, std::size_t player);
    wxButton* make_take(wxWindow* parent, std::size_t player);
    void enter(std::size_t player);
    void take_known(std::size_t player);
    std::string known(std::size_t player) const;
    bool show_known();
    void make_people();
    void show_people();
    void seat(const std::string& name);
    void draw_first();

    Range range_;
    bool may_change_;
    std::vector<std::string> names_;
    Segments* count_;
    std::vector<Row> rows_;
    std::vector<wxButton*> people_;
    wxButton* draw_;
    wxStaticText* first_; ///< who was drawn
};

// The set-up as most games have it: who plays, then how much is entered, what this game alone asks for, and below them
// the rulings, folded to a line.

/// A sign for each colour of markers, then one for none: "marker-1-red", …, "marker-1-none".
template <class Markers, class Name, class Draw>
std::vector<Segment> marker_signs(const wxWindow& window, std::size_t player, const Markers& markers, Name name,
                                  Draw draw) {
    using Marker = typename Markers::value_type;
    std::vector<Segment> segments;
    const auto add = [&](std::string_view word, const wxString& words, std::optional<Marker> marker) {
        const wxBitmap sign = picture(window, window.FromDIP(20),
                                      [&](wxGraphicsContext& gc, const Area& area) { draw(gc, marker, area); });
        segments.push_back({"marker-" + std::to_string(player + 1) + "-" + std::string(word), words, sign});
    };
    for (const Marker marker : markers) add(id(marker), name(marker), marker);
    add("none", _("no colour"), std::nullopt);
    return segments;
}
template <class Markers>
int sign_of_marker(const Markers& markers, std::optional<typename Markers::value_type> marker) {
    return static_cast<int>(marker ? static_cast<std::size_t>(*marker) : markers.size());
}
template <class Markers> std::optional<typename Markers::value_type> marker_of_sign(const Markers& markers, int sign) {
    const auto place = static_cast<std::size_t>(sign);
    return place < markers.size() ? std::optional(markers[place]) : std::nullopt;
}

/// What a game brings.
template <class Own> struct SetupParts {
    using Player = typename decltype(Own::players)::value_type;

    SeatsPanel::Range players;
    SeatsPanel::Signs signs;
    int (*sign_of)(const Player& player);
    Own (*with_sign)(Own game, std::size_t player, int sign);
    Own (*with_players)(Own game, std::size_t players, const std::vector<std::string>& names);
    Own (*with_depth)(Own game, Depth depth);
    wxString (*fault)(const Own& game); ///< why it cannot begin; empty: it can
    RulingsTable<decltype(Own::rulings)> rulings;
};

/// One that asks for more adds it when it is made, and then shows all.
template <class Own> class UsualSetup : public Setup {
public:
    UsualSetup(wxWindow* parent, Own game, std::vector<std::string> names, Playing playing, SetupParts<Own> parts)
        : Setup(parent), game_(std::move(game)), names_(std::move(names)), parts_(std::move(parts)) {
        use_ground_colours(*this);
        auto* rows = new wxBoxSizer(wxVERTICAL);
        rows->Add(make_seats(playing), 0, wxEXPAND);
        if (playing == Playing::no) rows->Add(make_depths(), 0, wxEXPAND | wxBOTTOM, FromDIP(edge_gap));
        own_->SetMinSize(wide(*this, column_width), -1);
        rows->Add(own_, 0, wxEXPAND);
        rows->Add(below_, 0, wxEXPAND);
        make_rulings();
        SetSizer(rows);
    }

    Game game() const override { return game_; }
    wxString fault() const override { return parts_.fault(game_); }
    void add_below(wxWindow* part) override { below_->Add(part, 0, wxEXPAND | wxTOP, FromDIP(near_gap)); }

protected:
    static constexpr int column_width = 420;

    const Own& agreed() const { return game_; }
    void add(wxWindow* part) {
        own_->Add(part, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
        part->MoveBeforeInTabOrder(rulings_card_);
    }
    void leave_out(const std::string& ruling, bool out) { rulings_->leave_out(ruling, out); }

    void change(Own next) {
        game_ = std::move(next);
        show();
        if (on_change) on_change();
    }

    void show() {
        std::vector<Seated> seated;
        for (const auto& player : game_.players) seated.push_back({player.name, parts_.sign_of(player)});
        seats_->show(seated);
        show_own();
        rulings_->show(game_.rulings);
        rulings_card_->say(rulings_->in_words());
        if (GetParent()) GetParent()->Layout();
    }
    virtual void show_own() {}

private:
    wxWindow* make_seats(Playing playing) {
        seats_ = new SeatsPanel(this, parts_.players, playing == Playing::no, names_, parts_.signs);
        seats_->on_count = [this](std::size_t count) { change(parts_.with_players(game_, count, names_)); };
        seats_->on_sign = [this](std::size_t player, int sign) { change(parts_.with_sign(game_, player, sign)); };
        seats_->on_first = [this](std::size_t player) { change(beginning_with(game_, player)); };
        seats_->on_name = [this](std::size_t player, const std::string& name) {
            Own next = game_;
            next.players.at(player).name = name;
            change(std::move(next));
        };
        return seats_;
    }

    /// The order of the turns goes round as before, from that player on; what is entered for each goes along.
    static Own beginning_with(Own game, std::size_t player) {
        const auto turn = [player](auto& seats) {
            if (player < seats.size())
                std::rotate(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(player), seats.end());
        };
        turn(game.players);
        if constexpr (requires { game.dice.begin(); }) turn(game.dice);
        return game;
    }

    wxWindow* make_depths() {
        auto* depths = new DepthPanel(this, game_.depth);
        depths->on_depth = [this](Depth depth) { change(parts_.with_depth(game_, depth)); };
        return depths;
    }

    void make_rulings() {
        rulings_card_ = new FoldedCard(this, _("Rulings"), "open-rulings");
        rulings_ = new RulingsPanel<decltype(Own::rulings)>(rulings_card_, column_width, parts_.rulings);
        rulings_->on_change = [this](const auto& rulings) {
            Own next = game_;
            next.rulings = rulings;
            change(std::move(next));
        };
        rulings_card_->put(rulings_);
        add_below(rulings_card_);
    }

    Own game_;
    std::vector<std::string> names_;
    SetupParts<Own> parts_;
    wxSizer* own_ = new wxBoxSizer(wxVERTICAL);   ///< what this game alone asks for
    wxSizer* below_ = new wxBoxSizer(wxVERTICAL); ///< folded to a line each
    SeatsPanel* seats_ = nullptr;
    FoldedCard* rulings_card_ = nullptr;
    RulingsPanel<decltype(Own::rulings)>* rulings_ = nullptr;
};

}

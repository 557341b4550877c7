#include "app/desktop/egizia/turn_panels.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/egizia/pieces.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/egizia/build_input.h"
#include "app/table/egizia/gain_input.h"
#include "app/table/egizia/ship_input.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_egizia.h"

#include <wx/sizer.h>
#include <wx/wrapsizer.h>

namespace clerk::desktop::egizia {

namespace {

constexpr int badge_side = 28, crew_side = 22, words_width = 300;

bool at_graves(const Entry& entry) {
    return !entry.stones.empty() && game::site(entry.stones.front().at.part) == game::Site::graves;
}

}

BuilderPanel::BuilderPanel(wxWindow* parent, const game::Game& game, Act act, LookAt look_at)
    : wxPanel(parent), act_(std::move(act)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    SetSizer(new wxBoxSizer(wxVERTICAL));
    make_builders(game, std::move(look_at));
    words_ = label(this, wxEmptyString);
    words_->SetFont(words_->GetFont().Bold());
    GetSizer()->Add(words_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    make_figures();
    last_ = make_toggle(this, "last-of-row", _("The last stone of its row (T)"), toggle_last);
    market_points_ = make_toggle(this, "market-points", _("The grain market gives 2 points (G)"), toggle_market_points);
    for (wxToggleButton* toggle : {last_, market_points_}) GetSizer()->Add(toggle, 0, wxTOP, FromDIP(near_gap));
    make_full();
}

void BuilderPanel::make_builders(const game::Game& game, LookAt look_at) {
    std::vector<Segment> segments;
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        const game::Player& player = game.players[i];
        segments.push_back({"builder-" + std::to_string(i + 1), name_line(player.name),
                            picture(*this, FromDIP(badge_side), [&](wxGraphicsContext& gc, const Area& area) {
                                draw_piece(gc, player, static_cast<int>(i), area);
                            })});
    }
    builders_ = new Segments(this, std::move(segments));
    builders_->on_choose = [look_at = std::move(look_at)](int player) { look_at(player); };
    GetSizer()->Add(builders_, 0, wxTOP, FromDIP(near_gap));
}

wxToggleButton* BuilderPanel::make_toggle(wxWindow* parent, const std::string& name, const wxString& words,
                                          const Intent& intent) {
    auto* toggle = new wxToggleButton(parent, wxID_ANY, words, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    toggle->SetName(text(name));
    fit_to_finger(*toggle);
    toggle->Bind(wxEVT_TOGGLEBUTTON, [this, intent](wxCommandEvent&) { act_(intent); });
    return toggle;
}

void BuilderPanel::make_figures() {
    figures_ = new wxPanel(this);
    figures_->SetBackgroundColour(GetBackgroundColour());
    auto* grid = new wxFlexGridSizer(5, FromDIP(wxSize(0, 0)));
    for (int number : {1, 2, 3, 4, 5, 6, 7, 8, 9, 0}) {
        wxButton* button =
            named_button(figures_, figure(number), "figure-" + text(std::to_string(number)), [this, number] {
                act_([number](const Position& position, Entry entry) {
                    return type_figure(position, std::move(entry), number);
                });
            });
        fit_height_to_finger(*button, wide(*this, 56));
        grid->Add(button);
    }
    figures_->SetSizer(grid);
    GetSizer()->Add(figures_, 0, wxTOP, FromDIP(near_gap));
}

void BuilderPanel::make_full() {
    full_ = new wxPanel(this);
    full_->SetBackgroundColour(GetBackgroundColour());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    auto* crews = new wxBoxSizer(wxHORIZONTAL);
    for (const game::Crew crew : game::crews) {
        const Intent intent = [crew](const Position& position, Entry entry) {
            return crew == game::Crew::joker ? toggle_joker(position, std::move(entry))
                                             : choose_crew(position, std::move(entry), crew);
        };
        wxToggleButton* toggle = make_toggle(full_, "crew-" + std::string(id(crew)), "99", intent);
        toggle->SetBitmap(picture(*this, FromDIP(crew_side),
                                  [crew](wxGraphicsContext& gc, const Area& area) { draw_crew(gc, crew, area); }));
        toggle->SetToolTip(i18n::egizia::name(crew));
        fit_to_finger(*toggle);
        crews->Add(toggle, 0, wxRIGHT, FromDIP(2));
        crews_.push_back(toggle);
    }
    rows->Add(crews);
    market_ = new wxPanel(full_);
    market_->SetBackgroundColour(GetBackgroundColour());
    auto* markets = new wxBoxSizer(wxHORIZONTAL);
    for (const auto& [market, words] : {std::pair{game::Market::stone, _("Stone market (S)")},
                                        std::pair{game::Market::grain, _("Grain market (G)")}}) {
        markets_.push_back(make_toggle(market_, "market-" + std::string(id(market)), words,
                                       [market = market](const Position& position, Entry entry) {
                                           return choose_market(position, std::move(entry), market);
                                       }));
        markets->Add(markets_.back(), 0, wxRIGHT, FromDIP(2));
    }
    market_->SetSizer(markets);
    rows->Add(market_, 0, wxTOP, FromDIP(near_gap));
    plus_ = make_toggle(full_, "strength-by-card", wxEmptyString, add_strength);
    rows->Add(plus_, 0, wxTOP, FromDIP(near_gap));
    full_->SetSizer(rows);
    GetSizer()->Add(full_, 0, wxTOP, FromDIP(near_gap));
}

void BuilderPanel::show(const Position& position, const Entry& entry) {
    builders_->choose(position.player);
    const wxString words = build_in_words(position, entry);
    words_->Show(!words.empty());
    if (!words.empty()) words_->SetLabelText(broken(*words_, words, words_width));
    figures_->Show(entry.typing == Typing::value);
    last_->Show(asks_for_last(position, entry));
    if (last_->IsShown()) show_chosen(*last_, entry.stones.back().last);
    market_points_->Show(!position.full() && at_graves(entry));
    show_chosen(*market_points_, entry.market_points > 0);
    full_->Show(position.full() && position.stage == Stage::builds);
    if (full_->IsShown()) show_full(position, entry);
    Layout();
}

void BuilderPanel::show_full(const Position& position, const Entry& entry) {
    const game::Seat& seat = position.ready->seat(position.player);
    const game::Build build = builds(entry) ? build_of(position, entry) : game::Build{};
    const auto& used = position.ready->round->used.at(static_cast<std::size_t>(position.player));
    for (const game::Crew crew : game::crews) {
        wxToggleButton& toggle = *crews_[static_cast<std::size_t>(crew)];
        toggle.SetLabel(figure(seat.strength[crew]));
        const bool free = std::ranges::find(used, crew) == used.end();
        toggle.SetForegroundColour(free ? palette().text : palette().quiet);
        show_chosen(toggle, crew == game::Crew::joker ? build.joker : build.crew == crew);
    }
    market_->Show(at_graves(entry));
    for (const game::Market market : game::markets)
        show_chosen(*markets_[static_cast<std::size_t>(market)], entry.market == market);
    plus_->SetLabel(i18n::fill(_("Strength by cards: {1}"), {figure(entry.plus)}));
    fit_to_finger(*plus_);
    plus_->Show(builds(entry));
    show_chosen(*plus_, entry.plus > 0);
}

namespace {

/// What a player has, in two lines.
wxString state_in_words(const game::Seat& seat) {
    const auto& crews = seat.strength;
    return i18n::fill(_("Strength {1}, {2}, {3} and {4}; {5} stones, quarry {6}"),
                      {figure(crews[game::Crew::blue]), figure(crews[game::Crew::black]),
                       figure(crews[game::Crew::yellow]), figure(crews[game::Crew::joker]), figure(seat.stones),
                       figure(seat.quarry)}) +
           "\n" +
           i18n::fill(_("Fields {1}, {2}, {3}; markets: stone {4}, grain {5}; sphinx {6}"),
                      {figure(seat.fields[game::Field::green]), figure(seat.fields[game::Field::yellow]),
                       figure(seat.fields[game::Field::brown]), figure(seat.market[game::Market::stone]),
                       figure(seat.market[game::Market::grain]), figure(seat.sphinx)});
}

}

ShipPanel::ShipPanel(wxWindow* parent, const game::Game& game, Act act) : wxPanel(parent), act_(std::move(act)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    SetSizer(new wxBoxSizer(wxVERTICAL));
    words_ = label(this, wxEmptyString);
    words_->SetFont(words_->GetFont().Bold());
    GetSizer()->Add(words_, 0, wxEXPAND);
    make_effects();
    make_gain(game);
    auto* ways = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    ways_ = add_group(ways);
    pass_ = make_toggle(ways_, *ways, "pass", _("Pass (P)"), pass);
    use_ = make_toggle(ways_, *ways, "use-card", _("Use a card (E)"), use_card);
    by_card_ = make_toggle(ways_, *ways, "by-card", wxEmptyString, toggle_by_card);
    fit_words(*by_card_, _("A card allows a taken space, or one upstream"), words_width);
    make_spaces();
    state_ = label(this, wxEmptyString, Type::quiet);
    GetSizer()->Add(state_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
}

wxPanel* ShipPanel::add_group(wxSizer* content) {
    auto* group = new wxPanel(this);
    group->SetBackgroundColour(GetBackgroundColour());
    group->SetSizer(content);
    GetSizer()->Add(group, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    return group;
}

wxToggleButton* ShipPanel::make_toggle(wxWindow* parent, wxSizer& row, const std::string& name, const wxString& words,
                                       const Intent& intent) {
    auto* toggle = new wxToggleButton(parent, wxID_ANY, words, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    toggle->SetName(text(name));
    fit_to_finger(*toggle);
    toggle->Bind(wxEVT_TOGGLEBUTTON, [this, intent](wxCommandEvent&) { act_(intent); });
    row.Add(toggle, 0, wxRIGHT | wxBOTTOM, FromDIP(2));
    return toggle;
}

void ShipPanel::make_effects() {
    auto* crews = new wxBoxSizer(wxHORIZONTAL);
    raise_ = add_group(crews);
    for (const game::Crew crew : game::crews) {
        wxToggleButton* toggle = make_toggle(
            raise_, *crews, "raised-" + std::string(id(crew)), "+1",
            [crew](const Position& position, Entry entry) { return toggle_raise(position, std::move(entry), crew); });
        toggle->SetBitmap(picture(*this, FromDIP(crew_side),
                                  [crew](wxGraphicsContext& gc, const Area& area) { draw_crew(gc, crew, area); }));
        toggle->SetToolTip(i18n::egizia::name(crew));
        fit_to_finger(*toggle);
        raised_.push_back(toggle);
    }
    auto* ring = new wxBoxSizer(wxHORIZONTAL);
    ring_row_ = add_group(ring);
    ring->Add(label(ring_row_, _("Water ring:"), Type::quiet), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    std::vector<Segment> places;
    for (int place = game::lowest_ring; place <= game::highest_ring; ++place)
        places.push_back({"ring-" + std::to_string(place), figure(place)});
    ring_ = new Segments(ring_row_, std::move(places));
    ring_->on_choose = [this](int index) {
        act_([ring = index + game::lowest_ring](const Position& position, Entry entry) {
            return choose_ring(position, std::move(entry), ring);
        });
    };
    ring->Add(ring_);
}

void ShipPanel::make_spaces() {
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    spaces_row_ = add_group(row);
    row->Add(label(spaces_row_, _("Space of a site:"), Type::quiet), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT,
             FromDIP(near_gap));
    std::vector<Segment> spaces;
    for (int space = 1; space <= game::site_spaces; ++space)
        spaces.push_back({"space-" + std::to_string(space), figure(space)});
    spaces_ = new Segments(spaces_row_, std::move(spaces));
    const auto choose = [this](int index) {
        act_([space = index + 1](const Position& position, Entry entry) {
            return choose_space_of_site(position, std::move(entry), space);
        });
    };
    spaces_->on_choose = choose;
    spaces_->on_release = choose;
    row->Add(spaces_);
}

void ShipPanel::make_gain(const game::Game& game) {
    auto* rows = new wxBoxSizer(wxVERTICAL);
    gain_ = add_group(rows);
    if (!game.board.cards.empty()) {
        wxArrayString names;
        names.Add(_("Which card of your list?"));
        for (const auto& [name, gain] : game.board.cards) names.Add(text(name));
        cards_ = new wxChoice(gain_, wxID_ANY, wxDefaultPosition, wxDefaultSize, names);
        cards_->SetName("card");
        cards_->SetSelection(0);
        fit_height_to_finger(*cards_);
        set_accessible_name(*cards_, _("Which card of your list?"));
        cards_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
            if (event.GetSelection() == 0) return;
            act_([name = utf8(event.GetString())](const Position& position, Entry entry) {
                return choose_card(position, std::move(entry), name);
            });
        });
        rows->Add(cards_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    }
    auto* buttons = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (const Given& given : givens()) {
        wxButton* button =
            named_button(gain_, wxGetTranslation(given.words), "give-" + text(std::string(given.name)), [this, &given] {
                act_([&given](const Position& position, Entry entry) {
                    return add_given(position, std::move(entry), given);
                });
            });
        fit_to_finger(*button);
        buttons->Add(button, 0, wxRIGHT | wxBOTTOM, FromDIP(2));
    }
    given_ = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    rows->Add(given_, 0, wxEXPAND);
    rows->Add(buttons, 0, wxEXPAND);
}

/// A click takes one of it off again.
void ShipPanel::show_given(const game::Gain& gain) {
    if (gain == shown_) return;
    shown_ = gain;
    given_->Clear(true);
    const std::vector<GivenPart> parts = given_parts(gain);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        wxButton* button = named_button(gain_, i18n::fill(wxString::FromUTF8("{1} \xe2\x88\x92"), {parts[i].words}),
                                        "given-" + text(std::to_string(i)), [this, without = parts[i].without] {
                                            act_([&without](const Position& position, Entry entry) {
                                                return give(position, std::move(entry), without);
                                            });
                                        });
        button->SetToolTip(i18n::fill(_("Remove: {1}"), {parts[i].words}));
        fit_to_finger(*button);
        given_->Add(button, 0, wxRIGHT | wxBOTTOM, FromDIP(2));
    }
}

void ShipPanel::show(const Position& position, const Entry& entry) {
    const wxString words = ship_in_words(position, entry);
    words_->Show(!words.empty());
    if (!words.empty()) words_->SetLabelText(broken(*words_, words, words_width));
    const Asked what = asked(position, entry);
    raise_->Show(what.raise > 0);
    for (const game::Crew crew : game::crews)
        show_chosen(*raised_[static_cast<std::size_t>(crew)],
                    std::ranges::find(entry.raise, crew) != entry.raise.end());
    ring_row_->Show(what.ring);
    ring_->choose(entry.ring.value_or(position.state.ring) - game::lowest_ring);
    gain_->Show(what.gain);
    show_given(entry.gain);
    if (cards_) cards_->SetSelection(entry.card ? std::max(0, cards_->FindString(text(*entry.card), true)) : 0);
    const bool ships = position.stage == Stage::ships;
    pass_->Show(ships && !entry.at && !entry.uses_card);
    by_card_->Show(ships && !entry.uses_card);
    spaces_row_->Show(ships && !entry.at && !entry.uses_card);
    spaces_->choose(entry.space.value_or(0) - 1);
    show_chosen(*pass_, false);
    show_chosen(*by_card_, entry.by_card);
    show_chosen(*use_, entry.uses_card);
    state_->SetLabelText(broken(*state_, state_in_words(position.seat(position.player)), words_width));
    Layout();
}

}

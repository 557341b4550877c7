#include "app/desktop/egizia/builder_panel.h"

#include "app/desktop/egizia/pieces.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/table/egizia/build_input.h"
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

}

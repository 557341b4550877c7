#include "app/desktop/egizia/round_panels.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/egizia/pieces.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "app/table/egizia/round_input.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <wx/statbmp.h>
#include <wx/wrapsizer.h>

namespace clerk::desktop::egizia {

namespace {

constexpr int most = 999, badge_side = 20, least_name = 40, name_on_button = 200, graves_width = 190;
constexpr int panel_width = 300;

}

RoundPanel::RoundPanel(wxWindow* parent, const game::Game& game, Act act, Say say)
    : wxPanel(parent), act_(std::move(act)), say_(std::move(say)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    SetSizer(new wxBoxSizer(wxVERTICAL));
    make_rows(game);
    make_calculator();
    make_graves();
}

void RoundPanel::make_rows(const game::Game& game) {
    auto* grid = new wxFlexGridSizer(5, FromDIP(wxSize(near_gap, 2)));
    grid->AddGrowableCol(1);
    lines_ = grid;
    grid->AddSpacer(0);
    grid->AddSpacer(0);
    grid->Add(label(this, _("Feeding"), Type::quiet), 0, wxALIGN_CENTRE);
    grid->Add(label(this, _("Other"), Type::quiet), 0, wxALIGN_CENTRE);
    grid->AddSpacer(0);
    for (int player = 0; player < static_cast<int>(game.players.size()); ++player) {
        const game::Player& known = game.players[static_cast<std::size_t>(player)];
        const wxString name = name_line(known.name), number = text(std::to_string(player + 1));
        const wxBitmap badge = picture(*this, FromDIP(badge_side), [&](wxGraphicsContext& gc, const Area& area) {
            draw_piece(gc, known, player, area);
        });
        grid->Add(new wxStaticBitmap(this, wxID_ANY, badge), 0, wxALIGN_CENTRE_VERTICAL);
        wxStaticText* words = short_line(this, least_name);
        rewrite(*words, name);
        grid->Add(words, 0, wxALIGN_CENTRE_VERTICAL | wxEXPAND);
        Row row{};
        row.feeding = make_field("feeding-", player, i18n::fill(_("{1}: points lost by feeding"), {name}), 0,
                                 &game::Round::feeding);
        row.other =
            make_field("other-", player, i18n::fill(_("{1}: other points"), {name}), -most, &game::Round::other);
        grid->Add(row.feeding);
        grid->Add(row.other);
        row.swap = named_button(this, wxString::FromUTF8("\xe2\x87\x85"), "swap-" + number, [this, player] {
            act_([player](const Position& position, Entry entry) {
                return swap_with_next(position, std::move(entry), player);
            });
        });
        row.swap->SetToolTip(_("Puts this player behind the next one on the track"));
        fit_to_finger(*row.swap);
        grid->Add(row.swap);
        rows_.push_back(row);
    }
    GetSizer()->Add(grid, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
}

NumberField* RoundPanel::make_field(const char* name, int player, const wxString& spoken, int least,
                                    PointsTyped which) {
    auto* field = new NumberField(this, name + text(std::to_string(player + 1)), spoken, least, most);
    field->entered = true;
    field->SetToolTip(spoken);
    const int sign = which == &game::Round::feeding ? -1 : 1;
    field->on_number = [this, player, which, sign](std::optional<int> number) {
        act_([=](const Position& position, Entry entry) {
            return enter_points(position, std::move(entry), which, player, sign * number.value_or(0));
        });
    };
    field->on_fault = [this] { say_(_("Points are a number up to 999.")); };
    return field;
}

NumberField* RoundPanel::add_number(wxSizer& row, const wxString& words, const char* name) {
    row.Add(label(calculator_, words, Type::quiet), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(3));
    auto* field = new NumberField(calculator_, name, words, 0, most);
    field->on_fault = [] {};
    row.Add(field, 0, wxRIGHT, FromDIP(near_gap));
    return field;
}

void RoundPanel::make_calculator() {
    calculator_ = new wxPanel(this);
    calculator_->SetBackgroundColour(GetBackgroundColour());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(wrapped(calculator_, _("What feeding costs, by the grain market:"), panel_width, Type::quiet));
    std::vector<Segment> levels;
    for (int level = 1; level <= game::last_level[game::Market::grain]; ++level)
        levels.push_back({"level-" + std::to_string(level), figure(level)});
    level_ = new Segments(calculator_, std::move(levels));
    level_->choose(0);
    level_->on_choose = [this](int) { reckon(); };
    rows->Add(level_, 0, wxTOP | wxBOTTOM, FromDIP(2));
    auto* numbers = new wxBoxSizer(wxHORIZONTAL);
    need_ = add_number(*numbers, _("Need"), "need");
    grain_ = add_number(*numbers, _("Grain"), "grain");
    need_->on_number = [this](std::optional<int> number) { needed_ = number, reckon(); };
    grain_->on_number = [this](std::optional<int> number) { had_ = number, reckon(); };
    use_ = named_button(calculator_, wxEmptyString, "use-feeding", [this] {
        const int points = feeding_points(needed_.value_or(0), had_.value_or(0), level_->chosen() + 1);
        act_([player = player_, points](const Position& position, Entry entry) {
            return enter_points(position, std::move(entry), &game::Round::feeding, player, points);
        });
    });
    fit_height_to_finger(*use_);
    rows->Add(numbers);
    rows->Add(use_, 0, wxEXPAND | wxTOP, FromDIP(2));
    calculator_->SetSizer(rows);
    GetSizer()->Add(calculator_, 0, wxEXPAND | wxTOP, FromDIP(far_gap));
    reckon();
}

void RoundPanel::make_graves() {
    graves_row_ = new wxPanel(this);
    graves_row_->SetBackgroundColour(GetBackgroundColour());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(label(graves_row_, _("Open graves:"), Type::quiet), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT,
             FromDIP(near_gap));
    graves_ = new KeptText(graves_row_, "graves");
    graves_->entered = true;
    fit_height_to_finger(*graves_, wide(*this, graves_width));
    graves_->SetToolTip(_("The values of the tiles opened so far, from the Nile on: 3 1 4 2"));
    set_accessible_name(*graves_, _("The values of the tiles opened so far, from the Nile on: 3 1 4 2"));
    graves_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        act_([typed = utf8(graves_->GetValue())](const Position& position, Entry entry) {
            return enter_graves(position, std::move(entry), typed);
        });
    });
    row->Add(graves_, 1);
    graves_row_->SetSizer(row);
    GetSizer()->Add(graves_row_, 0, wxEXPAND | wxTOP, FromDIP(far_gap));
}

void RoundPanel::reckon() {
    const int points = feeding_points(needed_.value_or(0), had_.value_or(0), level_->chosen() + 1);
    const wxString name = ellipsized(*this, name_, wide(*this, name_on_button));
    use_->SetLabel(wxControl::EscapeMnemonics(i18n::fill(_("{1}: {2}"), {name, wxString::Format("%d", points)})));
    use_->SetToolTip(_("Enters this as the points that the player shown loses"));
    use_->Enable(needed_.has_value());
}

void RoundPanel::show(const Position& position, const Entry& /*entry*/) {
    const bool by_figures = !position.full();
    for (int player = 0; player < position.players(); ++player) {
        const Row& row = rows_[static_cast<std::size_t>(player)];
        const auto typed = [&](PointsTyped which, int sign) {
            const int points = sign * points_entered(position, which, player);
            return points != 0 ? std::optional(points) : std::nullopt;
        };
        row.feeding->show(typed(&game::Round::feeding, -1));
        row.other->show(typed(&game::Round::other, 1));
        row.swap->Show(may_swap(position, player));
    }
    lines_->ShowItems(by_figures);
    for (int player = 0; by_figures && player < position.players(); ++player)
        rows_[static_cast<std::size_t>(player)].swap->Show(may_swap(position, player));
    calculator_->Show(by_figures);
    player_ = position.player;
    name_ = name_line(position.known_as(player_).name);
    reckon();
    const wxString graves = text(graves_entered(position));
    const bool as_typed = graves_->is_typed() && graves_->GetValue().StartsWith(graves);
    as_typed ? graves_->keep(graves) : graves_->show(graves);
    Layout();
}

namespace {

constexpr int list_width = 140, most_points = 999;
constexpr int level_width = 36;

wxString named(const char* name, int player) { return wxString::Format("%s-%d", name, player + 1); }

wxBitmap badge(const wxWindow& window, const game::Player& player, int place) {
    return picture(window, window.FromDIP(18),
                   [&](wxGraphicsContext& gc, const Area& area) { draw_piece(gc, player, place, area); });
}

std::optional<int> or_nothing(int figure) { return figure == 0 ? std::nullopt : std::optional(figure); }

}

EndsPanel::EndsPanel(wxWindow* parent, const game::Game& game, Act act, Say say)
    : wxPanel(parent), act_(std::move(act)), say_(std::move(say)), queues_(new wxBoxSizer(wxVERTICAL)) {
    SetBackgroundColour(parent->GetBackgroundColour());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    for (int player = 0; player < static_cast<int>(game.players.size()); ++player)
        rows_.push_back(make_row(rows, game, player));
    rows->Add(queues_, 0, wxEXPAND);
    SetSizer(rows);
}

EndsPanel::Row EndsPanel::make_row(wxSizer* rows, const game::Game& game, int player) {
    const game::Player& known = game.players[static_cast<std::size_t>(player)];
    auto* heading = new wxBoxSizer(wxHORIZONTAL);
    heading->Add(new wxStaticBitmap(this, wxID_ANY, badge(*this, known, player)), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT,
                 FromDIP(near_gap));
    wxStaticText* name = short_line(this, least_name);
    rewrite(*name, name_line(known.name));
    heading->Add(name, 1, wxALIGN_CENTRE_VERTICAL);
    auto* cells = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    Row row;
    if (game.depth == Depth::final)
        row.score = make_figure(cells, "score", _("Score track"), player, EndFigure::score, -most_points);
    if (game.depth != Depth::full) {
        row.stones = make_figure(cells, "stones", _("Stones left"), player, EndFigure::stones, 0);
        row.market = make_market(cells, player);
    }
    if (game.depth == Depth::final) row.graves = make_list(cells, "graves", _("Grave tiles"), player, EndList::graves);
    row.sphinx = make_list(cells, "sphinx", _("Points of sphinx cards"), player, EndList::sphinx);
    if (row.graves) row.graves->SetToolTip(_("The values of the tiles, or = and their sum"));
    row.sphinx->SetToolTip(_("The points of each sphinx card, 0 for one that is not fulfilled"));
    rows->Add(heading, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    rows->Add(cells, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    return row;
}

void EndsPanel::add_cell(wxSizer* cells, const wxString& words, wxWindow* part) {
    auto* cell = new wxBoxSizer(wxVERTICAL);
    cell->Add(label(this, words, Type::quiet), 0, wxBOTTOM, FromDIP(2));
    cell->Add(part);
    cells->Add(cell, 0, wxRIGHT, FromDIP(far_gap));
    cell->AddSpacer(FromDIP(near_gap));
}

NumberField* EndsPanel::make_figure(wxSizer* cells, const char* name, const wxString& words, int player,
                                    EndFigure which, int least) {
    auto* field = new NumberField(this, named(name, player), words, least, most_points);
    field->entered = true;
    field->on_number = [this, player, which](std::optional<int> number) {
        say_({});
        act_([=](const Position& position, Entry entry) {
            return enter_end(position, std::move(entry), player, which, number.value_or(0));
        });
    };
    field->on_fault = [this, least] {
        say_(i18n::fill(_("A whole number from {1} to {2} is expected here."), {figure(least), figure(most_points)}));
    };
    add_cell(cells, words, field);
    return field;
}

Segments* EndsPanel::make_market(wxSizer* cells, int player) {
    std::vector<Segment> levels;
    for (int level = 1; level <= game::last_level[game::Market::stone]; ++level)
        levels.push_back({utf8(named("stone-market", player)) + "-" + std::to_string(level), figure(level)});
    auto* market = new Segments(this, std::move(levels));
    for (int level = 0; level < game::last_level[game::Market::stone]; ++level)
        fit_height_to_finger(market->button(level), wide(*this, level_width));
    market->on_choose = [this, player](int index) {
        act_([=](const Position& position, Entry entry) {
            return enter_end(position, std::move(entry), player, EndFigure::stone_market, index + 1);
        });
    };
    add_cell(cells, _("Stone market"), market);
    return market;
}

KeptText* EndsPanel::make_list(wxSizer* cells, const char* name, const wxString& words, int player, EndList list) {
    constexpr int longest = 80;
    auto* field = new KeptText(this, named(name, player));
    field->entered = true;
    field->SetMaxLength(longest);
    fit_height_to_finger(*field, wide(*this, list_width));
    set_accessible_name(*field, words);
    field->Bind(wxEVT_TEXT, [this, field, player, list](wxCommandEvent&) {
        const std::string typed = utf8(field->GetValue());
        field->SetForegroundColour(palette().illegal);
        act_([=](const Position& position, Entry entry) {
            return enter_end(position, std::move(entry), player, list, typed);
        });
    });
    add_cell(cells, words, field);
    return field;
}

void EndsPanel::show(const Position& position) {
    if (!position.game.end) return;
    for (std::size_t player = 0; player < rows_.size(); ++player) {
        const Row& row = rows_[player];
        const game::End& end = position.game.end->at(player);
        if (row.score) row.score->show(or_nothing(end.score.value_or(0)));
        if (row.stones) row.stones->show(or_nothing(end.stones));
        if (row.market) row.market->choose(end.stone_market - 1);
        if (row.graves) show_list(*row.graves, position, static_cast<int>(player), EndList::graves);
        show_list(*row.sphinx, position, static_cast<int>(player), EndList::sphinx);
    }
    show_asked(position);
    Layout();
}

void EndsPanel::show_list(KeptText& field, const Position& position, int player, EndList list) {
    const wxString entered = text(typed(position.game.end->at(static_cast<std::size_t>(player)), list));
    const bool same = says_the_same(position, player, list, utf8(field.GetValue()));
    if (!same && field.is_typed()) return field.keep(entered);
    field.show(same ? field.GetValue() : entered);
    field.SetForegroundColour(palette().text);
}

void EndsPanel::show_asked(const Position& position) {
    const Asked asked{asked_for_order(position), last_order(position)};
    if (asked == asked_) return;
    asked_ = asked;
    queues_->Clear(true);
    for (const Queue& queue : asked.spaces) {
        const int score = position.game.end->at(static_cast<std::size_t>(queue.front())).score.value_or(0);
        add_queue(position,
                  i18n::fill_figures(_("Who is in front on space {1}? Click a player to move them ahead."), {score}),
                  queue, "ahead", stand_ahead);
    }
    if (!asked.order.empty())
        add_queue(position, _("The turn order of round 5. Click who played earlier."), asked.order, "earlier",
                  play_earlier);
}

void EndsPanel::add_queue(const Position& position, const wxString& words, const Queue& queue, const char* name,
                          Outcome (*act)(const Position&, Entry, int)) {
    queues_->Add(wrapped(this, words, panel_width, Type::quiet), 0, wxBOTTOM, FromDIP(near_gap));
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    for (std::size_t place = 0; place < queue.size(); ++place) {
        const int player = queue[place];
        const game::Player& known = position.known_as(player);
        wxButton* button =
            named_button(this, i18n::fill("{1}. {2}", {figure(static_cast<int>(place) + 1), name_line(known.name)}),
                         named(name, player), [this, player, act] {
                             act_([=](const Position& now, Entry entry) { return act(now, std::move(entry), player); });
                         });
        button->SetBitmap(badge(*this, known, player));
        fit_to_finger(*button);
        row->Add(button, 0, wxRIGHT | wxBOTTOM, FromDIP(3));
    }
    queues_->Add(row, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
}

}

#include "app/desktop/egizia/round_panel.h"

#include "app/desktop/drawing/ellipsis.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/egizia/pieces.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"
#include "app/table/egizia/round_input.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <wx/statbmp.h>

namespace clerk::desktop::egizia {

namespace {

constexpr int most = 999, badge_side = 20, least_name = 40, name_on_button = 200, graves_width = 190;

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

NumberField* RoundPanel::make_field(const char* name, int player, const wxString& spoken, int least, Points which) {
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
    rows->Add(label(calculator_, _("What feeding costs, by the grain market:"), Type::quiet));
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
    use_->SetToolTip(_("Enters this as the loss of the player shown"));
    use_->Enable(needed_.has_value());
}

void RoundPanel::show(const Position& position, const Entry& /*entry*/) {
    const bool by_figures = !position.full();
    for (int player = 0; player < position.players(); ++player) {
        const Row& row = rows_[static_cast<std::size_t>(player)];
        const auto typed = [&](Points which, int sign) {
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

}

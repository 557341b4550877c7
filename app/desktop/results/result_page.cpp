#include "app/desktop/results/result_page.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/results/result_sketch.h"
#include "app/desktop/results/totals_chart.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "core/score_sheet.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include <wx/statbmp.h>

namespace clerk::desktop {

namespace {

constexpr int width = 720, name_width = 150, figure_width = 96;

/// Who takes no part in a category has none of that name.
int points(const PlayerScore& score, std::string_view category) {
    const auto own = std::ranges::find(score.categories, category, &Category::id);
    return own == score.categories.end() ? 0 : own->points();
}

}

RevealChart::RevealChart(wxWindow* parent, std::vector<PlayerScore> all, std::vector<wxBitmap> badges)
    : wxWindow(parent, wxID_ANY), all_(std::move(all)), badges_(std::move(badges)) {
    SetName("reveal");
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
}

void RevealChart::reveal_next() {
    ++revealed_;
    Refresh();
}

wxSize RevealChart::DoGetBestClientSize() const {
    return {FromDIP(width), static_cast<int>(all_.size()) * row_height() + FromDIP(2 * far_gap)};
}

RevealChart::Range RevealChart::range() const {
    Range range{0, 1};
    for (const PlayerScore& score : all_) {
        range.lowest = std::min(range.lowest, score.total());
        range.highest = std::max(range.highest, score.total());
    }
    if (begins_at_lowest())
        range.lowest -= std::max(1, (range.highest - range.lowest) / 5); // the last has a short bar, too
    return range;
}

bool RevealChart::begins_at_lowest() const {
    return categories() == 1 && std::ranges::any_of(all_, [](const PlayerScore& score) { return score.total() < 0; });
}

wxRect RevealChart::row(std::size_t who) const {
    return {FromDIP(far_gap), FromDIP(far_gap) + static_cast<int>(who) * row_height(),
            GetClientSize().x - FromDIP(2 * far_gap), row_height()};
}

wxRect RevealChart::bar_area(const wxRect& row) const {
    const int height = row.height - FromDIP(16);
    return {row.x + FromDIP(name_width), row.y + (row.height - height) / 2,
            row.width - FromDIP(name_width) - FromDIP(figure_width), height};
}

int RevealChart::length(std::size_t who) const {
    const auto [lowest, highest] = range();
    const int begin = begins_at_lowest() ? lowest : 0;
    return revealed_ == 0 ? 0 : std::abs(all_[who].total() - begin) * bar_area(row(who)).width / (highest - lowest);
}

void RevealChart::paint(PaintDC& dc) {
    dc.SetBackground(wxBrush(palette().panel));
    dc.Clear();
    for (std::size_t who = 0; who < all_.size(); ++who) draw_row(dc, who, row(who));
}

void RevealChart::draw_row(wxDC& dc, std::size_t who, const wxRect& row) const {
    const PlayerScore& score = all_[who];
    const int badge = FromDIP(26), middle = row.y + row.height / 2;
    if (who < badges_.size()) dc.DrawBitmap(badges_[who], row.x, middle - badges_[who].GetLogicalSize().y / 2, true);
    dc.SetFont(GetFont().Bold());
    dc.SetTextForeground(palette().text);
    const wxString name = ellipsized(dc, name_line(score.name), FromDIP(name_width) - badge);
    dc.DrawText(name, row.x + badge, middle - dc.GetCharHeight() / 2);
    draw_bar(dc, score, bar_area(row));
}

/// The newest category stands out; a gap parts it from the one before, so that colour is not needed to see it.
void RevealChart::draw_bar(wxDC& dc, const PlayerScore& score, const wxRect& bar) const {
    dc.SetPen(*wxTRANSPARENT_PEN);
    const auto [lowest, highest] = range();
    const int begin = begins_at_lowest() ? lowest : 0;
    int sum = 0, newest = 0;
    const auto at = [&](int total) {
        return bar.x + (std::max(total, lowest) - lowest) * bar.width / (highest - lowest);
    };
    for (int i = 0; i < revealed_; ++i) {
        newest = points(score, all_.front().categories[static_cast<std::size_t>(i)].id);
        const int before = i == 0 ? begin : sum;
        const int from = std::min(at(before), at(sum + newest)), to = std::max(at(before), at(sum + newest));
        sum += newest;
        const bool last = i + 1 == revealed_;
        dc.SetBrush(last ? palette().accent
                         : wxColour(mixed(palette().panel, palette().accent, i % 2 == 0 ? 0.5 : 0.38)));
        if (to > from + 1) dc.DrawRoundedRectangle(from, bar.y, to - from - 1, bar.height, FromDIP(3));
    }
    if (revealed_ == 0) return;
    const int x = std::max(at(sum), at(begin)) + FromDIP(8), y = bar.y + (bar.height - dc.GetCharHeight()) / 2;
    const bool alone = categories() == 1; // the newest is all there is
    const wxString total = alone ? i18n::figure_or_dash(known_total(score)) : figure(sum);
    dc.DrawText(total, x, y);
    if (alone) return;
    dc.SetTextForeground(palette().quiet);
    dc.DrawText(wxString::Format("%+d", newest), x + dc.GetTextExtent(total).x + FromDIP(8), y);
}

ResultPage::ResultPage(wxWindow* parent, ResultActions actions) : wxPanel(parent), actions_(std::move(actions)) {
    dress_as_ground(*this);
    Bind(wxEVT_CHAR_HOOK, &ResultPage::key, this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit();
        event.Skip();
    });
}

void ResultPage::reveal(Result result) {
    result_ = std::move(result);
    const ScoreView& view = result_.score;
    picture_ = nullptr;
    table_ = nullptr;
    DestroyChildren();
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, _("The game is over"), Type::title), 0, wxBOTTOM, FromDIP(near_gap));
    category_ = label(this, _("The score, category by category."), Type::heading);
    rows->Add(category_, 0, wxBOTTOM, FromDIP(far_gap));
    rows->Add(make_lit_pictures(), 1, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
    revealing_ = new RevealChart(this, i18n::everyone(view.game, view.sheet), view.badges);
    rows->Add(revealing_, 0, wxEXPAND | wxBOTTOM, FromDIP(edge_gap));
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    add_button(*buttons, _("Next (Enter)"), "reveal-next", [this] { reveal_next(); })->SetFocus();
    add_button(*buttons, _("Show everything (Esc)"), "show-all", [this] { show_result(); });
    add_button(*buttons, _("Back to the board"), "back-to-board", [this] {
        revealing_ = nullptr;
        actions_.back();
    });
    rows->Add(buttons);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, FromDIP(edge_gap));
    SetSizer(edge);
    Layout();
    actions_.revealed();
}

/// What everyone has built, as large as the page has room for beside the chart.
wxSizer* ResultPage::make_lit_pictures() {
    lit_.clear();
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (std::size_t player = 0; player < result_.pictures.size(); ++player) {
        const ScoreView& view = result_.score;
        if (!result_.pictures[player]) {
            lit_.push_back(nullptr);
            continue;
        }
        lit_.push_back(new DrawnPicture(this));
        lit_.back()->SetName(wxString::Format("built-%zu", player + 1));
        auto* of_player = new wxBoxSizer(wxVERTICAL);
        of_player->Add(lit_.back(), 1, wxEXPAND);
        auto* who = new wxBoxSizer(wxHORIZONTAL);
        if (player < view.badges.size())
            who->Add(new wxStaticBitmap(this, wxID_ANY, view.badges[player]), 0, wxRIGHT, FromDIP(near_gap));
        who->Add(label(this, name_line(view.sheet.players[player].name)));
        of_player->Add(who, 0, wxALIGN_CENTRE_HORIZONTAL | wxTOP, FromDIP(near_gap));
        row->Add(of_player, 1, wxEXPAND);
    }
    light({});
    return row;
}

/// The pieces that a category counts; empty: none.
void ResultPage::light(std::string_view category) {
    const std::vector<PlayerScore>& players = result_.score.sheet.players;
    for (std::size_t player = 0; player < lit_.size(); ++player) {
        if (!lit_[player]) continue;
        std::vector<Place> places;
        for (const Category& one : players[player].categories)
            std::ranges::copy_if(one.places, std::back_inserter(places), [&](const Place& place) {
                return one.id == category && std::ranges::find(places, place) == places.end();
            });
        lit_[player]->show(result_.lit_picture(static_cast<int>(player), places),
                           i18n::fill(_("What {1} has built"), {name_line(players[player].name)}));
    }
}

std::optional<int> ResultPage::revealed() const {
    return revealing_ ? std::optional(revealing_->revealed()) : std::nullopt;
}

void ResultPage::reveal_next() {
    const int next = revealing_->revealed();
    if (next == revealing_->categories()) return show_result();
    const Category& category = result_.score.sheet.players.front().categories[static_cast<std::size_t>(next)];
    category_->SetLabelText(i18n::category(result_.score.game, category));
    revealing_->reveal_next();
    light(category.id);
    actions_.revealed();
}

void ResultPage::key(wxKeyEvent& event) {
    if (revealing_ && event.GetKeyCode() == WXK_ESCAPE)
        CallAfter([this] { show_result(); });
    else
        event.Skip();
}

void ResultPage::show(Result result) {
    result_ = std::move(result);
    show_result();
}

void ResultPage::show_result() {
    const ScoreView& view = result_.score;
    revealing_ = nullptr;
    picture_ = nullptr;
    table_ = nullptr;
    DestroyChildren();
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(label(this, winners_in_words(i18n::everyone(view.game, view.sheet)), Type::title), 0, wxBOTTOM,
              FromDIP(near_gap));
    if (!view.sheet.tie_break.empty())
        rows->Add(label(this, i18n::tie_break(view.game, view.sheet.tie_break)), 0, wxBOTTOM, FromDIP(near_gap));
    if (!result_.milestones.empty()) {
        wxStaticText* milestones = wrapped(this, result_.milestones, wide(*this, page_text_width), Type::quiet);
        milestones->SetName("milestones");
        rows->Add(milestones, 0, wxBOTTOM, FromDIP(near_gap));
    }
    if (result_.waivers)
        rows->Add(label(this, _("The table let some breaches of the rules stand; they are kept with the game."),
                        Type::quiet));
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    auto* ranks = new wxBoxSizer(wxVERTICAL);
    add_ranks(*ranks);
    table_ = new ScorePanel(this);
    ScoreView everyone = view;
    everyone.shown = -1;
    table_->show(std::move(everyone));
    columns->Add(ranks);
    columns->Add(table_, 1, wxLEFT, FromDIP(2 * edge_gap));
    add_picture(*columns);
    rows->Add(columns, 0, wxEXPAND | wxTOP | wxBOTTOM, FromDIP(edge_gap));
    add_buttons(*rows);
    put_in_the_middle(rows);
    actions_.revealed();
}

/// Of what the winner has built.
void ResultPage::add_picture(wxSizer& columns) {
    const std::vector<PlayerScore> all = i18n::everyone(result_.score.game, result_.score.sheet);
    const std::vector<std::size_t> ranked = by_rank(all);
    const std::size_t winner = ranked.empty() ? all.size() : ranked.front();
    if (winner >= result_.pictures.size() || !result_.pictures[winner]) return;
    picture_ = new DrawnPicture(this);
    picture_->SetName("winner-picture");
    picture_->show(result_.pictures[winner], i18n::fill(_("What {1} has built"), {name_line(all[winner].name)}));
    columns.Add(picture_, 0, wxLEFT, FromDIP(2 * edge_gap));
}

/// What the buttons leave room for: a score that is too high leaves out what brings no points. The picture is as large
/// as the rest leaves room for.
void ResultPage::fit() {
    if (!table_) return;
    if (picture_) picture_->SetMinSize({0, 0});
    for (const ScoreFold fold : {ScoreFold::whole, ScoreFold::without_facts}) {
        table_->fold(fold);
        if (GetSizer()->CalcMin().y <= GetClientSize().y) break;
    }
    if (picture_) fit_picture();
    Layout();
}

void ResultPage::fit_picture() {
    const wxSize largest = FromDIP(wxSize(400, 330));
    const int room = GetClientSize().x - GetSizer()->CalcMin().x;
    const int width = std::clamp(room, 0, largest.x);
    picture_->SetMinSize({width, largest.y * width / largest.x});
}

void ResultPage::put_in_the_middle(wxSizer* rows) {
    auto* middle = new wxBoxSizer(wxVERTICAL);
    middle->AddStretchSpacer();
    middle->Add(rows, 0, wxALIGN_CENTRE_HORIZONTAL | wxALL, FromDIP(edge_gap));
    middle->AddStretchSpacer();
    SetSizer(middle);
    fit();
}

void ResultPage::add_ranks(wxSizer& rows) {
    const ScoreView& view = result_.score;
    auto* grid = new wxFlexGridSizer(4, FromDIP(wxSize(far_gap, far_gap)));
    const std::vector<PlayerScore> all = i18n::everyone(view.game, view.sheet);
    for (const std::size_t i : by_rank(all)) {
        const wxBitmap badge = i < view.badges.size() ? view.badges[i] : wxNullBitmap;
        grid->Add(label(this, figure(all[i].rank) + ".", Type::heading), 0, wxALIGN_CENTRE_VERTICAL);
        grid->Add(new wxStaticBitmap(this, wxID_ANY, badge), 0, wxALIGN_CENTRE_VERTICAL);
        grid->Add(label(this, name_line(all[i].name), Type::heading), 0, wxALIGN_CENTRE_VERTICAL);
        grid->Add(label(this, i18n::figure_or_dash(known_total(all[i])), Type::heading), 0,
                  wxALIGN_CENTRE_VERTICAL | wxALIGN_RIGHT);
    }
    rows.Add(grid);
    if (result_.totals.size() > 1) add_course(rows);
}

void ResultPage::add_course(wxSizer& rows) {
    rows.Add(new TotalsChart(this, result_.totals, result_.score.marks, i18n::points_name(result_.score.game)), 0,
             wxTOP, FromDIP(edge_gap));
    rows.Add(label(this, _("After each turn, as if the game had ended then."), Type::quiet), 0, wxTOP, FromDIP(2));
}

wxButton* ResultPage::add_button(wxSizer& row, const wxString& words, const char* name, std::function<void()> run) {
    wxButton* button = finger_button(this, words, name, std::move(run));
    row.Add(button, 0, wxRIGHT, FromDIP(near_gap));
    return button;
}

/// A second row of the last buttons of a row that is wider than the window.
void ResultPage::add_what_is_left(wxSizer& rows, wxSizer& row) {
    const int room = GetParent()->GetClientSize().x - FromDIP(2 * edge_gap);
    auto* second = new wxBoxSizer(wxHORIZONTAL);
    while (row.GetItemCount() > 1 && row.CalcMin().x > room) {
        wxWindow* last = row.GetItem(row.GetItemCount() - 1)->GetWindow();
        row.Detach(last);
        second->Insert(0, last, 0, wxRIGHT, FromDIP(near_gap));
    }
    rows.Add(second, 0, wxTOP, second->IsEmpty() ? 0 : FromDIP(near_gap));
}

void ResultPage::add_buttons(wxSizer& rows) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    add_button(*row, _("Back to the board"), "back-to-board", actions_.back)->SetFocus();
    if (!result_.totals.empty()) add_button(*row, _("Walk through"), "result-walk", actions_.walk);
    if (!result_.totals.empty() && i18n::tells_review(result_.score.game))
        add_button(*row, _("Look back"), "result-review", actions_.review);
    wxButton* share =
        menu_button(this, _("Share..."), "result-share", [this](wxWindow& button) { actions_.share(button); });
    fit_to_finger(*share);
    row->Add(share, 0, wxRIGHT, FromDIP(near_gap));
    add_button(*row, _("Export..."), "result-export", actions_.export_game);
    add_button(*row, _("Past games..."), "result-history", actions_.past_games);
    add_button(*row, _("New game..."), "result-new-game", actions_.new_game);
    rows.Add(row);
    add_what_is_left(rows, *row);
}

}

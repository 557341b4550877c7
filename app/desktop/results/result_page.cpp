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

/// A player who takes no part in a category has none of that name, and 0 points in it.
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
    use_ground_colours(*this);
    Bind(wxEVT_CHAR_HOOK, &ResultPage::key, this);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        fit();
        event.Skip();
    });
}

void ResultPage::reveal(Result result) {
    result_ = std::move(result);
    const ScoreView& view = result_.score;
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
    table_ = nullptr;
    course_.clear();
    DestroyChildren();
    auto* rows = new wxBoxSizer(wxVERTICAL);
    add_buttons(*rows);
    add_headline(*rows);
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    auto* left = new wxBoxSizer(wxVERTICAL);
    if (!add_pictures(*left)) add_ranks(*left);
    if (result_.totals.size() > 1) add_course(*left);
    table_ = new ScorePanel(this);
    ScoreView everyone = view;
    everyone.shown = -1;
    table_->show(std::move(everyone));
    columns->Add(left, 1, wxEXPAND | wxRIGHT, FromDIP(2 * edge_gap));
    columns->Add(table_);
    rows->Add(columns, 1, wxEXPAND | wxTOP, FromDIP(edge_gap));
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, FromDIP(edge_gap));
    SetSizer(edge);
    fit();
    actions_.revealed();
}

/// Who won, at display size where the window is large, and what else is to be said of it.
void ResultPage::add_headline(wxSizer& rows) {
    constexpr int large_window = 1600;
    constexpr float larger = 1.6F; // than a title: 2.56 times the text
    const ScoreView& view = result_.score;
    wxStaticText* headline = label(this, winners_in_words(i18n::everyone(view.game, view.sheet)), Type::title);
    if (ToDIP(GetParent()->GetClientSize()).x >= large_window) headline->SetFont(headline->GetFont().Scaled(larger));
    rows.Add(headline, 0, wxTOP, FromDIP(edge_gap));
    const auto add = [&](wxStaticText* line) { rows.Add(line, 0, wxTOP, FromDIP(near_gap)); };
    if (!view.sheet.tie_break.empty()) add(label(this, i18n::tie_break(view.game, view.sheet.tie_break)));
    if (!result_.milestones.empty()) {
        wxStaticText* milestones = wrapped(this, result_.milestones, wide(*this, page_text_width), Type::quiet);
        milestones->SetName("milestones");
        add(milestones);
    }
    if (result_.waivers)
        add(label(this, _("The table let some breaches of the rules stand; they are kept with the game."),
                  Type::quiet));
}

namespace {

/// Of a board that all build on there is one picture.
bool is_one_board(const std::vector<DrawSized>& pictures) {
    constexpr int width = 96, height = 72;
    std::optional<wxImage> first;
    for (const DrawSized& picture : pictures) {
        const wxImage image = drawn_image(picture, {width, height});
        if (!first) first = image;
        const std::size_t bytes =
            3UL * static_cast<std::size_t>(image.GetWidth()) * static_cast<std::size_t>(image.GetHeight());
        if (!std::equal(image.GetData(), image.GetData() + bytes, first->GetData())) return false;
    }
    return pictures.size() > 1;
}

}

/// What each has built as it stands, the winner's first, with rank, name and total: as large as the page has room for.
/// False: not everyone has built something.
bool ResultPage::add_pictures(wxSizer& rows) {
    constexpr std::size_t few = 2;
    const std::vector<PlayerScore> all = i18n::everyone(result_.score.game, result_.score.sheet);
    const auto has_picture = [this](std::size_t who) { return who < result_.pictures.size() && result_.pictures[who]; };
    std::vector<std::size_t> ranked = by_rank(all);
    if (ranked.empty() || !std::ranges::all_of(ranked, has_picture)) return false;
    const bool one = is_one_board(result_.pictures);
    if (one) {
        add_ranks(rows);
        ranked.resize(1);
    }
    const int columns = static_cast<int>(ranked.size() <= few ? ranked.size() : (ranked.size() + 1) / few);
    auto* grid = new wxGridSizer(columns, FromDIP(wxSize(edge_gap, near_gap)));
    for (const std::size_t who : ranked) {
        auto* picture = new DrawnPicture(this);
        picture->SetName(who == ranked.front() ? wxString("winner-picture") : wxString::Format("picture-%zu", who + 1));
        picture->show(result_.pictures[who], i18n::fill(_("What {1} has built"), {name_line(all[who].name)}));
        if (one) {
            grid->Add(picture, 1, wxEXPAND | wxTOP, FromDIP(near_gap));
            continue;
        }
        auto* caption = new wxBoxSizer(wxHORIZONTAL);
        caption->Add(label(this, figure(all[who].rank) + "."), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
        if (who < result_.score.badges.size())
            caption->Add(new wxStaticBitmap(this, wxID_ANY, result_.score.badges[who]), 0,
                         wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
        wxStaticText* name = label(this, name_line(all[who].name) + " " + i18n::figure_or_dash(known_total(all[who])));
        if (all[who].winner) name->SetFont(name->GetFont().Bold());
        caption->Add(name, 0, wxALIGN_CENTRE_VERTICAL);
        auto* of_player = new wxBoxSizer(wxVERTICAL);
        of_player->Add(picture, 1, wxEXPAND);
        of_player->Add(caption, 0, wxALIGN_CENTRE_HORIZONTAL | wxTOP, FromDIP(near_gap));
        grid->Add(of_player, 1, wxEXPAND);
    }
    rows.Add(grid, 1, wxEXPAND);
    return true;
}

/// A score that is too high leaves out what brings no points; where there is no room for it the course of the totals
/// goes, too.
void ResultPage::fit() {
    if (!table_) return;
    const auto fits = [this] { return GetSizer()->CalcMin().y <= GetClientSize().y; };
    for (wxWindow* part : course_) part->Show();
    for (const ScoreFold fold : {ScoreFold::whole, ScoreFold::without_facts}) {
        table_->fold(fold);
        if (fits()) break;
    }
    if (!fits())
        for (wxWindow* part : course_) part->Hide();
    Layout();
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
}

void ResultPage::add_course(wxSizer& rows) {
    auto* chart = new TotalsChart(this, result_.totals, result_.score.marks, i18n::points_name(result_.score.game));
    wxStaticText* told = label(this, _("After each turn, as if the game had ended then."), Type::quiet);
    rows.Add(chart, 0, wxEXPAND | wxTOP, FromDIP(edge_gap));
    rows.Add(told, 0, wxTOP, FromDIP(2));
    course_ = {chart, told};
}

wxButton* ResultPage::add_button(wxSizer& row, const wxString& words, const char* name, std::function<void()> run) {
    wxButton* button = large_button(this, words, name, std::move(run));
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
    dress_as_main(*add_button(*row, _("New game..."), "result-new-game", actions_.new_game));
    rows.Add(row);
    add_what_is_left(rows, *row);
}

}

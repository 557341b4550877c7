#include "app/desktop/results/review_parts.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace clerk::desktop {

namespace {

constexpr int width = 420, height = 150, badge_side = 22;

wxColour edge_of(const wxColour& colour) { return mixed(colour, palette().text, 0.6); }

}

ReviewChart::ReviewChart(wxWindow* parent) : wxWindow(parent, wxID_ANY) {
    SetName("review-chart");
    set_accessible_name(*this, _("Points left on the table, turn by turn"));
    paint_with(*this, [this](PaintDC& dc) { paint(dc); });
    for (const auto& moved : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK, wxEVT_MOTION})
        Bind(moved, [this](wxMouseEvent& event) {
            point_at(event.GetPosition(), event.LeftIsDown());
            event.Skip();
        });
}

void ReviewChart::show(std::size_t turns, std::vector<ComparedTurn> compared, std::vector<PlayerMark> marks) {
    turns_ = turns;
    compared_ = std::move(compared);
    marks_ = std::move(marks);
    Refresh();
}

void ReviewChart::stand_at(std::optional<std::size_t> turn) {
    if (std::exchange(stands_at_, turn) != turn) Refresh();
}

const ComparedTurn* ReviewChart::compared_at(std::size_t turn) const {
    const auto found = std::ranges::find(compared_, static_cast<int>(turn), &ComparedTurn::turn);
    return found == compared_.end() ? nullptr : &*found;
}

int ReviewChart::highest() const {
    int highest = 1;
    for (const ComparedTurn& turn : compared_) highest = std::max(highest, turn.left());
    return highest;
}

/// Room is left for figures on the left, for what they count above, and for badges below.
wxRect ReviewChart::plot() const {
    const wxSize size = GetClientSize();
    const int line = GetCharHeight();
    return {FromDIP(40), FromDIP(10) + line, std::max(1, size.x - FromDIP(56)),
            std::max(1, size.y - FromDIP(16 + badge_side) - line)};
}

wxRect ReviewChart::column(std::size_t turn, int from, int to) const {
    const wxRect plot = this->plot();
    const int turns = std::max(1, static_cast<int>(turns_)), at = static_cast<int>(turn);
    const int left = plot.x + plot.width * at / turns, right = plot.x + plot.width * (at + 1) / turns;
    const int air = std::max(1, (right - left) / 6), high = highest();
    const int top = plot.GetBottom() - plot.height * to / high, bottom = plot.GetBottom() - plot.height * from / high;
    return {left + air, top, std::max(1, right - left - 2 * air), bottom - top};
}

wxPoint ReviewChart::point_of(std::size_t turn) const {
    const wxRect column = this->column(turn, 0, highest());
    return {column.x + column.width / 2, column.y + column.height / 2};
}

void ReviewChart::point_at(wxPoint point, bool pressed) {
    if (turns_ == 0) return;
    const wxRect plot = this->plot();
    const int across = std::clamp(point.x - plot.x, 0, plot.width - 1);
    const auto turn = static_cast<std::size_t>(across * static_cast<int>(turns_) / plot.width);
    const ComparedTurn* there = compared_at(turn);
    const wxString words = there ? i18n::fill_figures(_("Turn {1}: {2} left"), {there->turn + 1, there->left()})
                                 : _("Nothing to compare in this turn.");
    if (words != GetToolTipText()) SetToolTip(words);
    if (pressed && there && stands_at_ != turn) on_turn(turn);
}

wxSize ReviewChart::DoGetBestClientSize() const { return FromDIP(wxSize(width, height)); }

void ReviewChart::paint(PaintDC& dc) {
    dc.SetBackground(wxBrush(palette().panel));
    dc.Clear();
    dc.SetFont(GetFont());
    dc.SetTextForeground(palette().quiet);
    draw_axis(dc);
    draw_where_one_stands(dc);
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        draw_columns(*gc);
    }
    draw_badges(dc);
}

/// The highest column and half of it.
void ReviewChart::draw_axis(wxDC& dc) const {
    const wxRect plot = this->plot();
    dc.SetPen(mixed(palette().panel, palette().quiet, 0.3));
    int last = -1;
    for (const int points : {0, highest() / 2, highest()}) {
        if (std::exchange(last, points) == points) continue;
        const int y = plot.GetBottom() - plot.height * points / highest();
        const wxString words = i18n::fill_figures("{1}", {points});
        dc.DrawLine(plot.x, y, plot.GetRight(), y);
        dc.DrawText(words, plot.x - dc.GetTextExtent(words).x - FromDIP(6), y - dc.GetCharHeight() / 2);
    }
    dc.DrawText(_("Points left on the table"), FromDIP(6), FromDIP(2));
}

/// A turn that left nothing has a thin line of its own: it was its best.
void ReviewChart::draw_columns(wxGraphicsContext& gc) const {
    for (const ComparedTurn& turn : compared_) {
        const wxColour& colour = marks_.at(static_cast<std::size_t>(turn.player)).colour;
        wxRect there = column(static_cast<std::size_t>(turn.turn), 0, std::max(0, turn.left()));
        if (there.height < FromDIP(3)) there = {there.x, there.GetBottom() - FromDIP(2), there.width, FromDIP(3)};
        gc.SetPen(edge_of(colour));
        gc.SetBrush(colour);
        gc.DrawRoundedRectangle(there.x, there.y, there.width, there.height, turn.left() > 0 ? FromDIP(3) : 0);
    }
}

/// Badges as many as there is room for; above a column of which more is not ruled out, a question mark.
void ReviewChart::draw_badges(wxDC& dc) const {
    const int room = plot().width / std::max(1, static_cast<int>(turns_)), y = plot().GetBottom() + FromDIP(6);
    for (const ComparedTurn& turn : compared_) {
        const auto number = static_cast<std::size_t>(turn.turn);
        if (!turn.exact()) {
            const wxSize mark = dc.GetTextExtent("?");
            dc.DrawText("?", point_of(number).x - mark.x / 2,
                        std::max(plot().y, column(number, 0, std::max(0, turn.left())).y - mark.y));
        }
        const wxBitmap& sign = marks_.at(static_cast<std::size_t>(turn.player)).sign;
        if (room < sign.GetLogicalSize().x && stands_at_ != number) continue;
        dc.DrawBitmap(sign, {point_of(number).x - sign.GetLogicalSize().x / 2, y}, true);
    }
}

void ReviewChart::draw_where_one_stands(wxDC& dc) const {
    if (!stands_at_) return;
    wxRect there = column(*stands_at_, 0, highest());
    there.Inflate(FromDIP(3), 0);
    there.height += FromDIP(8 + badge_side);
    dc.SetPen(wxPen(palette().accent, FromDIP(2)));
    dc.SetBrush(palette().chosen);
    dc.DrawRoundedRectangle(there, FromDIP(4));
}

namespace {

constexpr int scroll_step = 16;

wxString with_why(const wxString& words, const wxString& why) {
    return why.empty() ? words : i18n::fill(_("{1}: {2}"), {words, why});
}

}

ReviewWords::ReviewWords(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL) {
    SetName("review-words");
    SetScrollRate(0, FromDIP(scroll_step));
    ShowScrollbars(wxSHOW_SB_NEVER, wxSHOW_SB_ALWAYS); // the lines stay as long as they are
    use_panel_colours(*this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const auto add = [&](wxWindow* part, int above) {
        rows->Add(part, 0, wxLEFT | wxRIGHT | wxEXPAND, FromDIP(far_gap));
        rows->InsertSpacer(rows->GetItemCount() - 1, FromDIP(above));
    };
    add(moments_title_ = label(this, _("The costliest moments"), Type::quiet), far_gap);
    for (std::size_t i = 0; i < usual_moments; ++i) {
        moments_.push_back(named_button(this, {}, wxString::Format("review-moment-%zu", i + 1),
                                        [this, i] { on_moment(turns_of_moments_.at(i)); }));
        add(moments_.back(), near_gap);
    }
    add(title_ = label(this, {}, Type::heading), edge_gap);
    add(brought_ = label(this, {}), near_gap);
    add(done_ = label(this, {}, Type::quiet), 0);
    add(possible_ = label(this, {}), near_gap);
    add(note_ = label(this, {}, Type::quiet), near_gap);
    brought_->SetName("review-brought");
    possible_->SetName("review-possible");
    note_->SetName("review-note");
    SetSizer(rows);
}

int ReviewWords::text_width() const { return GetClientSize().x - 2 * FromDIP(far_gap); }

void ReviewWords::write(wxStaticText& label, const wxString& words) {
    label.SetLabelText(broken(*this, words, text_width()));
    label.Show(!words.empty());
}

void ReviewWords::lay_out() {
    Layout();
    FitInside();
}

void ReviewWords::show_moments(const table::Review& review) {
    const auto told = review.moments();
    turns_of_moments_.clear();
    for (std::size_t i = 0; i < moments_.size(); ++i) {
        moments_[i]->Show(i < told.size());
        if (i >= told.size()) continue;
        turns_of_moments_.push_back(static_cast<std::size_t>(told[i].turn));
        const wxString words = i18n::fill(_("{1}: {2} left"), {review.title(told[i]), figure(told[i].left())});
        moments_[i]->SetLabelText(broken(*this, words, text_width() - FromDIP(button_air)));
        fit_to_finger(*moments_[i]);
    }
    moments_title_->SetLabelText(told.empty() ? _("No points were left on the table so far.")
                                              : _("The costliest moments"));
    lay_out();
}

void ReviewWords::show_turn(const table::Review& review, std::size_t turn) {
    const i18n::ReviewedTurn& shown = *review.at(turn);
    write(*title_, review.title(shown));
    write(*brought_, shown.what.empty() ? i18n::fill(_("This turn brought {1}"), {figure(shown.points)})
                                        : i18n::fill(_("{1} brought {2}"), {shown.what, figure(shown.points)}));
    write(*done_, review.walk().words(turn + 1));
    wxString possible =
        shown.left() > 0 ? with_why(i18n::fill(_("The best would have brought {1}"), {figure(shown.best)}), shown.why)
                         : _("Nothing would have brought more.");
    write(*possible_, possible);
    write(*note_, shown.exact() ? wxString()
                                : i18n::fill(_("Not everything was looked at: at most {1}."), {figure(shown.bound)}));
    if (best_) best_->Destroy();
    best_ = nullptr;
    steps_ = shown.left() > 0 ? shown.steps.size() : 0;
    if (steps_ > 0) {
        std::vector<Segment> segments;
        for (std::size_t i = 0; i < steps_; ++i) {
            const wxString words = i18n::fill(_("{1}. {2}"), {figure(static_cast<int>(i) + 1), shown.steps[i].words});
            segments.push_back({(wxString("review-step-") << i + 1).utf8_string(),
                                broken(*this, words, text_width() - FromDIP(2 * button_air))});
        }
        best_ = new Segments(this, std::move(segments), 1);
        best_->on_choose = [this](int step) { on_step(static_cast<std::size_t>(step) + 1); };
        GetSizer()->Insert(GetSizer()->GetItemCount() - 2, best_, 0, wxEXPAND | wxALL, FromDIP(far_gap));
        stand_after(steps_);
    }
    lay_out();
}

void ReviewWords::show_nothing() {
    for (wxStaticText* label : {title_, brought_, done_, possible_, note_}) label->Hide();
    if (best_) best_->Destroy();
    best_ = nullptr;
    steps_ = 0;
    lay_out();
}

void ReviewWords::stand_after(std::size_t steps) {
    if (best_) best_->choose(static_cast<int>(steps) - 1);
}

}

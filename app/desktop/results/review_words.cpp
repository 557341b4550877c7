#include "app/desktop/results/review_words.h"

#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"

namespace clerk::desktop {

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
    dress_as_panel(*this);
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
    moments_title_->SetLabelText(told.empty() ? _("No turn left anything so far.") : _("The costliest moments"));
    lay_out();
}

void ReviewWords::show_turn(const table::Review& review, std::size_t turn) {
    const i18n::ReviewedTurn& shown = *review.at(turn);
    write(*title_, review.title(shown));
    write(*brought_, shown.what.empty() ? i18n::fill(_("It brought {1}"), {figure(shown.points)})
                                        : i18n::fill(_("{1} brought {2}"), {shown.what, figure(shown.points)}));
    write(*done_, review.walk().words(turn + 1));
    wxString possible = shown.left() > 0
                            ? with_why(i18n::fill(_("It could have brought {1}"), {figure(shown.best)}), shown.why)
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

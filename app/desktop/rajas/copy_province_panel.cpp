#include "app/desktop/rajas/copy_province_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/named_button.h"
#include "app/desktop/widgets/picture_button.h"
#include "core/rajas/record_parts.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_rajas.h"

namespace clerk::desktop::rajas {

namespace {

constexpr int usual_columns = 4, usual_rows = 4, steps_width = 360;

}

CopyProvincePanel::CopyProvincePanel(wxWindow* parent, bool back) : PartPanel(parent), back_(back) {
    SetBackgroundColour(parent->GetBackgroundColour());
    canvas_ = new CopyProvinceCanvas(this);
    canvas_->SetName("province-copy");
    canvas_->on_click = [this](const game::Edge& pointed) { click(pointed); };
    auto* left = new wxBoxSizer(wxVERTICAL);
    left->Add(make_size(), 0, wxBOTTOM, FromDIP(near_gap));
    clicks_ =
        new Segments(this, {{"click-places", _("Places")}, {"click-exits", _("Exits")}, {"click-yields", _("Yields")}});
    for (int i = 0; i < 3; ++i) fit_height_to_finger(clicks_->button(i));
    clicks_->choose(places);
    clicks_->on_choose = [this](int) {
        chosen_.reset();
        refresh();
    };
    left->Add(clicks_, 0, wxBOTTOM, FromDIP(near_gap));
    left->Add(canvas_, 0);
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(left, 0, wxRIGHT, FromDIP(far_gap));
    columns->Add(make_yield(), 1, wxEXPAND);
    SetSizer(columns);
}

wxSpinCtrl* CopyProvincePanel::make_spin(const wxString& words, const char* name) {
    auto* spin = new wxSpinCtrl(this, wxID_ANY);
    spin->SetName(name);
    spin->SetRange(1, game::most_columns);
    set_accessible_name(*spin, words);
    spin->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) {
        const int columns = columns_->GetValue(), rows = rows_->GetValue();
        change(side_.map.empty() ? ChangedSide{plain_side(columns, rows)} : resized(side_, columns, rows));
    });
    return spin;
}

wxSizer* CopyProvincePanel::make_size() {
    columns_ = make_spin(_("Columns"), "columns");
    rows_ = make_spin(_("Rows"), "rows");
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(label(this, _("Columns")), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    row->Add(columns_, 0, wxRIGHT, FromDIP(far_gap));
    row->Add(label(this, _("Rows")), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(near_gap));
    row->Add(rows_);
    return row;
}

wxWindow* CopyProvincePanel::make_yield() {
    yield_ = new wxPanel(this);
    yield_->SetBackgroundColour(GetBackgroundColour());
    where_ = label(yield_, wxEmptyString);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(where_, 0, wxBOTTOM, FromDIP(near_gap));
    if (back_) {
        std::vector<Segment> segments{{"slot-none", _("no slot")}};
        for (const game::YieldColour colour : game::yield_colours)
            segments.push_back({"slot-" + std::string(id(colour)), i18n::rajas::name(colour)});
        slots_ = new Segments(yield_, std::move(segments));
        for (int i = 0; i <= static_cast<int>(game::yield_colours.size()); ++i) fit_height_to_finger(slots_->button(i));
        slots_->on_choose = [this](int index) {
            change_yield([index](game::Yield& yield) {
                yield.colour.reset();
                if (index > 0) yield.colour = game::yield_colours[static_cast<std::size_t>(index) - 1];
            });
        };
        rows->Add(slots_, 0, wxBOTTOM, FromDIP(near_gap));
    }
    pad_ = new RewardPad(yield_, GiftsOf::board);
    pad_->SetMinSize({wide(*this, steps_width), -1});
    pad_->on_reward = [this](const game::Reward& reward) {
        change_yield([&](game::Yield& yield) {
            yield.gain.reset();
            if (reward != game::Reward{}) yield.gain = reward;
        });
    };
    rows->Add(pad_, 0, wxEXPAND);
    wxButton* off = named_button(yield_, _("Remove it"), "take-yield-off",
                                 [this] { change_yield([](game::Yield& yield) { yield = {.at = yield.at}; }); });
    fit_to_finger(*off);
    rows->Add(off, 0, wxTOP, FromDIP(near_gap));
    yield_->SetSizer(rows);
    return yield_;
}

void CopyProvincePanel::click(const game::Edge& pointed) {
    if (side_.map.empty()) side_ = plain_side(usual_columns, usual_rows); // as it is shown
    if (clicks_->chosen() == places) return change(with_place_changed(side_, pointed.cell));
    click_rim(pointed);
}

void CopyProvincePanel::click_rim(const game::Edge& pointed) {
    const auto edge = rim_edge(side_, pointed);
    if (!edge) return on_nothing(_("Click an outer side: one with no place beyond."));
    if (clicks_->chosen() == exits) return change(with_exit_changed(side_, *edge));
    if (side_.exit_at(*edge)) return on_nothing(_("There is an exit there already."));
    chosen_ = edge;
    refresh();
}

void CopyProvincePanel::change(ChangedSide next) {
    if (!next.why_not.empty()) on_nothing(next.why_not);
    side_ = std::move(next.side);
    refresh();
    on_draft(print(side_));
}

game::Yield CopyProvincePanel::yield() const {
    const game::Yield* there = side_.yield_at(*chosen_);
    return there ? *there : game::Yield{.at = *chosen_};
}

void CopyProvincePanel::change_yield(const std::function<void(game::Yield&)>& change_one) {
    if (!chosen_) return;
    game::Yield next = yield();
    change_one(next);
    change(with_yield(side_, next));
}

void CopyProvincePanel::show(const std::string& draft) {
    side_ = game::read_side(draft, back_).value_or(game::ProvinceSide{});
    chosen_.reset();
    refresh();
}

void CopyProvincePanel::refresh() {
    const bool any = !side_.map.empty();
    columns_->SetValue(any ? static_cast<int>(side_.map.front().size()) : usual_columns);
    rows_->SetValue(any ? static_cast<int>(side_.map.size()) : usual_rows);
    canvas_->show(any ? side_ : plain_side(usual_columns, usual_rows), chosen_);
    yield_->Show(chosen_.has_value());
    if (chosen_) {
        const game::Yield now = yield();
        where_->SetLabelText(i18n::fill(_("At {1}:"), {text(write(*chosen_))}));
        if (slots_) slots_->choose(now.colour ? static_cast<int>(*now.colour) + 1 : 0);
        pad_->show(now.gain.value_or(game::Reward{}));
    }
    Layout();
}

}

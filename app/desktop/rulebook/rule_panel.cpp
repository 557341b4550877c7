#include "app/desktop/rulebook/rule_panel.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/columns_sizer.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

constexpr int narrowest_position = 220, widest_position = 400; ///< a position with its words
constexpr int drawn_position = 300;

wxString in_words(const table::RulePage& page) {
    return page.clause + '\n' + _("Not legal") + ": " + page.sentence + '\n' + page.remedy;
}

}

RulePanel::RulePanel(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL) {
    dress_as_panel(*this);
    SetName("rule");
    SetScrollRate(0, FromDIP(far_gap));
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        if (std::exchange(width_, GetClientSize().x) != GetClientSize().x) CallAfter([this] { show(page_); });
    });
}

int RulePanel::column() const {
    const int room = (GetClientSize().x - 3 * FromDIP(edge_gap)) / 2;
    return std::clamp(room, wide(*this, narrowest_position), wide(*this, widest_position));
}

void RulePanel::add(wxSizer& rows, wxWindow* part, int above) { rows.Add(part, 0, wxTOP, FromDIP(above)); }

wxSizer* RulePanel::position(const table::ShownPosition& shown, bool legal, const table::RulePage& page) {
    const int width = ToDIP(column());
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const wxString verdict = legal ? _("Legal") : _("Not legal");
    wxStaticText* head =
        label(this, wxString::FromUTF8(legal ? "\xE2\x9C\x93 " : "\xE2\x9C\x97 ") + verdict, Type::heading);
    head->SetForegroundColour(legal ? palette().legal : palette().illegal);
    rows->Add(head, 0, wxBOTTOM, FromDIP(near_gap));
    if (shown.built) {
        auto* picture = new DrawnPicture(this);
        picture->SetName(legal ? "legal-position" : "broken-position");
        const int side = std::min(column(), wide(*this, drawn_position));
        picture->SetMinSize({side, side});
        picture->show(lit_picture(shown.record, shown.player, {}, shown.marked),
                      verdict + ": " + (legal ? shown.entered : page.sentence));
        rows->Add(picture);
    }
    if (!shown.entered.empty()) add(*rows, wrapped(this, shown.entered, width, Type::quiet), near_gap);
    if (!legal) {
        add(*rows, wrapped(this, page.sentence, width), near_gap);
        add(*rows, wrapped(this, page.remedy, width), near_gap);
        add(*rows,
            wrapped(this,
                    page.waivable ? _("The table may agree to let it stand.")
                                  : _("It cannot exist on the table, so nobody can let it stand."),
                    width, Type::quiet),
            near_gap);
    }
    return rows;
}

void RulePanel::show(const table::RulePage* page) {
    const bool another = page != page_;
    page_ = page;
    SetSizer(nullptr);
    DestroyChildren();
    auto* rows = new wxBoxSizer(wxVERTICAL);
    if (page) {
        const int across = ToDIP(2 * column() + FromDIP(edge_gap));
        rows->Add(wrapped(this, page->clause, across, Type::heading));
        auto* both = new wxBoxSizer(wxHORIZONTAL);
        both->Add(position(page->legal, true, *page), 0, wxRIGHT, FromDIP(edge_gap));
        both->Add(position(page->broken, false, *page));
        rows->Add(both, 0, wxTOP, FromDIP(far_gap));
        for (const i18n::RulingTold& ruling : page->rulings) {
            add(*rows, wrapped(this, i18n::fill(_("Ruling: {1}"), {ruling.name}), across, Type::heading), edge_gap);
            add(*rows, wrapped(this, i18n::fill(_("Usually: {1}"), {ruling.usual}), across), near_gap);
            add(*rows, wrapped(this, i18n::fill(_("Or: {1}"), {ruling.otherwise}), across), near_gap);
        }
        set_accessible_name(*this, in_words(*page));
    }
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 0, wxALL, FromDIP(edge_gap));
    SetSizer(edge);
    Layout();
    FitInside();
    if (another) Scroll(0, 0);
}

}

#include "app/desktop/game/findings_panel.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "core/record.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <wx/button.h>
#include <wx/panel.h>
#include <wx/textctrl.h>
#include <wx/wupdlock.h>

namespace clerk::desktop {

namespace {

constexpr int width = 288;
constexpr std::size_t shown_at_once = 12;

/// What is answered is destroyed by its own answer: the answer runs once the click is over.
void run_later(wxWindow& window, std::function<void()> run) { window.GetParent()->CallAfter(std::move(run)); }

}

FindingsPanel::FindingsPanel(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL) {
    dress_as_ground(*this);
    SetName("findings");
    set_accessible_name(*this, _("Findings"));
    SetScrollRate(0, FromDIP(12));
    SetSizer(new wxBoxSizer(wxVERTICAL));
}

int FindingsPanel::text_width() const { return width - 2 * far_gap; }

void FindingsPanel::show(std::vector<FindingNote> findings, const std::vector<WaiverNote>& waivers,
                         const wxString& none) {
    findings_ = std::move(findings);
    say_first();
    const wxWindowUpdateLocker quiet(this);
    wxSizer& rows = *GetSizer();
    rows.Clear(true);
    const std::size_t shown = std::min(findings_.size(), shown_at_once);
    for (std::size_t i = 0; i < shown; ++i)
        rows.Add(make_card(findings_[i]), 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
    if (const int more = static_cast<int>(findings_.size() - shown); more > 0)
        add_text(this, rows,
                 wxString::Format(wxPLURAL("and %d more finding", "and %d more findings", static_cast<unsigned>(more)),
                                  more),
                 true);
    if (findings_.empty()) add_text(this, rows, none, true);
    if (!waivers.empty()) rows.Add(label(this, _("The table agreed")), 0, wxTOP, FromDIP(near_gap));
    for (const WaiverNote& waiver : waivers) {
        add_text(this, rows, waiver.where + ": " + waiver.sentence, true);
        if (!waiver.reason.empty()) add_text(this, rows, i18n::fill(_("\"{1}\""), {waiver.reason}), true);
    }
    FitInside();
    Layout();
}

/// To who hears the window: as soon as there is another first finding.
void FindingsPanel::say_first() {
    wxString words;
    if (!findings_.empty())
        for (const wxString& part : {findings_.front().where, findings_.front().sentence, findings_.front().remedy})
            if (!part.empty()) words += (words.empty() ? "" : "\n") + part;
    if (std::exchange(said_, words) != words && !words.empty()) announce(*this, words);
}

void FindingsPanel::add_text(wxWindow* parent, wxSizer& rows, const wxString& text, bool quiet) {
    rows.Add(wrapped(parent, text, text_width(), quiet ? Type::quiet : Type::body), 0, wxBOTTOM, FromDIP(3));
}

wxWindow* FindingsPanel::make_card(const FindingNote& note) {
    auto* card = new wxPanel(this);
    card->SetBackgroundColour(palette().panel);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    if (!note.where.empty()) {
        wxStaticText* where = wrapped(card, note.where, text_width());
        where->SetForegroundColour(note.wrong ? palette().illegal : palette().accent);
        rows->Add(where, 0, wxBOTTOM, FromDIP(3));
    }
    add_text(card, *rows, note.sentence, false);
    if (!note.clause.empty()) add_text(card, *rows, note.clause, true);
    if (!note.remedy.empty()) add_text(card, *rows, note.remedy, note.clause.empty());
    make_answers(card, *rows, note);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(rows, 1, wxEXPAND | wxALL, FromDIP(far_gap));
    card->SetSizer(edge);
    if (note.look) card->Bind(wxEVT_LEFT_DOWN, [look = note.look](wxMouseEvent&) { look(); });
    return card;
}

void FindingsPanel::make_answers(wxWindow* card, wxSizer& rows, const FindingNote& note) {
    auto* answers = new wxBoxSizer(wxHORIZONTAL);
    if (note.open) {
        auto* open = new wxButton(card, wxID_ANY, _("Open its turn"));
        open->SetName("open-its-turn");
        open->Bind(wxEVT_BUTTON, [card, run = note.open](wxCommandEvent&) { run_later(*card, run); });
        rows.Add(open, 0, wxTOP, FromDIP(near_gap));
    }
    if (note.take) {
        auto* take = new wxButton(card, wxID_ANY, _("Do that instead (V)"));
        take->SetName("take-advice");
        take->SetToolTip(_("Enters what is legal in place of what is not"));
        take->Bind(wxEVT_BUTTON, [card, run = note.take](wxCommandEvent&) { run_later(*card, run); });
        rows.Add(take, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    }
    if (note.correct) {
        auto* correct = new wxButton(card, wxID_ANY, _("Correct it (C)"));
        correct->SetName("correct");
        correct->SetToolTip(_("Takes it back"));
        correct->Bind(wxEVT_BUTTON, [card, run = note.correct](wxCommandEvent&) { run_later(*card, run); });
        answers->Add(correct, 0, wxRIGHT, FromDIP(near_gap));
    }
    if (note.agree) {
        auto* reason =
            new wxTextCtrl(card, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
        reason->SetName("reason");
        reason->SetHint(_("Reason, if there is one"));
        reason->SetMaxLength(limits::note);
        rows.Add(reason, 0, wxEXPAND | wxTOP, FromDIP(3));
        auto* agree = new wxButton(card, wxID_ANY, _("The table agreed (A)"));
        agree->SetName("agree");
        agree->SetToolTip(_("Lets it stand; it is kept with the game"));
        const auto answer = [card, reason, run = note.agree](wxCommandEvent&) {
            run_later(*card, [run, why = reason->GetValue()] { run(why); });
        };
        agree->Bind(wxEVT_BUTTON, answer);
        reason->Bind(wxEVT_TEXT_ENTER, answer);
        answers->Add(agree);
    }
    rows.Add(answers, 0, wxTOP, FromDIP(near_gap));
}

void FindingsPanel::correct_first() {
    for (const FindingNote& note : findings_)
        if (note.correct) return std::function(note.correct)();
}

void FindingsPanel::take_first() {
    for (const FindingNote& note : findings_)
        if (note.take) return std::function(note.take)();
}

void FindingsPanel::agree_to_first() {
    for (const FindingNote& note : findings_)
        if (note.agree) return std::function(note.agree)({});
}

}

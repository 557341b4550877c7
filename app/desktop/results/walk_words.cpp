#include "app/desktop/results/walk_words.h"

#include "app/desktop/drawing/line_breaks.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"

namespace clerk::desktop {

namespace {

constexpr int scroll_step = 16;

}

wxString in_lines(const std::vector<wxString>& lines) {
    wxString all;
    for (const wxString& line : lines) all += (all.empty() ? "" : "\n") + line;
    return all;
}

std::vector<wxString> brought_in_words(const table::Walk& walk, std::size_t after) {
    std::vector<wxString> lines;
    for (const table::Brought& brought : walk.brought(after)) lines.push_back(brought_in_words(walk, brought));
    return lines;
}

WalkWords::WalkWords(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL) {
    SetName("walk-words");
    set_accessible_name(*this, _("Turn"));
    SetScrollRate(0, FromDIP(scroll_step));
    dress_as_panel(*this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    title_ = label(this, {}, Type::heading);
    done_ = label(this, {});
    rows->Add(title_, 0, wxALL, FromDIP(far_gap));
    rows->Add(done_, 0, wxLEFT | wxRIGHT, FromDIP(far_gap));
    SetSizer(rows);
    brought_ = add(_("What the turn brought"), "walk-brought");
    findings_ = add(_("Findings"), "walk-findings");
    findings_.words->SetForegroundColour(palette().warning);
    missed_ = add(_("What was missed"), "walk-missed");
}

WalkWords::Part WalkWords::add(const wxString& title, const char* name) {
    const Part part{label(this, title, Type::quiet), label(this, {})};
    part.words->SetName(name);
    GetSizer()->Add(part.title, 0, wxLEFT | wxRIGHT | wxTOP, FromDIP(far_gap));
    GetSizer()->Add(part.words, 0, wxLEFT | wxRIGHT, FromDIP(far_gap));
    return part;
}

void WalkWords::wrap(wxStaticText& label, const wxString& words) {
    const int width = GetClientSize().x - 2 * FromDIP(far_gap);
    label.SetLabelText(broken(words, width, measured_in(label)));
}

void WalkWords::fill(const Part& part, const wxString& words) {
    wrap(*part.words, words);
    part.title->Show(!words.empty());
    part.words->Show(!words.empty());
}

void WalkWords::show(const table::Walk& walk, std::size_t after) {
    const wxString title = walk.title(after);
    wrap(*title_, title.empty() ? walk.count(after) : title);
    wrap(*done_, walk.words(after));
    fill(brought_, in_lines(brought_in_words(walk, after)));
    fill(findings_, in_lines(walk.findings(after)));
    fill(missed_, in_lines(walk.missed(after)));
    FitInside();
    Layout();
}

}

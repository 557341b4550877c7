#include "app/desktop/frame/workbench.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/error_log.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/printing.h"
#include "app/table/learning.h"
#include "db/plays/plays.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include <wx/dcclient.h>
#include <wx/sizer.h>
#include <wx/translation.h>

namespace clerk::desktop {

PageBook::PageBook(wxWindow* parent) : wxSimplebook(parent) { use_ground_colours(*this); }

bool PageBook::turn_to(wxWindow& page) {
    if (FindPage(&page) == wxNOT_FOUND) AddPage(&page, wxEmptyString);
    const bool is_another = GetCurrentPage() != &page;
    ChangeSelection(static_cast<std::size_t>(FindPage(&page)));
    page.Layout();
    return is_another;
}

void PageBook::forget_all() {
    for (const auto& [kind, page] : pages_) remove(*page);
    pages_.clear();
}

void PageBook::remove(wxWindow& page) {
    if (const int number = FindPage(&page); number != wxNOT_FOUND)
        DeletePage(static_cast<std::size_t>(number));
    else
        page.Destroy();
}

namespace {

constexpr int edge_width = 6;
constexpr int least_beside = 200; ///< that the words have beside buttons

int width_of(const std::vector<wxButton*>& buttons, int gap) {
    return std::accumulate(buttons.begin(), buttons.end(), 0,
                           [gap](int width, const wxButton* button) { return width + button->GetBestSize().x + gap; });
}

}

MessageBar::MessageBar(wxWindow* parent) : LazyPanel(parent) {
    SetName("message");
    use_panel_colours(*this);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) {
        wxPaintDC dc(this);
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(edge_);
        dc.DrawRectangle(0, 0, FromDIP(edge_width), GetClientSize().y);
    });
    on_new_width(*this, [this] { fit(); }); // it may need another height
}

void MessageBar::make() { words_ = label(this, wxEmptyString); }

void MessageBar::make_buttons(const std::vector<Choice>& choices) {
    for (const Choice& choice : choices)
        buttons_.push_back(named_button(this, choice.words,
                                        wxString::Format("message-choice-%d", static_cast<int>(buttons_.size()) + 1),
                                        [this, run = choice.run] {
                                            clear();
                                            run();
                                        }));
    buttons_.push_back(
        named_button(this, wxControl::RemoveMnemonics(_("&Close")), "message-close", [this] { clear(); }));
    renew_tab_order(*this);
}

void MessageBar::drop_buttons() {
    SetSizer(nullptr);
    for (wxButton* button : std::exchange(buttons_, {})) button->Destroy();
}

void MessageBar::tell(const wxString& message, int icon) { tell(message, icon, std::vector<Choice>()); }

void MessageBar::tell(const wxString& message, int icon, Choice choice) {
    tell(message, icon, std::vector{std::move(choice)});
}

void MessageBar::tell(const wxString& message, int icon, const std::vector<Choice>& choices) {
    clear();
    message_ = message;
    Show();
    edge_ = icon == wxICON_INFORMATION ? palette().accent : palette().attention;
    Refresh();
    make_buttons(choices);
    announce(*this, message);
    GetParent()->Layout(); // from now on it has its width
    fit();
}

/// What the words have of the width, the buttons as wide as `beside` next to them.
int MessageBar::text_room(int beside) const {
    return GetClientSize().x - FromDIP(edge_width + far_gap + near_gap) - beside;
}

/// As many in a row as there is room for.
wxSizer* MessageBar::rows_of_buttons(int room) const {
    const int gap = FromDIP(near_gap);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    wxSizer* row = nullptr;
    for (wxButton* button : buttons_) {
        if (!row || row->CalcMin().x + button->GetBestSize().x + gap > room)
            rows->Add(row = new wxBoxSizer(wxHORIZONTAL), 0, wxBOTTOM, gap);
        row->Add(button, 0, wxRIGHT, gap);
    }
    return rows;
}

/// The words in lines of the bar's width, the buttons where the bar is lower.
void MessageBar::fit() {
    if (buttons_.empty() || text_room(0) <= 0) return; // no window has its place yet when it is made
    SetSizer(nullptr);
    const int gap = FromDIP(near_gap), line = words_->GetCharHeight(), across = width_of(buttons_, gap),
              high = buttons_.front()->GetBestSize().y;
    const auto measure = measured_in(*words_);
    const auto whole_words = [&](int room) { return long_words_broken(message_, room, measure) == message_; };
    const auto height_in = [&](int room) { return static_cast<int>(lines(message_, room, measure).size()) * line; };
    const bool beside = text_room(across) >= FromDIP(least_beside) && whole_words(text_room(across)) &&
                        std::max(height_in(text_room(across)), high) <= height_in(text_room(0)) + high;
    const int room = text_room(beside ? across : 0);
    words_->SetLabelText(broken(long_words_broken(message_, room, measure), room, measure));
    auto* parts = new wxBoxSizer(beside ? wxHORIZONTAL : wxVERTICAL);
    parts->Add(words_, beside ? 1 : 0, (beside ? wxALIGN_CENTRE_VERTICAL : wxALIGN_LEFT) | wxTOP | wxBOTTOM, gap);
    parts->Add(rows_of_buttons(beside ? across : room), 0, beside ? wxTOP : 0, gap);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->AddSpacer(FromDIP(edge_width + far_gap));
    row->Add(parts, 1, wxALIGN_CENTRE_VERTICAL);
    SetSizer(row);
    InvalidateBestSize();
    if (const int needed = GetBestSize().y; needed != GetSize().y) return static_cast<void>(GetParent()->Layout());
    Layout();
}

void MessageBar::tell_error(const ErrorReport& error, std::vector<Choice> ways_out) {
    log_error(error);
    show_error(error.told, error, ways_out);
}

/// It stays after its details are copied.
void MessageBar::show_error(const wxString& words, const ErrorReport& error, const std::vector<Choice>& ways_out) {
    std::vector<Choice> choices = ways_out;
    choices.push_back({_("Copy details"), [this, error, ways_out] {
                           const wxString outcome =
                               copied_in_words(copy_details(error), _("The details are on the clipboard."));
                           show_error(error.told + " " + outcome, error, ways_out);
                       }});
    tell(words, wxICON_WARNING, choices);
}

void MessageBar::clear() {
    if (message_.empty()) return;
    message_.clear();
    if (!is_made()) return;
    const bool had_keys = IsDescendant(FindFocus());
    drop_buttons();
    Show(false);
    GetParent()->Layout();
    if (wxWindow* page = GetNextSibling(); had_keys && page) page->SetFocus();
}

/// To have stopped a work is no error.
void MessageBar::tell_current_exception() {
    try {
        throw;
    } catch (const db::Error& error) {
        if (error.reason == db::Error::Reason::stopped) return tell(sentence(error), wxICON_INFORMATION);
    } catch (...) {
    }
    tell_error(report_of_current_exception(), ways_out_());
}

bool MessageBar::act(const std::function<void()>& action) {
    clear();
    return go_on(action);
}

bool MessageBar::go_on(const std::function<void()>& action) {
    try {
        action();
        return true;
    } catch (...) {
        tell_current_exception();
        return false;
    }
}

std::string Workbench::empty_game() const {
    if (!has_game() || !table::is_fresh(desk->record())) return {};
    const std::string id = desk->record().head.id;
    return db::Plays(desk->store()).load(id).night.empty() ? id : std::string();
}

}

#include "app/desktop/club/club_page.h"

#include "app/club/club_words.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/history/import_words.h"
#include "app/history/local_time.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <wx/checkbox.h>

namespace clerk::desktop {

namespace {

constexpr int field_width = 520;

wxString right_words(const wxString& name, db::ClubRight right) {
    return i18n::fill(_("{1} (you: {2})"), {name, club::word(right)});
}

}

ClubPage::ClubPage(wxWindow* parent, ClubActions actions) : wxPanel(parent), actions_(std::move(actions)) {
    use_ground_colours(*this);
    go_back_on_escape(*this, [this] { actions_.back(); });
}

std::string ClubPage::typed(const wxTextCtrl* field) const { return field ? field->GetValue().utf8_string() : ""; }

/// It is shown anew while somebody may be typing.
void ClubPage::show(const ClubView& view) {
    const std::string password = typed(password_);
    wxWindow* focus = FindFocus();
    const wxString in_use = IsDescendant(focus) ? focus->GetName() : wxString();
    DestroyChildren();
    address_ = password_ = nullptr;
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const wxString title =
        view.club ? right_words(name_line(view.club->name), view.club->right) : _("A club's history");
    rows->Add(page_head(this, title, "club-back", [this] { actions_.back(); }).row, 0, wxBOTTOM, FromDIP(near_gap));
    rows->Add(wrapped(this,
                      _("The club's history lies on a server, and each laptop keeps in step with it. Everything works "
                        "without the server, too; what is new waits until the server is back."),
                      page_text_width, Type::quiet),
              0, wxBOTTOM, FromDIP(far_gap));
    if (view.club) {
        add_club(*rows, *view.club);
        if (view.club->right >= db::ClubRight::member) add_showing(*rows, view.shows_game);
    } else {
        add_ways_in(*rows, view);
    }
    password_ =
        add_field(*rows, _("Password, where the server asks for one; it is not kept"), "club-password", wxTE_PASSWORD);
    password_->ChangeValue(text(password));
    if (!view.told.empty()) {
        wxStaticText* told = wrapped(this, view.told, page_text_width);
        told->SetName("club-told");
        rows->Add(told, 0, wxBOTTOM, FromDIP(far_gap));
        announce(*this, view.told);
    }
    rows->AddStretchSpacer();
    rows->Add(make_buttons(view), 0, wxEXPAND | wxTOP, FromDIP(far_gap));
    set_content(*this, rows);
    Layout();
    if (wxWindow* again = in_use.empty() ? nullptr : FindWindow(in_use)) again->SetFocus();
}

void ClubPage::add_club(wxSizer& rows, const db::ClubMembership& club) {
    const wxString when = club.in_step_at.empty() ? _("not yet") : local_minute(club.in_step_at);
    const std::pair<const char*, wxString> lines[] = {
        {"club-server", i18n::fill(_("Server: {1}"), {text(club.address)})},
        {"club-photos", i18n::fill(_("Photos on the server: {1}"), {club::photo_words(club.photo_limit)})},
        {"club-in-step", i18n::fill(_("Last in step: {1}"), {when})},
        {"club-unsent", i18n::fill_figures(_("Waiting to be sent: {1}"), {club.unsent})},
        {"club-refused",
         i18n::fill_figures(_("Changed here, but you may not change them in the club: {1}"), {club.refused})}};
    for (const auto& [name, words] : lines) {
        if (std::string_view(name) == "club-refused" && club.refused == 0) continue;
        wxStaticText* line = label(this, words);
        line->SetName(name);
        rows.Add(line, 0, wxBOTTOM, FromDIP(near_gap));
    }
}

void ClubPage::add_showing(wxSizer& rows, bool shows) {
    auto* box = new wxCheckBox(this, wxID_ANY, _("Show the game that is open here on the club's scoreboards"));
    box->SetName("club-shows-game");
    box->SetValue(shows);
    box->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& event) { actions_.show_game(event.IsChecked()); });
    rows.Add(box, 0, wxTOP | wxBOTTOM, FromDIP(near_gap));
}

void ClubPage::add_ways_in(wxSizer& rows, const ClubView& view) {
    address_ = add_field(rows, _("Address of the club, such as postgresql://USER@SERVER/DATABASE or service=NAME"),
                         "club-address", 0);
    address_->SetValue(view.address);
    if (!view.preview) return;
    rows.Add(label(this, right_words(name_line(view.preview->name), view.preview->right), Type::heading), 0, wxBOTTOM,
             FromDIP(near_gap));
    rows.Add(make_counts(*view.preview), 0, wxBOTTOM, FromDIP(far_gap));
    const auto photos = club::photo_words(view.preview->photo_limit);
    rows.Add(label(this, i18n::fill(_("Photos on the server: {1}"), {photos})), 0, wxBOTTOM, FromDIP(far_gap));
}

wxWindow* ClubPage::make_counts(const db::ClubPreview& preview) {
    std::vector<FiguresRow> rows;
    for (const db::RecordKind kind : db::record_kinds) {
        const db::ClubCounts& counts = preview.of(kind);
        rows.push_back(
            {text(db::id(kind)), plural(kind), {counts.only_here, counts.only_there, counts.known, counts.different}});
    }
    return figures_panel(
        this,
        {{"here", _("Here only")}, {"there", _("There only")}, {"known", _("Known")}, {"different", _("Different")}},
        rows);
}

wxTextCtrl* ClubPage::add_field(wxSizer& rows, const wxString& words, const char* name, long style) {
    rows.Add(label(this, words, Type::quiet), 0, wxBOTTOM, FromDIP(near_gap));
    auto* field = new wxTextCtrl(this, wxID_ANY, {}, wxDefaultPosition, FromDIP(wxSize(field_width, -1)), style);
    field->SetName(name);
    set_accessible_name(*field, words);
    rows.Add(field, 0, wxBOTTOM, FromDIP(far_gap));
    return field;
}

wxSizer* ClubPage::make_buttons(const ClubView& view) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto add = [&](const wxString& words, const char* name, std::function<void()> run) {
        wxButton* button = large_button(this, words, name, std::move(run));
        row->Add(button, 0, wxRIGHT, FromDIP(near_gap));
        return button;
    };
    if (view.busy) {
        add(_("Stop"), "club-stop", [this] { actions_.stop(); });
    } else if (view.club) {
        if (view.is_put_back)
            add(_("Send everything again"), "club-send-again", [this] { actions_.send_again(typed(password_)); });
        else
            add(_("Sync now"), "club-sync", [this] { actions_.sync(typed(password_)); });
        add(_("Leaderboard"), "club-leaderboard", [this] { actions_.leaders(typed(password_)); });
        add(_("Leave the club"), "club-leave", [this] { actions_.leave(); });
    } else {
        add(_("Show what would be exchanged"), "club-look",
            [this] { actions_.look(typed(address_), typed(password_)); });
        if (view.preview) add(_("Join"), "club-join", [this] { actions_.join(typed(password_)); });
    }
    return row;
}

}

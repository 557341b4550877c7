#include "app/desktop/people/player_header.h"

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/picture_reading.h"
#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/widgets/labels.h"
#include "app/history/people.h"
#include "app/table/entries.h"
#include "core/record.h"
#include "db/people/name_form.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <cmath>

#include <wx/brush.h>
#include <wx/button.h>
#include <wx/filedlg.h>
#include <wx/image.h>

namespace clerk::desktop {

namespace {

constexpr int longest_side = 1024; ///< pixels of a picture from which the disc is cut

/// Its middle, as a disc.
wxImage disc_of(const wxImage& whole, int side) {
    const int least = std::min(whole.GetWidth(), whole.GetHeight());
    const wxRect middle((whole.GetWidth() - least) / 2, (whole.GetHeight() - least) / 2, least, least);
    wxImage disc = whole.GetSubImage(middle).Scale(side, side, wxIMAGE_QUALITY_HIGH);
    if (!disc.HasAlpha()) disc.InitAlpha();
    const double radius = side / 2.0;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            const double inside = radius - std::hypot(x + 0.5 - radius, y + 0.5 - radius) + 0.5;
            disc.SetAlpha(x, y, static_cast<unsigned char>(disc.GetAlpha(x, y) * std::clamp(inside, 0.0, 1.0)));
        }
    return disc;
}

/// The name of the file is what a history says, which may be anything.
wxImage own_picture(const db::Person& person, const std::filesystem::path& pictures) {
    const std::filesystem::path name = person.picture;
    if (person.picture.empty() || name.filename() != name) return {};
    return read_picture(pictures / name, longest_side).value_or(wxImage());
}

/// Chosen, or always the same one of six, on all of which white can be read.
wxColour colour_of(const db::Person& person) {
    static const wxColour usual[] = {{0x8a, 0x6b, 0x1f}, {0x9c, 0x38, 0x5c}, {0x3d, 0x6c, 0x37},
                                     {0x67, 0x51, 0x91}, {0x7a, 0x58, 0x38}, {0x32, 0x68, 0x8b}};
    const wxColour chosen(person.colour.empty() ? wxString() : text(person.colour));
    if (chosen.IsOk()) return chosen;
    unsigned sum = 0;
    for (const char each : person.id) sum += static_cast<unsigned char>(each);
    return usual[sum % std::size(usual)];
}

void draw_letter(wxGraphicsContext& gc, const Area& area, const db::Person& person, wxFont font) {
    const wxColour ground = colour_of(person);
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(wxBrush(ground));
    gc.DrawEllipse(area.m_x, area.m_y, area.m_width, area.m_height);
    font.SetPixelSize({0, static_cast<int>(area.m_height * 0.46)});
    gc.SetFont(font.Bold(), ground.GetLuminance() > 0.6 ? wxColour(0x33, 0x29, 0x1a) : *wxWHITE);
    const wxString letter = text(person.name).Left(1).Upper();
    double width = 0, height = 0;
    gc.GetTextExtent(letter, &width, &height);
    gc.DrawText(letter, area.m_x + (area.m_width - width) / 2, area.m_y + (area.m_height - height) / 2);
}

}

wxBitmap portrait(const wxWindow& window, const db::Person& person, const std::filesystem::path& pictures, int side) {
    const wxImage own = own_picture(person, pictures);
    if (own.IsOk()) {
        const double scale = window.GetContentScaleFactor();
        return {disc_of(own, static_cast<int>(std::lround(side * scale))), wxBITMAP_SCREEN_DEPTH, scale};
    }
    return picture(window, side,
                   [&](wxGraphicsContext& gc, const Area& area) { draw_letter(gc, area, person, window.GetFont()); });
}

namespace {

constexpr int portrait_side = 64, longest_name = 400, least_since = 150, field_width = 190;

wxButton* add_button(wxWindow* parent, wxSizer& row, const wxString& words, const char* name,
                     std::function<void()> run) {
    auto* button = new wxButton(parent, wxID_ANY, words);
    button->SetName(name);
    button->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
    row.Add(button, 0, wxALIGN_CENTRE_VERTICAL | wxLEFT, parent->FromDIP(near_gap));
    return button;
}

}

PlayerHeader::PlayerHeader(wxWindow* parent, const PlayerActions& actions) : wxPanel(parent), actions_(actions) {
    use_ground_colours(*this);
    portrait_ = new wxStaticBitmap(this, wxID_ANY, wxNullBitmap);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(portrait_, 0, wxRIGHT, FromDIP(far_gap));
    row->Add(make_names(), 1, wxALIGN_CENTRE_VERTICAL);
    row->Add(make_rating(), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(edge_gap));
    edit_ = add_button(this, *row, _("Edit"), "edit-player", [this] { open_fields(!fields_->IsShown()); });
    fields_ = new wxPanel(this);
    use_panel_colours(*fields_);
    fields_->SetSizer(make_fields());
    fields_->Hide();
    taken_ = new PromptBar(this);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(row, 0, wxEXPAND);
    rows->Add(fields_, 0, wxEXPAND | wxTOP, FromDIP(far_gap));
    rows->Add(taken_, 0, wxEXPAND | wxTOP, FromDIP(near_gap));
    SetSizer(rows);
    fields_->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() == WXK_ESCAPE)
            open_fields(false);
        else
            event.Skip();
    });
}

wxSizer* PlayerHeader::make_names() {
    name_ = label(this, wxEmptyString, Type::title);
    name_->SetName("player-name");
    nickname_ = label(this, wxEmptyString, Type::quiet);
    nickname_->SetName("player-nickname");
    since_ = short_line(this, least_since, Type::quiet);
    since_->SetName("player-since");
    auto* names = new wxBoxSizer(wxVERTICAL);
    names->Add(name_);
    names->Add(nickname_);
    names->Add(since_, 0, wxEXPAND);
    return names;
}

wxSizer* PlayerHeader::make_rating() {
    rated_in_ = label(this, wxEmptyString, Type::quiet);
    rating_ = label(this, wxEmptyString, Type::title);
    rating_->SetName("player-rating");
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(rated_in_, 0, wxALIGN_RIGHT);
    rows->Add(rating_, 0, wxALIGN_RIGHT);
    return rows;
}

KeptText* PlayerHeader::add_text(wxSizer& fields, const wxString& words, const char* name) {
    auto* text = new KeptText(fields_, name, {wide(*this, field_width), wxDefaultCoord}, wxTE_PROCESS_ENTER);
    text->SetMaxLength(limits::name);
    text->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { take_names(); });
    fields.Add(label(fields_, words), 0, wxALIGN_CENTRE_VERTICAL);
    fields.Add(text, 1, wxEXPAND);
    return text;
}

wxSizer* PlayerHeader::make_fields() {
    auto* fields = new wxFlexGridSizer(4, FromDIP(wxSize(far_gap, near_gap)));
    fields->AddGrowableCol(1);
    fields->AddGrowableCol(3);
    name_field_ = add_text(*fields, _("Name"), "name-field");
    nickname_field_ = add_text(*fields, _("Nickname"), "nickname-field");
    fields->Add(label(fields_, _("Colour")), 0, wxALIGN_CENTRE_VERTICAL);
    fields->Add(make_colour(), 0, wxALIGN_CENTRE_VERTICAL);
    fields->Add(label(fields_, _("Picture")), 0, wxALIGN_CENTRE_VERTICAL);
    fields->Add(make_picture_buttons(), 0, wxEXPAND);
    auto* edge = new wxBoxSizer(wxVERTICAL);
    edge->Add(fields, 0, wxEXPAND | wxALL, FromDIP(far_gap));
    return edge;
}

wxSizer* PlayerHeader::make_colour() {
    colour_ = new wxColourPickerCtrl(fields_, wxID_ANY);
    colour_->SetName("player-colour");
    colour_->Bind(wxEVT_COLOURPICKER_CHANGED, [this](wxColourPickerEvent& event) {
        const std::string colour = utf8(event.GetColour().GetAsString(wxC2S_HTML_SYNTAX));
        change([&] { data_->people.set_colour(person_.id, colour); });
    });
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(colour_, 0, wxALIGN_CENTRE_VERTICAL);
    no_colour_ = add_button(fields_, *row, _("No colour"), "no-colour",
                            [this] { change([this] { data_->people.set_colour(person_.id, {}); }); });
    return row;
}

wxSizer* PlayerHeader::make_picture_buttons() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* choose = add_button(fields_, *row, _("Choose..."), "choose-picture", [this] { ask_for_picture(); });
    row->GetItem(choose)->SetBorder(0);
    remove_picture_ = add_button(fields_, *row, _("Remove"), "remove-picture",
                                 [this] { change([this] { data_->people.set_picture(person_.id, {}); }); });
    row->AddStretchSpacer();
    // TRANSLATORS: a button: the player stands in no list from then on.
    add_button(fields_, *row, _("Hide"), "hide-player", [this] {
        CallAfter([this] { actions_.hide(db::Person(person_)); }); // which is somebody else's page then
    })->SetToolTip(_("Takes this player out of all lists; the games stay."));
    add_button(fields_, *row, _("Done"), "edit-done", [this] { take_names(); });
    return row;
}

void PlayerHeader::show(PlayerData& data, const db::Person& person) {
    if (person.id != person_.id) open_fields(false);
    data_ = &data;
    person_ = person;
    const wxString shown = ellipsized(*name_, text(person.name), wide(*this, longest_name));
    name_->SetLabelText(shown);
    name_->SetToolTip(text(person.name));
    nickname_->SetLabelText(ellipsized(*nickname_, text(person.nickname), wide(*this, longest_name)));
    nickname_->Show(!person.nickname.empty());
    portrait_->SetBitmap(portrait(*this, person, data.people.pictures(), FromDIP(portrait_side)));
    name_field_->show(text(person.name));
    nickname_field_->show(text(person.nickname));
    const wxColour colour(person.colour.empty() ? wxString() : text(person.colour));
    colour_->SetColour(colour.IsOk() ? colour : palette().quiet);
    no_colour_->Enable(!person.colour.empty());
    remove_picture_->Enable(!person.picture.empty());
    Layout();
}

void PlayerHeader::show_since(const wxString& first, const wxString& last) {
    since_->Show(!first.empty());
    rewrite(*since_, first == last ? i18n::fill(_("Played on {1}"), {first})
                                   : i18n::fill(_("Since {1}, last played {2}"), {first, last}));
    Layout();
}

void PlayerHeader::show_rating(const db::Rated& rated, const wxString& game) {
    rated_in_->SetLabelText(game.empty() ? _("Rating") : i18n::fill(_("Rating, {1}"), {game}));
    rating_->SetLabelText(rating_figure(rated));
    for (wxStaticText* each : {rated_in_, rating_}) each->SetToolTip(rating_explained(rated));
    Layout();
}

void PlayerHeader::open_fields(bool open) {
    if (!open) taken_->dismiss();
    if (fields_->IsShown() == open) return;
    fields_->Show(open);
    (open ? static_cast<wxWindow*>(name_field_) : edit_)->SetFocus();
    if (open) name_field_->SelectAll();
    GetParent()->FitInside();
    GetParent()->Layout();
}

void PlayerHeader::change(const std::function<void()>& change) {
    if (actions_.act(change)) CallAfter(actions_.changed);
}

void PlayerHeader::take_names() {
    const std::string name = utf8(name_field_->GetValue().Strip(wxString::both));
    if (name.empty()) return actions_.tell(_("Every player needs a name."));
    const std::vector<db::Person> all = data_->people.list();
    const auto namesake = std::ranges::find_if(all, [&](const db::Person& other) {
        return other.id != person_.id && db::name_form(other.name) == db::name_form(name);
    });
    if (name != person_.name && namesake != all.end()) return ask_about(*namesake);
    rename(name);
}

void PlayerHeader::rename(const std::string& name) {
    const std::string nickname = utf8(nickname_field_->GetValue().Strip(wxString::both));
    open_fields(false);
    if (name == person_.name && nickname == person_.nickname) return;
    change([&] {
        if (name != person_.name) data_->people.rename(person_.id, name);
        if (nickname != person_.nickname) data_->people.set_nickname(person_.id, nickname);
    });
}

/// Two people of one name would be mistaken for one another: a name that is taken is asked about.
void PlayerHeader::ask_about(const db::Person& namesake) {
    std::vector<std::string> taken;
    for (const db::Person& other : data_->people.list()) taken.push_back(other.name);
    const std::string apart = table::told_apart(namesake.name, taken);
    const auto merge = [this, other = namesake.id] {
        open_fields(false);
        change([&] { data_->people.merge(person_.id, other); });
    };
    taken_->ask(
        i18n::fill(_("Somebody is called {1} already. Is that the same person?"), {shown_name(namesake)}),
        {{_("The same: merge"), "rename-merge", merge},
         {i18n::fill(_("Another: call this one {1}"), {ellipsized(*this, text(apart), wide(*this, field_width))}),
          "rename-apart", [this, apart] { rename(apart); }},
         {_("Leave it as it is"), "rename-not", [this] { open_fields(false); }}});
    GetParent()->FitInside();
    GetParent()->Layout();
    FindWindowByName("rename-merge", taken_)->SetFocus();
}

void PlayerHeader::ask_for_picture() {
    wxFileDialog ask(this, _("Choose a picture"), {}, {}, picture_wildcard(), wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (ask.ShowModal() == wxID_OK) take_picture(utf8(ask.GetPath()));
}

void PlayerHeader::take_picture(const std::filesystem::path& file) {
    constexpr int enough = 16; // pixels: all of it is read all the same
    if (const auto picture = read_picture(file, enough); !picture) return actions_.tell(sentence(picture.error()));
    change([&] { data_->people.set_picture(person_.id, file); });
}

}

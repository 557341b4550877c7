#include "app/desktop/results/sharing.h"

#include "app/desktop/drawing/picture_file.h"
#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/results/result_card.h"
#include "app/desktop/widgets/buttons.h"
#include "app/desktop/widgets/input.h"
#include "app/desktop/widgets/labels.h"
#include "app/desktop/widgets/panes.h"
#include "app/desktop/widgets/printing.h"
#include "app/exchange/bgstats.h"
#include "app/exchange/bgstats_link.h"
#include "app/exchange/csv.h"
#include "app/exchange/files.h"
#include "app/exchange/result_text.h"
#include "app/history/local_time.h"
#include "app/history/play_words.h"
#include "core/score_sheet.h"
#include "db/plays/play_pages.h"
#include "db/plays/plays.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/filedlg.h>

namespace clerk::desktop {

namespace {

wxString category_name(const std::string& game, const std::string& id) {
    const bool known = std::ranges::find(games(), game) != games().end();
    return known ? i18n::category(game, id) : text(id);
}

ResultSummary::Player player_of(const db::PlaySeat& seat, std::size_t categories) {
    ResultSummary::Player player{seat_in_words(seat), seat.rank.value_or(0), seat.score, {}, seat.winner};
    if (categories > 0)
        for (const auto& [id, points] : seat.categories) player.points.push_back(points);
    player.points.resize(categories);
    return player;
}

wxString headline(const db::Play& play) {
    const bool is_won = std::ranges::any_of(play.seats, &db::PlaySeat::winner);
    if (play.cooperative) return is_won ? _("Won together.") : _("Lost together.");
    std::vector<PlayerScore> all;
    for (const db::PlaySeat& seat : play.seats)
        all.push_back({.name = seat.name, .rank = seat.rank.value_or(0), .winner = seat.winner});
    return is_won ? winners_in_words(all) : _("It is not known who won.");
}

/// Of whoever comes first of those who have built.
DrawSized winner_picture(const Record& record, const ScoreSheet& sheet) {
    const std::vector<std::size_t> order = by_rank(sheet.players);
    return order.empty() ? DrawSized{} : built_picture(record, static_cast<int>(order.front()));
}

}

ResultSummary summary_of(const db::Play& play) {
    ResultSummary summary{i18n::game_name(play.game), headline(play)};
    const auto most = std::ranges::max_element(play.seats, {}, [](const auto& seat) { return seat.categories.size(); });
    if (categories(play.game).size() == 1) summary.counted = i18n::points_name(play.game);
    if (most != play.seats.end() && most->categories.size() > 1)
        for (const auto& [id, points] : most->categories) summary.categories.push_back(category_name(play.game, id));
    for (const db::PlaySeat& seat : play.seats) summary.players.push_back(player_of(seat, summary.categories.size()));
    std::ranges::stable_sort(summary.players, {}, &ResultSummary::Player::rank);
    return summary;
}

SharedResult shared_result(const db::Store& store, const std::string& id) {
    const db::ListedPlay listed = db::Plays(store).load_to_share(id);
    SharedResult result{listed.play, summary_of(listed.play)};
    if (listed.ours) {
        const Record record = store.load(id);
        const ScoreSheet sheet = score(record);
        result.summary = summary_of(game_id(record), sheet);
        result.summary.game = i18n::game_name(played_as(record).game);
        result.summary.picture = winner_picture(record, sheet);
    }
    result.summary.date = day_in_words(listed.play);
    result.summary.place = text(listed.play.place);
    return result;
}

namespace {

constexpr int words_width = 300, border = 4;

}

void draw_code(wxGraphicsContext& gc, wxSize size, const exchange::QrCode& code, int largest) {
    const int modules = code.size + 2 * border;
    const int module = std::clamp(std::min(size.x, size.y) / modules, 1, largest), side = module * modules;
    const int left = (size.x - side) / 2, top = (size.y - side) / 2;
    gc.SetAntialiasMode(wxANTIALIAS_NONE);
    gc.SetPen(*wxTRANSPARENT_PEN);
    gc.SetBrush(*wxWHITE_BRUSH);
    gc.DrawRectangle(left, top, side, side);
    gc.SetBrush(*wxBLACK_BRUSH);
    for (int y = 0; y < code.size; ++y)
        for (int x = 0; x < code.size; ++x)
            if (code.at(x, y))
                gc.DrawRectangle(left + (x + border) * module, top + (y + border) * module, module, module);
}

QrCodePage::QrCodePage(wxWindow* parent) : wxPanel(parent) {
    use_ground_colours(*this);
    const PageHead head = page_head(this, _("For BG Stats"), "back", [this] { back_(); });
    button_ = head.back;
    picture_ = new DrawnPicture(this);
    picture_->SetName("qr-code");
    whose_ = label(this, wxEmptyString, Type::heading);
    auto* words = new wxBoxSizer(wxVERTICAL);
    words->Add(whose_);
    words->Add(wrapped(this,
                       _("Point the camera of a phone at the code and open the link: BG Stats takes the play in."),
                       words_width),
               0, wxTOP, FromDIP(far_gap));
    larger_ = new wxToggleButton(this, wxID_ANY, _("Larger"));
    larger_->SetName("qr-code-larger");
    larger_->SetToolTip(_("For a phone that is far away. From near, a small code is read more surely."));
    fit_to_finger(*larger_);
    larger_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { picture_->Refresh(); });
    words->Add(larger_, 0, wxTOP, FromDIP(far_gap));
    words->SetMinSize({wide(*this, words_width), -1});
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(picture_, 1, wxEXPAND | wxALL, FromDIP(far_gap));
    columns->Add(words, 0, wxEXPAND | wxALL, FromDIP(edge_gap));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(head.row, 0, wxLEFT | wxRIGHT | wxTOP, FromDIP(edge_gap));
    rows->Add(columns, 1, wxEXPAND);
    SetSizer(rows);
    go_back_on_escape(*this, [this] { back_(); });
}

void QrCodePage::show(exchange::QrCode code, const wxString& whose, std::function<void()> back) {
    back_ = std::move(back);
    rewrap(*whose_, whose, words_width);
    larger_->SetValue(false);
    picture_->show(
        [this, code = std::move(code)](wxGraphicsContext& gc, wxSize size) {
            draw_code(gc, size, code, larger_->GetValue() ? std::min(size.x, size.y) : exchange::qr::module_side);
        },
        i18n::fill(_("QR code: {1}"), {whose}));
    Layout();
    button_->SetFocus();
}

namespace {

constexpr double card_scale = 2; ///< pixels of the file for one of the card

wxImage card_of(const SharedResult& result, const wxFont& face) {
    return card_image(result.summary, Theme::light, face, card_scale);
}

Told copied(bool done, const wxString& words) { return {copied_in_words(done, words), done}; }

Told saved(const std::filesystem::path& file) { return {i18n::fill(_("Saved as {1}"), {text(file.string())})}; }

wxString name_of(const db::Play& play, const wxString& ending) {
    std::vector<std::string> names;
    for (const db::PlaySeat& seat : play.seats) names.push_back(seat.name);
    return file_name(iso_day(play), names, ending);
}

std::optional<std::filesystem::path> ask_for_file(wxWindow& parent, const wxString& title, const wxString& name,
                                                  const wxString& kind, const wxString& ending) {
    wxFileDialog ask(&parent, title, {}, name, kind + " (*." + ending + ")|*." + ending,
                     wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (ask.ShowModal() != wxID_OK) return std::nullopt;
    return with_ending(utf8(ask.GetPath()), {ending}, 0);
}

Told ask_and_save_card(wxWindow& parent, const SharedResult& result) {
    const auto file = ask_for_picture_file(&parent, name_of(result.play, {}), {"png"});
    return file ? save_card(result, parent.GetFont(), *file) : Told{};
}

Told ask_and_save_bgsplay(wxWindow& parent, const SharedResult& result) {
    const auto file = ask_for_file(parent, _("Save for BG Stats"), name_of(result.play, ".bgsplay"),
                                   _("Plays of BG Stats"), "bgsplay");
    return file ? save_bgsplay(result, *file) : Told{};
}

Told print_result(wxWindow& parent, const SharedResult& result) {
    ResultPrintout printout(result.summary, parent.GetFont());
    const wxString why_not = print(&parent, printout);
    return {why_not, why_not.empty()};
}

}

void fill_share_menu(wxMenu& menu) {
    menu.Append(share_text, _("Copy as &text"));
    menu.Append(share_copy_card, _("&Copy the picture card"));
    menu.Append(share_save_card, _("&Save the picture card..."));
    menu.Append(share_print, _("&Print..."));
    menu.AppendSeparator();
    menu.Append(share_bgsplay, _("BG Stats: save a &file..."));
    menu.Append(share_link, _("BG Stats: copy the &link"));
    menu.Append(share_code, _("BG Stats: show the &QR code"));
    menu.AppendSeparator();
    menu.Append(share_table, _("&All results as a table (CSV)..."));
}

Told copy_text(const SharedResult& result) {
    return copied(copy_words(exchange::result_text(result.play)), _("The result was copied as text."));
}

Told copy_card(const SharedResult& result, const wxFont& face) {
    return copied(copy_to_clipboard(card_of(result, face)), _("The picture card was copied."));
}

Told copy_link(const SharedResult& result) {
    const Expected<std::string> link = exchange::bgstats_link(result.play);
    if (!link) return {_("This result is too long for a link. Save it as a file instead."), false};
    return copied(copy_words(text(*link)), _("The link was copied. It opens BG Stats on a phone or a tablet."));
}

Told save_card(const SharedResult& result, const wxFont& face, const std::filesystem::path& file) {
    exchange::write_file(file, png_of(card_of(result, face)));
    return saved(file);
}

Told save_bgsplay(const SharedResult& result, const std::filesystem::path& file) {
    exchange::write_file(file, exchange::bgsplay(result.play));
    return saved(file);
}

std::optional<std::filesystem::path> ask_for_table_file(wxWindow& parent) {
    return ask_for_file(parent, _("Save a table of all results"), text(today()) + ".csv", _("Tables"), "csv");
}

Told save_table(const db::Store& store, const std::filesystem::path& file) {
    constexpr int at_once = 1000;
    const db::PlayFilter with_result{.finished = true};
    std::vector<db::ListedPlay> all;
    db::PlayPages pages(store, with_result);
    for (int offset = 0, count = db::Plays(store).count(with_result); offset < count; offset += at_once) {
        store.watch().tell(static_cast<std::size_t>(offset), static_cast<std::size_t>(count));
        std::ranges::move(pages.read(offset, at_once), std::back_inserter(all));
    }
    std::ranges::reverse(all);
    exchange::write_file(file, [&](std::ostream& out) { exchange::write_csv(out, all); });
    return saved(file);
}

Told share(wxWindow& parent, const SharedResult& result, int entry) {
    switch (entry) {
    case share_text: return copy_text(result);
    case share_copy_card: return copy_card(result, parent.GetFont());
    case share_save_card: return ask_and_save_card(parent, result);
    case share_print: return print_result(parent, result);
    case share_bgsplay: return ask_and_save_bgsplay(parent, result);
    case share_link: return copy_link(result);
    default: return {};
    }
}

}

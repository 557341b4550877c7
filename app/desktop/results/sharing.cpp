#include "app/desktop/results/sharing.h"

#include "app/desktop/drawing/picture_file.h"
#include "app/desktop/results/result_card.h"
#include "app/desktop/results/result_printout.h"
#include "app/desktop/widgets/printing.h"
#include "app/exchange/bgstats.h"
#include "app/exchange/csv.h"
#include "app/exchange/files.h"
#include "app/exchange/result_text.h"
#include "app/history/file_names.h"
#include "app/history/play_words.h"
#include "db/plays/play_pages.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/filedlg.h>

namespace clerk::desktop {

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

#include "app/history/check_up_report.h"

#include "app/history/play_words.h"
#include "db/back_up/back_up.h"
#include "db/check_up/check_up.h"
#include "db/check_up/repair.h"
#include "db/store/store.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <utility>

#include <wx/translation.h>

namespace clerk {

namespace {

using Reason = db::Error::Reason;

void add_all(db::CheckUp& found, const db::CheckUp& others) {
    for (const db::Trouble& trouble : others.troubles) db::add(found, trouble);
    for (const auto& [kind, count] : others.untold) found.untold[kind] += count;
}

}

bool can_be_opened(const db::CheckUp& found) { return told(found, db::Trouble::Kind::file) == 0; }

CheckUpReport check_up(const std::filesystem::path& history, const db::Watch& watch) {
    return {.found = db::check_up(history, watch)};
}

CheckUpReport repair(const std::filesystem::path& history, db::Time now, const db::Watch& watch) {
    CheckUpReport report;
    const auto keep = [&](const db::CheckUp& found) {
        report = {found, CheckUpReport::Repair{db::back_up(history, db::Occasion::repair, now, watch).file, found}};
    };
    try {
        db::Repaired repaired = db::repair(history, watch, keep);
        report.found = std::move(repaired.found);
        add_all(report.found, repaired.newly_found);
        if (report.repair) report.repair->left = std::move(repaired.left);
        return report;
    } catch (const db::Error& error) {
        const bool is_damaged = error.reason == Reason::damaged || error.reason == Reason::altered;
        if (!is_damaged && error.reason != Reason::unreadable) throw;
        if (is_damaged && report.repair) return report; // SQLite found more damage meanwhile: it is left as it is
        report = clerk::check_up(history, watch);       // it cannot be opened, or may only be read
        if (can_be_opened(report.found) && !report.found.troubles.empty()) throw;
        return report;
    }
}

namespace {

using Kind = db::Trouble::Kind;

struct Words {
    Kind kind;
    const char* sentence;
};
constexpr Words words[] = {
    {Kind::file, wxTRANSLATE("The file cannot be opened as a history any more.")},
    {Kind::structure, wxTRANSLATE("The file itself is damaged. If it cannot be repaired, put a back-up in its place.")},
    {Kind::schema, wxTRANSLATE("A table is not as this program makes it.")},
    {Kind::orphan, wxTRANSLATE("Something is stored for a game, a play or a night that does not exist.")},
    {Kind::on_table, wxTRANSLATE("The game on the table is not there.")},
    {Kind::player, wxTRANSLATE("The player of a seat is not there, or entries of players are not merged as they say.")},
    {Kind::record, wxTRANSLATE("The game cannot be read. It is kept as it is; perhaps a back-up has it whole.")},
    {Kind::game_row, wxTRANSLATE("The list shows another kind, depth or date than the game has.")},
    {Kind::play, wxTRANSLATE("The history counts the game differently from how it was played, or not at all.")},
    {Kind::seats, wxTRANSLATE("The seats in the list are not those of the players of the game.")},
    {Kind::faces, wxTRANSLATE("The faces of tiles that are offered are not those of the game.")},
    {Kind::journal, wxTRANSLATE("Not every action on the game can be undone and redone.")},
    {Kind::result, wxTRANSLATE("The result is not the one that the rules award.")},
    {Kind::figures, wxTRANSLATE("The list shows other points or ranks than the result has.")},
    {Kind::lost_result, wxTRANSLATE("A result belongs to a state of the game that cannot be reached any more.")},
    {Kind::file_name, wxTRANSLATE("The name of a picture or photo leads out of its folder.")},
    {Kind::text, wxTRANSLATE("A text is longer than any that can be entered.")},
    {Kind::number, wxTRANSLATE("A number is larger or smaller than any that can be entered.")},
    {Kind::lost_actions, wxTRANSLATE("The history lacks what was last entered in it. Perhaps a back-up has it.")},
    {Kind::missing, wxTRANSLATE("Something that was there is not there any more. Perhaps a back-up has it.")},
    {Kind::content, wxTRANSLATE("Something is not as this program wrote it. Perhaps a back-up has it as it was.")},
    {Kind::summaries, wxTRANSLATE("Leaderboards and players' pages are not what the plays add up to.")},
};

}

wxString sentence(Kind kind) {
    const auto found = std::ranges::find(words, kind, &Words::kind);
    return found == std::end(words) ? i18n::text(db::id(kind)) : wxGetTranslation(found->sentence);
}

wxString back_up_occasion(db::Occasion occasion) {
    switch (occasion) {
    case db::Occasion::daily: return _("daily");
    case db::Occasion::schema_step: return _("before an update");
    case db::Occasion::merge: return _("before a merge");
    case db::Occasion::import: return _("before an import was taken back");
    case db::Occasion::repair: return _("before a repair");
    case db::Occasion::restore: return _("before a restore");
    case db::Occasion::by_hand: return _("by hand");
    }
    return {};
}

wxString strange_records(int count) {
    const wxString words =
        wxPLURAL("One record in it is not as this program wrote it; clerk doctor tells which.",
                 "{1} records in it are not as this program wrote them; clerk doctor tells which.", count);
    return i18n::fill_figures(words, {count});
}

wxString missing_files(const std::vector<std::string>& names) {
    constexpr std::size_t most = 3;
    std::vector<wxString> words;
    for (const std::string& name : names) words.push_back(i18n::name_line(name));
    return _("It names photos and pictures that were removed since, and are not there any more:") + " " +
           abridged_list(std::move(words), most);
}

wxString file_size(std::uintmax_t bytes) {
    constexpr double step = 1024;
    const double kilobytes = static_cast<double>(bytes) / step;
    return kilobytes < step ? i18n::fill(_("{1} KB"), {i18n::average(kilobytes)})
                            : i18n::fill(_("{1} MB"), {i18n::average(kilobytes / step)});
}

}

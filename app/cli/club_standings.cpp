#include "app/cli/club_standings.h"

#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "app/club/evening.h"
#include "app/history/local_time.h"
#include "db/people/people.h"
#include "i18n/words.h"

#include <iostream>

namespace clerk::cli {

namespace {

wxString night_words(const db::Night& night) {
    const wxString day = harmless(day_in_words(night.date));
    return night.place.empty() ? day : day + ", " + single_line(night.place);
}

/// "1.5"
wxString points(std::int64_t parts) {
    return wxString::FromCDouble(static_cast<double>(parts) / club::parts_of_a_point, 2);
}

Json listed(const db::Store& store, const std::vector<club::Standing>& standings) {
    Json list = Json::array();
    for (const club::Standing& one : standings)
        list.push_back({{"rank", one.rank},
                        {"id", one.player},
                        {"name", db::People(store).load(one.player).name},
                        {"points", static_cast<double>(one.points) / club::parts_of_a_point},
                        {"plays", one.plays},
                        {"wins", one.wins},
                        {"opponents", static_cast<double>(one.opponents) / club::parts_of_a_point}});
    return list;
}

wxString told(const db::Store& store, const db::Night& night, const std::vector<club::Standing>& standings) {
    wxString text = night_words(night) + "\n\n";
    if (standings.empty()) return text + _("No play of this night has a result yet.") + "\n";
    std::vector<Row> rows{{_("Player"), _("Rank"), _("Points"), _("Plays"), _("Wins"), _("Opponents")}};
    for (const club::Standing& one : standings)
        rows.push_back({name_cell(db::People(store).load(one.player).name), figure(one.rank), points(one.points),
                        figure(one.plays), figure(one.wins), points(one.opponents)});
    return text + table(rows) + "\n" + club::points_explained() + "\n";
}

Status stand(const db::Store& store, const std::string& name, bool in_json) {
    const db::Night night = require_night(store, name);
    const std::vector<club::Standing> standings = club::standings(club::evening(store, night.id).sittings);
    if (in_json)
        print_json({{"night", night.id}, {"date", night.date}, {"standings", listed(store, standings)}});
    else
        std::cout << for_people(told(store, night, standings));
    return standings.empty() ? Status::illegal : Status::fine;
}

}

db::Night require_night(const db::Store& store, const std::string& name) {
    const std::vector<db::Night> nights = db::Nights(store).list();
    const std::vector<db::Night> meant = club::nights_called(nights, name);
    if (meant.size() == 1) return meant.front();
    if (name.empty())
        throw Missing{_("No game night is under way: start its timer in Game nights, or name one by its day, such as "
                        "2026-11-21.")};
    if (meant.empty()) throw Missing{i18n::fill(_("There is no game night {1}."), {single_line(name)})};
    std::vector<wxString> all;
    for (const db::Night& night : meant) all.push_back(single_line(night.id) + " (" + night_words(night) + ")");
    throw Missing{i18n::fill(_("{1} could mean {2}; write the id instead."), {single_line(name), i18n::listed(all)})};
}

Status show_standings(const HistoryOptions& options, const std::string& night) {
    return on_store(options, [&](const db::Store& store) { return stand(store, night, options.json); });
}

}

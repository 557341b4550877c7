#include "app/cli/club_night.h"

#include "app/cli/columns.h"
#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "app/club/evening.h"
#include "app/exchange/import.h"
#include "app/history/local_time.h"
#include "db/people/people.h"
#include "i18n/words.h"

#include <algorithm>
#include <iostream>
#include <sstream>

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

Columns<club::Standing> standing_columns(const db::Store& store) {
    using club::Standing;
    const auto name = [&store](const Standing& one) { return db::People(store).load(one.player).name; };
    const auto exactly = [](std::int64_t parts) { return Json(static_cast<double>(parts) / club::parts_of_a_point); };
    return {{"", _("Player"), Align::left, [=](const Standing& one) { return name_cell(name(one)); }, {}},
            {"rank", _("Rank"), Align::right, [](const Standing& one) { return figure(one.rank); },
             [](const Standing& one) { return Json(one.rank); }},
            {"id", "", Align::right, {}, [](const Standing& one) { return Json(one.player); }},
            {"name", "", Align::right, {}, [=](const Standing& one) { return Json(name(one)); }},
            {"points", _("Points"), Align::right, [](const Standing& one) { return points(one.points); },
             [=](const Standing& one) { return exactly(one.points); }},
            {"plays", _("Plays"), Align::right, [](const Standing& one) { return figure(one.plays); },
             [](const Standing& one) { return Json(one.plays); }},
            {"wins", _("Wins"), Align::right, [](const Standing& one) { return figure(one.wins); },
             [](const Standing& one) { return Json(one.wins); }},
            {"opponents", _("Opponents"), Align::right, [](const Standing& one) { return points(one.opponents); },
             [=](const Standing& one) { return exactly(one.opponents); }}};
}

void tell(const db::Store& store, const db::Night& night, const std::vector<club::Standing>& standings) {
    std::ostringstream table; // whole before anything is printed: to read it may fail
    if (standings.empty())
        table << for_people(_("No play of this night has a result yet.") + "\n");
    else {
        write_table(table, standing_columns(store), standings);
        table << for_people("\n" + club::points_explained() + "\n");
    }
    std::cout << for_people(night_words(night) + "\n\n") << table.str();
}

Json listed(const db::Store& store, const std::vector<club::Standing>& standings) {
    Json list = Json::array();
    for (const club::Standing& one : standings) list.push_back(object(standing_columns(store), one));
    return list;
}

Status stand(const db::Store& store, const std::string& name, bool in_json) {
    const db::Night night = require_night(store, name);
    const std::vector<club::Standing> standings = club::standings(club::evening(store, night.id).sittings);
    if (in_json)
        print_json({{"night", night.id}, {"date", night.date}, {"standings", listed(store, standings)}});
    else
        tell(store, night, standings);
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

namespace {

void come(std::vector<club::Visitor>& visitors, const club::Visitor& one) {
    if (one.id.empty() || std::ranges::find(visitors, one.id, &club::Visitor::id) == visitors.end())
        visitors.push_back(one);
}

/// The guests: who has played on the night, who is named, who is new; without those who have gone.
std::vector<club::Visitor> here(const db::Store& store, const club::Evening& evening, const PairRequest& request) {
    const db::People people(store);
    std::vector<club::Visitor> visitors;
    for (const std::string& id : evening.people) visitors.push_back({id, people.load(id).name});
    for (const std::string& name : request.names) {
        const db::Person person = require_person(store, name);
        come(visitors, {person.id, person.name});
    }
    for (const std::string& name : request.strangers) come(visitors, {"", name});
    for (const std::string& name : request.without)
        std::erase_if(visitors, [id = require_person(store, name).id](const auto& one) { return one.id == id; });
    return visitors;
}

/// A night that is named has to be there; none need be under way where people are named.
std::string night_of(const db::Store& store, const PairRequest& request) {
    if (request.night.empty() && !(request.names.empty() && request.strangers.empty()))
        return current_night(db::Nights(store).list());
    return require_night(store, request.night).id;
}

club::TablesWanted wanted(const PairRequest& request) {
    return {.by = request.by == "rating" ? club::PairedBy::rating : club::PairedBy::swiss,
            .game = exchange::game_of(request.game),
            .tables = request.tables};
}

Json json(const club::Visitor& one) { return {{"id", one.id.empty() ? Json() : Json(one.id)}, {"name", one.name}}; }

Json listed(const club::NextTables& next, const std::vector<std::size_t>& guests) {
    Json list = Json::array();
    for (const std::size_t guest : guests) list.push_back(json(next.visitors[guest]));
    return list;
}

Json json(const club::NextTables& next, const std::string& night, const std::string& by) {
    Json answer{{"night", night.empty() ? Json() : Json(night)}, {"by", by}, {"tables", Json::array()}};
    for (const auto& table : next.pairing.tables) answer["tables"].push_back(listed(next, table));
    answer["sitting_out"] = listed(next, next.pairing.sitting_out);
    answer["rematches"] = next.pairing.rematches;
    answer["best"] = next.pairing.is_best;
    return answer;
}

wxString names(const club::NextTables& next, const std::vector<std::size_t>& guests) {
    std::vector<wxString> all;
    for (const std::string& name : next.names(guests)) all.push_back(name_cell(name));
    return i18n::listed(all);
}

wxString in_words(const club::NextTables& next) {
    wxString text;
    int number = 0;
    for (const auto& table : next.pairing.tables)
        text += i18n::fill(_("Table {1}: {2}"), {wxString() << ++number, names(next, table)}) + "\n";
    if (!next.pairing.sitting_out.empty())
        text += i18n::fill(_("Sitting out: {1}"), {names(next, next.pairing.sitting_out)}) + "\n";
    for (const wxString& remark : club::remarks(next.pairing)) text += "\n" + remark + "\n";
    return text;
}

Status pair(const db::Store& store, const PairRequest& request, bool in_json) {
    const std::string night = night_of(store, request);
    const club::Evening evening = club::evening(store, night);
    const std::vector<club::Visitor> visitors = here(store, evening, request);
    const wxString why_not = club::why_not_seated(visitors.size(), wanted(request));
    if (!why_not.empty()) throw Missing{why_not};
    const club::NextTables next = club::next_tables(store, evening, visitors, wanted(request));
    if (in_json)
        print_json(json(next, night, request.by));
    else
        std::cout << for_people(in_words(next));
    return Status::fine;
}

}

Status pair_guests(const HistoryOptions& options, const PairRequest& request) {
    return on_store(options, [&](const db::Store& store) { return pair(store, request, options.json); });
}

}

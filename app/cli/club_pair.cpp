#include "app/cli/club_pair.h"

#include "app/cli/club_standings.h"
#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "app/club/evening.h"
#include "app/exchange/import.h"
#include "db/people/people.h"
#include "i18n/words.h"

#include <algorithm>
#include <iostream>

namespace clerk::cli {

namespace {

void come(std::vector<club::Visitor>& visitors, const club::Visitor& one) {
    if (one.id.empty() || std::ranges::find(visitors, one.id, &club::Visitor::id) == visitors.end())
        visitors.push_back(one);
}

/// Who has played on the night, who is named, who is new; without those who have gone.
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

wxString told(const club::NextTables& next) {
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
        std::cout << for_people(told(next));
    return Status::fine;
}

}

Status pair_guests(const HistoryOptions& options, const PairRequest& request) {
    return on_store(options, [&](const db::Store& store) { return pair(store, request, options.json); });
}

}

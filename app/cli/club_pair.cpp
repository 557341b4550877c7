#include "app/cli/club_pair.h"

#include "app/cli/club_standings.h"
#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "app/club/evening.h"
#include "app/exchange/collector.h"
#include "app/history/current_night.h"
#include "core/game.h"
#include "db/people/people.h"
#include "i18n/words.h"

#include <algorithm>
#include <iostream>

namespace clerk::cli {

namespace {

constexpr int usual_table = 4;
constexpr std::size_t most_guests = 200;

struct Paired {
    std::string night; ///< its id; empty: none
    std::vector<club::Visitor> visitors;
    club::Pairing pairing;
};

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

/// Of a game that is not in the catalogue nobody says how many it takes.
int most_at_a_table(const PairRequest& request) {
    const std::string game = exchange::game_of(request.game);
    const bool known = std::ranges::find(games(), game) != games().end();
    const int most = known ? largest_table(game) : usual_table;
    return request.tables ? most : std::min(most, usual_table);
}

club::TableSizes require_sizes(std::size_t people, const PairRequest& request) {
    if (people > most_guests)
        throw Missing{i18n::fill_figures(_("More than {1} people cannot be seated at once."), {int{most_guests}})};
    const int count = static_cast<int>(people);
    if (const auto sizes = club::table_sizes(count, most_at_a_table(request), request.tables)) return *sizes;
    const int tables = request.tables.value_or(1);
    throw Missing{i18n::fill_figures(wxPLURAL("There is {1} person here, too few for the tables ({2}) of two at least.",
                                              "There are {1} people here, too few for the tables ({2}) of two at "
                                              "least.",
                                              count),
                                     {count, tables})};
}

Json json(const club::Visitor& one) { return {{"id", one.id.empty() ? Json() : Json(one.id)}, {"name", one.name}}; }

Json json(const Paired& paired, const std::string& by) {
    Json answer{{"night", paired.night.empty() ? Json() : Json(paired.night)}, {"by", by}, {"tables", Json::array()}};
    for (const auto& table : paired.pairing.tables) {
        Json seats = Json::array();
        for (const std::size_t guest : table) seats.push_back(json(paired.visitors[guest]));
        answer["tables"].push_back(std::move(seats));
    }
    answer["sitting_out"] = Json::array();
    for (const std::size_t guest : paired.pairing.sitting_out)
        answer["sitting_out"].push_back(json(paired.visitors[guest]));
    answer["rematches"] = paired.pairing.rematches;
    answer["best"] = paired.pairing.is_best;
    return answer;
}

wxString names(const Paired& paired, const std::vector<std::size_t>& guests) {
    std::vector<wxString> all;
    for (const std::size_t guest : guests) all.push_back(name_cell(paired.visitors[guest].name));
    return i18n::listed(all);
}

wxString told(const Paired& paired) {
    wxString text;
    int number = 0;
    for (const auto& table : paired.pairing.tables)
        text += i18n::fill(_("Table {1}: {2}"), {wxString() << ++number, names(paired, table)}) + "\n";
    if (!paired.pairing.sitting_out.empty())
        text += i18n::fill(_("Sitting out: {1}"), {names(paired, paired.pairing.sitting_out)}) + "\n";
    const int again = paired.pairing.rematches;
    if (again > 0)
        text += "\n" +
                i18n::fill_figures(wxPLURAL("{1} pair at a table has met on this evening before.",
                                            "{1} pairs at a table have met on this evening before.", again),
                                   {again}) +
                "\n";
    if (!paired.pairing.is_best) text += "\n" + _("There may be better tables: not all were looked at.") + "\n";
    return text;
}

Status pair(const db::Store& store, const PairRequest& request, bool in_json) {
    Paired paired{.night = night_of(store, request), .visitors = {}, .pairing = {}};
    const club::Evening evening = club::evening(store, paired.night);
    paired.visitors = here(store, evening, request);
    const club::TableSizes sizes = require_sizes(paired.visitors.size(), request);
    const auto by = request.by == "rating" ? club::PairedBy::rating : club::PairedBy::swiss;
    const club::Round round = club::next_round(store, evening, paired.visitors, by);
    paired.pairing = club::paired(round.guests, round.met, sizes, by);
    if (in_json)
        print_json(json(paired, request.by));
    else
        std::cout << for_people(told(paired));
    return Status::fine;
}

}

Status pair_guests(const HistoryOptions& options, const PairRequest& request) {
    return on_store(options, [&](const db::Store& store) { return pair(store, request, options.json); });
}

}

#include "app/club/next_tables.h"

#include "core/game.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::club {

namespace {

constexpr int usual_table = 4;

/// Of a game that is not in the catalogue nobody says how many it takes.
int most_at_a_table(const TablesWanted& wanted) {
    const bool known = std::ranges::find(games(), wanted.game) != games().end();
    const int most = known ? largest_table(wanted.game) : usual_table;
    return wanted.tables ? most : std::min(most, usual_table);
}

std::optional<TableSizes> sizes(std::size_t people, const TablesWanted& wanted) {
    return table_sizes(static_cast<int>(people), most_at_a_table(wanted), wanted.tables);
}

}

wxString why_not_seated(std::size_t people, const TablesWanted& wanted) {
    if (people > most_guests)
        return i18n::fill_figures(_("More than {1} people cannot be seated at once."), {most_guests});
    if (sizes(people, wanted)) return {};
    const int count = static_cast<int>(people);
    return i18n::fill_figures(wxPLURAL("There is {1} person here, too few for the tables ({2}) of two at least.",
                                       "There are {1} people here, too few for the tables ({2}) of two at least.",
                                       count),
                              {count, wanted.tables.value_or(1)});
}

std::vector<std::string> NextTables::names(const std::vector<std::size_t>& guests) const {
    std::vector<std::string> all;
    for (const std::size_t guest : guests) all.push_back(visitors.at(guest).name);
    return all;
}

NextTables next_tables(const db::Store& store, const Evening& evening, std::vector<Visitor> visitors,
                       const TablesWanted& wanted) {
    NextTables next{.visitors = std::move(visitors), .pairing = {}};
    const Round round = next_round(store, evening, next.visitors, wanted.by);
    next.pairing = paired(round.guests, round.met, sizes(next.visitors.size(), wanted).value(), wanted.by);
    return next;
}

std::vector<wxString> remarks(const Pairing& pairing) {
    std::vector<wxString> all;
    if (const int again = pairing.rematches; again > 0)
        all.push_back(i18n::fill_figures(wxPLURAL("{1} pair at a table has met on this evening before.",
                                                  "{1} pairs at a table have met on this evening before.", again),
                                         {again}));
    if (!pairing.is_best) all.push_back(_("There may be better tables: not all were looked at."));
    return all;
}

}

#include "app/club/seating.h"

#include "core/json.h"
#include "core/record.h"

namespace clerk::club {

namespace {

Json listed(const std::vector<Visitor>& people) {
    Json list = Json::array();
    for (const Visitor& one : people) {
        Json person = {{"name", one.name}};
        if (!one.id.empty()) person["id"] = one.id;
        list.push_back(std::move(person));
    }
    return list;
}

/// Throws where it is no list of people.
std::vector<Visitor> people(const Json& list) {
    std::vector<Visitor> all;
    for (const Json& person : list) {
        Visitor one{person.value("id", std::string()), person.at("name").get<std::string>()};
        if (one.name.empty() || one.name.size() > 4 * limits::name) continue; // bytes of a name
        if (all.size() < static_cast<std::size_t>(most_guests)) all.push_back(std::move(one));
    }
    return all;
}

std::vector<Visitor> chosen(const std::vector<Visitor>& all, const std::vector<std::size_t>& which) {
    std::vector<Visitor> some;
    for (const std::size_t number : which) some.push_back(all.at(number));
    return some;
}

}

Seating seating_of(const std::vector<Visitor>& here, const NextTables& next) {
    Seating seating{.here = here, .sitting_out = chosen(next.visitors, next.pairing.sitting_out)};
    for (const auto& table : next.pairing.tables) seating.tables.push_back(chosen(next.visitors, table));
    return seating;
}

std::string written(const Seating& seating) {
    if (seating.here.empty() && seating.tables.empty()) return {};
    Json kept = {{"here", listed(seating.here)}, {"tables", Json::array()}};
    for (const auto& table : seating.tables) kept["tables"].push_back(listed(table));
    kept["sitting_out"] = listed(seating.sitting_out);
    return dumped(kept);
}

Seating read_seating(const std::string& kept) {
    if (kept.empty()) return {};
    try {
        const Json read = parsed(kept);
        if (read.is_discarded()) return {};
        Seating seating{.here = people(read.at("here")), .sitting_out = people(read.at("sitting_out"))};
        for (const Json& table : read.at("tables"))
            if (seating.tables.size() < static_cast<std::size_t>(most_guests)) seating.tables.push_back(people(table));
        return seating;
    } catch (const Json::exception&) {
        return {};
    }
}

}

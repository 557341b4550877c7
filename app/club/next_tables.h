// Who sits where next, as an organiser asks for it.
#pragma once

#include "app/club/evening.h"

#include <optional>
#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::club {

inline constexpr int most_guests = 200;

struct TablesWanted {
    PairedBy by = PairedBy::swiss;
    std::string game = {};          ///< as many at a table as can play it, where the number of tables asks for it
    std::optional<int> tables = {}; ///< none: as few as hold everybody, four at each at most
};

/// In a sentence; empty: they can be seated.
wxString why_not_seated(std::size_t people, const TablesWanted& wanted);

struct NextTables {
    std::vector<Visitor> visitors; ///< in the order in which the pairing numbers them
    Pairing pairing;

    std::vector<std::string> names(const std::vector<std::size_t>& guests) const;
};
/// Requires that they can be seated. Throws db::Error.
NextTables next_tables(const db::Store& store, const Evening& evening, std::vector<Visitor> visitors,
                       const TablesWanted& wanted);

/// What there is to say of it, a sentence each.
std::vector<wxString> remarks(const Pairing& pairing);

}

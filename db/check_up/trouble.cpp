#include "db/check_up/trouble.h"

namespace clerk::db {

using Kind = Trouble::Kind;

std::string_view id(Trouble::Kind kind) {
    switch (kind) {
    case Kind::structure: return "structure";
    case Kind::schema: return "schema";
    case Kind::orphan: return "orphan";
    case Kind::on_table: return "on_table";
    case Kind::player: return "player";
    case Kind::record: return "record";
    case Kind::summary: return "summary";
    case Kind::play: return "play";
    case Kind::seats: return "seats";
    case Kind::faces: return "faces";
    case Kind::journal: return "journal";
    case Kind::result: return "result";
    case Kind::figures: return "figures";
    case Kind::lost_result: return "lost_result";
    case Kind::tallies: return "tallies";
    }
    return {};
}

std::array<int, trouble_kinds> CheckUp::counters() const {
    std::array<int, trouble_kinds> counters{};
    for (const Trouble& trouble : troubles) ++counters[static_cast<std::size_t>(trouble.kind)];
    return counters;
}

}

#include "db/check_up/trouble_kinds.h"

#include "db/check_up/checks.h"
#include "db/check_up/repairs.h"

#include <algorithm>

namespace clerk::db {

namespace {

using Kind = Trouble::Kind;

template <void (*repair)(Connection&)> void in_file(Connection& connection, const Trouble&) { repair(connection); }

template <void (*repair)(Connection&, const Record&)> void in_game(Connection& connection, const Trouble& trouble) {
    repair_game(connection, trouble.game, repair);
}

constexpr TroubleKind kinds[] = {
    {Kind::file, "file", Scope::file, false, false, nullptr},
    {Kind::structure, "structure", Scope::file, false, false, in_file<repair_indexes>},
    {Kind::schema, "schema", Scope::file, false, false, in_file<repair_schema>},
    {Kind::orphan, "orphan", Scope::file, true, true, in_file<drop_orphans>},
    {Kind::on_table, "on_table", Scope::file, false, false, in_file<clear_table>},
    {Kind::player, "player", Scope::file, true, true, in_file<repair_players>},
    {Kind::record, "record", Scope::game, false, false, nullptr},
    {Kind::game_row, "summary", Scope::game, false, false, in_game<rewrite_game_row>},
    {Kind::play, "play", Scope::game, true, false, in_game<repair_play>},
    {Kind::seats, "seats", Scope::game, true, false, in_game<repair_seats>},
    {Kind::faces, "faces", Scope::game, false, false, in_game<repair_faces>},
    {Kind::journal, "journal", Scope::game, false, true, in_game<repair_journal>},
    {Kind::result, "result", Scope::game, false, false, in_game<repair_result>},
    {Kind::figures, "figures", Scope::game, true, false, in_game<repair_play>},
    {Kind::lost_result, "lost_result", Scope::game, false, true, in_game<drop_result>},
    {Kind::file_name, "file_name", Scope::file, false, true, in_file<drop_file_names>},
    {Kind::text, "text", Scope::file, true, true, in_file<cut_texts>},
    {Kind::number, "number", Scope::file, true, true, in_file<drop_numbers>},
    {Kind::lost_actions, "lost_actions", Scope::file, false, true, in_file<accept_older>},
    {Kind::missing, "missing", Scope::file, false, true, in_file<accept_missing>},
    {Kind::content, "content", Scope::file, false, true, in_file<accept_contents>},
    {Kind::summaries, "tallies", Scope::summaries, false, false, nullptr},
};

int untold(const CheckUp& check_up, Kind kind) {
    const auto found = check_up.untold.find(kind);
    return found == check_up.untold.end() ? 0 : found->second;
}

}

std::span<const TroubleKind> trouble_kinds() { return kinds; }

TroubleKind row(Trouble::Kind kind) {
    const auto found = std::ranges::find(kinds, kind, &TroubleKind::kind);
    return found == std::end(kinds) ? TroubleKind{kind, "unknown", Scope::file, false, false, nullptr} : *found;
}

std::string_view id(Trouble::Kind kind) { return row(kind).id; }

std::vector<std::pair<std::string_view, int>> counters(const CheckUp& check_up) {
    std::vector<std::pair<std::string_view, int>> counters;
    for (const TroubleKind& one : kinds)
        counters.emplace_back(one.id, told(check_up, one.kind) + untold(check_up, one.kind));
    return counters;
}

}

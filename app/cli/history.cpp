#include "app/cli/history.h"

#include "app/cli/history_back_up.h"
#include "app/cli/history_export.h"
#include "app/cli/history_import.h"
#include "app/cli/history_leaderboard.h"
#include "app/cli/history_list.h"
#include "app/cli/history_merge.h"
#include "app/cli/history_people.h"

namespace clerk::cli {

namespace {

constexpr Command commands[] = {{"history list", add_list},
                                {"history show", add_show},
                                {"history players", add_players},
                                {"history stats", add_stats},
                                {"history leaderboard", add_leaderboard},
                                {"history export", add_export},
                                {"history import", add_import},
                                {"history merge", add_merge},
                                {"history backup", add_back_up},
                                {"history restore", add_restore}};

}

std::span<const Command> history_commands() { return commands; }

}

#include "app/cli/history.h"

#include "app/cli/history_back_up.h"
#include "app/cli/history_merge.h"

namespace clerk::cli {

namespace {

constexpr Command commands[] = {
    {"history merge", add_merge}, {"history backup", add_back_up}, {"history restore", add_restore}};

}

std::span<const Command> history_commands() { return commands; }

}

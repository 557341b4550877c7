#include "app/table/babylon/hold.h"

namespace clerk::table::babylon {

namespace {

bool has(const Position& position, game::From from) {
    if (!position.ready) return false;
    return from == game::From::dug ? position.has_dug() : position.ready->seat().slot.has_value();
}

Hold settled_full(Hold hold, const Position& before, const Position& now) {
    const bool taken_now = now.has_dug() && !before.has_dug();
    if (taken_now) hold = {.tool = Tool::terrace, .draft = {.open = hold.draft.open}};
    if (hold.tool == Tool::terrace && !has(now, hold.draft.from)) hold.tool = Tool::look;
    if (!now.to_dig()) hold.stack.reset();
    if (now.to_dig()) hold.tool = Tool::look;
    return hold;
}

}

Hold settled(Hold hold, const Position& before, const Position& now) {
    hold.spaces.clear();
    if (now.state.turns_played != before.state.turns_played) hold.tool = Tool::look;
    if (now.full()) return settled_full(std::move(hold), before, now);
    if (!now.final() && !now.ready)
        hold.tool = Tool::look;
    else if (hold.tool == Tool::look)
        hold.tool = Tool::terrace;
    return hold;
}

Hold with_terrace_placed(Hold hold) {
    hold.face = {.flower = hold.face.flower};
    hold.draft.level.reset();
    hold.draft.rotation = 0;
    return hold;
}

}

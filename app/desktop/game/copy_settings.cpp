#include "app/desktop/game/copy_settings.h"

#include "app/desktop/widgets/settings.h"

#include <utility>

namespace clerk::desktop {

namespace {

std::string place(std::string_view game, std::string_view what) {
    return "copy/" + std::string(game) + std::string(what);
}

}

std::string kept_copy(std::string_view game) {
    return read_copy(game, kept_setting(place(game, "/board"))).value_or(std::string(empty_copy));
}

table::CopyDescription kept_copy(std::string_view game, std::vector<table::CopyPart> parts) {
    table::CopyDescription::Drafts drafts;
    for (const table::CopyPart& part : parts)
        if (std::string draft = kept_setting(place(game, "/begun" + std::string(part.path))); !draft.empty())
            drafts.emplace(part.path, std::move(draft));
    return {game, std::move(parts), kept_copy(game), std::move(drafts)};
}

bool keep_copy(const table::CopyDescription& copy) {
    bool all = keep_setting(place(copy.game(), "/board"), copy.copy());
    for (const table::CopyPart& part : copy.parts()) {
        const auto draft = copy.drafts().find(part.path);
        all = keep_setting(place(copy.game(), "/begun" + std::string(part.path)),
                           draft == copy.drafts().end() ? std::string() : draft->second) &&
              all;
    }
    return all;
}

}

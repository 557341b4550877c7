#include "core/rajas/record_parts.h"

#include "core/rajas/json_board.h"

#include <algorithm>
#include <utility>

namespace clerk::rajas {

namespace {

template <class Read>
auto attempt(std::string_view text, Read read) -> std::optional<decltype(read(std::declval<const Reader&>()))> {
    try {
        const Json json = read_record_json(text);
        return read(Reader(json, ""));
    } catch (const Fault&) {
        return std::nullopt;
    }
}

RiverDraft river(const Reader& reader) {
    RiverDraft draft{.spaces = read_river_spaces(reader.key("spaces"))};
    if (const auto bridge = reader.find("bridge"))
        draft.bridge = bridge->integer(1, std::max(1, static_cast<int>(draft.spaces.size()) - 1));
    return draft;
}

}

std::optional<RiverDraft> read_river(std::string_view json) { return attempt(json, river); }

std::optional<std::vector<PalacePlace>> read_palace(std::string_view json) {
    return attempt(json, [](const Reader& reader) { return read_palace(reader); });
}

std::optional<std::vector<int>> read_facing(std::string_view json) {
    return attempt(json, [](const Reader& reader) { return read_facing(reader); });
}

std::optional<ProvinceSide> read_side(std::string_view json, bool back) {
    return attempt(json, [back](const Reader& reader) { return read_side(reader, back); });
}

std::string print(const RiverDraft& river) {
    Json json{{"spaces", write_all(river.spaces, write_reward)}};
    if (river.bridge) json["bridge"] = *river.bridge;
    return dumped(json);
}

std::string print(const std::vector<PalacePlace>& palace) { return dumped(write_palace(palace)); }

std::string print(const std::vector<int>& numbers) { return dumped(Json(numbers)); }

std::string print(const ProvinceSide& side) { return dumped(write_side(side)); }

}

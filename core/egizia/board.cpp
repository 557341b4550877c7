#include "core/egizia/board.h"

namespace clerk::egizia {

namespace {

constexpr int value_of_the_middle = 5;

template <class List> auto named(const List& list, std::string_view name) -> decltype(&list.front().second) {
    const auto found = std::ranges::find(list, name, [](const auto& each) -> const auto& { return each.first; });
    return found == list.end() ? nullptr : &found->second;
}

const std::optional<Values>* values_of(const Board& board, Part part) {
    switch (part) {
    case Part::obelisk: return &board.obelisk;
    case Part::left: return &board.temple.left;
    case Part::right: return &board.temple.right;
    case Part::roof: return &board.temple.roof;
    default: return nullptr;
    }
}

Effect effect_in_the_rules(std::string_view name) {
    Effect effect;
    if (name == "edfu") effect.gain.steps = {{1, 1}};
    if (name == "selimon" || name == "thebae" || name == "heliopolis") effect.of_choice = 2;
    if (name == "alyi") {
        effect.of_choice = 1;
        effect.gain.stones = 2;
    }
    if (name == "passalon") {
        effect.gain.raise = {Crew::joker};
        effect.moves_ring = true;
    }
    return effect;
}

}

const Effect* Board::space(std::string_view name) const { return named(spaces, name); }
const Gain* Board::card(std::string_view name) const { return named(cards, name); }

std::optional<int> Board::spaces_of(Part part) const {
    const auto* values = values_of(*this, part);
    return values && *values ? std::optional(static_cast<int>((*values)->size())) : std::nullopt;
}

std::optional<int> Board::columns_of(int row) const {
    if (!pyramid) return std::nullopt;
    const auto index = static_cast<std::size_t>(row - 1);
    return index < pyramid->size() ? static_cast<int>((*pyramid)[index].size()) : 0;
}

std::optional<int> Board::value_of(const Space& space) const {
    const auto index = static_cast<std::size_t>(space.number - 1);
    if (space.part == Part::middle) return temple.middle.value_or(value_of_the_middle);
    if (space.part == Part::pyramid) {
        if (columns_of(space.row).value_or(0) < space.number) return std::nullopt;
        return (*pyramid)[static_cast<std::size_t>(space.row - 1)][index].value;
    }
    const auto* values = values_of(*this, space.part);
    return values && *values && index < (*values)->size() ? std::optional((**values)[index]) : std::nullopt;
}

std::optional<Effect> effect_of(const Board& board, const std::string& ring_space) {
    if (const Effect* described = board.space(ring_space)) return *described;
    if (ring_space == "beni-hasan") return std::nullopt;
    return effect_in_the_rules(ring_space);
}

}

#include "core/record_copy.h"

#include "core/inside/games.h"
#include "core/json_reader.h"

#include <algorithm>
#include <array>

namespace clerk {

namespace {

/// A game that has a copy reads and writes it: `read_copy(game, board)` and `write_copy(game)`.
template <class Own>
constexpr bool described = requires(Own own, const Reader& board) {
    read_copy(own, board);
    write_copy(own);
};

struct Entry {
    std::string_view id;
    bool has_copy;
    Game (*none_yet)();
};

#define CLERK_ENTRY(game) Entry{game::game_id, described<game::Game>, [] { return Game(game::Game{}); }},
constexpr std::array catalogue{CLERK_GAMES(CLERK_ENTRY)};
#undef CLERK_ENTRY

const Entry& entry(std::string_view game) { return *std::ranges::find(catalogue, game, &Entry::id); }

void read_into(Game& game, const Reader& board) {
    std::visit(
        [&]<class Own>(Own& own) {
            if constexpr (described<Own>) read_copy(own, board);
        },
        game);
}

Json written(const Game& game) {
    return std::visit(
        []<class Own>(const Own& own) {
            if constexpr (described<Own>)
                return write_copy(own);
            else
                return Json::object();
        },
        game);
}

std::string canonical(std::string_view game, const Reader& board) {
    Game read = entry(game).none_yet();
    read_into(read, board);
    return dumped(written(read));
}

Json::json_pointer pointer(std::string_view part) { return Json::json_pointer(std::string(part)); }

/// Empty objects on the way to a part say nothing.
Json without(Json copy, std::string_view part) {
    const auto at = pointer(part);
    if (!copy.contains(at)) return copy;
    copy[at.parent_pointer()].erase(at.back());
    return copy;
}

}

bool has_copy(std::string_view game) { return entry(game).has_copy; }

Expected<std::string> read_copy(std::string_view game, std::string_view json) {
    return attempt([&] {
        const Json board = read_record_json(json);
        return canonical(game, Reader(JsonTree(board)));
    });
}

Expected<std::string> read_copy_file(std::string_view game, std::string_view json) {
    return attempt([&] {
        const Json file = read_record_json(json);
        const JsonTree tree(file);
        const Reader document(tree);
        if (!document.find("game")) return canonical(game, document);
        const std::array<std::string_view, 1> this_one{game};
        document.key("game").choice(this_one);
        return canonical(game, document.key("board"));
    });
}

std::string print_copy_file(std::string_view game, std::string_view copy) {
    return dumped(Json{{"game", game}, {"board", parsed(copy)}}, 2) + '\n';
}

std::optional<std::string> part_of_copy(std::string_view copy, std::string_view part) {
    const Json board = parsed(copy);
    const auto at = pointer(part);
    if (!board.contains(at)) return std::nullopt;
    return dumped(board.at(at));
}

Expected<std::string> with_part(std::string_view game, std::string_view copy, std::string_view part,
                                std::string_view json) {
    return with_parts(game, copy, {{part, std::string(json)}});
}

Expected<std::string> with_parts(std::string_view game, std::string_view copy, const std::vector<PartOfCopy>& parts) {
    return attempt([&] {
        Json board = parsed(copy);
        for (const PartOfCopy& each : parts) {
            board = without(std::move(board), each.part);
            board[pointer(each.part)] = read_record_json(each.json);
        }
        return canonical(game, Reader(JsonTree(board)));
    });
}

Expected<std::string> without_part(std::string_view game, std::string_view copy, std::string_view part) {
    return attempt([&] {
        const Json board = without(parsed(copy), part);
        return canonical(game, Reader(JsonTree(board)));
    });
}

std::string copy_of(const Game& game) { return dumped(written(game)); }

Game with_copy(Game game, std::string_view copy) {
    read_into(game, Reader(JsonTree(parsed(copy))));
    return game;
}

}

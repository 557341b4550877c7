#include "app/desktop/game/editors.h"

#include "app/desktop/game/copy_page.h"
#include "app/desktop/games.h"
#include "app/table/catalogue.h"
#include "app/table/games.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

using Names = std::vector<std::string>;

/// What the window knows of a game.
struct Entry {
    std::string_view game;
    std::unique_ptr<Editor> (*editor)(wxWindow* hand_parent, wxWindow* board_parent, Table table);
    Setup* (*setup)(wxWindow* parent, const Game& game, const Names& names, bool playing);
    Game (*plain)(const Names& names, std::size_t players, Depth depth);
    std::vector<CustomPiece> (*custom_pieces)();
    std::vector<GuideStep> (*guide)(const Record& record, int player);
    DrawSized (*lit_picture)(const Record& record, int player, const std::vector<Place>& lit,
                             const std::vector<Place>& marked);
    std::vector<DrawnBoard> (*boards)(const table::FoldedRecord& folded, const BoardsAsked& asked);
    bool standing_view;
    PlayerSign (*sign)(const Record& record, int player);
    wxBitmap (*cover)(const wxWindow& window, int side);
    Game (*described)(Game plain);
    std::vector<table::CopyPart> (*copy_parts)();
    PartPanel* (*part_panel)(wxWindow* parent, const table::CopyPart& part);
    std::optional<CopyPlace> (*part_place)(const table::CopyPart& part);
};

template <class GameEditor> std::unique_ptr<Editor> editor_of(wxWindow* hand, wxWindow* board, Table table) {
    return std::make_unique<GameEditor>(hand, board, std::move(table));
}

template <class Kind, class Panel>
Setup* setup_of(wxWindow* parent, const Game& game, const Names& names, bool being_played) {
    const auto& own = std::get<Kind>(game);
    return new Panel(parent, own, names, being_played ? Playing::yes : Playing::no);
}

template <auto plain> Game plain_of(const Names& names, std::size_t players, Depth depth) {
    return plain(names, players, depth);
}

template <class Kind, std::vector<GuideStep> (*guide)(const Kind&, int)>
std::vector<GuideStep> guide_of(const Record& record, int player) {
    return guide(std::get<Kind>(record.game), player);
}

template <class Kind, DrawSized (*picture)(const Kind&, int, const std::vector<Place>&, const std::vector<Place>&)>
DrawSized lit_picture_of(const Record& record, int player, const std::vector<Place>& lit,
                         const std::vector<Place>& marked) {
    return picture(std::get<Kind>(record.game), player, lit, marked);
}

template <class Kind, class Fold, std::vector<DrawnBoard> (*boards)(const Kind&, const Fold&, const BoardsAsked&)>
std::vector<DrawnBoard> boards_of(const table::FoldedRecord& folded, const BoardsAsked& asked) {
    return boards(std::get<Kind>(folded.record.game), std::get<Fold>(folded.fold.game), asked);
}

template <class Kind, PlayerSign (*sign)(const Kind&, int)> PlayerSign sign_of(const Record& record, int player) {
    return sign(std::get<Kind>(record.game), player);
}

// What only a game with a copy of its own has, found by the kind of the game. Nothing here may bear these names: it
// would be found instead.
#define CLERK_USE_OF(game)                                                                                             \
    using namespace table::game;                                                                                       \
    using namespace desktop::game;

template <class Kind> std::vector<table::CopyPart> copy_parts_of() {
    CLERK_PLAYED_GAMES(CLERK_USE_OF)
    if constexpr (requires(const Kind& own) { copy_parts(own); })
        return copy_parts(Kind{});
    else
        return {};
}

/// As the table's own copy is described. A game may have more to fit to that: `with_board`.
template <class Kind> Game described(Game plain) {
    CLERK_PLAYED_GAMES(CLERK_USE_OF)
    const Record record{{}, std::move(plain)};
    Game game = with_copy(record.game, kept_copy(game_id(record)));
    if constexpr (requires(const Kind& own) { with_board(own, own.board); })
        return with_board(std::get<Kind>(game), std::get<Kind>(game).board);
    else
        return game;
}

template <class Kind> PartPanel* part_panel_of(wxWindow* parent, const table::CopyPart& part) {
    CLERK_PLAYED_GAMES(CLERK_USE_OF)
    if constexpr (requires(const Kind& own) { part_panel(own, parent, part); })
        return part_panel(Kind{}, parent, part);
    else
        return nullptr;
}

template <class Kind> std::optional<CopyPlace> part_place_of(const table::CopyPart& part) {
    CLERK_PLAYED_GAMES(CLERK_USE_OF)
    if constexpr (requires(const Kind& own) { part_place(own, part); })
        return part_place(Kind{}, part);
    else
        return std::nullopt;
}
#undef CLERK_USE_OF

#define CLERK_ENTRY(game)                                                                                              \
    Entry{clerk::game::game_id,                                                                                        \
          editor_of<game::GameEditor>,                                                                                 \
          setup_of<clerk::game::Game, game::SetupPanel>,                                                               \
          plain_of<game::plain_game>,                                                                                  \
          game::custom_pieces,                                                                                         \
          guide_of<clerk::game::Game, game::guide>,                                                                    \
          lit_picture_of<clerk::game::Game, game::lit_picture>,                                                        \
          boards_of<clerk::game::Game, clerk::game::Fold, game::boards_after>,                                         \
          game::has_standing_view,                                                                                     \
          sign_of<clerk::game::Game, game::player_sign>,                                                               \
          game::cover,                                                                                                 \
          described<clerk::game::Game>,                                                                                \
          copy_parts_of<clerk::game::Game>,                                                                            \
          part_panel_of<clerk::game::Game>,                                                                            \
          part_place_of<clerk::game::Game>},

const Entry catalogue[] = {CLERK_PLAYED_GAMES(CLERK_ENTRY)};
#undef CLERK_ENTRY

const Entry& entry(std::string_view game) { return *std::ranges::find(catalogue, game, &Entry::game); }

}

std::unique_ptr<Editor> make_editor(wxWindow* hand_parent, wxWindow* board_parent, Table table) {
    return entry(game_id(table.record())).editor(hand_parent, board_parent, std::move(table));
}

Setup* make_setup(wxWindow* parent, const SetupDefaults& defaults) {
    return entry(defaults.game).setup(parent, plain_game(defaults), defaults.names, false);
}

Setup* make_setup(wxWindow* parent, const Game& begun, const std::vector<std::string>& names) {
    const Entry& own = entry(game_id(Record{{}, begun}));
    return own.setup(parent, own.described(begun), names, false);
}

Setup* make_setup(wxWindow* parent, const Record& record, const std::vector<std::string>& names) {
    return entry(game_id(record)).setup(parent, record.game, names, true);
}

Game plain_game(const SetupDefaults& defaults) {
    const Entry& own = entry(defaults.game);
    return own.described(own.plain(defaults.names, defaults.players, defaults.depth));
}

std::vector<CustomPiece> custom_pieces(std::string_view game) { return entry(game).custom_pieces(); }

std::vector<GuideStep> guide(const Record& record, int player) { return entry(game_id(record)).guide(record, player); }

DrawSized built_picture(const Record& record, int player) {
    if (!table::is_played(game_id(record))) return {};
    const std::vector<GuideStep> steps = guide(record, player);
    return steps.empty() ? DrawSized{} : steps.front().draw;
}

DrawSized lit_picture(const Record& record, int player, const std::vector<Place>& lit,
                      const std::vector<Place>& marked) {
    return entry(game_id(record)).lit_picture(record, player, lit, marked);
}

std::vector<DrawnBoard> boards_after(const table::FoldedRecord& folded, const BoardsAsked& asked) {
    return entry(game_id(folded.record)).boards(folded, asked);
}

bool has_standing_view(std::string_view game) { return entry(game).standing_view; }

PlayerSign player_sign(const Record& record, int player) { return entry(game_id(record)).sign(record, player); }

std::vector<table::CopyPart> parts_of_copy(std::string_view game) { return entry(game).copy_parts(); }

PartPanel* part_panel(std::string_view game, wxWindow* parent, const table::CopyPart& part) {
    return entry(game).part_panel(parent, part);
}

std::optional<CopyPlace> part_place(std::string_view game, const table::CopyPart& part) {
    return entry(game).part_place(part);
}

wxBitmap cover(std::string_view game, const wxWindow& window, int side) { return entry(game).cover(window, side); }

}

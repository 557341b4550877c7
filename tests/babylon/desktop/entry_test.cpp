// A terrace and its ornament from the hand to the board and back, by keys and clicks that are counted.
#include "app/table/babylon/setup.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

constexpr int most_keys = 12, most_clicks = 8;

game::Step terrace(const char* at, int level, game::Symbol symbol = game::Symbol::unknown) {
    const game::Tile tile{game::Flower::white, {symbol, symbol, symbol, symbol}};
    return {game::Placement{.tile = game::TileEntry{tile}, .at = *game::read_cell(at), .level = level}};
}

class Entering : public BabylonWindowTest {
protected:
    void begin(Depth depth) { begin(table::babylon::plain_game({"Linda", "John"}, 2, depth)); }
    void begin(game::Game game) {
        open_window();
        start(std::move(game));
        clicks = keys = 0;
    }
    void key(int code, int modifiers = wxMOD_NONE) {
        test::press(code, modifiers);
        ++keys;
    }
    void type(const char* letters) {
        for (; *letters; ++letters) key(*letters);
    }
    /// Counted, and nothing is pressed beside it.
    void place_what_is_in_hand(const char* anchor) {
        click(board(), board().middle_of_anchor(*game::read_cell(anchor)));
        ++clicks;
    }
    /// The turn that was played last has a terrace and an ornament on it.
    void expect_full_turn(std::size_t turn) {
        ASSERT_EQ(record().turns.size(), turn + 1);
        EXPECT_TRUE(record().turns[turn].done);
        ASSERT_EQ(record().turns[turn].steps.size(), 2u);
        EXPECT_TRUE(std::holds_alternative<game::Placement>(record().turns[turn].steps[0].what));
        EXPECT_TRUE(std::holds_alternative<game::Building>(record().turns[turn].steps[1].what));
        EXPECT_TRUE(desk().report().legal());
    }
    const game::Placement& placed(std::size_t turn) {
        return std::get<game::Placement>(record().turns.at(turn).steps.at(0).what);
    }
    static game::Building statue(const char* space) {
        return {.kind = game::Kind::statue, .at = {*game::read_space(space)}};
    }
    static game::Cell cell(const char* name) { return *game::read_cell(name); }

    int keys = 0;
};

TEST_F(Entering, AFullTurnTakesAtMostTwelveKeysInDepthBuilds) {
    begin(Depth::builds);
    type("PSTBF");
    key(WXK_LEFT);
    key(WXK_RETURN);
    key('J');
    key(WXK_RETURN);
    key('E');
    expect_full_turn(0);
    EXPECT_EQ(placed(0).at, cell("c4"));
    EXPECT_EQ(placed(0).tile->tile.symbols,
              (std::array{game::Symbol::statue, game::Symbol::stairs, game::Symbol::bridge, game::Symbol::fountain}));
    EXPECT_LE(keys, most_keys);
}

TEST_F(Entering, AndAmongTerracesOfEarlierTurns) {
    game::Game game = table::babylon::plain_game({"Linda", "John"}, 2, Depth::builds);
    game.turns = {{.steps = {terrace("a1", 1)}}, {}, {.steps = {terrace("c1", 1)}}, {},
                  {.steps = {terrace("a3", 1)}}, {}, {.steps = {terrace("c3", 1)}}, {}};
    begin(std::move(game));
    type("YFNS");
    key(WXK_DOWN, wxMOD_SHIFT);
    key(WXK_LEFT, wxMOD_SHIFT);
    key(WXK_RETURN);
    key('J');
    key(WXK_RETURN);
    key('E');
    expect_full_turn(8);
    EXPECT_LE(keys, most_keys);
}

TEST_F(Entering, AFullTurnTakesAtMostTwelveKeysInDepthFull) {
    begin(Depth::full);
    type("44YST"); // a stack, and two symbols of clay
    key(WXK_LEFT);
    key(WXK_LEFT);
    key(WXK_RETURN);
    key('J');
    key(WXK_RETURN);
    key('E');
    expect_full_turn(0);
    EXPECT_EQ(game::write(record().turns[0].dig->at), "d4");
    EXPECT_EQ(placed(0).at, cell("b4"));
    EXPECT_LE(keys, most_keys);
    EXPECT_TRUE(quarry().HasFocus()) << "the next player digs";
}

/// Tiles of these stacks were dug and stored, with two symbols and then with one more each.
game::Game with_tiles_dug(std::vector<const char*> stacks, bool from_one_stack) {
    game::Game game = table::babylon::plain_game({"Linda", "John"}, 2, Depth::full);
    using game::Symbol;
    game::Tile tile{game::Flower::pink, {Symbol::statue, Symbol::stairs, Symbol::blank, Symbol::blank}};
    for (const char* stack : stacks) {
        game.turns.push_back(
            {.dig = game::Dig{.at = *game::read_cell(stack), .tile = {tile}}, .unplaced = game::Unplaced::store});
        if (from_one_stack) tile.symbols[2] = Symbol::bridge;
    }
    return game;
}

TEST_F(Entering, AndATileOfFourSymbolsToo) {
    begin(with_tiles_dug({"d4", "d4"}, true));
    type("44YSTBF");
    key(WXK_RETURN); // where the cursor is
    key('J');
    key(WXK_RETURN);
    key('E');
    expect_full_turn(2);
    EXPECT_LE(keys, most_keys);
}

TEST_F(Entering, AFullTurnTakesAtMostEightClicksInDepthBuilds) {
    begin(Depth::builds);
    for (const char* button : {"flower-pink", "symbol-statue", "symbol-stairs", "symbol-bridge", "symbol-fountain"})
        press(button);
    place_what_is_in_hand("c4");
    click_offered(statue("c5@1"));
    press("end-turn");
    expect_full_turn(0);
    EXPECT_LE(clicks, most_clicks);
}

TEST_F(Entering, AFullTurnTakesAtMostEightClicksInDepthFull) {
    begin(with_tiles_dug({"d4", "c4"}, false));
    dig("d4"); // granite
    for (const char* button : {"flower-yellow", "symbol-statue", "symbol-stairs", "symbol-bridge"}) press(button);
    place_what_is_in_hand("c4");
    click_offered(statue("c5@1"));
    press("end-turn");
    expect_full_turn(2);
    EXPECT_LE(clicks, most_clicks);
}

/// One press that is drawn from a stack to a flower.
TEST_F(Entering, AFullTurnOfBasaltTakesAtMostEightClicks) {
    begin(with_tiles_dug({"d4", "d4"}, true));
    drag(quarry(), quarry().centre(cell("d4")), quarry().centre(game::Flower::yellow));
    ++clicks;
    for (const char* button : {"symbol-statue", "symbol-stairs", "symbol-bridge", "symbol-fountain"}) press(button);
    place_what_is_in_hand("c4");
    click_offered(statue("c5@1"));
    press("end-turn");
    expect_full_turn(2);
    EXPECT_EQ(record().turns[2].dig->tile.tile.flower, game::Flower::yellow);
    EXPECT_LE(clicks, most_clicks);
}

TEST_F(Entering, NothingIsInHandUntilATerraceIsBegun) {
    begin(Depth::builds);
    EXPECT_TRUE(says("Enter the terrace's face, its symbols if you like; then where it lies."));
    place_what_is_in_hand("c4");
    EXPECT_TRUE(record().turns.empty());
    EXPECT_FALSE(board().ghost());
    EXPECT_TRUE(says("No terrace is in hand: first enter its flower (W P Y U)."));
    key('P');
    EXPECT_FALSE(says("No terrace is in hand"));
    place_what_is_in_hand("c4");
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_FALSE(board().ghost()) << "what was built is seen";
    move_to(board(), board().middle_of_anchor(cell("f4")));
    EXPECT_FALSE(board().ghost());
}

TEST_F(Entering, AClickInspectsWhatWasBuilt) {
    begin(Depth::builds);
    key('I');
    type("PST");
    place_what_is_in_hand("c4");
    click_offered(statue("c5@1"));
    const Record before = desk().record();
    click_cell("d4");
    EXPECT_EQ(desk().record(), before);
    EXPECT_EQ(board().shown().lit.size(), 4u);
    EXPECT_TRUE(says("terrace c4, level 1. Delete takes it back."));
    click_cell("c5");
    EXPECT_EQ(board().shown().lit, std::vector{game::place(*game::read_space("c5@1"))});
    EXPECT_TRUE(says("statue c5, level 1. Delete takes it back."));
    key(WXK_DELETE);
    EXPECT_EQ(record().turns.at(0).steps.size(), 1u);
    EXPECT_TRUE(board().shown().lit.empty());
    EXPECT_FALSE(says("Delete takes it back."));
}

TEST_F(Entering, OneEnterTooManyTakesNothingBackAndBuildsNothing) {
    begin(Depth::builds);
    type("PSSSS");
    key(WXK_LEFT);
    for (int i = 0; i < 4; ++i) key(WXK_RETURN);
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_EQ(record().turns[0].steps.size(), 1u);
    EXPECT_TRUE(says("terrace c4, level 1. Delete takes it back."));
    key(WXK_DELETE);
    EXPECT_TRUE(record().turns.empty());
    ASSERT_TRUE(board().ghost()) << "in hand again";
    key(WXK_RETURN);
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_EQ(placed(0).tile->tile.symbols[3], game::Symbol::statue);
}

TEST_F(Entering, ADoubleClickPlacesOneTerraceAndNoMore) {
    begin(Depth::builds);
    type("PSSSS");
    double_click(board(), board().middle_of_anchor(cell("c4")));
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_EQ(record().turns[0].steps.size(), 1u);
}

TEST_F(Entering, UndoAndCorrectPutTheFaceThatWasTypedBackIntoTheHand) {
    begin(Depth::builds);
    type("PSTR");
    place_what_is_in_hand("c4");
    key('Z', wxMOD_CONTROL);
    ASSERT_TRUE(record().turns.empty());
    place_what_is_in_hand("e2");
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_EQ(placed(0).tile->tile.flower, game::Flower::pink);
    EXPECT_EQ(placed(0).tile->tile.symbols[0], game::Symbol::statue);
    EXPECT_EQ(placed(0).rotation, 90);
    key('Y');
    key('3');
    place_what_is_in_hand("a1");
    ASSERT_FALSE(desk().report().legal());
    press("correct");
    EXPECT_TRUE(desk().report().legal());
    key('0');
    place_what_is_in_hand("a1");
    const auto& again = std::get<game::Placement>(record().turns.at(0).steps.at(1).what);
    EXPECT_EQ(again.tile->tile.flower, game::Flower::yellow);
    EXPECT_EQ(again.level, 1);
    key('Z', wxMOD_CONTROL);
    key('Y', wxMOD_CONTROL);
    EXPECT_EQ(record().turns.at(0).steps.size(), 2u);
    move_to(board(), board().middle_of_anchor(cell("f6")));
    EXPECT_FALSE(board().ghost()) << "done again, it is not in hand";
}

TEST_F(Entering, AnOpenCornerDoesNotCarryOverToTheNextPlayer) {
    begin(Depth::builds);
    type("G");
    key('E');
    type("U");
    place_what_is_in_hand("c4");
    EXPECT_EQ(placed(1).open, std::nullopt);
}

TEST_F(Entering, AToolIsDroppedByEscapeAndDoesNotOutliveItsPlayer) {
    begin(Depth::builds);
    type("P");
    place_what_is_in_hand("c4");
    key('S');
    EXPECT_TRUE(says("Click the ornament's spaces on the board. Escape cancels it."));
    click_cell("h8");
    EXPECT_TRUE(says("No terrace lies there; ornaments stand on terraces."));
    key(WXK_DOWN);
    key(WXK_RETURN);
    EXPECT_TRUE(says("No terrace lies there; ornaments stand on terraces.")) << "by Enter too";
    key(WXK_ESCAPE);
    EXPECT_FALSE(says("Click the ornament's spaces on the board."));
    key('S');
    key('E');
    EXPECT_TRUE(says("Enter the terrace's face, its symbols if you like; then where it lies."));
    EXPECT_EQ(record().turns.at(0).steps.size(), 1u);
}

TEST_F(Entering, TheHandBringsBackTheGardenOfThePlayerAtTurn) {
    begin(Depth::builds);
    key(WXK_F3);
    click_cell("c4");
    EXPECT_TRUE(says("This is the garden of another player. Escape goes back to the player whose turn it is."));
    press("flower-pink");
    type("NNNN");
    place_what_is_in_hand("c4");
    ASSERT_EQ(record().turns.size(), 1u);
    key(WXK_F3);
    EXPECT_TRUE(board().shown().garden.terraces().empty());
    key(WXK_ESCAPE);
    EXPECT_EQ(board().shown().garden.terraces().size(), 1u);
    click_cell("c4");
    EXPECT_TRUE(says("terrace c4, level 1. Delete takes it back."));
}

TEST_F(Entering, UndoLetsGoFirstWhatIsBegunAndNotEntered) {
    begin(Depth::builds);
    type("PSTR");
    place_what_is_in_hand("c4");
    key('E');
    type("YT");
    key('Z', wxMOD_CONTROL);
    ASSERT_TRUE(record().turns.at(0).done) << "the other player's turn stays ended";
    EXPECT_TRUE(says("Enter the terrace's face, its symbols if you like; then where it lies."));
    key('Z', wxMOD_CONTROL);
    EXPECT_FALSE(record().turns.at(0).done);
    key('Z', wxMOD_CONTROL);
    EXPECT_TRUE(record().turns.empty()) << "what an undo puts into the hand is not in its way";
}

TEST_F(Entering, AMenuThatIsOpenWhenAnotherGameComesDoesNothingAnyMore) {
    begin(Depth::builds);
    type("P");
    place_what_is_in_hand("c4");
    const Record before = desk().record();
    const Record other{{.id = new_id(), .started_at = now_rfc3339()},
                       table::babylon::plain_game({"Linda", "John"}, 2, Depth::builds)};
    write("other.clerk.json", print(other));
    choose_from_menu([this] { right_click(board(), board().centre(cell("c4"))); }, 0,
                     [this] { frame().open_file(file("other.clerk.json")); });
    EXPECT_EQ(desk().record(), other);
    EXPECT_EQ(desk().store().load(before.head.id), before);
}

}
}

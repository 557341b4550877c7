// What is typed into a sheet, and what of it is told.
#include "app/table/sheet/entry.h"
#include "app/table/sheet/setup.h"

#include <gmock/gmock.h>

namespace clerk::table::sheet {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

game::Game of_two(const std::string& rows = "") {
    game::Game game = with_rows(plain_game({"Linda", "John"}, 2, Depth::final), rows);
    game.name = "Catan";
    return game;
}

game::Game filled(game::Game game, std::vector<int> figures) {
    for (std::size_t i = 0; i < figures.size(); ++i) game = with_figure(game, {i / 2, i % 2}, Points(figures[i]));
    return game;
}

TEST(SheetEntry, TakesFiguresAndSums) {
    const game::Game game = of_two();
    EXPECT_EQ(typed(game, "12").figure, Points(12));
    EXPECT_EQ(typed(game, " -3 ").figure, Points(-3));
    EXPECT_EQ(typed(game, wxString::FromUTF8("−4,5")).figure, points_of("-4.5"));
    EXPECT_EQ(typed(game, "8+2-1.5").figure, points_of("8.5"));
    EXPECT_TRUE(typed(game, "").right);
    EXPECT_FALSE(typed(game, "").figure);
    for (const char* wrong : {"x", "8+", "--3", "1.2.3", "1000000000000000", "1e3"})
        EXPECT_FALSE(typed(game, wrong).right) << wrong;
}

TEST(SheetEntry, APlaceIsOneThatThereIs) {
    const game::Game game = with_way(of_two(), game::Way::places);
    EXPECT_TRUE(typed(game, "2").right);
    for (const char* wrong : {"0", "3", "1.5", "-1"}) EXPECT_FALSE(typed(game, wrong).right) << wrong;
}

TEST(SheetEntry, RowsThatAreNumberedAreRounds) {
    game::Game game = of_two("1");
    EXPECT_TRUE(by_rounds(game));
    game = with_row_added(game);
    EXPECT_EQ(game.rows.back().name, "2");
    EXPECT_TRUE(by_rounds(game));
    EXPECT_FALSE(by_rounds(with_row_name(game, 0, "Towns")));
    EXPECT_FALSE(by_rounds(of_two()));
    EXPECT_EQ(with_row_added(of_two()).rows.front().name, "1") << "the first gets a name with the second";
    EXPECT_EQ(with_row_name(game, 1, "1"), game) << "another row is called so";
    EXPECT_FALSE(may_add_row(with_way(of_two(), game::Way::places)));
}

TEST(SheetEntry, ATieIsDecidedOnce) {
    game::Game game = filled(of_two(), {5, 5});
    EXPECT_THAT(undecided(game), ElementsAre(0U, 1U));
    EXPECT_THAT(undecided(with_ahead(game, 1)), IsEmpty());
    EXPECT_EQ(game::ranks(with_ahead(game, 1)), (std::vector{2, 1}));
    EXPECT_THAT(undecided(with_ties_shared(game, true)), IsEmpty());
    EXPECT_THAT(undecided(filled(of_two(), {5})), IsEmpty()) << "not all is entered";
}

TEST(SheetEntry, SaysWhatComesNext) {
    EXPECT_EQ(next_in_words(of_two("Towns, Roads")), "Next: Towns, Linda");
    EXPECT_EQ(next_in_words(filled(of_two("Towns, Roads"), {1, 2, 3})), "Next: Roads, John");
    EXPECT_EQ(next_in_words(filled(of_two(), {5, 5})), "A tie: who is ahead?");
    EXPECT_EQ(next_in_words(with_way(of_two(), game::Way::together)), "Did you win together, or did the game?");
    const game::Game done = filled(of_two(), {5, 4});
    EXPECT_EQ(next_in_words(done), "All is entered. Finish the game with Ctrl+Enter.");
    EXPECT_EQ(heading(position(done, game::fold(done))), "Catan");
    EXPECT_EQ(heading(position(of_two(), game::fold(of_two()))), "Catan, still open: 2");
}

TEST(SheetEntry, AnActionIsToldInAFewWords) {
    const game::Game game = of_two("Towns, Roads");
    EXPECT_EQ(action_in_words(game, with_figure(game, {1, 1}, Points(3))), "enter Roads, John");
    EXPECT_EQ(action_in_words(game, with_row_added(game)), "add a row");
    EXPECT_EQ(action_in_words(game, without_row(game, 1)), "remove a row");
    EXPECT_EQ(action_in_words(game, with_row_name(game, 0, "Army")), "name a row");
    EXPECT_EQ(action_in_words(game, with_ties_shared(game, true)), "decide a tie");
    game::Game renamed = game;
    renamed.players[0].name = "Mei";
    EXPECT_EQ(action_in_words(game, renamed), "");
}

}
}

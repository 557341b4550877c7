// Documents that are not of the form, refused with the path of the first fault.
#include "tests/mistake.h"
#include "tests/sheet/documents.h"

namespace clerk::sheet::test {

namespace {

using tests::gone;
using tests::Mistake;
using tests::wrong;
using tests::wrong_at;

class Malformed : public testing::TestWithParam<Mistake> {};

TEST_P(Malformed, IsRefusedWithThePathAndTheExpectation) { tests::expect_refused(GetParam()); }

Document whole() {
    return with(with_rows(R"([{"name":"Roads","figures":[4,-1.5]},{"name":"Towns","figures":["0.25",null]}])"), "ahead",
                {1});
}
Document places() { return with(with_rows(R"([{"figures":[1,2]}])"), "wins", "places"); }
Document together() { return with(with(game(), "wins", "together"), "won", true); }

Document so_many(int count, const Document& one) { return Document(static_cast<std::size_t>(count), one); }

INSTANTIATE_TEST_SUITE_P(
    Sheets, Malformed,
    testing::Values(wrong(whole, "/name", gone, "a value"), wrong(whole, "/name", " ", "the name of a game"),
                    wrong(whole, "/name", 7, "a text"), wrong(whole, "/players", Document::array(), "1 to 12 players"),
                    wrong(whole, "/players", so_many(13, {{"name", "P"}}), "a list of at most 12 players"),
                    wrong(whole, "/players/1/team", 1, "a text"),
                    wrong(whole, "/wins", "luck", "one of \"highest\", \"lowest\", \"places\", \"together\""),
                    wrong(whole, "/first_began", 1, "true or false"),
                    wrong(whole, "/rows", so_many(101, {{"figures", {1, 2}}}), "a list of at most 100 rows"),
                    wrong(whole, "/rows/0/figures", gone, "a value"),
                    wrong(whole, "/rows/0/figures", so_many(3, 1), "a list of 2, one for each player or team"),
                    wrong(whole, "/rows/0/figures/0", "four", "points from -999999999999999 to 999999999999999"),
                    wrong(whole, "/rows/0/figures/0", true, "points from"),
                    wrong(whole, "/rows/0/figures/0", "1000000000000000", "points from"),
                    wrong(whole, "/rows/0/figures/0", 1e30, "points from"),
                    wrong(whole, "/rows/0/figures/0", "0.0000000001", "points from"),
                    wrong_at(whole, "/rows/1/name", "Roads", "/rows/1", "a name that no other row has"),
                    wrong(whole, "/ties", "first", "\"shared\""),
                    wrong(whole, "/ahead/0", 2, "a whole number from 0 to 1"),
                    wrong_at(whole, "/ahead", {1, 1}, "/ahead/1", "each player or team only once"),
                    wrong(whole, "/won", true, "only a game together against the game"),
                    wrong_at(whole, "/players", so_many(2, {{"name", "P"}, {"team", "A"}}), "/rows/0/figures",
                             "a list of 1, one for each player or team"),
                    wrong(places, "/rows", so_many(2, {{"figures", {1, 2}}}), "one row of places"),
                    wrong(places, "/rows/0/figures/0", 3, "a whole number from 1 to 2"),
                    wrong(places, "/rows/0/figures/0", 1.5, "a whole number from 1 to 2"),
                    wrong(places, "/ties", "shared", "only a game won by points has ties"),
                    wrong(together, "/won", "yes", "true or false"),
                    wrong(together, "/ahead", {0}, "only a game won by points has ties")));

}

}

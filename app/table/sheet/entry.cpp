#include "app/table/sheet/entry.h"

#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_sheet.h"

#include <algorithm>
#include <charconv>

namespace clerk::table::sheet {

namespace {

int to_go(const game::Game& game) {
    std::ptrdiff_t left = game.way == game::Way::together && !game.won ? 1 : 0;
    for (const game::Row& row : game.rows)
        left += std::ranges::count_if(row.figures, [](const game::Figure& figure) { return !figure; });
    return static_cast<int>(left);
}

bool is_within(const Points& points) {
    return points <= Points(game::most_points) && points >= Points(-game::most_points);
}

/// A sum of figures with their signs; none: it is not one.
std::optional<Points> sum_of(std::string_view text) {
    PointsSum sum;
    do {
        const bool minus = text.starts_with('-');
        if (minus || text.starts_with('+')) text.remove_prefix(1);
        const auto term = take_points(text, minus);
        if (!term) return std::nullopt;
        sum += *term;
    } while (text.starts_with('-') || text.starts_with('+'));
    return text.empty() ? sum.points() : std::nullopt;
}

int number_of(const std::string& name) {
    int number = 0;
    const auto read = std::from_chars(name.data(), name.data() + name.size(), number);
    return read.ec == std::errc{} && read.ptr == name.data() + name.size() ? number : 0;
}

wxString name_of(const game::Game& game, const Cell& cell) {
    const wxString who = i18n::sheet::name(game, game::sides(game.players)[cell.side]);
    if (game.rows.size() < 2) return who;
    return i18n::fill(_("{1}, {2}"), {i18n::sheet::row_name(game, cell.row), who});
}

/// The first cell in which both differ.
std::optional<Cell> changed_cell(const game::Game& before, const game::Game& after) {
    for (std::size_t row = 0; row < std::min(before.rows.size(), after.rows.size()); ++row) {
        const auto &was = before.rows[row].figures, &is = after.rows[row].figures;
        if (was == is || was.size() != is.size()) continue;
        return Cell{row, static_cast<std::size_t>(std::ranges::mismatch(was, is).in1 - was.begin())};
    }
    return std::nullopt;
}

}

Typed typed(const game::Game& game, const wxString& text) {
    wxString plain = text;
    plain.Replace(" ", "");
    plain.Replace(wxString(wxUniChar(0x2212)), "-"); // as figures are written
    if (plain.empty()) return {};
    const auto points = sum_of(utf8(plain));
    if (!points || !is_within(*points)) return {.right = false};
    if (game.way != game::Way::places) return {.figure = points};
    const auto sides = static_cast<int>(game::sides(game.players).size());
    const bool is_place = points->is_whole() && *points >= Points(1) && *points <= Points(sides);
    return {.right = is_place, .figure = points};
}

wxString shown(const game::Figure& figure) { return figure ? clerk::figure(*figure) : wxString(); }

wxString why_wrong(const game::Game& game) {
    if (game.way == game::Way::places) return _("A place is a number: 1 for whoever came first. Several may share it.");
    return _("A figure is a number such as 12, -3 or 4.5, or a sum such as 8+2.");
}

game::Game with_figure(game::Game game, const Cell& cell, const game::Figure& figure) {
    game.rows.at(cell.row).figures.at(cell.side) = figure;
    return game;
}

game::Game with_row_name(game::Game game, std::size_t row, const std::string& name) {
    const auto found = std::ranges::find(game.rows, name, &game::Row::name);
    if (found == game.rows.end()) game.rows.at(row).name = name;
    return game;
}

/// The first row gets a name with the second.
game::Game with_row_added(game::Game game) {
    if (!may_add_row(game)) return game;
    if (game.rows.size() == 1 && game.rows.front().name.empty()) game.rows.front().name = "1";
    int number = static_cast<int>(game.rows.size()) + 1;
    const auto taken = [&] {
        return std::ranges::find(game.rows, std::to_string(number), &game::Row::name) != game.rows.end();
    };
    while (taken()) ++number;
    game.rows.push_back(
        {.name = std::to_string(number), .figures = std::vector<game::Figure>(game::sides(game.players).size())});
    return game;
}

game::Game without_row(game::Game game, std::size_t row) {
    game.rows.erase(game.rows.begin() + static_cast<std::ptrdiff_t>(row));
    return game;
}

bool by_rounds(const game::Game& game) {
    int next = 0;
    return !game.rows.empty() &&
           std::ranges::all_of(game.rows, [&](const game::Row& row) { return number_of(row.name) == ++next; });
}

bool is_empty(const game::Row& row) {
    return std::ranges::none_of(row.figures, [](const game::Figure& figure) { return figure.has_value(); });
}

bool is_filled(const game::Game& game) {
    return std::ranges::all_of(game.rows, [](const game::Row& row) {
        return std::ranges::all_of(row.figures, [](const game::Figure& figure) { return figure.has_value(); });
    });
}

bool may_add_row(const game::Game& game) { return game.way != game::Way::places && game.rows.size() < game::most_rows; }

game::Game with_won(game::Game game, bool won) {
    game.won = won;
    return game;
}

game::Game with_ties_shared(game::Game game, bool shared) {
    game.ties_shared = shared;
    if (shared) game.ahead.clear();
    return game;
}

game::Game with_ahead(game::Game game, std::size_t side) {
    std::erase(game.ahead, static_cast<int>(side));
    game.ahead.insert(game.ahead.begin(), static_cast<int>(side));
    return game;
}

std::vector<std::size_t> undecided(const game::Game& game) {
    std::vector<std::size_t> level;
    if (!game::by_points(game.way) || game.ties_shared || !game::is_complete(game)) return level;
    const auto ranks = game::ranks(game);
    for (std::size_t side = 0; side < ranks.size(); ++side)
        if (ranks[side] == 1) level.push_back(side);
    return level.size() > 1 ? level : std::vector<std::size_t>();
}

wxString heading(const Position& position) {
    const wxString name = name_line(position.game.name);
    const int left = to_go(position.game);
    if (left == 0) return name;
    // TRANSLATORS: {1} is a game, {2} how many figures are to be entered still.
    return i18n::fill(_("{1}, still open: {2}"), {name, clerk::figure(left)});
}

wxString next_in_words(const game::Game& game) {
    for (std::size_t row = 0; row < game.rows.size(); ++row)
        for (std::size_t side = 0; side < game.rows[row].figures.size(); ++side)
            if (!game.rows[row].figures[side]) return i18n::fill(_("Next: {1}"), {name_of(game, {row, side})});
    if (game.way == game::Way::together && !game.won) return _("Did you win together, or did the game?");
    if (!undecided(game).empty()) return _("A tie: who is ahead?");
    return _("All is entered. Finish the game with Ctrl+Enter.");
}

wxString action_in_words(const game::Game& before, const game::Game& after) {
    if (before.players != after.players || before.name != after.name || before.way != after.way) return {};
    if (after.rows.size() > before.rows.size()) return _("add a row");
    if (after.rows.size() < before.rows.size()) return _("remove a row");
    if (const auto cell = changed_cell(before, after)) return i18n::fill(_("enter {1}"), {name_of(after, *cell)});
    if (before.rows != after.rows) return _("name a row");
    if (before.won != after.won) return after.won.value_or(false) ? _("won together") : _("lost together");
    return _("decide a tie");
}

}

namespace clerk::table {

/// Nothing is let stand.
template <> WaiverMark waiver_mark_of(clerk::sheet::Game& /*game*/, const Where& /*where*/) { return {}; }

}

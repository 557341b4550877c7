#include "app/table/alhambra/next_words.h"

#include "app/table/alhambra/wanted.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_alhambra.h"

namespace clerk::table::alhambra {

namespace {

wxString with_tile(const Position& position, const Entry& entry) {
    const wxString tile = i18n::alhambra::name(*entry.tile);
    if (entry.leaving) return i18n::fill(_("Choose the place of {1}; Escape leaves the palace as it is."), {tile});
    if (position.final()) return i18n::fill(_("Choose the place of {1}."), {tile});
    if (position.lies_aside(*entry.tile))
        return i18n::fill(_("Place {1}, or end the turn: then it goes to the reserve."), {tile});
    return i18n::fill(_("Build {1}, or click a tile of the palace to exchange it."), {tile});
}

wxString at_end_of_turn(const Position& position, const Entry& entry) {
    const Due due = alhambra::due(*position.ready, entry.end);
    switch (wanted(position, entry)) {
    case Wanted::card:
        return i18n::fill(_("Which cards were turned up? Currency (Y G B O), then value: {1} of {2}."),
                          {figure(static_cast<int>(entry.end.cards.size()) + 1), figure(due.cards)});
    case Wanted::for_dirk:
        return i18n::fill(_("Which tiles did Dirk draw? Colour, then price: {1} of {2}."),
                          {figure(static_cast<int>(entry.end.dirk.size()) + 1), figure(due.dirk)});
    case Wanted::for_market:
        return i18n::fill(_("Which tile was drawn for the space {1}? Colour, then price."),
                          {i18n::alhambra::name(space_wanted(position, entry))});
    default: return _("All has been entered. End the turn.");
    }
}

/// Builds go to who is at turn, and another palace is looked at.
wxString of_another(const Position& position) {
    const auto named = [&](int player) {
        return name_line(position.game.players.at(static_cast<std::size_t>(player)).name);
    };
    // TRANSLATORS: two players, and the key that shows what the first has built.
    return i18n::fill(
        _("This is the palace of {2}, but it is {1}'s turn: {3} shows the palace of {1}."),
        {named(position.ready->player), named(position.player), wxString::Format("F%d", position.ready->player + 2)});
}

wxString without_actions(const Position& position) {
    const auto& aside = position.ready->progress.aside;
    if (aside.empty()) return _("All has been entered. End the turn.");
    return i18n::fill(_("Place {1}, or end the turn: then it goes to the reserve."),
                      {i18n::alhambra::name(aside.front())});
}

wxString in_turn(const Position& position, const Entry& entry) {
    if (entry.ending) return at_end_of_turn(position, entry);
    if ((entry.taking_away || entry.tile) && !position.may_build()) return of_another(position);
    if (entry.taking_away) return _("Click the tile that goes to the reserve.");
    if (entry.tile) return with_tile(position, entry);
    if (position.ready->progress.placed) return _("What was bought has been placed: end the turn.");
    if (position.ready->progress.actions_left == 0) return without_actions(position);
    if (position.full()) return _("Buy a tile, take cards, or change the palace.");
    return _("Which tile was bought? Colour, then price. Or end the turn.");
}

wxString at_end(const Position& position, const Entry& entry) {
    if (entry.tile)
        return i18n::fill(_("Place {1}: what is left goes to the reserve."), {i18n::alhambra::name(*entry.tile)});
    if (position.full()) return _("The game is over. Every tile won is in its place.");
    return i18n::fill(_("The game is over. Which tiles of the market did {1} win? Colour, then price."),
                      {name_line(position.game.players.at(static_cast<std::size_t>(position.player)).name)});
}

wxString in_palaces(const Position& position, const Entry& entry) {
    if (entry.taking_away) return _("Click the tiles that do not belong there.");
    if (entry.for_dirk) return _("Which tiles has Dirk? Colour, then price.");
    if (entry.tile) return with_tile(position, entry);
    return _("Build the palace as it stood. Pick a tile by colour and price.");
}

wxString what_is_next(const Position& position, const Entry& entry) {
    if (entry.looking_back_to)
        return i18n::fill(_("The palace as it stood at scoring {1}. Escape goes back."),
                          {figure(*entry.looking_back_to)});
    switch (position.stage) {
    case Stage::decision: return _("Something needs a decision: see the findings on the right.");
    case Stage::turn: return in_turn(position, entry);
    case Stage::give_out: return _("The game is over. What is left on the market is given out now.");
    case Stage::end: return at_end(position, entry);
    case Stage::palaces: return in_palaces(position, entry);
    case Stage::points: return _("Enter the points that this scoring gave.");
    }
    return {};
}

wxString actions_in_words(int actions) {
    if (actions == 0) return _("No action is left.");
    return wxString::Format(wxPLURAL("%d action left.", "%d actions left.", static_cast<unsigned>(actions)), actions);
}

}

wxString why_not_build(const Position& position, const Entry& entry) {
    if (may_build(position, entry)) return {};
    const bool of_builder = !position.ready || position.may_build();
    return entry.looking_back_to || entry.ending || of_builder ? what_is_next(position, entry) : of_another(position);
}

wxString next_in_words(const Position& position, const Entry& entry) {
    const wxString words = what_is_next(position, entry);
    if (position.stage != Stage::turn || entry.ending || position.ready->progress.placed) return words;
    return i18n::fill("{1} {2}", {words, actions_in_words(position.ready->progress.actions_left)});
}

}

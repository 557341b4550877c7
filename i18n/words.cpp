#include "i18n/words.h"

#include "i18n/game_words.h"
#include "i18n/words_babylon.h"

#include <algorithm>
#include <cassert>

namespace clerk::i18n {

namespace {

/// One line a game.
const GameWords& words(std::string_view game) {
    static const GameWords* const all[] = {&babylon::words()};
    const auto found = std::ranges::find(all, game, &GameWords::game);
    assert(found != std::end(all));
    return **found;
}

wxString player(const Record& record, int number) { return text(players(record).at(static_cast<std::size_t>(number))); }

}

wxString sentence(std::string_view game, const Finding& finding) { return words(game).sentence(finding); }
wxString remedy(std::string_view game, const Finding& finding) { return words(game).remedy(finding); }

wxString where(const Record& record, const Where& where) {
    const wxString name = player(record, where.player);
    if (!where.turn) {
        if (where.piece.empty()) return name;
        return fill(_("{1}, {2}"), {name, words(game_id(record)).piece(where.piece, where.index + 1)});
    }
    const wxString round = std::to_string(*where.turn / static_cast<int>(players(record).size()) + 1);
    if (!where.step) return fill(_("Round {1}, {2}"), {round, name});
    if (*where.step < 0) return fill(_("Round {1}, {2}, start of the turn"), {round, name});
    return fill(_("Round {1}, {2}, step {3}"), {round, name, std::to_string(*where.step + 1)});
}

wxString places(std::string_view game, const std::vector<Place>& places) {
    std::vector<wxString> texts;
    for (const Place& place : places) texts.push_back(text(write(game, place)));
    return listed(texts);
}

wxString game_name(std::string_view game) { return words(game).name(); }
wxString category(std::string_view game, std::string_view id) { return words(game).category(id); }
wxString fact(std::string_view game, std::string_view id) { return words(game).fact(id); }
wxString tie_break(std::string_view game, std::string_view fact) { return words(game).tie_break(fact); }

wxString depth_name(Depth depth) {
    switch (depth) {
    case Depth::full: return _("Everything");
    case Depth::builds: return _("What is built");
    case Depth::final: return _("The end only");
    }
    return {};
}

wxString depth_explained(Depth depth) {
    switch (depth) {
    case Depth::full: return _("Every turn with all that is taken, paid and built: the referee checks every rule.");
    case Depth::builds: return _("Every turn, but only what is built in it: what it costs is left to the table.");
    case Depth::final: return _("Only what stands on the table at the end of the game, entered in any order.");
    }
    return {};
}

std::optional<wxString> moves(const Record& record) { return words(game_id(record)).moves(record); }
std::optional<wxString> missed(const Record& record) { return words(game_id(record)).missed(record); }

}

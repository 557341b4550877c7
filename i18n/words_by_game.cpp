// The words that depend on the game: each is asked of the game's own table.
#include "i18n/counted.h"
#include "i18n/game_words.h"
#include "i18n/games.h"
#include "i18n/variant.h"
#include "i18n/words.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

namespace clerk::i18n {

namespace {

const GameWords& words(std::string_view game) {
#define CLERK_WORDS(name) &name::words(),
    static const GameWords* const all[] = {CLERK_GAMES(CLERK_WORDS)};
#undef CLERK_WORDS
    const auto found = std::ranges::find(all, game, &GameWords::game);
    assert(found != std::end(all));
    return **found;
}

std::span<const RulingWords> rulings(std::string_view game) {
#define CLERK_RULINGS(name) std::pair(name::words().game, name::rulings_words()),
    static const std::pair<std::string_view, std::span<const RulingWords>> all[] = {CLERK_GAMES(CLERK_RULINGS)};
#undef CLERK_RULINGS
    return std::ranges::find(all, game, [](const auto& entry) { return entry.first; })->second;
}

bool is_known(std::string_view game) { return std::ranges::find(games(), game) != games().end(); }

wxString listed_with_comma(const wxString& first, const wxString& second) {
    if (first.empty() || second.empty()) return first + second;
    return fill(wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), {first, second});
}

/// Of "swap=anywhere" the words, or the part as it stands.
wxString agreed(std::string_view game, std::string_view part) {
    const std::size_t sign = std::min(part.find('='), part.size());
    const auto tell = words(game).agreed;
    if (!tell || sign == part.size()) return text(part);
    return tell(part.substr(0, sign), part.substr(sign + 1)).value_or(text(part));
}

}

wxString sentence(std::string_view game, const Finding& finding) { return words(game).sentence(finding); }
wxString remedy(std::string_view game, const Finding& finding) { return words(game).remedy(finding); }
wxString title(std::string_view game, const Rule& rule) { return words(game).title(rule.id); }
wxString clause(std::string_view game, const Rule& rule) { return words(game).clause(rule.id); }

RulingTold ruling(std::string_view game, std::string_view key) {
    const RulingWords& told = ruling_words(rulings(game), key);
    return {wxGetTranslation(told.name), wxGetTranslation(told.choices[0].explained),
            wxGetTranslation(told.choices[1].explained)};
}

wxString where(const Record& record, const Where& where) { return words(game_id(record)).where(record, where); }

wxString places(std::string_view game, const std::vector<Place>& places) {
    const auto named = words(game).place;
    std::vector<wxString> texts;
    for (const Place& place : places) texts.push_back(named ? named(place) : text(write(game, place)));
    return named ? one_by_one(texts) : listed(texts); // the name of a place may be of several words
}

wxString game_name(std::string_view game) { return is_known(game) ? words(game).name() : text(game); }

BggGame bgg_game(std::string_view game) { return is_known(game) ? words(game).bgg : BggGame{}; }

std::optional<std::string_view> game_of_bgg_id(long id) {
    const auto found = std::ranges::find_if(games(), [id](auto game) { return bgg_game(game).id == id; });
    return id == 0 || found == games().end() ? std::nullopt : std::optional(*found);
}

wxString variant(std::string_view game, std::string_view variant) {
    constexpr std::string_view comma = ", ";
    const std::string_view entered = variant.substr(0, variant.find(comma));
    const auto depth = std::ranges::find_if(depths, [&](Depth one) { return id(one) == entered; });
    if (!is_known(game) || depth == std::end(depths)) return text(variant);
    wxString told = depth_name(*depth);
    for (variant.remove_prefix(entered.size()); !variant.empty();) {
        variant.remove_prefix(comma.size());
        const std::string_view part = variant.substr(0, variant.find(comma));
        told = listed_with_comma(told, agreed(game, part));
        variant.remove_prefix(part.size());
    }
    return told;
}

wxString neutral_name(std::string_view game) { return words(game).neutral(); }

std::vector<PlayerScore> everyone(std::string_view game, const ScoreSheet& sheet) {
    std::vector<PlayerScore> all = sheet.players;
    if (!sheet.neutral) return all;
    all.push_back(sheet.neutral->score);
    all.back().name = neutral_name(game).utf8_string();
    return all;
}

wxString category(std::string_view game, std::string_view id) { return words(game).category(id); }
wxString scored(std::string_view game, std::string_view category) { return words(game).scored(category); }
wxString fact(std::string_view game, std::string_view id) { return words(game).fact(id); }
wxString tie_break(std::string_view game, std::string_view fact) { return words(game).tie_break(fact); }

wxString scoring(std::string_view game, int number, bool forecast) {
    const ScoringWords& told = words(game).scorings;
    return fill_figures(wxGetTranslation(forecast ? told.forecast : told.one), {number});
}

wxString all_scorings(std::string_view game) { return wxGetTranslation(words(game).scorings.all); }

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
    case Depth::final: return _("Only what stands on the table when it is scored, entered in any order.");
    }
    return {};
}

std::optional<wxString> moves(const Record& record) { return words(game_id(record)).moves(record); }
std::optional<wxString> missed(const Record& record) {
    const auto answer = words(game_id(record)).missed;
    return answer ? answer(record) : std::nullopt;
}

std::optional<BestWords> best(const Record& record, const Patience& patience) {
    const auto answer = words(game_id(record)).best;
    return answer && depth(record) != Depth::final ? answer(record, patience) : std::nullopt;
}

bool tells_best(std::string_view game) { return words(game).best != nullptr; }

std::optional<ReviewedTurn> reviewed(const Record& record, const GameFold& fold, int turn, const Patience& patience,
                                     GameAfter after) {
    const auto answer = words(game_id(record)).reviewed;
    return answer && depth(record) != Depth::final ? answer(record, fold, turn, patience, after) : std::nullopt;
}

bool tells_review(std::string_view game) { return words(game).reviewed != nullptr; }

wxString gains_told(std::string_view game, const std::vector<Gain>& gains) {
    std::vector<wxString> each;
    for (const Gain& gain : gains)
        each.push_back(fill("{1} {2}", {category(game, gain.category), wxString::Format("%+d", gain.points)}));
    return one_by_one(each);
}

bool tells_missed(std::string_view game) { return words(game).missed != nullptr; }

std::vector<MissedTurn> missed_turns(const Record& record, const GameFold& fold, int from) {
    if (!tells_missed(game_id(record)) || depth(record) == Depth::final) return {};
    return words(game_id(record)).missed_turns(record, fold, from);
}

}

// The words that depend on the game: each is asked of the game's own table.
#include "i18n/game_words.h"
#include "i18n/games.h"
#include "i18n/text.h"
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

wxString sentence(std::string_view game, const Finding& finding) { return words(game).rules->sentence(finding); }
wxString remedy(std::string_view game, const Finding& finding) { return words(game).rules->remedy(finding); }
wxString title(std::string_view game, const Rule& rule) { return words(game).rules->title(rule.id); }
wxString clause(std::string_view game, const Rule& rule) { return words(game).rules->clause(rule.id); }

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
wxString category(std::string_view game, const Category& category) {
    return category.name.empty() ? i18n::category(game, category.id) : name_line(category.name);
}
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

// Templates: sentences with placeholders that translators may put in any order.

wxString replace_placeholders(const wxString& text,
                              const std::function<std::optional<wxString>(const wxString&)>& noun) {
    wxString filled;
    std::size_t from = 0;
    while (from < text.length()) {
        const std::size_t open = text.find('{', from);
        const std::size_t close = open == wxString::npos ? open : text.find('}', open);
        if (close == wxString::npos) break;
        const auto word = noun(text.substr(open + 1, close - open - 1));
        filled += text.substr(from, open - from) + (word ? *word : wxString('{'));
        from = word ? close + 1 : open + 1;
    }
    return filled + text.substr(from);
}

wxString fill(const wxString& text, const std::vector<wxString>& texts) {
    return replace_placeholders(text, [&](const wxString& placeholder) -> std::optional<wxString> {
        unsigned long number = 0;
        if (!placeholder.ToCULong(&number) || number < 1 || number > texts.size()) return std::nullopt;
        return texts[number - 1];
    });
}

wxString fill_figures(const wxString& text, const std::vector<int>& figures) {
    std::vector<wxString> texts;
    for (const int number : figures) texts.push_back(figure(number));
    return fill(text, texts);
}

namespace {

/// What stands between two texts in their template.
wxString between(const wxString& pair) { return fill(pair, {"", ""}); }

/// One after the other, whatever their number: each is looked at once.
wxString joined(const std::vector<wxString>& texts, const wxString& pair, const wxString& last_pair) {
    const wxString next = between(pair), last = between(last_pair);
    wxString list;
    for (std::size_t i = 0; i < texts.size(); ++i)
        list << (i == 0 ? wxString() : i + 1 == texts.size() ? last : next) << texts[i];
    return list;
}

}

wxString listed(const std::vector<wxString>& texts) {
    if (texts.size() == 1) return texts.front();
    return joined(texts, wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), _("{1} and {2}"));
}

wxString either(const std::vector<wxString>& texts) {
    return joined(texts, wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), _("{1} or {2}"));
}

wxString one_by_one(const std::vector<wxString>& texts) { return joined(texts, _("{1}; {2}"), _("{1}; {2}")); }

// Why a document was refused: the words for each kind of phrase, here or with the game.

namespace {

/// What any record, and the files of other programs, may be lacking.
constexpr Word shared_phrases[] = {
    {"nothing-here", wxTRANSLATE("expected nothing here: {1}")},
    {"expected", wxTRANSLATE("expected {1}, found {2}")},
    {"newer-record", wxTRANSLATE("this record was made by a newer version of Clerk of Works")},
    {"nesting", wxTRANSLATE("expected at most {1} levels of nesting")},
    {"list-for-the-sheets", wxTRANSLATE("expected a list for the sheets that are there")},
    {"change-that-fits", wxTRANSLATE("expected a change that fits the record")},
    {"json", wxTRANSLATE("JSON in UTF-8")},
    {"fault-at-line", wxTRANSLATE("a fault at line {1}, column {2}")},
    {"number-too-large", wxTRANSLATE("a number that is too large")},
    {"bytes", wxTRANSLATE("at most {1} bytes")},
    {"value", wxTRANSLATE("a value")},
    {"nothing", wxTRANSLATE("nothing")},
    {"more", wxTRANSLATE("more")},
    {"object", wxTRANSLATE("an object")},
    {"short-list", wxTRANSLATE("a list of at most {1} {2}")},
    {"few-keys", wxTRANSLATE("an object of at most {1} keys")},
    {"short-keys", wxTRANSLATE("a key has at most {1} characters")},
    {"few-unknown-keys", wxTRANSLATE("at most {1} keys that this program does not know")},
    {"fewer-values", wxTRANSLATE("fewer values")},
    {"values", wxTRANSLATE("values")},
    {"list", wxTRANSLATE("a list of {1}")},
    {"text", wxTRANSLATE("a text of at most {1} characters")},
    {"text-without-null", wxTRANSLATE("a text without the character U+0000")},
    {"whole-number", wxTRANSLATE("a whole number from {1} to {2}")},
    {"either-number", wxTRANSLATE("{1} or {2}")},
    {"boolean", wxTRANSLATE("true or false")},
    {"one-of", wxTRANSLATE("one of {1}")},
    {"uuid", wxTRANSLATE("a UUID")},
    {"date-and-time", wxTRANSLATE("a date and time like {1}")},
    {"preset-or-rulings", wxTRANSLATE("the name of a preset or an object of rulings")},
    {"no-such-ruling", wxTRANSLATE("there is no such ruling")},
    {"only-last-unfinished", wxTRANSLATE("true: only the last turn may be unfinished")},
    {"step-with-either", wxTRANSLATE("a step with either {1} or {2}")},
    {"no-turns-in-final", wxTRANSLATE("depth final has no turns")},
    {"step-with-one-of", wxTRANSLATE("a step with one of {1}")},
    {"end-of-turn-not-come", wxTRANSLATE("the end of an unfinished turn has not come")},
    {"colour-of-nobody-else", wxTRANSLATE("a colour that no other player has")},
    {"cell", wxTRANSLATE("a cell {1}")},
    {"rotation", wxTRANSLATE("0, 90, 180 or 270")},
    {"players", wxTRANSLATE("players")},
    {"tiles", wxTRANSLATE("tiles")},
    {"steps", wxTRANSLATE("steps")},
    {"turns", wxTRANSLATE("turns")},
    {"numbers", wxTRANSLATE("numbers")},
    {"rows", wxTRANSLATE("rows")},
    {"figures", wxTRANSLATE("figures")},
    {"points", wxTRANSLATE("points from -{1} to {1}, as a number or a text with nine decimals at most")},
    {"one-a-player", wxTRANSLATE("a list of {1}, one a player")},
    {"players-from-to", wxTRANSLATE("{1} to {2} players")},
    {"xml", wxTRANSLATE("XML in UTF-8")},
    {"something-else", wxTRANSLATE("something else")},
    {"fault-at-byte", wxTRANSLATE("a fault at byte {1}")},
    {"date", wxTRANSLATE("a date like {1}")},
    {"listed-player", wxTRANSLATE("a player that the file lists")},
    {"listed-game", wxTRANSLATE("a game that the file lists")},
    {"listed-place", wxTRANSLATE("a place that the file lists")},
    {"play-only-once", wxTRANSLATE("a play that the file has only once")},
    {"id-only-once", wxTRANSLATE("an id that the table has only once")},
    {"plays", wxTRANSLATE("plays")},
    {"games", wxTRANSLATE("games")},
    {"locations", wxTRANSLATE("locations")},
    {"pages", wxTRANSLATE("pages")},
    {"file-of-plays", wxTRANSLATE("an export of BG Stats, saved plays of BoardGameGeek or a game record")},
    {"archive", wxTRANSLATE("an archive: unpack it, and choose the file in it")},
    {"table", wxTRANSLATE("a table: export the plays as JSON, or save them as XML, instead")},
    {"web-page", wxTRANSLATE("a web page: save the plays themselves, as XML, instead")},
    {"please-wait", wxTRANSLATE("BoardGameGeek's message to wait: save the plays again in a minute")},
    {"collection", wxTRANSLATE("a list of games, such as a collection: save the plays instead")},
    {"site-error", wxTRANSLATE("an error that BoardGameGeek reports: save the plays again")},
    {"utf-16", wxTRANSLATE("a text in UTF-16: save it in UTF-8")},
    {"empty-file", wxTRANSLATE("an empty file: export it again")},
    {"no-plays", wxTRANSLATE("another kind of file")},
};

std::vector<Word> all_phrases() {
    std::vector<Word> all(std::begin(shared_phrases), std::end(shared_phrases));
#define CLERK_PHRASES(name) all.insert(all.end(), name::words().phrases.begin(), name::words().phrases.end());
    CLERK_GAMES(CLERK_PHRASES)
#undef CLERK_PHRASES
    return all;
}

wxString in_words(const Phrase& phrase) {
    static const auto phrases = all_phrases();
    if (phrase.kind.empty()) return text(phrase.text);
    std::vector<wxString> arguments;
    std::ranges::transform(phrase.arguments, std::back_inserter(arguments), in_words);
    return fill(word(phrases, phrase.kind), arguments);
}

}

wxString expectation(const Fault& fault) { return in_words(fault.phrase); }

namespace {

wxString name_or(std::string_view game, const wxString& usual) {
    const auto all = categories(game);
    return all.size() == 1 ? category(game, all.front()) : usual;
}

}

wxString points_name(std::string_view game) { return name_or(game, _("Points")); }

wxString total_name(std::string_view game) { return name_or(game, _("Total")); }

}

// Why a document was refused: the words for each kind of phrase, here or with the game.
#include "i18n/game_words.h"
#include "i18n/games.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::i18n {

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

wxString told(const Phrase& phrase) {
    static const auto phrases = all_phrases();
    if (phrase.kind.empty()) return text(phrase.text);
    std::vector<wxString> arguments;
    std::ranges::transform(phrase.arguments, std::back_inserter(arguments), told);
    return fill(word(phrases, phrase.kind), arguments);
}

}

wxString expectation(const Fault& fault) { return told(fault.phrase); }

}

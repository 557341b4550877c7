// Why a document was refused, in the reader's language. Core names what it expected in plain English; each of its
// phrases is known as a template, here or with the game, and what it counts or quotes is carried over.
#include "i18n/game_words.h"
#include "i18n/games.h"
#include "i18n/words.h"

#include <algorithm>
#include <optional>

namespace clerk::i18n {

namespace {

/// What any record, and the files of other programs, may be lacking. Within a phrase, a place may hold another phrase.
constexpr const char* shared_phrases[] = {
    wxTRANSLATE("expected nothing here: {1}"),
    wxTRANSLATE("expected {1}, found {2}"),
    wxTRANSLATE("expected at most {1} levels of nesting"),
    wxTRANSLATE("expected a list for the sheets that are there"),
    wxTRANSLATE("expected a change that fits the record"),
    wxTRANSLATE("JSON in UTF-8"),
    wxTRANSLATE("a fault at line {1}, column {2}"),
    wxTRANSLATE("a number that is too large"),
    wxTRANSLATE("at most {1} bytes"),
    wxTRANSLATE("a value"),
    wxTRANSLATE("nothing"),
    wxTRANSLATE("more"),
    wxTRANSLATE("an object"),
    wxTRANSLATE("a list of at most {1} {2}"),
    wxTRANSLATE("a list of {1}"),
    wxTRANSLATE("a text of at most {1} characters"),
    wxTRANSLATE("a whole number from {1} to {2}"),
    wxTRANSLATE("true or false"),
    wxTRANSLATE("one of {1}"),
    wxTRANSLATE("a UUID"),
    wxTRANSLATE("a date and time like {1}"),
    wxTRANSLATE("the name of a preset or an object of rulings"),
    wxTRANSLATE("there is no such ruling"),
    wxTRANSLATE("true: only the last turn may be unfinished"),
    wxTRANSLATE("depth final has no turns"),
    wxTRANSLATE("players"),
    wxTRANSLATE("steps"),
    wxTRANSLATE("turns"),
    wxTRANSLATE("{1} to {2} players"),
    wxTRANSLATE("XML in UTF-8"),
    wxTRANSLATE("something else"),
    wxTRANSLATE("a fault at byte {1}"),
    wxTRANSLATE("a date like {1}"),
    wxTRANSLATE("a player that the file lists"),
    wxTRANSLATE("a game that the file lists"),
    wxTRANSLATE("a place that the file lists"),
    wxTRANSLATE("a play that the file has only once"),
    wxTRANSLATE("an id that the table has only once"),
    wxTRANSLATE("plays"),
    wxTRANSLATE("games"),
    wxTRANSLATE("locations"),
};

/// How much of a phrase is its own words.
std::size_t own_words(const char* phrase) {
    std::size_t length = 0;
    bool inside = false;
    for (; *phrase != 0; ++phrase) {
        inside = *phrase == '{' || (inside && *phrase != '}');
        if (!inside) ++length;
    }
    return length;
}

/// Every phrase, the particular before the general.
std::vector<const char*> all_phrases() {
    std::vector<const char*> all(std::begin(shared_phrases), std::end(shared_phrases));
#define CLERK_PHRASES(name) all.insert(all.end(), name::words().phrases.begin(), name::words().phrases.end());
    CLERK_GAMES(CLERK_PHRASES)
#undef CLERK_PHRASES
    std::ranges::stable_sort(all, std::ranges::greater{}, own_words);
    return all;
}

/// What stands in the places of the template, if the text is of its form.
std::optional<std::vector<wxString>> places_in(wxString text, wxString phrase) {
    std::vector<wxString> places;
    while (true) {
        const wxString before = phrase.BeforeFirst('{');
        if (!text.StartsWith(before, &text)) return std::nullopt;
        if (before == phrase) break;
        phrase = phrase.AfterFirst('}');
        const wxString after = phrase.BeforeFirst('{');
        const std::size_t end = after.empty() ? text.length() : text.find(after);
        if (end == wxString::npos) return std::nullopt;
        places.push_back(text.substr(0, end));
        text = text.substr(end);
    }
    return text.empty() ? std::optional(places) : std::nullopt;
}

wxString told(const wxString& words) {
    static const auto phrases = all_phrases();
    for (const char* phrase : phrases)
        if (auto places = places_in(words, phrase)) {
            for (wxString& place : *places) place = told(place);
            return fill(wxGetTranslation(phrase), *places);
        }
    return words;
}

}

wxString expectation(const Fault& fault) { return told(text(fault.message)); }

}

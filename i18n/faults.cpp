// Why a document was refused, in the reader's language. Core names what it expected in plain English; here each of its
// phrases is known as a template, and what it counts or quotes is carried over.
#include "i18n/words.h"

#include <optional>

namespace clerk::i18n {

namespace {

/// Every phrase, the particular before the general. Within one, a place may hold another phrase.
const char* const phrases[] = {
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
    wxTRANSLATE("a tile like {1}"),
    wxTRANSLATE("a cell like {1}, from {2} to {3}"),
    wxTRANSLATE("a cell {1}"),
    wxTRANSLATE("a stack {1}"),
    wxTRANSLATE("a space like {1}, on level {2} to {3}"),
    wxTRANSLATE("0, 90, 180 or 270"),
    wxTRANSLATE("four symbols, clockwise from north-west"),
    wxTRANSLATE("a flower that no other player has"),
    wxTRANSLATE("the name of a preset or an object of rulings"),
    wxTRANSLATE("there is no such ruling"),
    wxTRANSLATE("each stack once"),
    wxTRANSLATE("a step with either {1} or {2}"),
    wxTRANSLATE("true: only the last turn may be unfinished"),
    wxTRANSLATE("in depth full the tile is named by {1}"),
    wxTRANSLATE("in this depth the tile is written with the terrace"),
    wxTRANSLATE("only depth full has the quarry"),
    wxTRANSLATE("only depth full has the slot"),
    wxTRANSLATE("depth final has no turns"),
    wxTRANSLATE("only depth final has finished gardens"),
    wxTRANSLATE("a card like {1}"),
    wxTRANSLATE("a colour that no other player has"),
    wxTRANSLATE("at least one card"),
    wxTRANSLATE("no more of a card than the box has"),
    wxTRANSLATE("four cards"),
    wxTRANSLATE("six tiles"),
    wxTRANSLATE("each tile once"),
    wxTRANSLATE("a step with one of {1}"),
    wxTRANSLATE("false: no more than two scoring cards come up"),
    wxTRANSLATE("a round with either {1} or {2}"),
    wxTRANSLATE("one to three rounds"),
    wxTRANSLATE("Dirk takes part only when two play"),
    wxTRANSLATE("the market has no such space"),
    wxTRANSLATE("only depth full has cards and the market"),
    wxTRANSLATE("in depth full the tile is named by its space"),
    wxTRANSLATE("in depth full what a player wins follows from the hands"),
    wxTRANSLATE("the end of an unfinished turn has not come"),
    wxTRANSLATE("only depth final has finished palaces"),
    wxTRANSLATE("spaces"),
    wxTRANSLATE("symbols"),
    wxTRANSLATE("players"),
    wxTRANSLATE("stacks"),
    wxTRANSLATE("round tokens"),
    wxTRANSLATE("steps"),
    wxTRANSLATE("turns"),
    wxTRANSLATE("terraces"),
    wxTRANSLATE("ornaments"),
    wxTRANSLATE("gardens"),
    wxTRANSLATE("cards"),
    wxTRANSLATE("hands"),
    wxTRANSLATE("tiles"),
    wxTRANSLATE("parts"),
    wxTRANSLATE("palaces"),
    wxTRANSLATE("points"),
    wxTRANSLATE("rounds"),
    wxTRANSLATE("{1} to {2} players"),
    wxTRANSLATE("{1} stacks"),
    wxTRANSLATE("{1} gardens, one a player"),
    wxTRANSLATE("{1} hands, one a player"),
    wxTRANSLATE("{1} parts, one a player"),
    wxTRANSLATE("{1} palaces, one a player"),
    wxTRANSLATE("points of {1} players"),
};

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

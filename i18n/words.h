// Every word a person reads. One runtime for the window and the command line: gettext catalogues through
// wxTranslations.
//
// The words in the sources are English and ASCII; what is not ASCII belongs into a catalogue.
#pragma once

#include "core/best.h"
#include "core/finding.h"
#include "core/game.h"
#include "core/record.h"
#include "core/record_fold.h"
#include "i18n/text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <wx/string.h>
#include <wx/translation.h>

namespace clerk::i18n {

struct Language {
    std::string tag; ///< "en", "zh_TW"
    wxString name;   ///< in itself: "English", "繁體中文"
};
const std::vector<Language>& languages();

/// Loads the catalogue of a language: a tag, or empty for the system's (LANGUAGE, LC_ALL, LC_MESSAGES, LANG). Unknown
/// languages read English. May be called again to change the language. Requires wxWidgets to be initialised.
void start(std::string_view language = {});
std::string language(); ///< the tag in use

// Rules. The words of a finding come from the game's table (words_<game>.cpp).
wxString sentence(std::string_view game, const Finding& finding);         ///< what is wrong, with its figures
wxString remedy(std::string_view game, const Finding& finding);           ///< what would make it legal; may be empty
wxString title(std::string_view game, const Rule& rule);                  ///< the rule in a few words, no full stop
wxString clause(std::string_view game, const Rule& rule);                 ///< what the rulebook says there
wxString where(const Record& record, const Where& where);                 ///< "Round 4, Linda, step 2"
wxString places(std::string_view game, const std::vector<Place>& places); ///< "c4@1 and c3@3"; "2 east; 1 north"

/// A ruling that a table may choose: what it is about, and in a sentence each what then holds.
struct RulingTold {
    wxString name;
    wxString usual;
    wxString otherwise;
};
RulingTold ruling(std::string_view game, std::string_view key); ///< requires that the game has it

/// Why a document was refused, without a full stop.
wxString expectation(const Fault& fault);

// Names.
wxString game_name(std::string_view game);    ///< of a game not known here (a history may list one): its word
wxString neutral_name(std::string_view game); ///< who takes points without playing; requires that the game has one
/// All who have points, by name: the players, then perhaps one who takes points without playing.
std::vector<PlayerScore> everyone(std::string_view game, const ScoreSheet& sheet);
wxString category(std::string_view game, std::string_view id);
wxString category(std::string_view game, const Category& category);         ///< as the table calls it, where it does
wxString fact(std::string_view game, std::string_view id);                  ///< "Open slots"
wxString scoring(std::string_view game, int number, bool forecast = false); ///< of a game scored several times
wxString all_scorings(std::string_view game);
wxString tie_break(std::string_view game, std::string_view fact); ///< "Tie: fewer open slots decided"
wxString depth_name(Depth depth);
wxString depth_explained(Depth depth);

/// What `clerk moves` and `clerk missed` tell people, line by line; none where the game or the depth has no such
/// answer. Require a legal record.
std::optional<wxString> moves(const Record& record);
std::optional<wxString> missed(const Record& record);
bool tells_missed(std::string_view game);
/// What was missed in one turn, with what to light up.
struct MissedTurn {
    int player = 0;
    int turn = 0; ///< from 0 over the whole record
    int points = 0;
    wxString words; ///< "stairs c3@2-c4@1"
    std::vector<Place> places;
};
std::vector<MissedTurn> missed_turns(const Record& record, const GameFold& fold, int from); ///< from that turn on

/// One way to go on that brings the most, or one stack to dig from.
struct BestLine {
    std::optional<int> points = {};   ///< that it brings now
    wxString words = {};              ///< "the tile taken at c4 on level 2; statue c4@2"
    wxString why = {};                ///< "Statues +2; Height points +2"
    std::vector<Place> places = {};   ///< what to light up
    std::optional<Record> after = {}; ///< the game once it is done; none: it is only told
};
/// What would be best now, the most points first.
struct BestWords {
    wxString heading = {}; ///< whose turn it is
    std::vector<BestLine> lines = {};
    wxString note = {}; ///< how exact that is
    bool exact = true;  ///< more patience would find nothing better
};
/// None where the game or the depth has no such answer. Requires a legal record.
std::optional<BestWords> best(const Record& record, const Patience& patience);
bool tells_best(std::string_view game);

/// A played turn beside the best that it could have been.
struct ReviewedTurn : ComparedTurn {
    wxString what = {};               ///< what alone of the turn is compared: "garden 12 on 1 west"; empty: all of it
    wxString why = {};                ///< the categories that the best would have gained
    std::vector<BestLine> steps = {}; ///< the best, one after another
};
/// The game once a step is done is a copy of the whole record: for who only reads it is left out.
enum class GameAfter { each_step, none };
/// From 0. None where the game or the depth has no such answer, or where nothing in that turn can be compared. Requires
/// a legal record, and its fold.
std::optional<ReviewedTurn> reviewed(const Record& record, const GameFold& fold, int turn, const Patience& patience,
                                     GameAfter after = GameAfter::each_step);
bool tells_review(std::string_view game);

/// A template with its placeholders {1}, {2}, … filled by the texts given. Another brace pair stays as it is.
wxString fill(const wxString& text, const std::vector<wxString>& texts);
wxString fill_figures(const wxString& text, const std::vector<int>& figures);
/// The texts as one list: "a", "a and b", "a, b and c".
wxString listed(const std::vector<wxString>& texts);
wxString either(const std::vector<wxString>& texts);     ///< "a", "a or b", "a, b or c"
wxString one_by_one(const std::vector<wxString>& texts); ///< "a; b; c"

// How a play was played, as a person reads it.

/// Of a variant as core/game.h writes it ("builds, leftovers=cards, swap=same-place, ...") the depth and each ruling
/// other than the usual one, in words: "What is built, Who wins the tiles left on the market: most cards". What is not
/// known here, such as the free text of a play from elsewhere, stays as it stands.
wxString variant(std::string_view game, std::string_view variant);

// A game as BoardGameGeek lists it, by which other programs know it again.

struct BggGame {
    int id = 0; ///< of its page there; 0: it is not known
    const char* name = "";
    int year = 0; ///< of its first edition
};

BggGame bgg_game(std::string_view game);                 ///< of a game not known here: id 0
std::optional<std::string_view> game_of_bgg_id(long id); ///< the word in the catalogue

}

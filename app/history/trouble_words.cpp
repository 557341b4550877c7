#include "app/history/trouble_words.h"

#include "db/check_up/check_up.h"
#include "i18n/text.h"

#include <algorithm>

#include <wx/translation.h>

namespace clerk {

namespace {

using Kind = db::Trouble::Kind;

struct Words {
    Kind kind;
    const char* sentence;
};
constexpr Words words[] = {
    {Kind::file, wxTRANSLATE("The file cannot be opened as a history any more.")},
    {Kind::structure, wxTRANSLATE("The file itself is damaged. If it cannot be repaired, put a back-up in its place.")},
    {Kind::schema, wxTRANSLATE("A table is not as this program makes it.")},
    {Kind::orphan, wxTRANSLATE("Something is stored for a game, a play or a night that does not exist.")},
    {Kind::on_table, wxTRANSLATE("The game on the table is not there.")},
    {Kind::player, wxTRANSLATE("The player of a seat is not there, or entries of players are not merged as they say.")},
    {Kind::record, wxTRANSLATE("The game cannot be read. It is kept as it is; perhaps a back-up has it whole.")},
    {Kind::game_row, wxTRANSLATE("The list shows another kind, depth or date than the game has.")},
    {Kind::play, wxTRANSLATE("The history counts the game differently from how it was played, or not at all.")},
    {Kind::seats, wxTRANSLATE("The seats in the list are not those of the players of the game.")},
    {Kind::faces, wxTRANSLATE("The faces of tiles that are offered are not those of the game.")},
    {Kind::journal, wxTRANSLATE("Not every action on the game can be undone and redone.")},
    {Kind::result, wxTRANSLATE("The result is not the one that the rules award.")},
    {Kind::figures, wxTRANSLATE("The list shows other points or ranks than the result has.")},
    {Kind::lost_result, wxTRANSLATE("A result belongs to a state of the game that cannot be reached any more.")},
    {Kind::file_name, wxTRANSLATE("The name of a picture or photo leads out of its folder.")},
    {Kind::text, wxTRANSLATE("A text is longer than any that can be entered.")},
    {Kind::number, wxTRANSLATE("A number is larger or smaller than any that can be entered.")},
    {Kind::lost_actions, wxTRANSLATE("The history lacks what was last entered in it. Perhaps a back-up has it.")},
    {Kind::missing, wxTRANSLATE("Something that was there is not there any more. Perhaps a back-up has it.")},
    {Kind::content, wxTRANSLATE("Something is not as this program wrote it. Perhaps a back-up has it as it was.")},
    {Kind::summaries, wxTRANSLATE("Leaderboards and players' pages are not what the plays add up to.")},
};

}

wxString sentence(Kind kind) {
    const auto found = std::ranges::find(words, kind, &Words::kind);
    return found == std::end(words) ? i18n::text(db::id(kind)) : wxGetTranslation(found->sentence);
}

}

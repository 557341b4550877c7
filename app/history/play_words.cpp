#include "app/history/play_words.h"

#include "app/history/local_time.h"
#include "i18n/dates.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk {

namespace {

wxString with_next(const wxString& list, const wxString& next) {
    return list.empty() ? next : i18n::fill(wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), {list, next});
}

}

wxString players_in_words(const db::Play& play) {
    wxString line;
    for (const db::PlaySeat& seat : play.seats) {
        const wxString who = name_line(seat.name);
        line = with_next(line, seat.score ? who + " " + figure(*seat.score) : who);
    }
    return line;
}

wxString result_in_words(const db::ListedPlay& listed) {
    if (!listed.finished) return _("open");
    std::vector<wxString> winners;
    for (const db::PlaySeat& seat : listed.play.seats)
        if (seat.winner) winners.push_back(name_line(seat.name));
    return winners.empty() ? _("finished") : i18n::fill(_("won by {1}"), {i18n::listed(winners)});
}

wxString title_in_words(const db::Play& play) {
    return i18n::fill(wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"),
                      {i18n::game_name(play.game), local_day(play.played_at)});
}

wxString players_in_words(const db::GameSummary& game) {
    wxString line;
    for (const db::SeatResult& seat : game.seats) {
        const wxString who = name_line(seat.name);
        line = with_next(line, seat.total ? who + " " + figure(*seat.total) : who);
    }
    return line;
}

wxString begun_in_words(const db::GameSummary& game) {
    wxDateTime moment;
    const bool is_time = moment.ParseISOCombined(text(game.started_at).Left(19));
    return is_time ? i18n::day_and_time(moment) : text(game.started_at);
}

}

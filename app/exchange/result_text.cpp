#include "app/exchange/result_text.h"

#include "core/game.h"
#include "i18n/dates.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

#include <wx/datetime.h>

namespace clerk::exchange {

namespace {

wxString single_line(const wxString& text) {
    wxString line;
    for (const wxUniChar character : text) line += i18n::is_sign(character) ? wxUniChar(' ') : character;
    return line;
}

/// The day on which it was played here; the whole text where it is no time.
wxString day(const db::Play& play) {
    wxDateTime time;
    wxString::const_iterator end;
    const wxString utc = i18n::text(play.played_at);
    if (!time.ParseFormat(utc, "%Y-%m-%dT%H:%M:%SZ", &end)) return single_line(utc);
    return i18n::day(play.day_only ? time : time.MakeFromUTC());
}

wxString category(const std::string& game, const std::string& id) {
    const bool known = std::ranges::find(games(), game) != games().end();
    return single_line(known ? i18n::category(game, id) : i18n::text(id));
}

/// "61 (Statues 5, Bridges 9)"; empty: there is no score.
wxString score(const db::Play& play, const db::PlaySeat& seat) {
    if (!seat.score) return {};
    const wxString total = figure(*seat.score);
    wxString parts;
    for (const auto& [id, points] : seat.categories) {
        // TRANSLATORS: a category of the score and its points.
        const auto part = i18n::fill(_("{1} {2}"), {category(play.game, id), figure(points)});
        parts = parts.empty() ? part : i18n::fill(wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), {parts, part});
    }
    if (seat.categories.size() == 1) return parts; // it says what the total says
    return parts.empty() ? total : i18n::fill(_("{1} ({2})"), {total, parts});
}

/// With the team and the role: "Linda (red, thief)".
wxString who(const db::PlaySeat& seat) {
    const wxString name = single_line(i18n::text(seat.name)), team = single_line(i18n::text(seat.team)),
                   role = single_line(i18n::text(seat.role));
    if (team.empty() && role.empty()) return name;
    const wxString both =
        team.empty() || role.empty() ? team + role : i18n::fill(wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), {team, role});
    return i18n::fill(_("{1} ({2})"), {name, both});
}

wxString line(const db::Play& play, const db::PlaySeat& seat) {
    const wxString points = score(play, seat);
    const wxString name = who(seat);
    const wxString words = points.empty() ? name : i18n::fill(_("{1}: {2}"), {name, points});
    return seat.rank ? i18n::fill(_("{1}. {2}"), {std::to_string(*seat.rank), words}) : words;
}

std::vector<db::PlaySeat> by_rank(std::vector<db::PlaySeat> seats) {
    if (std::ranges::all_of(seats, [](const auto& seat) { return seat.rank.has_value(); }))
        std::ranges::stable_sort(seats, {}, [](const auto& seat) { return *seat.rank; });
    return seats;
}

wxString outcome(const db::Play& play) {
    std::vector<wxString> winners;
    for (const db::PlaySeat& seat : play.seats)
        if (seat.winner) winners.push_back(single_line(i18n::text(seat.name)));
    if (play.cooperative) return (winners.empty() ? _("Lost together.") : _("Won together.")) + "\n";
    if (winners.empty()) return {};
    return i18n::fill(winners.size() > 1 ? _("{1} share the victory.") : _("{1} wins."), {i18n::listed(winners)}) +
           "\n";
}

}

wxString result_text(const db::Play& play) {
    const wxString game = single_line(i18n::game_name(play.game));
    wxString text = i18n::fill(wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), {game, day(play)}) + "\n";
    for (const db::PlaySeat& seat : by_rank(play.seats)) text += line(play, seat) + "\n";
    return text + outcome(play);
}

namespace {

constexpr std::size_t most_terms = 100;
constexpr std::string_view blanks = " \t\r\n";

void skip_blanks(std::string_view& text) { text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size())); }

struct Signs {
    int count = 0;
    bool minus = false; ///< an odd number of them
};

Signs take_signs(std::string_view& text) {
    Signs signs;
    for (skip_blanks(text); text.starts_with('+') || text.starts_with('-'); skip_blanks(text)) {
        signs.minus = signs.minus != text.starts_with('-');
        ++signs.count;
        text.remove_prefix(1);
    }
    return signs;
}

}

std::optional<std::vector<Points>> terms(std::string_view text) {
    std::vector<Points> all;
    PointsSum sum;
    do {
        const Signs signs = take_signs(text);
        if (text.empty() && !all.empty()) break; // a sign that was left behind
        if (signs.count == 0 && !all.empty()) return std::nullopt;
        const auto figure = take_points(text, signs.minus);
        if (!figure || all.size() == most_terms) return std::nullopt;
        skip_blanks(text);
        all.push_back(*figure);
        sum += *figure;
    } while (!text.empty());
    return sum.points() ? std::optional(std::move(all)) : std::nullopt;
}

std::string score_text(const db::PlaySeat& seat) {
    if (!seat.score) return {};
    std::string sum;
    PointsSum total;
    for (const auto& [id, points] : seat.categories) {
        if (!sum.empty() && points >= 0) sum += '+';
        sum += print(points);
        total += points;
    }
    return !sum.empty() && total == *seat.score ? sum : print(*seat.score);
}

bool take_score(std::string_view text, db::PlaySeat& seat, db::Play& play) {
    if (text.find_first_not_of(blanks) == std::string_view::npos) return true;
    const auto all = terms(text);
    if (!all) {
        if (!play.notes.empty()) play.notes += '\n';
        play.notes += seat.name + ": " + std::string(text);
        return false;
    }
    PointsSum sum;
    for (const Points& points : *all) sum += points;
    seat.score = sum.points();
    if (all->size() < 2) return true;
    for (const Points& points : *all) seat.categories.emplace_back(std::to_string(seat.categories.size() + 1), points);
    return true;
}

}

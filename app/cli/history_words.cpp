#include "app/cli/history_words.h"

#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "app/history/local_time.h"
#include "app/history/play_words.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <iostream>

namespace clerk::cli {

namespace {

constexpr int name_width = 24;

template <class Value> Json or_null(const std::optional<Value>& value) { return value ? Json(*value) : Json(); }
Json or_null(const std::string& text) { return text.empty() ? Json() : Json(text); }

Json seat_json(const db::PlaySeat& seat) {
    Json json{{"id", seat.player},          {"name", seat.name},     {"score", cli::json(seat.score)},
              {"rank", or_null(seat.rank)}, {"winner", seat.winner}, {"categories", Json::object()}};
    for (const auto& [id, points] : seat.categories) json["categories"][id] = json_of(points);
    json["team"] = or_null(seat.team);
    json["role"] = or_null(seat.role);
    json["anonymous"] = seat.player == db::nobody;
    return json;
}

}

JsonList::JsonList(const std::string& key, const Json& before) {
    std::string object = dumped_leniently(before);
    object.pop_back(); // its brace
    write_json(std::cout, object + (before.empty() ? "" : ",") + dumped_leniently(key) + ":[");
}

void JsonList::add(const Json& item) {
    write_json(std::cout, (is_empty_ ? "" : ",") + dumped_leniently(item));
    is_empty_ = false;
}

void JsonList::end() { std::cout << "]}\n"; }

wxString single_line(const std::string& text) { return harmless(i18n::name_line(text)); }

wxString name_cell(const std::string& name) { return shortened(single_line(name), name_width); }

wxString moment(const std::string& utc) { return single_line(local_minute(utc).utf8_string()); }

wxString moment(const db::Play& play) { return single_line(moment_in_words(play).utf8_string()); }

std::string told_moment(const db::Play& play) {
    constexpr std::size_t day = 10;
    return play.day_only ? play.played_at.substr(0, day) : play.played_at;
}

wxString game_words(const std::string& game) { return harmless(i18n::game_name(game)); }

wxString variant_words(const std::string& game, const std::string& variant) {
    return single_line(i18n::utf8(i18n::variant(game, variant)));
}

wxString category_words(const std::string& game, const std::string& category) {
    const bool known = std::ranges::find(games(), game) != games().end();
    return known ? harmless(i18n::category(game, category)) : single_line(category);
}

wxString figure(std::int64_t number) { return std::to_wstring(number); }
wxString figure(const std::optional<int>& number) { return number ? figure(*number) : wxString(); }
wxString figure(const std::optional<Points>& points) { return points ? i18n::figure(*points) : wxString(); }
wxString decimal(double number) { return i18n::average(number); }

wxString rating_cell(const std::optional<db::Rated>& rated) {
    return rated && rated->is_shown() ? i18n::rating(rated->rating) : wxString();
}

wxString rating_explained() {
    return i18n::fill_figures(
        _("Rating: how strong the ranks tell a player is, and how far off that may be; after {1} plays."),
        {db::rating_shown_after});
}

wxString status_words(const db::ListedPlay& listed) {
    if (!listed.finished) return _("open");
    return listed.play.counted ? wxString() : _("not counted");
}

Json json(const db::ListedPlay& listed) {
    const db::Play& play = listed.play;
    Json json{{"id", play.id},
              {"game", play.game},
              {"variant", play.variant},
              {"played_at", told_moment(play)},
              {"minutes", or_null(play.minutes)},
              {"place", play.place},
              {"notes", play.notes},
              {"rules_version", play.rules_version},
              {"waivers", play.waivers},
              {"aids", play.aids},
              {"finished", listed.finished},
              {"counted", play.counted},
              {"record", listed.ours},
              {"night", or_null(listed.night)},
              {"cooperative", play.cooperative},
              {"lowest_wins", play.lowest_wins},
              {"no_points", play.no_points},
              {"start_known", !play.unknown_start},
              {"players", Json::array()}};
    for (const db::PlaySeat& seat : play.seats) json["players"].push_back(seat_json(seat));
    return json;
}

Json json_without_best(const db::Figures& figures) {
    return {{"plays", figures.plays},
            {"wins", figures.wins},
            {"expected_wins", figures.expected},
            {"scored", figures.scored},
            {"points", cli::json(figures.points.points())},
            {"average", figures.average()}};
}

Json json_together(const db::Figures& figures) { return {{"plays", figures.plays}, {"wins", figures.wins}}; }

bool are_some_together(const std::vector<db::Leader>& leaders) {
    return std::ranges::any_of(leaders,
                               [](const db::Leader& one) { return one.together.plays > 0 && !one.figures.together; });
}

wxString together_cell(const db::Figures& figures) {
    // TRANSLATORS: so many of the plays against the game were won.
    return figures.plays == 0 ? wxString() : i18n::fill_figures(_("{1} of {2}"), {figures.wins, figures.plays});
}

Json json(const db::Figures& figures) {
    Json json = json_without_best(figures);
    json["best"] = cli::json(figures.best);
    json["best_play"] = or_null(figures.best_play);
    return json;
}

Json json(const std::optional<Points>& points) { return points ? json_of(*points) : Json(); }

Json json(const std::optional<db::Rated>& rated) {
    if (!rated) return {};
    return {{"mu", rated->rating.mu},
            {"sigma", rated->rating.sigma},
            {"ordinal", ordinal(rated->rating)},
            {"plays", rated->plays}};
}

}

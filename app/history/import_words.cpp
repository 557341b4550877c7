#include "app/history/import_words.h"

#include "app/history/play_words.h"
#include "i18n/words.h"

#include <map>

namespace clerk {

wxString match_words(const PlannedPerson& planned) {
    switch (planned.match) {
    case Match::none: return _("someone new");
    case Match::id: return _("the same entry");
    case Match::name: return _("the same name");
    case Match::form: return _("a name that differs in form only");
    case Match::chosen: return planned.name.empty() ? _("someone new, as you say") : _("as you say");
    }
    return {};
}

wxString arrival_in_words(const PlannedPlay& planned) {
    switch (planned.arrival) {
    case Arrival::fresh: return planned.left_out ? _("left out") : _("new");
    case Arrival::known: return planned.in_bin ? _("here already, in the bin") : _("here already");
    case Arrival::conflict: return _("here with other content");
    case Arrival::misread: return _("here as it was read before, put right");
    }
    return {};
}

wxString unreadable_in_words(const ImportPlan& plan) {
    constexpr std::size_t most = 3;
    std::vector<wxString> reasons;
    for (const exchange::Refusal& one : plan.unreadable) reasons.push_back(exchange::reason(one));
    if (reasons.empty()) return {};
    return _("These cannot be read and are left out:") + " " + abridged_list(std::move(reasons), most);
}

wxString conflicts_in_words(const ImportPlan& plan) {
    constexpr std::size_t most = 8;
    std::vector<wxString> conflicts;
    for (const PlannedPlay& planned : plan.plays)
        if (planned.arrival == Arrival::conflict)
            conflicts.push_back(day_in_words(planned.play) + " " + i18n::game_name(planned.play.game));
    if (conflicts.empty()) return {};
    return _("These are here with other content, and stay as they are here:") + " " +
           abridged_list(std::move(conflicts), most);
}

std::vector<wxString> unread_points_in_lines(const ImportPlan& plan) {
    if (plan.unread_points.empty()) return {};
    std::map<std::string, const db::Play*> coming;
    for (const PlannedPlay& one : plan.plays)
        if (one.comes_in()) coming[one.play.id] = &one.play;
    std::vector<wxString> lines;
    for (const exchange::UnreadPoints& one : plan.unread_points) {
        const auto play = coming.find(one.play);
        if (play == coming.end()) continue;
        lines.push_back(
            i18n::fill("{1} {2}, {3}: {4}", {day_in_words(*play->second), i18n::game_name(play->second->game),
                                             i18n::name_line(one.name), i18n::name_line(one.text)}));
    }
    return lines;
}

wxString unread_points_in_words(const ImportPlan& plan) {
    constexpr std::size_t most = 8;
    std::vector<wxString> lines = unread_points_in_lines(plan);
    if (lines.empty()) return {};
    return _("These cannot be read as points; the notes of their plays keep them:") + " " +
           abridged_list(std::move(lines), most);
}

wxString elsewhere_in_words(const ImportPlan& plan) {
    if (plan.elsewhere == 0) return {};
    return i18n::fill_figures(
        _("BoardGameGeek has {1} more plays on other pages. Save those too, with &page=2, &page=3 "
          "and so on at the end of the address, and choose all of them together."),
        {plan.elsewhere});
}

wxString put_right_in_words(int plays) {
    return i18n::fill_figures(wxPLURAL("{1} play is here as an earlier version read it, and is put right.",
                                       "{1} plays are here as an earlier version read them, and are put right.", plays),
                              {plays});
}

wxString format_in_words(const db::PastImport& import) {
    if (import.games > 0 && import.games == import.plays) return _("game records");
    if (import.source.ends_with(".xml")) return "BoardGameGeek";
    if (import.source.ends_with(".json") || import.source.ends_with(".bgsplay")) return "BG Stats";
    return {};
}

wxString undoing_in_words(const db::PastImport& import) {
    return i18n::fill_figures(_("This goes, whatever was done to it since: plays: {1}; games among them, with their "
                                "turns: {2}; players who sit nowhere else: {3}."),
                              {import.plays, import.games, import.players});
}

}

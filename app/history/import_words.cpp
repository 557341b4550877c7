#include "app/history/import_words.h"

#include "app/history/error_words.h"
#include "app/history/local_time.h"
#include "app/history/play_words.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "i18n/words.h"

#include <algorithm>
#include <map>

#include <nlohmann/json.hpp>

namespace clerk {

wxString match_words(const PlannedPerson& planned) {
    switch (planned.match) {
    case Match::none: return _("someone new");
    case Match::id: return _("the same entry");
    case Match::name: return _("the same name");
    case Match::form: return _("the same name, written a little differently");
    case Match::chosen: return planned.name.empty() ? _("someone new, as you say") : _("as you say");
    }
    return {};
}

wxString arrival_in_words(const PlannedPlay& planned) {
    switch (planned.arrival) {
    case Arrival::fresh: return planned.left_out ? _("left out") : _("new");
    case Arrival::known: return planned.in_bin ? _("here already, in the bin") : _("here already");
    case Arrival::conflict: return _("here already, but different");
    case Arrival::misread: return _("here already, will be corrected");
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
        if (planned.arrival == Arrival::conflict) {
            const db::Play play = planned.play.unpacked();
            conflicts.push_back(day_in_words(play) + " " + i18n::game_name(play.game));
        }
    if (conflicts.empty()) return {};
    return _("These are here already, but differ from the file; nothing is changed here:") + " " +
           abridged_list(std::move(conflicts), most);
}

std::vector<wxString> unread_points_in_lines(const ImportPlan& plan) {
    if (plan.unread_points.empty()) return {};
    std::map<std::string_view, const PlannedPlay*> coming;
    for (const PlannedPlay& one : plan.plays)
        if (one.comes_in()) coming[one.play.id()] = &one;
    std::vector<wxString> lines;
    for (const exchange::UnreadPoints& one : plan.unread_points) {
        const auto found = coming.find(one.play);
        if (found == coming.end()) continue;
        const db::Play play = found->second->play.unpacked();
        lines.push_back(i18n::fill("{1} {2}, {3}: {4}", {day_in_words(play), i18n::game_name(play.game),
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

namespace {

using db::RecordKind;

wxString with_place(const wxString& words, const std::string& place) {
    return place.empty() ? words : i18n::fill(wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), {words, i18n::text(place)});
}

wxString name(const db::Night& night) { return with_place(day_in_words(night.date), night.place); }

wxString name(const db::Play& play) {
    std::vector<wxString> names;
    for (const db::PlaySeat& seat : play.seats) names.push_back(i18n::name_line(seat.name));
    return i18n::fill(wxGETTEXT_IN_CONTEXT("play", "{1}, {2}: {3}"),
                      {i18n::game_name(play.game), day_in_words(play), i18n::listed(names)});
}

wxString name_in(const db::Store& store, RecordKind kind, const std::string& id) {
    switch (kind) {
    case RecordKind::player: return i18n::name_line(db::People(store).load(id).name);
    case RecordKind::night: return name(db::Nights(store).load(id));
    case RecordKind::photo: return i18n::text(id);
    case RecordKind::game:
    case RecordKind::play: return name(db::Plays(store).load(id).play);
    }
    return {};
}

/// A play with a game of ours is one of these.
std::optional<RecordKind> kind_of(const db::Store& store, const db::Superseded& version) {
    if (version.kind == id(RecordKind::play) && store.has(version.id)) return RecordKind::game;
    const auto found =
        std::ranges::find_if(db::record_kinds, [&](RecordKind kind) { return id(kind) == version.kind; });
    return found == std::end(db::record_kinds) ? std::nullopt : std::optional(*found);
}

}

wxString plural(RecordKind kind) {
    switch (kind) {
    case RecordKind::player: return _("Players");
    case RecordKind::night: return _("Game nights");
    case RecordKind::photo: return _("Photos");
    case RecordKind::game: return _("Games");
    case RecordKind::play: return _("Plays of other programs");
    }
    return {};
}

wxString word(RecordKind kind) {
    switch (kind) {
    case RecordKind::player: return wxGETTEXT_IN_CONTEXT("one record", "player");
    case RecordKind::night: return wxGETTEXT_IN_CONTEXT("one record", "game night");
    case RecordKind::photo: return wxGETTEXT_IN_CONTEXT("one record", "photo");
    case RecordKind::game: return wxGETTEXT_IN_CONTEXT("one record", "game");
    case RecordKind::play: return wxGETTEXT_IN_CONTEXT("one record", "play");
    }
    return {};
}

wxString record_name(const db::Store& store, RecordKind kind, const std::string& id) {
    try {
        return name_in(store, kind, id);
    } catch (const db::Error& error) {
        if (error.reason != db::Error::Reason::not_found) throw;
        return i18n::text(id);
    }
}

wxString record_name(const db::Store& store, const db::Superseded& version) {
    const std::optional<RecordKind> kind = kind_of(store, version);
    return kind ? record_name(store, *kind, version.id) : i18n::text(version.id);
}

wxString word(const db::Store& store, const db::Superseded& version) {
    const std::optional<RecordKind> kind = kind_of(store, version);
    return kind ? word(*kind) : i18n::text(version.kind);
}

wxString refusal(const db::Error& error) {
    if (error.reason != db::Error::Reason::exists) return sentence(error);
    return i18n::fill(_("{1} is the history itself; name another one."), {i18n::name_line(error.file.string())});
}

namespace {

using Json = nlohmann::ordered_json;

constexpr int deepest = 100;

/// What came from another history is believed in nothing.
Json document(const std::string& text) {
    bool too_deep = false;
    const auto shallow = [&](int depth, Json::parse_event_t, Json&) {
        too_deep = too_deep || depth > deepest;
        return depth <= deepest;
    };
    Json parsed = Json::parse(text, shallow, false);
    return parsed.is_discarded() || too_deep ? Json(text) : parsed;
}

}

std::string print(const std::vector<db::Superseded>& versions) {
    Json all = Json::array();
    for (const db::Superseded& version : versions)
        all.push_back({{"kind", version.kind},
                       {"id", version.id},
                       {"modified_at", version.modified_at},
                       {"document", document(version.document)}});
    return all.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}

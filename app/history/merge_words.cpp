#include "app/history/merge_words.h"

#include "app/history/error_words.h"
#include "app/history/play_words.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "i18n/words.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace clerk {

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

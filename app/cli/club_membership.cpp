#include "app/cli/club_membership.h"

#include "app/cli/history_lists.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/system.h"
#include "app/cli/terminal.h"
#include "app/club/club_words.h"
#include "app/exchange/import.h"
#include "app/history/import_words.h"
#include "app/history/local_time.h"
#include "i18n/words.h"

#include <iostream>

namespace clerk::cli {

db::ClubAccess club_access(const std::string& address) {
    return {.address = address,
            .ask_password = [typed = std::optional<std::string>()](const std::string& user) mutable {
                if (!typed)
                    typed = typed_in_secret(for_people(i18n::fill(_("Password of {1}: "), {single_line(user)})));
                return typed;
            }};
}

Status on_club_store(const HistoryOptions& options, const StoreAction& action) {
    return on_new_store(options, [&](const db::Store& store) {
        try {
            return action(store);
        } catch (const db::ClubError& error) {
            return refuse(options.json, {"", club::sentence(error)});
        }
    });
}

Status on_club(const HistoryOptions& options, const ClubAction& action) {
    return on_club_store(options, [&](const db::Store& store) {
        const auto club = db::club_of(store);
        if (!club) throw db::ClubError(db::ClubError::Reason::not_joined, "", "in no club");
        return action(store, *club);
    });
}

namespace {

Status answer(bool in_json, const Json& json, const wxString& text, Status status = Status::fine) {
    if (in_json)
        print_json(json);
    else
        std::cout << for_people(text);
    return status;
}

Json listed(const std::vector<db::RefusedRecord>& records) {
    Json list = Json::array();
    for (const db::RefusedRecord& one : records) list.push_back({{"kind", one.kind}, {"id", one.id}});
    return list;
}

Json json(const db::SyncReport& report) {
    return {{"sent", report.sent},
            {"fetched", report.fetched},
            {"photos_sent", report.photos_sent},
            {"photos_fetched", report.photos_fetched},
            {"refused", listed(report.refused)},
            {"unreadable", listed(report.unreadable)}};
}

wxString in_words(const db::SyncReport& report) {
    wxString text = i18n::fill_figures(_("In step: {1} sent, {2} fetched."), {report.sent, report.fetched}) + "\n";
    if (report.photos_sent + report.photos_fetched > 0)
        text +=
            i18n::fill_figures(_("Photos: {1} sent, {2} fetched."), {report.photos_sent, report.photos_fetched}) + "\n";
    for (const db::RefusedRecord& one : report.refused)
        text += i18n::fill(_("The club does not let you change {1} [{2}]; your version stays here."),
                           {single_line(one.kind), single_line(one.id)}) +
                "\n";
    for (const db::RefusedRecord& one : report.unreadable)
        text += i18n::fill(_("What the club has of {1} [{2}] cannot be read; it was left there."),
                           {single_line(one.kind), single_line(one.id)}) +
                "\n";
    return text;
}

Status status_of(const db::SyncReport& report) {
    return report.refused.empty() && report.unreadable.empty() ? Status::fine : Status::illegal;
}

Json json(const db::ClubPreview& preview) {
    Json answer{{"club", preview.name},
                {"right", club::id(preview.right)},
                {"photo_limit", preview.photo_limit},
                {"server_verified", preview.is_verified}};
    for (const db::RecordKind kind : db::record_kinds) {
        const db::ClubCounts& counts = preview.of(kind);
        answer["counts"][std::string(db::id(kind))] = {{"only_here", counts.only_here},
                                                       {"only_there", counts.only_there},
                                                       {"known", counts.known},
                                                       {"different", counts.different}};
    }
    return answer;
}

wxString in_words(const db::ClubPreview& preview) {
    std::vector<Row> rows{{"", _("Here only"), _("There only"), _("Known"), _("Different")}};
    for (const db::RecordKind kind : db::record_kinds) {
        const db::ClubCounts& counts = preview.of(kind);
        rows.push_back({plural(kind), figure(counts.only_here), figure(counts.only_there), figure(counts.known),
                        figure(counts.different)});
    }
    return i18n::fill(_("{1} (you: {2})"), {single_line(preview.name), club::word(preview.right)}) + "\n\n" +
           table(rows) + "\n" + i18n::fill(_("Photos on the server: {1}"), {club::photo_words(preview.photo_limit)}) +
           "\n" +
           (preview.is_encrypted ? wxString()
                                 : _("This server has no TLS: what is exchanged can be read on the way.") + "\n") +
           (preview.is_verified
                ? wxString()
                : _("Nothing checks that this is the right server: add sslmode=verify-full to the address.") + "\n");
}

Status join(const db::Store& store, const JoinRequest& request, bool in_json) {
    const db::ClubAccess access = club_access(request.address);
    const db::ClubPreview preview = db::preview_joining(store, access);
    Json tree = json(preview);
    tree["joined"] = request.yes;
    if (!request.yes) return answer(in_json, tree, in_words(preview) + _("Nothing was changed; --yes joins.") + "\n");
    if (!in_json) std::cout << for_people(in_words(preview)) << std::flush;
    db::join_club(store, access);
    const db::SyncReport report = db::sync_club(store, access, db::now());
    tree.update(json(report));
    return answer(in_json, tree, in_words(report), status_of(report));
}

Json json(const db::ClubMembership& club) {
    return {{"club", club.name},
            {"address", club.address},
            {"right", club::id(club.right)},
            {"photo_limit", club.photo_limit},
            {"in_step_at", club.in_step_at.empty() ? Json() : Json(club.in_step_at)},
            {"unsent", club.unsent},
            {"refused", club.refused}};
}

wxString in_words(const db::ClubMembership& club) {
    const wxString when = club.in_step_at.empty() ? _("not yet") : moment(club.in_step_at);
    return table({{_("Club"), single_line(club.name)},
                  {_("Server"), single_line(club.address)},
                  {_("Your right"), club::word(club.right)},
                  {_("Photos on the server"), club::photo_words(club.photo_limit)},
                  {_("In step"), when},
                  {_("Waiting to be sent"), figure(club.unsent)},
                  {_("Not taken by the club"), figure(club.refused)}},
                 2);
}

const std::string& required_address(const std::string& address) {
    return required(address, _("The address of a server is missing, such as postgresql://USER@SERVER/DATABASE."));
}

}

Status init_club(const HistoryOptions& options, const InitRequest& request) {
    const std::string& address = required_address(request.address);
    bool is_made = false;
    try {
        is_made = db::init_club(club_access(address), request.name);
    } catch (const db::ClubError& error) {
        return refuse(options.json, {"", club::sentence(error)});
    }
    if (!is_made)
        return written(answer(options.json, {{"brought_up", true}},
                              _("The club was brought up to this version of Clerk of Works.") + "\n"));
    const wxString text =
        i18n::fill(_("The club {1} is there, and you are its organiser. Each laptop joins it by clerk club join."),
                   {single_line(request.name)}) +
        "\n";
    return written(answer(options.json, {{"club", request.name}}, text));
}

Status admit_to_club(const HistoryOptions& options, const AdmitRequest& request) {
    const wxString sentence =
        _("Name a user of the server and a right: reader, member, organiser, or none to take it away.");
    const std::string& user = required(request.user, sentence);
    const auto right = club::right_of(required(request.right, sentence));
    if (!right) throw WrongUsage(sentence);
    return on_club(options, [&](const db::Store&, const db::ClubMembership& club) {
        db::admit(club_access(club.address), user, *right);
        const wxString text = i18n::fill(_("{1} now has: {2}."), {single_line(user), club::word(*right)}) + "\n";
        return answer(options.json, {{"user", user}, {"right", request.right}}, text);
    });
}

Status agree_on_photos(const HistoryOptions& options, const std::string& limit) {
    const wxString sentence =
        _("Say up to which size photos are kept on the server, such as 300kB, 16MB at most, or none.");
    const auto bytes = club::photo_limit_of(required(limit, sentence));
    if (!bytes) throw WrongUsage(sentence);
    return on_club(options, [&](const db::Store&, const db::ClubMembership& club) {
        db::agree_on_photos(club_access(club.address), *bytes);
        const wxString text = i18n::fill(_("Photos on the server: {1}"), {club::photo_words(*bytes)}) + "\n";
        return answer(options.json, {{"photo_limit", *bytes}}, text);
    });
}

Status join_club(const HistoryOptions& options, const JoinRequest& request) {
    required_address(request.address);
    return on_club_store(options, [&](const db::Store& store) { return join(store, request, options.json); });
}

Status show_club_status(const HistoryOptions& options) {
    return on_club_store(options, [&](const db::Store& store) {
        const auto club = db::club_of(store);
        if (club) return answer(options.json, json(*club), in_words(*club));
        return answer(options.json, {{"club", nullptr}}, _("This history is in no club.") + "\n", Status::illegal);
    });
}

Status sync_with_club(const HistoryOptions& options, bool after_restore) {
    return on_club(options, [&](const db::Store& store, const db::ClubMembership& club) {
        const db::SyncReport report = db::sync_club(store, club_access(club.address), db::now(), after_restore);
        return answer(options.json, json(report), in_words(report), status_of(report));
    });
}

Status leave_club(const HistoryOptions& options) {
    return on_club(options, [&](const db::Store& store, const db::ClubMembership& club) {
        db::leave_club(store);
        const wxString text =
            i18n::fill(_("Left {1}. Everything stays here, and what was sent stays there."), {single_line(club.name)}) +
            "\n";
        return answer(options.json, {{"left", club.name}, {"unsent", club.unsent}}, text);
    });
}

Status show_club_leaderboard(const HistoryOptions& options, const std::string& game) {
    return on_club(options, [&](const db::Store& store, const db::ClubMembership& club) {
        std::vector<Leading> leaders;
        const auto all = db::club_leaderboard(club_access(club.address), exchange::game_of(game));
        for (db::Leader& one : db::Statistics(store).without_hidden(all)) leaders.push_back({std::move(one)});
        const Columns<Leading> columns = leaderboard_columns({});
        if (options.json)
            print_list("players", columns, leaders);
        else if (leaders.empty())
            std::cout << for_people(_("There is no such play.") + "\n");
        else {
            write_table(std::cout, columns, leaders);
            std::cout << for_people("\n" + chance_explained() + "\n");
        }
        return leaders.empty() ? Status::illegal : Status::fine;
    });
}

}

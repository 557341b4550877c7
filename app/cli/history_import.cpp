#include "app/cli/history_import.h"

#include "app/cli/files.h"
#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/terminal.h"
#include "app/history/import_words.h"
#include "app/history/play_words.h"
#include "db/imports/imports.h"
#include "db/store/record_rows.h"
#include "i18n/words.h"

#include <algorithm>
#include <iostream>

namespace clerk::cli {

namespace {

constexpr std::size_t most_told = 20; ///< of a list

wxString people_table(const ImportPlan& plan) {
    if (plan.people.empty()) return {};
    std::vector<Row> rows{{_("In the file"), _("Here"), _("Why"), ""}};
    for (const PlannedPerson& one : plan.people)
        rows.push_back(
            {name_cell(one.person.name), name_cell(one.name), match_words(one), one.unsure ? _("unsure") : wxString()});
    const wxString advice =
        _("Unsure: look at these. --match \"NAME=NAME\" says who is who, --match \"NAME=\" that it is "
          "someone new.");
    return "\n" + table(rows, rows.front().size()) + (plan.unsure() ? "\n" + advice + "\n" : wxString());
}

/// "2026-11-21  Chess: Linda and John [018f6d2e-0000-4000-8000-000000000001]"
wxString line(const PlannedPlay& planned) {
    const db::Play play = planned.play.unpacked();
    std::vector<wxString> names;
    for (const db::PlaySeat& seat : play.seats) names.push_back(name_cell(seat.name));
    return i18n::fill("  {1}  {2}: {3} [{4}]\n", {single_line(iso_day(play).utf8_string()), game_words(play.game),
                                                  i18n::listed(names), single_line(play.id)});
}

/// The first lines of a list, which are told, and how many lines there are.
struct Lines {
    std::vector<wxString> told = {};
    std::size_t count = 0;

    template <class Tell> void add(Tell tell) {
        if (count++ < most_told) told.push_back(tell());
    }
};

/// Under a heading; empty: there is none.
wxString listed(const wxString& heading, const Lines& lines) {
    if (lines.count == 0) return {};
    wxString text = "\n" + heading + "\n";
    for (const wxString& line : lines.told) text += line;
    if (const int more = static_cast<int>(lines.count - lines.told.size()); more > 0)
        text += "  " + i18n::fill_figures(wxPLURAL("and {1} more", "and {1} more", more), {more}) + "\n";
    return text;
}

template <class Wanted> Lines plays(const ImportPlan& plan, Wanted wanted) {
    Lines lines;
    for (const PlannedPlay& planned : plan.plays)
        if (wanted(planned)) lines.add([&] { return line(planned); });
    return lines;
}

Lines unreadable(const ImportPlan& plan) {
    Lines lines;
    for (const exchange::Refusal& one : plan.unreadable)
        lines.add([&] { return "  " + single_line(exchange::reason(one).utf8_string()) + "\n"; });
    return lines;
}

/// All of them: nothing else tells that they are none.
Lines unread_points(const ImportPlan& plan) {
    Lines lines;
    for (const wxString& line : unread_points_in_lines(plan)) lines.told.push_back("  " + line + "\n");
    lines.count = lines.told.size();
    return lines;
}

/// As a line; of nothing nothing.
wxString with_end(const wxString& words) { return words.empty() ? words : words + "\n"; }

wxString plays_in_words(const ImportPlan& plan) {
    const auto left_out = [](const PlannedPlay& one) { return one.arrival == Arrival::fresh && one.left_out; };
    const auto in_conflict = [](const PlannedPlay& one) { return one.arrival == Arrival::conflict; };
    return listed(_("These are new:"), plays(plan, [](const PlannedPlay& one) { return one.comes_in(); })) +
           listed(_("These are left out:"), plays(plan, left_out)) +
           listed(_("These are here already, but differ from the file; nothing is changed here:"),
                  plays(plan, in_conflict)) +
           listed(_("These cannot be read and are left out:"), unreadable(plan)) +
           listed(_("These cannot be read as points; the notes of their plays keep them:"), unread_points(plan));
}

Json json(const PlannedPerson& one) {
    return {{"id", one.person.id.empty() ? Json() : Json(one.person.id)},
            {"name", one.person.name},
            {"match", id(one.match)},
            {"to", one.name.empty() ? Json() : Json{{"id", one.to}, {"name", one.name}}},
            {"unsure", one.unsure}};
}

Json json(const PlannedPlay& planned) {
    const db::Play play = planned.play.unpacked();
    return {{"id", play.id},
            {"game", play.game},
            {"played_at", told_moment(play)},
            {"arrival", id(planned.arrival)},
            {"left_out", planned.left_out}};
}

Json json(const exchange::Refusal& unreadable) {
    return {{"play", unreadable.play},
            {"path", unreadable.fault.path},
            {"message", i18n::expectation(unreadable.fault).utf8_string()}};
}

}

Json json(const ImportPlan& plan) {
    Json answer{{"new", plan.count(Arrival::fresh)},
                {"known", plan.count(Arrival::known)},
                {"conflict", plan.count(Arrival::conflict)},
                {"misread", plan.count(Arrival::misread)},
                {"people", Json::array()},
                {"plays", Json::array()},
                {"elsewhere", plan.elsewhere},
                {"unreadable", Json::array()},
                {"unread_points", Json::array()}};
    for (const PlannedPerson& one : plan.people) answer["people"].push_back(json(one));
    for (const PlannedPlay& planned : plan.plays) answer["plays"].push_back(json(planned));
    for (const exchange::Refusal& one : plan.unreadable) answer["unreadable"].push_back(json(one));
    for (const exchange::UnreadPoints& one : plan.unread_points)
        answer["unread_points"].push_back({{"play", one.play}, {"name", one.name}, {"text", one.text}});
    return answer;
}

wxString in_words(const ImportPlan& plan) {
    const wxString counts =
        i18n::fill_figures(_("Plays that are new: {1}; here already: {2}; in conflict: {3}."),
                           {plan.count(Arrival::fresh), plan.count(Arrival::known), plan.count(Arrival::conflict)});
    const int anew = plan.put_right();
    return counts + "\n" + (anew > 0 ? put_right_in_words(anew) + "\n" : wxString()) +
           with_end(elsewhere_in_words(plan)) + people_table(plan) + plays_in_words(plan);
}

namespace {

/// Throws Refused, or the exchange::Refusal of the file's content.
Incoming read(const std::string& file) {
    if (file != "-")
        if (auto incoming = read_long_import(file)) return *std::move(incoming);
    const Piece piece = Source(file).whole(largest_import);
    if (piece.too_long)
        throw exchange::Refusal{"", clerk::expected("", phrase("bytes", largest_import), phrase("more"))};
    auto incoming = read_import(piece.text);
    if (!incoming) throw exchange::Refusal(incoming.error());
    return *std::move(incoming);
}

/// What is wrong with one of several names it.
Incoming read(const std::vector<std::string>& files) {
    if (files.size() == 1) return read(files.front());
    std::vector<Incoming> all;
    for (const std::string& file : files) {
        try {
            all.push_back(read(file));
        } catch (exchange::Refusal& refusal) {
            if (refusal.play.empty()) refusal.play = file;
            throw;
        }
    }
    return joined(std::move(all));
}

/// The people of the file with that name, or the one with that id.
std::vector<PlannedPerson*> in_file(ImportPlan& plan, const std::string& name) {
    std::vector<PlannedPerson*> found;
    for (PlannedPerson& one : plan.people)
        if (one.person.name == name || (!one.person.id.empty() && one.person.id == name)) found.push_back(&one);
    return found;
}

/// "Lindy=Linda"; "Lindy=": someone new. A name may hold the sign itself.
void choose(const db::Store& store, ImportPlan& plan, const std::string& choice) {
    const std::size_t first = choice.find('=');
    if (first == std::string::npos)
        throw WrongUsage(
            i18n::fill(_("--match wants NAME=NAME, the one in the file first; found {1}."), {single_line(choice)})
                .utf8_string());
    std::vector<PlannedPerson*> people;
    std::string to;
    for (std::size_t sign = first; people.empty() && sign != std::string::npos; sign = choice.find('=', sign + 1)) {
        people = in_file(plan, choice.substr(0, sign));
        to = choice.substr(sign + 1);
    }
    if (people.empty())
        throw Missing{i18n::fill(_("There is no player {1} in the file."), {single_line(choice.substr(0, first))})};
    for (PlannedPerson* one : people) to.empty() ? set_apart(*one) : match(*one, require_person(store, to));
}

/// The play of the file with that id, or with the only one that begins so; one that is here already, too.
void leave_out(ImportPlan& plan, const std::string& beginning) {
    std::vector<std::string> ids;
    for (const PlannedPlay& one : plan.plays)
        if (!beginning.empty() && one.play.id().starts_with(beginning)) ids.emplace_back(one.play.id());
    if (ids.empty()) throw Missing{i18n::fill(_("There is no play {1} in the file."), {single_line(beginning)})};
    const std::string& id = require_one(beginning, ids);
    for (PlannedPlay& one : plan.plays) one.left_out |= one.play.id() == id;
}

wxString in_bin(int plays) {
    if (plays == 0) return {};
    const wxString words = wxPLURAL("One of these plays is in the bin; clerk history list --bin shows it.",
                                    "{1} of these plays are in the bin; clerk history list --bin shows them.", plays);
    return i18n::fill_figures(words, {plays}) + "\n";
}

wxString as_it_was(const std::filesystem::path& kept) {
    if (kept.empty()) return {};
    return i18n::fill(_("As it was until now it is kept in {1}."), {i18n::name_line(kept.string())}) + "\n";
}

wxString outcome(const ImportPlan& plan, const ImportRequest& request, const BroughtIn& import) {
    if (import.id == 0 && plan.plays.empty() && plan.unreadable.empty())
        return _("There are no plays in the file.") + "\n";
    if (request.dry_run) return _("Nothing was brought in: this is the preview.") + "\n";
    if (import.put_right > 0 && import.id == 0) return as_it_was(import.kept);
    if (import.id == 0) {
        const bool all_here = plan.count(Arrival::known) == static_cast<int>(plan.plays.size());
        return (all_here && plan.unreadable.empty() ? _("All of it is here already.") : _("Nothing was brought in.")) +
               "\n" + in_bin(plan.in_bin());
    }
    const wxString number = std::to_string(import.id);
    return i18n::fill(_("Import {1} is done. This takes it back: clerk history import --undo {1}"), {number}) + "\n" +
           as_it_was(import.kept);
}

/// What is still to do stands last, too, where a long list went before.
wxString again_elsewhere(const ImportPlan& plan) {
    const wxString words = elsewhere_in_words(plan);
    return words.empty() ? words : words + "\n";
}

Status bring_in(const db::Store& store, Incoming incoming, const ImportRequest& request, bool in_json) {
    ImportPlan made = plan(store, std::move(incoming));
    for (const std::string& choice : request.matches) choose(store, made, choice);
    for (const std::string& play : request.leave_out) leave_out(made, play);
    BroughtIn import;
    if (!request.dry_run) import = carry_out(store, made, source_of(request.files));
    if (in_json) {
        Json answer = cli::json(made);
        answer["import"] = import.id == 0 ? Json() : Json(import.id);
        if (!import.kept.empty()) answer["kept"] = import.kept.string();
        print_json(answer);
    } else
        std::cout << for_people(in_words(made) + "\n" + outcome(made, request, import) +
                                (request.dry_run ? "" : again_elsewhere(made)));
    const bool unsettled = !made.unreadable.empty() && !request.leave_out_unreadable;
    return unsettled || made.count(Arrival::conflict) > 0 ? Status::illegal : Status::fine;
}

/// Why the file is refused as long as nobody says that they are left out: the first, and how many there are.
wxString sentence(const std::vector<exchange::Refusal>& unreadable) {
    const int count = static_cast<int>(unreadable.size());
    const wxString way_out = wxPLURAL("--leave-out-unreadable brings in the others without this play.",
                                      "--leave-out-unreadable brings in the others without these {1} plays.", count);
    return exchange::sentence(unreadable.front()) + " " + i18n::fill_figures(way_out, {count});
}

/// A fault of the file is told with its place, before there is a history that was not there.
Status import_file(const HistoryOptions& options, const ImportRequest& request) {
    const bool in_json = options.json;
    try {
        Incoming incoming = read(request.files);
        const auto& unreadable = incoming.import.unreadable;
        if (!unreadable.empty() && !request.leave_out_unreadable && !request.dry_run)
            return refuse(in_json, {unreadable.front().fault.path, sentence(unreadable)});
        const StoreAction action = [&](const db::Store& store) {
            return bring_in(store, std::move(incoming), request, in_json);
        };
        return request.dry_run ? on_store_or_none(options, action) : on_new_store(options, action);
    } catch (const Refused& refused) {
        return refuse(in_json, refused);
    } catch (const exchange::Refusal& refusal) {
        return refuse(in_json, {refusal.fault.path, sentence(refusal)});
    } catch (const db::Unstorable& error) {
        return refuse(in_json, error.fault, sentence(exchange::Refusal{"", error.fault}));
    } catch (const std::invalid_argument& error) {
        const exchange::Refusal refusal{"", {"", literal(error.what())}};
        return refuse(in_json, refusal.fault, sentence(refusal));
    }
}

Status undo(const db::Store& store, std::int64_t import, bool in_json) {
    std::filesystem::path kept;
    try {
        kept = db::revert_import(store, import, db::now());
    } catch (const db::Error& error) {
        if (error.reason != db::Error::Reason::not_found) throw;
        throw Missing{i18n::fill(_("There is no import {1}."), {figure(import)})};
    }
    if (in_json) {
        Json answer{{"undone", import}};
        if (!kept.empty()) answer["kept"] = kept.string();
        print_json(answer);
        return Status::fine;
    }
    wxString told = i18n::fill(_("Import {1} is taken back."), {figure(import)}) + "\n";
    std::cout << for_people(told + as_it_was(kept));
    return Status::fine;
}

void require_sense(const ImportRequest& request) {
    if (request.files.empty() == !request.undo.has_value() ||
        (request.undo &&
         (request.dry_run || !request.matches.empty() || !request.leave_out.empty() || request.leave_out_unreadable)))
        throw WrongUsage(_("Name the file to bring in, or --undo with the number of an import."));
}

}

Status import_plays(const HistoryOptions& options, const ImportRequest& request) {
    require_sense(request);
    if (!request.undo) return import_file(options, request);
    return on_store(options, [&](const db::Store& store) { return undo(store, *request.undo, options.json); });
}

}

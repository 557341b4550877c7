// The commands on records: what `clerk` does with each source, and how it says with the exit status how it went.
#include "app/cli/answer_text.h"
#include "app/cli/command.h"
#include "app/cli/files.h"
#include "app/cli/output.h"
#include "app/cli/system.h"
#include "core/game.h"
#include "i18n/words.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>

#include <wx/stdpaths.h>
#include <wx/utils.h>

namespace clerk::cli {

namespace fs = std::filesystem;

namespace {

enum class Verb { check, score, moves, missed, advise, review };

struct Request {
    Verb verb = Verb::check;
    bool json = false;
    bool lines = false;
    std::vector<std::string> files = {}; ///< "-": standard input
};

Record read(const Piece& piece) {
    if (piece.too_long) throw expected("", phrase("bytes", limits::bytes), phrase("more"));
    auto record = parse(piece.text);
    if (!record) throw Fault(record.error());
    return *std::move(record);
}

/// What core answers, or why it does not.
template <class Text> Text advice(Verb verb, const Record& record, std::optional<Text> answer) {
    if (answer) return *std::move(answer);
    if (depth(record) == Depth::final)
        throw Refused{"/depth",
                      _("A record of depth final has no turns, so moves, missed, advise and review have no answer; "
                        "check and score do.")};
    if (verb == Verb::review)
        throw Refused{"/game", i18n::fill(_("review does not work for {1}; check and score do."),
                                          {i18n::game_name(game_id(record))})};
    if (verb == Verb::advise)
        throw Refused{"/game", i18n::fill(_("There is no advice for {1}; check and score have an answer."),
                                          {i18n::game_name(game_id(record))})};
    if (verb == Verb::moves)
        throw Refused{"/depth", i18n::fill(_("For {1} moves has an answer only in depth full; check and score do."),
                                           {i18n::game_name(game_id(record))})};
    throw Refused{"/game", i18n::fill(_("missed does not work for {1}; check, score and moves do."),
                                      {i18n::game_name(game_id(record))})};
}

void refuse_where_forbidden(const Record& record) {
    if (forbids_advice(record))
        throw Refused{"/aids", _("This table agreed that nothing is offered, so there is no advice before the game is "
                                 "over; check and score have an answer.")};
}

/// What every turn could have been.
std::string review_answer(bool in_json, const Record& record) {
    refuse_where_forbidden(record);
    if (in_json) return advice(Verb::review, record, clerk::review_answer(record)) + '\n';
    const bool known = i18n::tells_review(game_id(record)) && depth(record) != Depth::final;
    return for_people(advice(Verb::review, record, known ? std::optional(reviewed(record)) : std::nullopt));
}

/// What is best now; not where the table agreed that nobody is to be offered anything.
std::string best_answer(bool in_json, const Record& record) {
    refuse_where_forbidden(record);
    if (in_json) return advice(Verb::advise, record, advise_answer(record)) + '\n';
    return for_people(in_words(advice(Verb::advise, record, i18n::best(record, looks(usual_looks)))));
}

/// The answer to a legal record, besides that of check.
std::string answer(Verb verb, bool in_json, const Record& record) {
    switch (verb) {
    case Verb::check: break;
    case Verb::score: return in_json ? score_answer(record) + '\n' : for_people(in_words(record, score(record)));
    case Verb::moves:
        return in_json ? advice(verb, record, moves_answer(record)) + '\n'
                       : for_people(advice(verb, record, i18n::moves(record)));
    case Verb::missed:
        return in_json ? advice(verb, record, missed_answer(record)) + '\n'
                       : for_people(advice(verb, record, i18n::missed(record)));
    case Verb::advise: return best_answer(in_json, record);
    case Verb::review: return review_answer(in_json, record);
    }
    return {};
}

/// Nothing is written where it throws Fault or Refused.
Status judge(Verb verb, bool in_json, const Piece& piece) {
    const Record record = read(piece);
    const Report report = check(record);
    const bool has_answer = report.legal() && verb != Verb::check;
    if (in_json)
        write_json(std::cout, has_answer ? answer(verb, in_json, record) : json(record, report) + '\n');
    else if (has_answer)
        std::cout << answer(verb, in_json, record);
    else
        tell(std::cout, record, report);
    return report.legal() ? Status::fine : Status::illegal;
}

Status judge_line(Verb verb, const Piece& piece) {
    try {
        return judge(verb, true, piece);
    } catch (const Fault& fault) {
        write_json(std::cout, json(fault) + '\n');
    } catch (const Refused& refused) {
        write_json(std::cout, json(refused) + '\n');
    }
    return Status::unusable;
}

/// One record a line. Each is answered before the next is waited for; an empty line is a malformed record.
Status run_lines(const Request& request, Source& source) {
    Status worst = Status::fine;
    while (const auto piece = source.line()) {
        worst = std::max(worst, judge_line(request.verb, *piece));
        if (!source.has_line()) std::cout << std::flush;
    }
    return worst;
}

Status run_whole(const Request& request, Source& source) {
    const Status status = judge(request.verb, request.json, source.whole());
    std::cout << std::flush;
    return status;
}

Status run_source(const Request& request, const std::string& name) {
    try {
        Source source(name);
        return request.lines ? run_lines(request, source) : run_whole(request, source);
    } catch (const Fault& fault) {
        return refuse(request.json, fault, in_words(name, fault));
    } catch (const Refused& refused) {
        return refuse(request.json, refused);
    }
}

/// Answers on standard output, complains on standard error. The worst of all sources.
Status run(const Request& request) {
    const bool headings = request.files.size() > 1 && !request.json && !request.lines;
    Status worst = Status::fine;
    for (const std::string& name : request.files) {
        if (headings)
            std::cout << (&name == &request.files.front() ? "" : "\n") << for_people(i18n::name_line(name)) << '\n';
        worst = std::max(worst, run_source(request, name));
    }
    return written(worst);
}

// `clerk walk`: a game to be walked through, as a file.

struct Walk {
    std::string record, output;
    bool force = false;
};

/// The boards are drawn by the program with the window, which lies beside this one.
fs::path drawing_program() {
    const fs::path own(wxStandardPaths::Get().GetExecutablePath().utf8_string());
    return own.parent_path() / ("clerk-of-works" + own.extension().string());
}

bool has_display() {
#ifdef _WIN32
    return true;
#else
    const auto names = [](const char* variable) {
        const char* value = std::getenv(variable);
        return value && *value;
    };
    return names("DISPLAY") || names("WAYLAND_DISPLAY");
#endif
}

/// Empty: it can be drawn.
wxString why_not(const fs::path& program) {
    std::error_code ignored;
    if (!fs::exists(program, ignored))
        return i18n::fill(_("{1} draws the boards, and is not there; install it beside clerk."),
                          {i18n::name_line(program.string())});
    if (!has_display())
        return _("Drawing the boards needs a display: start this in a session that has one, or by xvfb-run.");
    return {};
}

Status run(const Walk& walk) try {
    const std::string file = fs::absolute(walk.record).string(), output = fs::absolute(walk.output).string();
    const NewName name(output, walk.force);
    const fs::path program = drawing_program();
    if (const wxString sentence = why_not(program); !sentence.empty()) throw Refused{"", sentence};
    const std::string drawn_by = program.string();
    const char* words[] = {drawn_by.c_str(), "--walk", output.c_str(), file.c_str(), nullptr};
    return wxExecute(words, wxEXEC_SYNC | wxEXEC_NOEVENTS) == 0 ? Status::fine : Status::unusable;
} catch (const Refused& refused) {
    return refuse(false, refused);
}

Command check() {
    Command command{.name = "check",
                    .summary = _("tells whether a game keeps to the rules: what breaks them, where, and the way out"),
                    .example = "clerk check game.clerk.json"};
    command.text =
        _("Tells whether a game keeps to the rules. Each breach is one sentence, with the turn and the spaces it is\n"
          "about and what would make it legal. What the table agreed to let stand is listed, but is no breach.");
    return command;
}

Command score() {
    Command command{.name = "score",
                    .summary = _("counts the points, as if the game ended after its last turn"),
                    .example = "clerk score --json game.clerk.json | jq '.players[].total'"};
    command.text =
        _("Counts the points of every player, category by category, as if the game ended after its last turn; with\n"
          "the ranks, and what decided between equal totals. An illegal game gets no score, but its breaches.");
    return command;
}

Command moves() {
    Command command{.name = "moves",
                    .summary = _("lists what the player at turn may do next"),
                    .example = "clerk moves game.clerk.json"};
    command.text =
        _("Lists what the player at turn may legally do next. The last turn of the record may be in progress\n"
          "(\"done\": false). Needs the turns, so there is no answer for a record of depth final.");
    return command;
}

Command missed() {
    Command command{.name = "missed",
                    .summary = _("tells in which turns more could have been built, and what it was worth"),
                    .example = "clerk missed game.clerk.json"};
    command.text =
        _("Looks at every played turn in which something was built: what else could have been built after it, and\n"
          "the most points it would have added. Needs the turns, so there is no answer for a record of depth final.");
    return command;
}

Command advise() {
    Command command{.name = "advise",
                    .summary = _("tells what would bring the most points now"),
                    .example = "clerk advise game.clerk.json"};
    command.text = _(
        "Tells what would bring the most points now: the best builds of the turn, with the categories that gain, and\n"
        "before a dig what each stack allows; or the best places of each tile that may be placed or built. What was\n"
        "not looked at to the end has a bound that no build passes. Needs the turns. A table that agreed to be\n"
        "offered nothing gets no advice before its game is over.");
    return command;
}

Command review() {
    Command command{.name = "review",
                    .summary = _("compares every turn with the best that it could have been"),
                    .example = "clerk review game.clerk.json"};
    command.text = _(
        "Compares every turn with the best that its player could have done in it, as if the game had ended then: the\n"
        "points each player left on the table, the costliest moments with what would have been better, and the turns\n"
        "one by one. Of a tile put into the palace it is the best place for that tile. Needs the turns. A table that\n"
        "agreed to be offered nothing gets no review before its game is over.");
    return command;
}

Command walk(Walk* asked) {
    Command command{.name = "walk",
                    .summary = _("writes a game to be walked through: clerk walk --help"),
                    .example = "clerk walk -o evening.html game.clerk.json"};
    command.text = _(
        "Writes a walk through the game, turn by turn: OUTPUT is a page for a browser, *.html, with everything in\n"
        "it, or a moving picture, *.png. The boards are drawn by clerk-of-works, without a window, but on a display;\n"
        "where there is none, xvfb-run gives one.");
    command.options = {{"-o,--output", "OUTPUT", &asked->output, _("the file that is written"), Use::required},
                       {"--force", "", &asked->force, _("replaces it where it is there already")},
                       {"FILE", "", &asked->record}};
    return command;
}

/// A command that reads records.
Command verb(Verb verb, Command command) {
    const auto request = std::make_shared<Request>(Request{.verb = verb});
    command.options = {
        {"--json", "", &request->json}, {"--lines", "", &request->lines}, {"FILE", "[FILE...]", &request->files}};
    command.task = [request] {
        if (request->files.empty() && input_is_typed())
            throw WrongUsage(_("A file is missing; name a record, or - for standard input."));
        if (request->files.empty()) request->files.emplace_back("-");
        return run(*request);
    };
    return command;
}

Command walk_command() {
    const auto asked = std::make_shared<Walk>();
    Command command = walk(asked.get());
    command.task = [asked] {
        if (asked->record.empty())
            throw WrongUsage(_("A file is missing: name the record of the game to walk through."));
        if (asked->output.empty())
            throw WrongUsage(_("The output is missing: name it by -o, a page, *.html, or a picture, *.png."));
        return run(*asked);
    };
    return command;
}

}

std::vector<Command> record_commands() {
    return {verb(Verb::check, check()),
            verb(Verb::score, score()),
            verb(Verb::moves, moves()),
            verb(Verb::missed, missed()),
            verb(Verb::advise, advise()),
            verb(Verb::review, review()),
            walk_command()};
}

}

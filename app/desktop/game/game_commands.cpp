#include "app/desktop/game/game_commands.h"

#include "app/table/notes.h"
#include "app/table/snapshot.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

std::vector<Place> marked(const table::Snapshot& now, int player) {
    std::vector<Place> places;
    const auto mark = [&](const Finding& finding) {
        places.insert(places.end(), finding.places.begin(), finding.places.end());
    };
    for (const Breach& breach : now.report().violations)
        if (breach.where.player == player || breach.where.player == Where::nobody) mark(breach.finding);
    if (now.refused) mark(*now.refused);
    return places;
}

}

Look look(const table::Snapshot& now, const Selection& selection, std::vector<Place> lit, std::optional<int> scoring) {
    Look look{.player = selection.player, .marked = marked(now, selection.player), .lit = std::move(lit)};
    if (now.advice) look.advised = now.advice->places;
    look.scoring = scoring;
    if (selection.turn) look.lit = now.turn_lines.at(*selection.turn).places;
    if (!selection.places.empty()) look.lit = selection.places;
    look.offers = now.agreed().offers == Offers::always || selection.offers_asked;
    if (now.open) look.opened = now.open->turn;
    return look;
}

namespace {

std::vector<Command> turn_commands(const table::Session& session, const Editor* editor, const GameIntents& intents) {
    const auto why_no_guide = [built = intents.has_guide] {
        return built() ? wxString() : _("Nothing was built yet.");
    };
    const auto why_no_step = [&session, editor] {
        if (editor && editor->types()) return wxString();
        const Record& record = session.now().record();
        if (depth(record) == Depth::final) return _("This game has no turns: take back the piece itself.");
        return last_part(record) ? wxString() : _("Nothing of this turn was entered yet.");
    };
    const auto why_no_turn = [&session] {
        return table::last_ended(session.now()) ? wxString() : _("No turn has ended yet.");
    };
    const auto why_none_open = [&session] { return session.now().open ? wxString() : _("No earlier turn is open."); };
    return {
        {_("The tower fell? Build it again step by step"), "F9", WXK_F9, intents.show_guide, why_no_guide,
         CommandMenu::board},
        {_("Take back what was typed last, else the last step of the turn"), _("Backspace"), WXK_BACK,
         intents.take_step_back, why_no_step},
        {_("Go to the turns, or back from an open turn"), "F8", WXK_F8, intents.go_to_turns, {}, CommandMenu::earlier},
        {_("Change this turn"), _("Enter"), 0, intents.change_turn, why_no_turn, CommandMenu::earlier},
        {_("Leave the open turn as it was"), "Esc", 0, intents.leave_turn, why_none_open, CommandMenu::earlier}};
}

/// To the first finding that can be answered so.
std::vector<Command> answer_commands(const table::Session& session, FindingsPanel& findings) {
    const auto answer = [&](const wxString& words, char key, void (FindingsPanel::*give)(), auto can,
                            const wxString& why_not) {
        // Later, for an answer destroys the card that may have the focus.
        return Command{
            words,
            wxString(key),
            key,
            [&findings, give] { findings.CallAfter([&findings, give] { (findings.*give)(); }); },
            [&session, can, why_not] { return std::ranges::any_of(notes(session), can) ? wxString() : why_not; },
            CommandMenu::findings};
    };
    return {answer(_("Correct the finding"), 'C', &FindingsPanel::correct, &table::Note::correctable,
                   _("No rule is broken: there is nothing to correct.")),
            answer(_("Do what is legal instead"), 'V', &FindingsPanel::take_advice, &table::Note::advised,
                   _("For this there is no legal move to offer.")),
            answer(
                _("Show where this piece was entered first"), 'U', &FindingsPanel::go_to_earlier,
                [](const table::Note& note) { return note.earlier && note.earlier->where; },
                _("No piece was entered twice.")),
            answer(_("The table agreed"), 'A', &FindingsPanel::agree, &table::Note::waivable,
                   _("No rule is broken: there is nothing to agree to."))};
}

/// To what each player has built, and to what could be built where the table has agreed that this is told.
std::vector<Command> look_commands(const table::Session& session, const GameIntents& intents) {
    std::vector<Command> all;
    const table::Snapshot& now = session.now();
    const std::vector<std::string> names = players(now.whole.record);
    for (int player = 0; player < static_cast<int>(names.size()); ++player)
        all.push_back({i18n::fill(_("Show what {1} has built"), {name_line(names[static_cast<std::size_t>(player)])}),
                       wxString::Format("F%d", player + 2),
                       WXK_F2 + player,
                       [look = intents.look_at, player] { look(player); },
                       {},
                       CommandMenu::players});
    if (now.agreed().offers == Offers::on_request)
        all.push_back({_("Show what could be built"), "L", 'L', intents.ask_offers, {}, CommandMenu::board});
    if (now.agreed().best == BestTold::on_request && i18n::tells_best(now.game()) &&
        depth(now.whole.record) != Depth::final)
        all.push_back({_("Best builds"), ".", '.', intents.ask_best,
                       [&session] {
                           return session.now().report().legal()
                                      ? wxString()
                                      : _("First decide about the broken rule on the right.");
                       },
                       CommandMenu::board});
    return all;
}

}

std::vector<Command> game_commands(const table::Session& session, Editor* editor, FindingsPanel& findings,
                                   const GameIntents& intents) {
    if (!editor) return turn_commands(session, nullptr, intents);
    std::vector<Command> all = editor->commands();
    const auto add = [&all](std::vector<Command> more) { std::ranges::move(more, std::back_inserter(all)); };
    add(look_commands(session, intents));
    add(turn_commands(session, editor, intents));
    all.push_back({_("What is built, as a list"), "I", 'I', intents.toggle_built, {}, CommandMenu::board});
    add(answer_commands(session, findings));
    return all;
}

}

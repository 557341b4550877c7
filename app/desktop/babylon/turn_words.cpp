#include "app/desktop/babylon/turn_words.h"

#include "core/babylon/garden.h"
#include "core/babylon/play.h"
#include "core/judge.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "i18n/words_babylon.h"

namespace clerk::desktop::babylon {

namespace game = clerk::babylon;

namespace {

wxString words_of(const game::Placement& placement) {
    // TRANSLATORS: {1} is a place on the board such as c4@2 (column c, row 4, level 2).
    const game::Space space{placement.at, static_cast<std::int8_t>(placement.level)};
    return i18n::fill(_("terrace {1}"), {text(game::write(space))});
}

wxString words_of(const game::Building& building) {
    wxString spaces;
    for (const game::Space space : building.at) spaces += (spaces.empty() ? "" : "-") + text(game::write(space));
    return i18n::fill("{1} {2}", {i18n::babylon::name(building.kind), spaces});
}

/// What was done, in a line that tells the whole turn.
wxString done(const game::Placement& placement) {
    return i18n::fill(_("builds on level {1} at {2}"), {figure(placement.level), text(game::write(placement.at))});
}

wxString done(const game::Building& building) {
    wxString cells;
    for (const game::Space space : building.at) cells += (cells.empty() ? "" : "-") + text(game::write(space.cell));
    return i18n::fill("{1} {2}", {i18n::babylon::name(building.kind), cells});
}

wxString done(const game::Step& step) {
    const wxString what = std::visit([](const auto& part) { return done(part); }, step.what);
    // TRANSLATORS: {1} is a step that broke a rule and that the table let stand.
    return step.waived ? i18n::fill(_("{1} (agreed)"), {what}) : what;
}

/// `pillars`: none, where it is not known what the dig brought.
wxString done(const game::Dig& dig, std::optional<int> pillars) {
    const wxString stack = text(game::write(dig.at));
    if (!pillars) return i18n::fill(_("digs {1}"), {stack});
    const wxString brought =
        wxString::Format(wxPLURAL("%d pillar", "%d pillars", static_cast<unsigned>(*pillars)), *pillars);
    return i18n::fill(_("digs {1} for {2}"), {stack, brought});
}

std::vector<Place> places_of(const game::Placement& placement) {
    std::vector<Place> places;
    for (const game::Corner corner : game::corners) {
        const game::Cell cell = game::Terrace{.anchor = placement.at}.cell(corner);
        places.push_back({cell.x, cell.y, placement.level});
    }
    return places;
}

std::vector<Place> places_of(const game::Building& building) {
    std::vector<Place> places;
    for (const game::Space space : building.at) places.push_back(game::place(space));
    return places;
}

}

wxString words(const std::variant<game::Placement, game::Building>& what) {
    return std::visit([](const auto& part) { return words_of(part); }, what);
}

std::vector<Place> places(const std::variant<game::Placement, game::Building>& what) {
    return std::visit([](const auto& part) { return places_of(part); }, what);
}

namespace {

/// Tells the turns one after the other and plays along as long as they can be played.
class Teller {
public:
    explicit Teller(const game::Game& game) : players_(game.players.size()), state_(game) {}

    TurnLine tell(const game::Turn& turn) {
        TurnLine line{static_cast<int>(told_++ % players_), {}};
        const auto add = [&](const wxString& part) { line.words += (line.words.empty() ? "" : ", ") + part; };
        if (turn.dig) add(done(*turn.dig, pillars(turn)));
        for (const game::Step& step : turn.steps) {
            add(done(step));
            const std::vector<Place> some = places(step.what);
            line.places.insert(line.places.end(), some.begin(), some.end());
        }
        if (line.words.empty()) line.words = _("nothing built");
        play(turn);
        return line;
    }

private:
    std::optional<int> pillars(const game::Turn& turn) const {
        if (!state_ || cannot_exist(game::check(*state_, turn.dig))) return std::nullopt;
        return game::income(*state_, *turn.dig);
    }

    void play(const game::Turn& turn) {
        if (state_ && cannot_exist(game::check(*state_, turn.dig))) state_.reset();
        if (state_) state_ = game::begin(*state_, turn.dig);
        for (const game::Step& step : turn.steps) {
            if (state_ && cannot_exist(game::check(*state_, step))) state_.reset();
            if (state_) state_ = game::play(*state_, step);
        }
        if (state_) state_ = game::finish(*state_, turn.unplaced);
    }

    std::size_t players_;
    std::size_t told_ = 0;
    std::optional<game::State> state_;
};

}

wxString instead(const game::Step& wanted, const game::Step& legal) {
    if (const auto* placed = std::get_if<game::Placement>(&legal.what))
        return i18n::babylon::instead(std::get<game::Placement>(wanted.what), *placed);
    return i18n::babylon::instead(std::get<game::Building>(legal.what));
}

std::vector<TurnLine> turn_lines(const game::Game& game) {
    std::vector<TurnLine> lines;
    Teller teller(game);
    for (const game::Turn& turn : game.turns) lines.push_back(teller.tell(turn));
    return lines;
}

}

#include "app/table/review.h"

#include "i18n/text.h"

#include <algorithm>

namespace clerk::table {

wxString why_no_review(const FoldedRecord& whole) {
    const std::string_view game = game_id(whole.record);
    if (!i18n::tells_review(game))
        return i18n::fill(_("There is no review for {1}: its best turns are not known."), {i18n::game_name(game)});
    if (depth(whole.record) == Depth::final) return _("This game has no turns to look back at.");
    if (!whole.report().legal()) return _("A rule is broken in this game: correct it first, or agree to it.");
    if (!whole.fold.score.complete) return _("You can look back at a game once it is over.");
    return {};
}

Review::Review(FoldedRecord whole) : walk_(std::move(whole), true) {}

void Review::add(i18n::ReviewedTurn turn) {
    const auto number = static_cast<std::size_t>(turn.turn);
    found_.insert_or_assign(number, std::move(turn));
}

const i18n::ReviewedTurn* Review::at(std::size_t turn) const {
    const auto found = found_.find(turn);
    return found == found_.end() ? nullptr : &found->second;
}

std::vector<ComparedTurn> Review::compared() const {
    std::vector<ComparedTurn> all;
    for (const auto& [number, turn] : found_) all.push_back(turn);
    return all;
}

std::vector<ComparedTurn> Review::moments() const { return costliest(compared(), usual_moments); }

std::vector<int> Review::left() const {
    std::vector<int> left(players(game().record).size());
    for (const auto& [number, turn] : found_) left.at(static_cast<std::size_t>(turn.player)) += turn.left();
    return left;
}

wxString Review::title(const ComparedTurn& turn) const { return walk_.title(static_cast<std::size_t>(turn.turn) + 1); }

wxString Review::left_in_words() const {
    const std::vector<std::string> names = players(game().record);
    const std::vector<int> left = this->left();
    std::vector<wxString> each;
    for (std::size_t i = 0; i < names.size(); ++i)
        each.push_back(i18n::fill("{1} {2}", {text(names[i]), figure(left[i])}));
    const bool exact = std::ranges::all_of(found_, [](const auto& turn) { return turn.second.exact(); });
    return i18n::fill(exact ? _("Points left on the table: {1}") : _("Points left on the table, at least: {1}"),
                      {i18n::one_by_one(each)});
}

}

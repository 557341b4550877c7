#include "app/table/egizia/copy.h"

#include "core/record_copy.h"
#include "i18n/words.h"
#include "i18n/words_egizia.h"

#include <algorithm>

namespace clerk::table::egizia {

namespace {

using Lines = std::vector<std::string>;

std::string as_it_is(const std::string& json) { return json; }
wxString in_a_row(const std::string& json) { return numbers_draft(json); }

std::string joined(const Lines& parts, const char* between) {
    std::string all;
    for (const std::string& part : parts) all += (all.empty() ? "" : between) + part;
    return all;
}

// Ring spaces and cards

template <const std::string_view* part> Described read_gains(const std::string& draft) {
    const auto board = board_of(*part, draft);
    if (board && part_of(*board, *part) != "") return {draft, {}};
    return {{}, part == &spaces_part ? _("expected a ring space: choose it") : _("expected a card: give it a name")};
}

template <const std::string_view* part> wxString told_gains(const std::string& json) {
    const auto board = board_of(*part, json);
    if (!board) return {};
    std::vector<wxString> names;
    for (const auto& [name, effect] : board->spaces) names.push_back(i18n::egizia::name(game::ring_space(name)));
    for (const auto& [name, gain] : board->cards) names.push_back(text(name));
    return i18n::listed(names);
}

// The Nile

Described read_nile(const std::string& draft) {
    Lines ids;
    for (const std::string& word : words_of(draft)) {
        if (!game::read_spot(word))
            return {{}, i18n::fill(_("expected a place along the Nile, found {1}"), {text(word)})};
        ids.push_back('"' + word + '"');
    }
    if (ids.empty()) return {{}, _("expected the places along the Nile, downstream")};
    return {'[' + joined(ids, ",") + ']', {}};
}

std::string draft_of_nile(const std::string& json) {
    std::string draft = numbers_draft(json);
    std::erase(draft, '"');
    return draft;
}

wxString told_nile(const std::string& json) {
    std::vector<wxString> names;
    for (const game::Spot& spot : nile_of(draft_of_nile(json))) names.push_back(i18n::egizia::name(spot));
    return i18n::listed(names);
}

// The pyramid

Described read_pyramid(const std::string& draft) {
    const auto rows = pyramid_of(draft);
    if (!rows) return {{}, _("expected the values of each row, with a space between them")};
    return {part_of({.pyramid = rows}, pyramid_part), {}};
}

std::string draft_of_pyramid(const std::string& json) {
    const auto board = board_of(pyramid_part, json);
    return board && board->pyramid ? pyramid_draft(*board->pyramid) : std::string();
}

wxString told_rows(const std::string& json) {
    std::vector<wxString> rows;
    for (const std::string& line : lines_of(draft_of_pyramid(json))) rows.push_back(text(line));
    wxString all;
    for (const wxString& row : rows) all += (all.empty() ? "" : " / ") + row;
    return all;
}

std::optional<game::PyramidSpace> space_of(const std::string& word) {
    const std::size_t colon = word.find(':');
    const Described value = read_number(word.substr(0, colon));
    if (!value.expected.empty()) return std::nullopt;
    game::PyramidSpace space{.value = std::stoi(value.json)};
    if (colon == std::string::npos) return space;
    std::string columns = word.substr(colon + 1);
    space.on.emplace();
    if (columns == "-") return space;
    std::ranges::replace(columns, '+', ' ');
    for (const std::string& column : words_of(columns)) {
        const Described number = read_number(column);
        if (!number.expected.empty()) return std::nullopt;
        space.on->push_back(std::stoi(number.json));
    }
    return space.on->empty() ? std::nullopt : std::optional(space);
}

std::string word_of(const game::PyramidSpace& space) {
    std::string word = std::to_string(space.value);
    if (!space.on) return word;
    Lines columns;
    for (const int column : *space.on) columns.push_back(std::to_string(column));
    return word + ':' + (columns.empty() ? "-" : joined(columns, "+"));
}

// Parts of several lines, each with a key of its own

struct Line {
    const char* key;
    bool list; ///< of numbers; else one alone
};
constexpr Line temple_lines[] = {{"left", true}, {"right", true}, {"middle", false}, {"roof", true}};
constexpr Line start_lines[] = {
    {"crews", true}, {"joker", false}, {"stones", true}, {"quarry", false}, {"green", false}};

template <const auto& keys> Described read_keyed(const std::string& draft) {
    Lines parts, lines = lines_of(draft);
    lines.resize(std::size(keys));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (words_of(lines[i]).empty()) continue;
        const Described line = keys[i].list ? read_numbers(lines[i]) : read_number(lines[i]);
        if (!line.expected.empty()) return line;
        parts.push_back('"' + std::string(keys[i].key) + "\":" + line.json);
    }
    if (parts.empty()) return {{}, _("expected one of these lines at least")};
    return {'{' + joined(parts, ",") + '}', {}};
}

template <const auto& keys> std::string draft_of_keyed(const std::string& json) {
    Lines lines;
    for (const Line& line : keys)
        lines.push_back(numbers_draft(part_of_copy(json, '/' + std::string(line.key)).value_or("")));
    return lines_draft(std::move(lines));
}

template <const auto& keys> wxString told_keyed(const std::string& json) {
    wxString told;
    for (const std::string& line : lines_of(draft_of_keyed<keys>(json))) {
        if (!told.empty()) told += " / ";
        told += line.empty() ? wxString("-") : text(line);
    }
    return told;
}

}

std::optional<game::Board> board_of(std::string_view part, const std::string& json) {
    const auto copy = with_part(game::game_id, empty_copy, part, json);
    if (!copy) return std::nullopt;
    return std::get<game::Game>(with_copy(game::Game{}, *copy)).board;
}

std::string part_of(const game::Board& board, std::string_view part) {
    return part_of_copy(copy_of(game::Game{.board = board}), part).value_or(std::string());
}

std::vector<game::Spot> nile_of(const std::string& draft) {
    std::vector<game::Spot> nile;
    for (const std::string& word : words_of(draft))
        if (auto spot = game::read_spot(word)) nile.push_back(*std::move(spot));
    return nile;
}

std::string nile_draft(const std::vector<game::Spot>& nile) {
    Lines words;
    for (const game::Spot& spot : nile) words.push_back(write(spot));
    return joined(words, " ");
}

std::vector<game::Spot> next_spots(const std::vector<game::Spot>& nile, const game::Board& board) {
    std::vector<game::Spot> next;
    const auto add = [&](const game::Spot& spot) {
        const bool lacking = std::ranges::find(nile, spot) == nile.end();
        if (lacking) next.push_back(spot);
        return lacking;
    };
    for (int number = 1; number <= game::card_spaces; ++number)
        if (add(game::card_space(number))) break;
    for (const std::string_view name : game::ring_spaces) add(game::ring_space(name));
    for (const auto& [name, effect] : board.spaces)
        if (game::names_new_ring_space(name)) add(game::ring_space(name));
    for (const game::Site site : game::sites)
        if (add(game::spot(site))) break;
    return next;
}

std::optional<std::vector<game::PyramidRow>> pyramid_of(const std::string& draft) {
    std::vector<game::PyramidRow> rows;
    for (const std::string& line : lines_of(draft)) {
        game::PyramidRow row;
        for (const std::string& word : words_of(line)) {
            const auto space = space_of(word);
            if (!space) return std::nullopt;
            row.push_back(*space);
        }
        if (row.empty()) return std::nullopt;
        rows.push_back(std::move(row));
    }
    return rows;
}

std::string pyramid_draft(const std::vector<game::PyramidRow>& pyramid) {
    Lines lines;
    for (const game::PyramidRow& row : pyramid) {
        Lines words;
        for (const game::PyramidSpace& space : row) words.push_back(word_of(space));
        lines.push_back(joined(words, " "));
    }
    return lines_draft(std::move(lines));
}

std::vector<int> supports(const std::vector<game::PyramidRow>& pyramid, int row, int space) {
    if (row <= 1) return {};
    const auto& described = pyramid.at(static_cast<std::size_t>(row) - 1).at(static_cast<std::size_t>(space) - 1).on;
    if (described) return *described;
    std::vector<int> columns;
    for (const int column : {space, space + 1})
        if (column <= static_cast<int>(pyramid.at(static_cast<std::size_t>(row) - 2).size())) columns.push_back(column);
    return columns;
}

std::vector<game::PyramidRow> with_support_changed(std::vector<game::PyramidRow> pyramid, int row, int space,
                                                   int column) {
    std::vector<int> on = supports(pyramid, row, space);
    if (std::erase(on, column) == 0) on.push_back(column);
    std::ranges::sort(on);
    auto& described = pyramid.at(static_cast<std::size_t>(row) - 1).at(static_cast<std::size_t>(space) - 1).on;
    described.reset();
    if (on != supports(pyramid, row, space)) described = on;
    return pyramid;
}

std::vector<CopyPart> copy_parts(const game::Game& /*game*/) {
    return {
        {spaces_part, _("Ring spaces"),
         _("What the round spaces along the Nile do. As they stand in the rulebook they need no description; describe "
           "those whose crews are shown on your board, and any that has a name of its own."),
         read_gains<&spaces_part>, as_it_is, told_gains<&spaces_part>},
        {nile_part, _("Nile"),
         _("The places along the Nile, downstream: card spaces, ring spaces and the three sites. Click them in their "
           "order; some of them are enough."),
         read_nile, draft_of_nile, told_nile},
        {cards_part, _("Nile cards"),
         _("What your Nile cards give, each under a name that you choose. In a game you then only choose the card."),
         read_gains<&cards_part>, as_it_is, told_gains<&cards_part>},
        {obelisk_part, _("Obelisk"), _("The values of its spaces, from below."), read_numbers, numbers_draft, in_a_row},
        {pyramid_part, _("Pyramid"),
         _("The values of its rows, the lowest first, each from the left. A space rests on the two below it; where "
           "yours "
           "does not, click it in the picture and then those below that it rests on."),
         read_pyramid, draft_of_pyramid, told_rows},
        {temple_part, _("Temple"), _("The values of its spaces, from below. What is left out is not described."),
         read_keyed<temple_lines>, draft_of_keyed<temple_lines>, told_keyed<temple_lines>},
        {graves_part, _("Grave tiles"), _("The values of all 20 grave tiles of the box."), read_numbers, numbers_draft,
         in_a_row},
        {start_part, _("At the start"),
         _("What everyone has at the start, where it is other than in the rulebook. What is left out is as it stands "
           "there."),
         read_keyed<start_lines>, draft_of_keyed<start_lines>, told_keyed<start_lines>},
        {highest_strength_part, _("Highest strength"), _("The strength beyond which no crew goes."), read_number,
         as_it_is, in_a_row},
    };
}

}

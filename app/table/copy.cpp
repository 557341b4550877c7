#include "app/table/copy.h"

#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::table {

namespace {

constexpr std::size_t most_digits = 4;
constexpr std::size_t largest_brought_in = 128 << 10; ///< bytes of a copy: one that is written down has some thousand

bool is_number(const std::string& token) {
    return token.size() <= most_digits && token.find_first_not_of("0123456789") == std::string::npos;
}

/// The place within the part where the fault is, counted from 1; none: the part as a whole.
std::optional<int> entry_of(const Fault& fault, std::string_view part) {
    if (fault.path.size() <= part.size() + 1) return std::nullopt;
    const std::string rest = fault.path.substr(part.size() + 1);
    const std::string first = rest.substr(0, rest.find('/'));
    if (first.empty() || !is_number(first)) return std::nullopt;
    return std::stoi(first) + 1;
}

wxString in_words(const Fault& fault, std::string_view part) {
    const wxString expectation = i18n::expectation(fault);
    const auto entry = entry_of(fault, part);
    if (!entry) return expectation;
    // TRANSLATORS: a place in a list that is typed, and what was expected there.
    return i18n::fill(_("Entry {1}: {2}"), {std::to_string(*entry), expectation});
}

}

std::vector<std::string> words_of(const std::string& draft) {
    std::vector<std::string> tokens(1);
    for (const char c : draft) {
        if (c != ' ' && c != ',' && c != '\n' && c != '\t')
            tokens.back() += c;
        else if (!tokens.back().empty())
            tokens.emplace_back();
    }
    if (tokens.back().empty()) tokens.pop_back();
    return tokens;
}

std::vector<std::string> lines_of(const std::string& draft) {
    std::vector<std::string> lines(1);
    for (const char c : draft)
        if (c == '\n')
            lines.emplace_back();
        else
            lines.back() += c;
    return lines;
}

std::string lines_draft(std::vector<std::string> lines) {
    while (!lines.empty() && lines.back().empty()) lines.pop_back();
    std::string draft;
    for (std::size_t i = 0; i < lines.size(); ++i) draft += (i > 0 ? "\n" : "") + lines[i];
    return draft;
}

CopyDescription::CopyDescription(std::string_view game, std::vector<CopyPart> parts, std::string_view kept,
                                 Drafts drafts)
    : game_(game), parts_(std::move(parts)), copy_(read_copy(game, kept).value_or(std::string(empty_copy))) {
    for (const CopyPart& part : parts_)
        if (const auto draft = drafts.find(part.path); draft != drafts.end()) edit(part, draft->second);
}

std::string CopyDescription::draft(const CopyPart& part) const {
    if (const auto begun = drafts_.find(part.path); begun != drafts_.end()) return begun->second;
    const auto json = part_of_copy(copy_, part.path);
    return json ? part.draft_of(*json) : std::string();
}

CopyProgress CopyDescription::progress(const CopyPart& part) const {
    const bool used = part_of_copy(copy_, part.path).has_value(), begun = drafts_.contains(part.path);
    if (begun) return used ? CopyProgress::changed : CopyProgress::begun;
    return used ? CopyProgress::used : CopyProgress::later;
}

Expected<std::string> CopyDescription::with_draft(const CopyPart& part, const Described& described) const {
    return with_part(game_, copy_, part.path, described.json);
}

wxString CopyDescription::words(const Fault& fault) const {
    const auto part =
        std::ranges::find_if(parts_, [&](const CopyPart& each) { return fault.path.starts_with(each.path); });
    if (part == parts_.end()) return i18n::expectation(fault);
    return i18n::fill(_("{1}: {2}"), {part->name, table::in_words(fault, part->path)});
}

wxString CopyDescription::expected(const CopyPart& part) const {
    const Described described = part.read(draft(part));
    if (!described.expected.empty()) return described.expected;
    const auto made = with_draft(part, described);
    if (made) return {};
    return made.error().path.starts_with(part.path) ? table::in_words(made.error(), part.path) : words(made.error());
}

wxString CopyDescription::in_words(const CopyPart& part) const {
    const auto json = part_of_copy(copy_, part.path);
    return json ? part.in_words(*json) : wxString();
}

wxString CopyDescription::doubt(const CopyPart& part) const {
    if (!part.doubt || !expected(part).empty()) return {};
    return part.doubt(part.read(draft(part)).json);
}

void CopyDescription::edit(const CopyPart& part, const std::string& draft) {
    drafts_.erase(std::string(part.path));
    const auto json = part_of_copy(copy_, part.path);
    const bool as_it_counts = json ? part.draft_of(*json) == draft : draft.empty();
    if (!as_it_counts) drafts_.emplace(part.path, draft);
}

void CopyDescription::use(const CopyPart& part) {
    if (auto made = with_draft(part, part.read(draft(part)))) {
        copy_ = *std::move(made);
        let_go(part);
    }
}

void CopyDescription::let_go(const CopyPart& part) { drafts_.erase(std::string(part.path)); }

wxString CopyDescription::clear(const CopyPart& part) {
    auto made = without_part(game_, copy_, part.path);
    if (!made) return words(made.error());
    copy_ = *std::move(made);
    let_go(part);
    return {};
}

Expected<std::vector<wxString>> CopyDescription::bring_in(std::string_view json) {
    const auto other = read_copy_file(game_, json);
    if (!other) return tl::unexpected(other.error());
    std::vector<PartOfCopy> brought;
    std::vector<wxString> names;
    for (const CopyPart& part : parts_)
        if (auto described = part_of_copy(*other, part.path)) {
            brought.push_back({part.path, *std::move(described)});
            names.push_back(part.name);
        }
    auto made = with_parts(game_, copy_, brought);
    if (!made) return tl::unexpected(made.error());
    if (made->size() > largest_brought_in) return tl::unexpected(too_long(largest_brought_in, made->size()));
    copy_ = *std::move(made);
    for (const PartOfCopy& each : brought) drafts_.erase(std::string(each.part));
    return names;
}

Described read_numbers(const std::string& draft) {
    std::string json;
    const std::vector<std::string> tokens = words_of(draft);
    if (tokens.empty()) return {{}, _("expected whole numbers, with a space between them")};
    for (const std::string& token : tokens) {
        if (!is_number(token)) return {{}, i18n::fill(_("expected a whole number, found {1}"), {text(token)})};
        json += (json.empty() ? "" : ",") + std::to_string(std::stoi(token));
    }
    return {"[" + json + "]", {}};
}

std::string numbers_draft(const std::string& json) {
    std::string draft;
    for (const char c : json) {
        if (c == ',')
            draft += ' ';
        else if (c != '[' && c != ']')
            draft += c;
    }
    return draft;
}

Described read_number(const std::string& draft) {
    const Described list = read_numbers(draft);
    if (!list.expected.empty()) return list;
    if (list.json.find(',') != std::string::npos) return {{}, _("expected one number alone")};
    return {numbers_draft(list.json), {}};
}

}

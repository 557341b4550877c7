// Templates: sentences with placeholders that translators may put in any order.
#include "i18n/game_words.h"
#include "i18n/words.h"

namespace clerk::i18n {

wxString replace_placeholders(const wxString& text,
                              const std::function<std::optional<wxString>(const wxString&)>& noun) {
    wxString filled;
    std::size_t from = 0;
    while (from < text.length()) {
        const std::size_t open = text.find('{', from);
        const std::size_t close = open == wxString::npos ? open : text.find('}', open);
        if (close == wxString::npos) break;
        const auto word = noun(text.substr(open + 1, close - open - 1));
        filled += text.substr(from, open - from) + (word ? *word : wxString('{'));
        from = word ? close + 1 : open + 1;
    }
    return filled + text.substr(from);
}

wxString fill(const wxString& text, const std::vector<wxString>& texts) {
    return replace_placeholders(text, [&](const wxString& placeholder) -> std::optional<wxString> {
        unsigned long number = 0;
        if (!placeholder.ToCULong(&number) || number < 1 || number > texts.size()) return std::nullopt;
        return texts[number - 1];
    });
}

wxString fill_figures(const wxString& text, const std::vector<int>& figures) {
    std::vector<wxString> texts;
    for (const int number : figures) texts.push_back(figure(number));
    return fill(text, texts);
}

namespace {

/// What stands between two texts in their template.
wxString between(const wxString& pair) { return fill(pair, {"", ""}); }

/// One after the other, whatever their number: each is looked at once.
wxString joined(const std::vector<wxString>& texts, const wxString& pair, const wxString& last_pair) {
    const wxString next = between(pair), last = between(last_pair);
    wxString list;
    for (std::size_t i = 0; i < texts.size(); ++i)
        list << (i == 0 ? wxString() : i + 1 == texts.size() ? last : next) << texts[i];
    return list;
}

}

wxString listed(const std::vector<wxString>& texts) {
    if (texts.size() == 1) return texts.front();
    return joined(texts, wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), _("{1} and {2}"));
}

wxString either(const std::vector<wxString>& texts) {
    return joined(texts, wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"), _("{1} or {2}"));
}

wxString one_by_one(const std::vector<wxString>& texts) { return joined(texts, _("{1}; {2}"), _("{1}; {2}")); }

}

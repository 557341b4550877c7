// Which language is spoken, and where its catalogue lies.
#include "i18n/words.h"

#include <algorithm>
#include <cstdlib>

#include <wx/filename.h>
#include <wx/intl.h>
#include <wx/stdpaths.h>

namespace clerk::i18n {

namespace {

constexpr const char* domain = "clerk-of-works";

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

/// "zh-Hant-HK" and "zh_HK.UTF-8@x" as "_zh_hant_hk_" and "_zh_hk_", to look for one part of it.
std::string parts(std::string_view tag) {
    std::string normal = "_";
    for (const char c : tag.substr(0, tag.find_first_of(".@")))
        normal += c == '-' ? '_' : static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return normal + "_";
}

/// The tag of ours that a tag of the system's means; empty when we do not speak it.
std::string spoken(std::string_view tag) {
    const std::string all = parts(tag);
    if (all.starts_with("_en_")) return "en";
    for (const char* tag : {"de", "fr"})
        if (all.starts_with("_" + std::string(tag) + "_")) return tag;
    if (!all.starts_with("_zh_")) return {};
    const bool traditional = has(all, "_hant_") || has(all, "_tw_") || has(all, "_hk_") || has(all, "_mo_");
    return traditional && !has(all, "_hans_") ? "zh_TW" : "zh_CN";
}

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value ? value : std::string_view();
}

/// The locale of messages by the rules of POSIX: the first of the three that is set; else what the system says, which
/// has no such rules on Windows.
std::string locale() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const auto value = variable(name); !value.empty()) return std::string(value);
    return wxLocale::GetLanguageCanonicalName(wxLocale::GetSystemLanguage()).utf8_string();
}

/// As gettext does it: LANGUAGE is a list of wishes, unless the plain locale C is asked for.
std::string of_the_system() {
    if (locale() == "C" || locale() == "POSIX") return "en";
    std::string_view wishes = variable("LANGUAGE");
    while (!wishes.empty()) {
        const std::size_t end = std::min(wishes.find(':'), wishes.size());
        if (std::string tag = spoken(wishes.substr(0, end)); !tag.empty()) return tag;
        wishes.remove_prefix(std::min(end + 1, wishes.size()));
    }
    const auto tag = spoken(locale());
    return tag.empty() ? "en" : tag;
}

std::string& tag_in_use() {
    static std::string tag = "en";
    return tag;
}

/// Beside the program, in the build tree as where it is installed: bin/ and share/locale/.
wxString catalogue_folder() {
    wxFileName folder(wxStandardPaths::Get().GetExecutablePath());
    folder.RemoveLastDir();
    folder.AppendDir("share");
    folder.AppendDir("locale");
    return folder.GetPath();
}

}

const std::vector<Language>& languages() {
    static const std::vector<Language> all{
        {"en", "English"},
        {"de", "Deutsch"},
        {"fr", wxString::FromUTF8("français")},
        {"zh_CN", wxString::FromUTF8("简体中文")},
        {"zh_TW", wxString::FromUTF8("繁體中文")},
    };
    return all;
}

void start(std::string_view language) {
    const std::string tag = language.empty() ? of_the_system() : spoken(language);
    tag_in_use() = tag.empty() ? "en" : tag;
    auto* translations = new wxTranslations;
    wxTranslations::Set(translations); // owns it from here
    translations->SetLanguage(tag_in_use());
    if (tag_in_use() == "en") return;
    wxFileTranslationsLoader::AddCatalogLookupPathPrefix(catalogue_folder());
    translations->AddStdCatalog(); // the stock labels of the window; ours, added last, is asked first
    translations->AddCatalog(domain);
}

std::string language() { return tag_in_use(); }

}

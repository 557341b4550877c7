#include "app/desktop/game/copy_settings.h"

#include "i18n/text.h"

#include <utility>

#include <wx/confbase.h>
#include <wx/log.h>

namespace clerk::desktop {

namespace {

wxString place(std::string_view game, std::string_view what) {
    return "/copy/" + text(std::string(game)) + text(std::string(what));
}

/// As it was written: a "$" means nothing in it.
std::string read(wxConfigBase& settings, const wxString& where) {
    const bool expands = settings.IsExpandingEnvVars();
    settings.SetExpandEnvVars(false);
    const wxString kept = settings.Read(where, wxString());
    settings.SetExpandEnvVars(expands);
    return utf8(kept);
}

void write(wxConfigBase& settings, const wxString& where, const std::string& value) {
    if (value.empty())
        settings.DeleteEntry(where, false);
    else
        settings.Write(where, text(value));
}

}

std::string kept_copy(std::string_view game) {
    wxConfigBase* settings = wxConfigBase::Get(false);
    const std::string kept = settings ? read(*settings, place(game, "/board")) : std::string();
    return read_copy(game, kept).value_or(std::string(empty_copy));
}

table::CopyDescription kept_copy(std::string_view game, std::vector<table::CopyPart> parts) {
    table::CopyDescription::Drafts drafts;
    if (wxConfigBase* settings = wxConfigBase::Get(false))
        for (const table::CopyPart& part : parts)
            if (std::string draft = read(*settings, place(game, "/begun" + std::string(part.path))); !draft.empty())
                drafts.emplace(part.path, std::move(draft));
    return {game, std::move(parts), kept_copy(game), std::move(drafts)};
}

void keep_copy(const table::CopyDescription& copy) {
    wxConfigBase* settings = wxConfigBase::Get(false);
    if (!settings) return;
    const wxLogNull quiet;
    write(*settings, place(copy.game(), "/board"), copy.copy());
    for (const table::CopyPart& part : copy.parts()) {
        const auto draft = copy.drafts().find(part.path);
        write(*settings, place(copy.game(), "/begun" + std::string(part.path)),
              draft == copy.drafts().end() ? std::string() : draft->second);
    }
    settings->Flush();
}

}

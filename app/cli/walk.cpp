#include "app/cli/walk.h"

#include "app/cli/output.h"
#include "app/cli/output_file.h"
#include "i18n/words.h"

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>
#include <wx/stdpaths.h>
#include <wx/utils.h>

namespace clerk::cli {

namespace fs = std::filesystem;

namespace {

struct Walk {
    std::string record, output;
    bool force = false;
};

WrongUsage wrong(const wxString& sentence) { return WrongUsage(sentence.utf8_string()); }

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

}

Task add_walk(CLI::App& app) {
    auto walk = std::make_shared<Walk>();
    app.add_option("-o,--output", walk->output);
    app.add_flag("--force", walk->force)->disable_flag_override();
    app.add_option("FILE", walk->record);
    return [walk] {
        if (walk->record.empty()) throw wrong(_("A file is missing: name the record of the game to walk through."));
        if (walk->output.empty())
            throw wrong(_("The output is missing: name it by -o, a page, *.html, or a picture, *.png."));
        return run(*walk);
    };
}

}

#include "app/desktop/frame/app.h"

#include "app/desktop/drawing/text_lines.h"
#include "app/desktop/frame/program_pages.h"
#include "app/desktop/frame/walks.h"
#include "app/desktop/game/custom_pieces_page.h"
#include "app/desktop/widgets/error_log.h"
#include "app/desktop/widgets/settings.h"
#include "db/file/disk.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <vector>

#include <wx/cmdline.h>
#include <wx/crt.h>
#include <wx/msgdlg.h>
#include <wx/stdpaths.h>

namespace clerk::desktop {

namespace {

constexpr int not_written = 2;
constexpr int unusable = 2; ///< the status where the command line cannot be understood

/// What a second program hands its file to. One that cannot be made is told when the history is opened.
void make_folder_of(const std::filesystem::path& history) {
    try {
        db::make_folder(std::filesystem::absolute(history).parent_path());
    } catch (const std::filesystem::filesystem_error&) {
    }
}

[[noreturn]] void answer_and_end(const wxString& words) {
    std::fputs(utf8(words).c_str(), stdout);
    std::exit(std::fflush(stdout) == 0 ? 0 : 1);
}

}

/// `--version` and `--help` are answered without a display, too.
bool App::Initialize(int& argc, wxChar** argv) {
    SetAppName("clerk-of-works");
    const std::vector<wxString> words(argv, argv + argc);
    const auto is_asked = [&](const char* word) { return std::ranges::find(words, wxString(word)) != words.end(); };
    if (is_asked("--version")) answer_and_end("clerk-of-works " CLERK_VERSION "\n");
    if (is_asked("--help") || is_asked("-h")) {
        open_settings(settings_file());
        i18n::start(kept_language());
        wxCmdLineParser parser;
        OnInitCmdLine(parser);
        answer_and_end(parser.GetUsageString());
    }
    open_settings(settings_file());
    start_language(kept_language());
    return wxApp::Initialize(argc, argv);
}

bool App::OnInit() {
    db::tell_size_limit();
    use_state_folder(usual_state_folder());
    log_errors_of_wx();
    no_memory_ = _("There is not enough memory for this. What was entered before is kept; close other programs, or try "
                   "a smaller file.");
    if (!wxApp::OnInit()) return false;
    if (!walk_.empty()) {
        load_custom_pieces();
        return true; // OnRun writes it
    }
    if (history_.empty()) history_ = db::default_file();
    make_folder_of(history_);
    instance_ = SingleInstance::claim(history_, file_);
    if (!instance_) return true; // OnRun ends the program
    apply_kept_theme();
    apply_kept_text_size();
    load_custom_pieces();
    auto* frame = new MainFrame(history_, utf8(wxStandardPaths::Get().GetExecutablePath()));
    remember(*frame, "window");
    if (!file_.empty()) frame->open_file(file_);
    frame->Show();
    instance_->listen([frame](const std::filesystem::path& file) {
        frame->CallAfter([frame, file] {
            if (frame->IsIconized()) frame->Iconize(false);
            frame->Raise();
            if (!file.empty()) frame->open_file(file);
        });
    });
    return true;
}

int App::OnRun() {
    if (walk_.empty()) return instance_ ? wxApp::OnRun() : 0;
    const wxString why_not = write_walk(file_, walk_);
    if (!why_not.empty()) wxFputs(why_not + "\n", stderr);
    return why_not.empty() ? 0 : not_written;
}

int App::OnExit() {
    instance_.reset();
    close_settings();
    return wxApp::OnExit();
}

bool App::OnExceptionInMainLoop() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        wxMessageBox(no_memory_, "Clerk of Works", wxOK | wxICON_ERROR, GetTopWindow());
        return true;
    } catch (const std::exception&) {
        const ErrorReport why = report_of_current_exception();
        log_error(why);
        if (told_.insert(why.cause).second) // it may come with each movement of the mouse
            wxMessageBox(why.told, "Clerk of Works", wxOK | wxICON_ERROR, GetTopWindow());
        return true;
    }
}

void App::OnUnhandledException() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        wxFputs(no_memory_ + "\n", stderr);
    } catch (const std::exception& error) {
        log_error(report_of_current_exception());
        wxFputs(text(error.what()) + "\n", stderr);
    } catch (...) {
        wxApp::OnUnhandledException();
    }
}

void App::OnAssertFailure(const wxChar* file, int line, const wxChar* function, const wxChar* condition,
                          const wxChar* words) {
    wxString cause;
    cause << file << ":" << line << ", " << function << ": " << condition << (words ? ": " : "") << wxString(words);
    log_error({"An assertion failed.", utf8(cause)});
}

void App::OnInitCmdLine(wxCmdLineParser& parser) {
    parser.SetSwitchChars("-"); // on Windows "/" is one, too: a file may begin with it
    parser.AddSwitch("h", "help", _("show this help"), wxCMD_LINE_OPTION_HELP);
    parser.AddLongSwitch("version", _("show the version"));
    parser.AddLongOption("db", _("use this history instead of the usual one"));
    parser.AddLongOption("walk",
                         _("write a walk through the game of the file here, *.html or *.png, without a window"));
    parser.AddParam(_("a file to open: a game record, plays of another program, another history"),
                    wxCMD_LINE_VAL_STRING, wxCMD_LINE_PARAM_OPTIONAL);
}

bool App::OnCmdLineParsed(wxCmdLineParser& parser) {
    if (wxString history; parser.Found("db", &history)) history_ = utf8(history);
    if (parser.GetParamCount() > 0) file_ = utf8(parser.GetParam(0));
    if (wxString walk; parser.Found("walk", &walk)) walk_ = utf8(walk);
    if (walk_.empty() || !file_.empty()) return true;
    wxFputs(_("A file is missing: name the record of the game to walk through.") + "\n", stderr);
    return false;
}

bool App::OnCmdLineError(wxCmdLineParser& parser) {
    parser.Usage(); // with what was wrong, on stderr
    std::exit(unusable);
}

}

// The program: its command line and its one window.
#pragma once

#include "app/desktop/frame/main_frame.h"
#include "app/desktop/frame/single_instance.h"

#include <filesystem>
#include <set>
#include <string>

#include <wx/app.h>

namespace clerk::desktop {

class App : public wxApp {
public:
    bool Initialize(int& argc, wxChar** argv) override;
    bool OnInit() override;
    int OnRun() override;
    int OnExit() override;
    void OnInitCmdLine(wxCmdLineParser& parser) override;
    bool OnCmdLineParsed(wxCmdLineParser& parser) override;
    bool OnCmdLineError(wxCmdLineParser& parser) override;
    bool OnExceptionInMainLoop() override; ///< what was to be done is given up, and the window stays
    void OnUnhandledException() override;
    /// wxWidgets doubts something: it is written down, and nobody at the table is asked about it.
    void OnAssertFailure(const wxChar* file, int line, const wxChar* function, const wxChar* condition,
                         const wxChar* words) override;

private:
    std::filesystem::path history_;
    std::filesystem::path file_; ///< empty: none given
    std::filesystem::path walk_; ///< a walk through that file goes here, without a window; empty: none is asked for
    std::set<std::string> told_; ///< the causes of errors that were
    wxString no_memory_;         ///< the sentence, made while there is room for it
    std::unique_ptr<SingleInstance> instance_; ///< none: a window of the history is open already
};

}

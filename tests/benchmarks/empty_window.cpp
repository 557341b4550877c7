// A window of wxWidgets with nothing in it, beside which the program's own start is measured.
#include "tests/benchmarks/first_paint.h"

#include <wx/app.h>
#include <wx/frame.h>
#include <wx/init.h>
#include <wx/panel.h>

namespace {

class EmptyApp : public wxApp {
public:
    bool OnInit() override {
        auto* frame = new wxFrame(nullptr, wxID_ANY, "", wxDefaultPosition, {1280, 720});
        new clerk::test::FirstPaint(*new wxPanel(frame));
        frame->Show();
        return true;
    }
};

}

int main(int argc, char** argv) {
    wxApp::SetInstance(new EmptyApp);
    return wxEntry(argc, argv);
}

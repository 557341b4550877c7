#include "app/desktop/widgets/progress.h"

#include "app/desktop/drawing/screen_reader.h"
#include "app/desktop/widgets/labels.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/evtloop.h>
#include <wx/gauge.h>
#include <wx/sizer.h>

namespace clerk::desktop {

namespace {

constexpr int width = 420, button_height = 44, gauge_end = 1000;
constexpr std::chrono::milliseconds between{50}; ///< two looks at the keys and the mouse

}

class ProgressWindow : public wxDialog {
public:
    ProgressWindow(wxWindow& parent, const wxString& what)
        : wxDialog(&parent, wxID_ANY, _("Clerk of Works"), wxDefaultPosition, wxDefaultSize, wxCAPTION | wxCLOSE_BOX),
          others_(this) {
        SetName("progress");
        use_panel_colours(*this);
        count_ = label(this, wxEmptyString, Type::quiet);
        count_->SetName("progress-count");
        gauge_ = new wxGauge(this, wxID_ANY, gauge_end, wxDefaultPosition, {wide(*this, width), -1});
        gauge_->SetName("progress-gauge");
        set_accessible_name(*gauge_, what);
        stop_ = new wxButton(this, wxID_CANCEL, _("Stop (Esc)"));
        stop_->SetName("progress-stop");
        stop_->SetMinSize({-1, FromDIP(button_height)});
        auto* rows = new wxBoxSizer(wxVERTICAL);
        rows->Add(wrapped(this, what, width, Type::heading), 0, wxBOTTOM, FromDIP(far_gap));
        rows->Add(gauge_, 0, wxEXPAND | wxBOTTOM, FromDIP(near_gap));
        rows->Add(count_, 0, wxEXPAND | wxBOTTOM, FromDIP(far_gap));
        rows->Add(stop_, 0, wxALIGN_RIGHT);
        auto* edge = new wxBoxSizer(wxVERTICAL);
        edge->Add(rows, 1, wxEXPAND | wxALL, FromDIP(edge_gap));
        SetSizerAndFit(edge);
        CentreOnParent();
        stop_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { stop(); });
        Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { stop(); });
        Show();
        stop_->SetFocus();
        announce(*this, what);
    }

    bool is_stopped() const { return stopped_; }

    void tell(std::size_t done, std::size_t all) {
        if (stopped_ || all == 0)
            gauge_->Pulse();
        else
            gauge_->SetValue(static_cast<int>(done * gauge_end / all));
        if (!stopped_ && all > 0)
            count_->SetLabelText(
                i18n::fill(_("{1} of {2}"), {figure(static_cast<int>(done)), figure(static_cast<int>(all))}));
    }

private:
    void stop() {
        stopped_ = true;
        stop_->Disable();
        count_->SetLabelText(_("Stopping: everything is left as it was..."));
    }

    wxWindowDisabler others_;
    wxStaticText* count_;
    wxGauge* gauge_;
    wxButton* stop_;
    bool stopped_ = false;
};

void Progress::run(const wxString& what, const std::function<void(const db::Watch::Ask&)>& work) {
    const auto ask = [this, what](std::size_t done, std::size_t all) { return goes_on(what, done, all); };
    if (running_) return work(ask);
    const std::shared_ptr<void> over(nullptr, [this](void*) {
        delete std::exchange(window_, nullptr); // at once: the other windows can be used again
        if (focus_) focus_->SetFocus();
        running_ = false;
    });
    running_ = true;
    focus_ = nullptr;
    begun_ = Clock::now();
    work(ask);
}

void Progress::open(const wxString& what) {
    focus_ = wxWindow::FindFocus();
    window_ = new ProgressWindow(parent_, what);
}

bool Progress::goes_on(const wxString& what, std::size_t done, std::size_t all) {
    const Clock::time_point now = Clock::now();
    if (now - begun_ < patience || (window_ && now - told_ < std::min(patience, between))) return true;
    if (!window_) open(what);
    window_->tell(done, all);
    if (auto* loop = wxEventLoopBase::GetActive()) loop->YieldFor(wxEVT_CATEGORY_UI | wxEVT_CATEGORY_USER_INPUT);
    told_ = Clock::now();
    return !window_->is_stopped();
}

}

// Another history joined to this one: what that would do, before it does.
#pragma once

#include "db/merging/merge.h"
#include "db/store/store.h"

#include <functional>

#include <wx/dataview.h>
#include <wx/panel.h>
#include <wx/sizer.h>

namespace clerk::desktop {

struct MergeHistoryActions {
    std::function<void()> choose;       ///< another file
    std::function<void()> merge;        ///< the file that is shown
    std::function<void()> save_earlier; ///< the versions that lost, as a file
    std::function<void()> back;
};

/// What the page tells.
struct MergeHistoryView {
    wxString file = {};    ///< empty: none is chosen yet
    wxString refusal = {}; ///< why it cannot be merged; empty: it can
    db::MergePreview preview = {};
    std::vector<db::Superseded> earlier = {}; ///< versions that lost when histories were merged
};

class MergeHistoryPage : public wxPanel {
public:
    MergeHistoryPage(wxWindow* parent, MergeHistoryActions actions);

    /// `store`: of this history, by which its records are named. Throws db::Error.
    void show(const db::Store& store, const MergeHistoryView& view);

private:
    void add_preview(wxSizer& rows, const db::Store& store, const db::MergePreview& preview);
    wxWindow* make_counts(const db::MergePreview& preview);
    wxWindow* make_conflicts(const db::Store& store, const std::vector<db::MergeConflict>& conflicts);
    void add_earlier(wxSizer& rows, const db::Store& store, const std::vector<db::Superseded>& earlier);
    wxSizer* make_buttons(const MergeHistoryView& view);
    wxDataViewListCtrl* make_list(const char* name, const wxString& spoken);
    void add_paragraph(wxSizer& rows, const wxString& words, const char* name);

    MergeHistoryActions actions_;
};

}

#include "app/desktop/frame/page_book.h"

#include "app/desktop/widgets/labels.h"

namespace clerk::desktop {

PageBook::PageBook(wxWindow* parent) : wxSimplebook(parent) { dress_as_ground(*this); }

bool PageBook::turn_to(wxWindow& page) {
    if (FindPage(&page) == wxNOT_FOUND) AddPage(&page, wxEmptyString);
    const bool is_another = GetCurrentPage() != &page;
    ChangeSelection(static_cast<std::size_t>(FindPage(&page)));
    page.Layout();
    return is_another;
}

void PageBook::forget_all() {
    for (const auto& [kind, page] : pages_) remove(*page);
    pages_.clear();
}

void PageBook::remove(wxWindow& page) {
    if (const int number = FindPage(&page); number != wxNOT_FOUND)
        DeletePage(static_cast<std::size_t>(number));
    else
        page.Destroy();
}

}

// The pages of the main window, of which one is shown. Each kind of page is made when it is first needed.
#pragma once

#include <map>
#include <typeindex>
#include <utility>

#include <wx/simplebook.h>

namespace clerk::desktop {

class PageBook : public wxSimplebook {
public:
    explicit PageBook(wxWindow* parent);

    template <class Page> Page* find() const; ///< none: it was not made yet, or forgotten
    /// The page of that kind, made of the arguments if it is not there yet.
    template <class Page, class... Arguments> Page& get(Arguments&&... arguments);
    /// Shows it; before that no keys can be sent to it. False: it was shown already. Where the keys are afterwards
    /// differs: wxWidgets 3.2.2 leaves them with what is hidden now, 3.2.8 gives them to the first thing on the page.
    bool turn_to(wxWindow& page);
    template <class Page> void forget(); ///< it is made anew when it is needed again
    void forget_all();

private:
    void remove(wxWindow& page);

    std::map<std::type_index, wxWindow*> pages_;
};

template <class Page> Page* PageBook::find() const {
    const auto found = pages_.find(typeid(Page));
    return found == pages_.end() ? nullptr : static_cast<Page*>(found->second);
}

template <class Page, class... Arguments> Page& PageBook::get(Arguments&&... arguments) {
    if (Page* made = find<Page>()) return *made;
    auto* page = new Page(this, std::forward<Arguments>(arguments)...);
    pages_[typeid(Page)] = page;
    return *page;
}

template <class Page> void PageBook::forget() {
    if (Page* page = find<Page>()) remove(*page);
    pages_.erase(typeid(Page));
}

}

// What the main window does with a result that is handed on.
#include "app/desktop/frame/main_frame.h"
#include "app/desktop/history/past_games_model.h"
#include "app/desktop/results/sharing.h"
#include "i18n/words.h"

#include <wx/translation.h>

namespace clerk::desktop {

/// By the menu below the button. `back`: to where the button is.
void MainFrame::share(wxWindow& button, const std::string& play, std::function<void()> back) {
    act([&] {
        const SharedResult result = shared_result(desk_->store(), play);
        wxMenu menu;
        fill_share_menu(menu);
        const int entry = button.GetPopupMenuSelectionFromUser(menu, 0, button.GetSize().y);
        if (entry != wxID_NONE) share(result, entry, std::move(back));
    });
}

void MainFrame::share(const SharedResult& result, int entry, std::function<void()> back) {
    if (entry == share_code) return show_code(result, std::move(back));
    const Told told = desktop::share(*this, desk_->store(), result, entry);
    if (!told.words.empty()) tell(told.words, told.done ? wxICON_INFORMATION : wxICON_WARNING);
}

void MainFrame::show_code(const SharedResult& result, std::function<void()> back) {
    Expected<exchange::QrCode> code = exchange::qr_code(result.play);
    if (!code) return tell(_("This result is too long for a QR code. Save it as a file instead."));
    if (!qr_code_page_) qr_code_page_ = new QrCodePage(book_);
    turn_to(qr_code_page_); // first: the keys can only be sent to what is there
    qr_code_page_->show(std::move(*code),
                        i18n::fill(_("{1}: {2}"), {title_in_words(result.play), result.summary.headline}),
                        std::move(back));
}

}

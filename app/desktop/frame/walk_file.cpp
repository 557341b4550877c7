#include "app/desktop/frame/walk_file.h"

#include "app/desktop/drawing/picture_file.h"
#include "app/desktop/drawing/usual_font.h"
#include "app/desktop/results/walk_document.h"
#include "app/desktop/widgets/error_log.h"
#include "app/exchange/files.h"
#include "app/table/catalogue.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::desktop {

namespace {

const TurnsDone nobody_listens = [](std::size_t, std::size_t) {};

bool is_over(const Record& record) { return check(record).legal() && score(record).complete; }

wxString write(Record record, const std::filesystem::path& to) {
    const bool over = is_over(record);
    const table::Walk walk(table::FoldedRecord(std::move(record)), over);
    if (walk.turns() == 0) return _("This game has no turns to walk through.");
    exchange::write_file(to, has_ending(to, "png") ? walk_film(walk, usual_font(), nobody_listens)
                                                   : walk_document(walk, usual_font(), nobody_listens));
    return {};
}

}

wxString write_walk(const std::filesystem::path& record, const std::filesystem::path& to) {
    if (!has_ending(to, "html") && !has_ending(to, "png"))
        return i18n::fill(_("{1}: a walk through a game is a page, *.html, or a moving picture, *.png."),
                          {text(to.string())});
    try {
        Expected<Record> read = parse(exchange::read_file(record));
        if (!read) return sentence(record, read.error());
        if (!table::is_played(game_id(*read)))
            return i18n::fill(_("There is no board for {1} here."), {i18n::game_name(game_id(*read))});
        return write(*std::move(read), to);
    } catch (const exchange::FileError& error) {
        return exchange::sentence(error);
    }
}

}

#include "app/cli/club_access.h"

#include "app/cli/history_words.h"
#include "app/cli/output.h"
#include "app/cli/system.h"
#include "app/club/club_words.h"
#include "i18n/words.h"

namespace clerk::cli {

db::ClubAccess club_access(const std::string& address) {
    return {.address = address,
            .ask_password = [typed = std::optional<std::string>()](const std::string& user) mutable {
                if (!typed)
                    typed = typed_in_secret(for_people(i18n::fill(_("Password of {1}: "), {single_line(user)})));
                return typed;
            }};
}

Status on_club_store(const HistoryOptions& options, const StoreAction& action) {
    return on_new_store(options, [&](const db::Store& store) {
        try {
            return action(store);
        } catch (const db::ClubError& error) {
            return refuse(options.json, {"", club::sentence(error)});
        }
    });
}

Status on_club(const HistoryOptions& options, const ClubAction& action) {
    return on_club_store(options, [&](const db::Store& store) {
        const auto club = db::club_of(store);
        if (!club) throw db::ClubError(db::ClubError::Reason::not_joined, "", "in no club");
        return action(store, *club);
    });
}

}

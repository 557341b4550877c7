#include "app/club/club_words.h"

#include "app/history/check_up_report.h"
#include "app/history/local_time.h"
#include "i18n/words.h"

#include <algorithm>
#include <charconv>

namespace clerk::club {

namespace {

constexpr std::size_t most_told = 300;

wxString template_of(db::ClubError::Reason reason) {
    using Reason = db::ClubError::Reason;
    switch (reason) {
    case Reason::bad_address:
        return _("This is no address of a PostgreSQL server. Write postgresql://USER@SERVER/DATABASE or service=NAME.");
    case Reason::no_library:
        return _("PostgreSQL's library is missing on this computer. Install it (on Debian the package libpq5).");
    case Reason::unreachable:
        return _("The club's server {1} cannot be reached. Check the network and the address; everything is kept here "
                 "and sent later.");
    case Reason::no_tls:
        return _("The server {1} has no TLS, which the address asks for (sslmode). Ask who runs it to set it up.");
    case Reason::password:
        return _("The server {1} does not take this user with this password. Check both, or ask who runs the server.");
    case Reason::no_rights:
        return _("The server {1} does not let you do this. Ask an organiser of the club for the right.");
    case Reason::no_club: return _("There is no club at {1}. Check the address, or make one by clerk club init.");
    case Reason::exists: return _("There is a club at {1} already. Join it, or choose another database.");
    case Reason::newer:
        return _("The club at {1} was made by a newer version of Clerk of Works. Install that version.");
    case Reason::earlier:
        return _("The club at {1} was made by an earlier version of Clerk of Works. Ask who made it to bring it up to "
                 "this one by clerk club init; until then everything is kept here.");
    case Reason::damaged:
        return _(
            "The club's tables at {1} are not as this program makes them. Ask who runs the server to put a back-up "
            "of the database in their place.");
    case Reason::another_club:
        return _("At {1} there is another club than the one that was joined. Check the address, or leave the club and "
                 "join this one.");
    case Reason::older:
        return _(
            "The server {1} was put back to an older state and has lost what was sent to it. Nothing is lost here: "
            "clerk club sync --after-restore compares everything and sends it again.");
    case Reason::full:
        return _(
            "There is no room left on the disk of the server {1}. Ask who runs it to make room; everything is kept "
            "here and sent later.");
    case Reason::stopped: return _("Stopped: what was exchanged until then stays.");
    case Reason::strange_answer:
        return _("The server {1} answers as no club's server does. Check the address, or ask who runs it.");
    case Reason::refused: return _("The server {1} reports an error: {2}. Ask who runs it.");
    case Reason::unknown_name:
        return _("The server {1} knows no user of this name. Ask who runs it to make one (CREATE ROLE name LOGIN).");
    case Reason::not_joined: return _("This history is in no club. Join one by clerk club join.");
    case Reason::joined_already: return _("This history is in a club already. Leave it by clerk club leave first.");
    }
    return {};
}

struct NamedRight {
    db::ClubRight right;
    std::string_view id;
};
constexpr NamedRight named_rights[] = {{db::ClubRight::none, "none"},
                                       {db::ClubRight::reader, "reader"},
                                       {db::ClubRight::member, "member"},
                                       {db::ClubRight::organiser, "organiser"}};

}

wxString sentence(const db::ClubError& error) {
    const std::string detail = std::string(error.what()).substr(0, most_told);
    return i18n::fill(template_of(error.reason), {i18n::text(error.address), i18n::text(detail)});
}

wxString of_deleting(const wxString& here, const std::optional<db::ClubMembership>& club) {
    if (!club || club->right < db::ClubRight::member) return here;
    // TRANSLATORS: below a sentence that says what cannot be brought back. {1}: a club.
    const wxString words = club->right == db::ClubRight::organiser
                               ? _("Every laptop of {1} deletes it, too.")
                               : _("If you added it, every laptop of {1} deletes it, too.");
    return here + "\n" + i18n::fill(words, {i18n::text(club->name)});
}

std::optional<std::int64_t> photo_limit_of(std::string_view text) {
    if (text == "none") return 0;
    constexpr std::pair<std::string_view, std::int64_t> units[] = {
        {"", 1}, {"B", 1}, {"kB", 1024}, {"KB", 1024}, {"MB", 1024 * 1024}};
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number < 1 || number > db::largest_photo) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    if (text.starts_with(' ')) text.remove_prefix(1);
    for (const auto& [unit, bytes] : units)
        if (text == unit && number * bytes <= db::largest_photo) return number * bytes;
    return std::nullopt;
}

wxString in_step(const db::ClubMembership& club) {
    const wxString when = club.in_step_at.empty() ? _("not yet") : local_minute(club.in_step_at);
    const wxString words = i18n::fill(_("Last in step: {1}"), {when});
    if (club.unsent == 0) return words;
    return i18n::fill(wxGETTEXT_IN_CONTEXT("list", "{1}, {2}"),
                      {words, i18n::fill_figures(_("Waiting to be sent: {1}"), {club.unsent})});
}

wxString photo_words(std::int64_t limit) {
    if (limit == 0) return _("they stay on their laptops");
    return i18n::fill(_("up to {1} each"), {file_size(static_cast<std::uintmax_t>(limit))});
}

wxString word(db::ClubRight right) {
    switch (right) {
    case db::ClubRight::none: return _("no rights");
    case db::ClubRight::reader: return _("reader");
    case db::ClubRight::member: return _("member");
    case db::ClubRight::organiser: return _("organiser");
    }
    return {};
}

std::string_view id(db::ClubRight right) { return std::ranges::find(named_rights, right, &NamedRight::right)->id; }

std::optional<db::ClubRight> right_of(std::string_view id) {
    const auto found = std::ranges::find(named_rights, id, &NamedRight::id);
    return found == std::end(named_rights) ? std::nullopt : std::optional(found->right);
}

}

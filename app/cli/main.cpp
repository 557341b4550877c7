// clerk: the referee on the command line.
#include "app/cli/arguments.h"
#include "app/cli/output.h"
#include "app/cli/system.h"
#include "app/cli/terminal.h"
#include "db/file/disk.h"
#include "i18n/words.h"

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <wx/debug.h>
#include <wx/init.h>

using namespace clerk;

namespace {

/// What programs read is in one language, whoever asks for it.
bool answers_programs(const std::vector<std::string>& words) {
    return std::ranges::any_of(words, [](std::string_view word) {
        const std::string_view option = word.substr(0, word.find('='));
        return option == "--json" || option == "--lines";
    });
}

/// Set before they are needed: by then there is no memory to put a sentence together.
constinit std::string_view last_words = "clerk: There is not enough memory.\n";

/// Where memory runs out while memory is given back, or before there is a main, no error can be caught.
[[noreturn]] void end() {
    cli::complain_at_once(last_words);
    std::_Exit(static_cast<int>(cli::Status::unusable));
}

/// wxWidgets does not look whether it got the memory for a conversion of text.
[[noreturn]] void end_at_assertion(const wxString& file, int line, const wxString& function, const wxString&,
                                   const wxString&) {
    if (cli::memory_was_refused()) end();
    std::cerr << "clerk: " << file << ':' << line << ", " << function << std::endl;
    std::_Exit(static_cast<int>(cli::Status::unusable));
}

void end_with_words() {
    std::set_terminate(end);
    cli::end_where_memory_was_refused(end);
}

#ifdef __linux__
/// Before what the libraries make at their start.
[[gnu::section(".preinit_array"), gnu::used]] void (*const before_all)() = end_with_words;
#endif

}

int main(int argc, char** argv) {
    end_with_words();
    wxSetAssertHandler(end_at_assertion);
    db::tell_size_limit();
    std::ios::sync_with_stdio(false);
    const wxInitializer wx;
    const cli::Streams streams;
    const std::vector<std::string> words = cli::arguments(argc, argv);
    i18n::start(answers_programs(words) ? "en" : "");
    static const std::string no_memory =
        "clerk: " +
        cli::for_people(_("There is not enough memory for this. Nothing was changed; try a smaller file.")) + '\n';
    last_words = no_memory;
    try {
        return static_cast<int>(cli::read_arguments(words)());
    } catch (const cli::HelpPage& page) {
        std::cout << page.text;
        return static_cast<int>(cli::written(cli::Status::fine));
    } catch (const std::bad_alloc&) {
        std::cerr << last_words << std::flush;
        return static_cast<int>(cli::Status::unusable);
    } catch (const std::exception& error) {
        if (dynamic_cast<const std::logic_error*>(&error) && cli::memory_was_refused()) end();
        std::cerr << "clerk: " << cli::harmless(i18n::text(error.what())).utf8_string() << std::endl;
        return static_cast<int>(cli::Status::unusable);
    }
}

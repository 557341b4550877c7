// clerk: the referee on the command line.
#include "app/cli/arguments.h"
#include "app/cli/text_table.h"
#include "i18n/words.h"

#include <iostream>

#include <wx/init.h>

using namespace clerk;

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    const wxInitializer wx;
    i18n::start();
    try {
        return static_cast<int>(cli::read_arguments(argc, argv)());
    } catch (const cli::HelpPage& page) {
        std::cout << page.text;
        return 0;
    } catch (const std::exception& error) {
        std::cerr << "clerk: " << cli::harmless(i18n::text(error.what())).utf8_string() << std::endl;
        return static_cast<int>(cli::Status::unusable);
    }
}

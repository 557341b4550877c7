#include "app/cli/output_file.h"

#include "app/cli/output.h"
#include "app/cli/refused.h"
#include "app/cli/system.h"
#include "app/exchange/files.h"
#include "db/back_up/back_up_files.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <filesystem>
#include <iostream>
#include <streambuf>

namespace clerk::cli {

namespace fs = std::filesystem;

namespace {

Refused refused(const wxString& sentence, const fs::path& file) {
    return {"", i18n::fill(sentence, {i18n::name_line(file.string())})};
}

bool put(const fs::path& file, const exchange::WriteText& write) {
    try {
        exchange::write_file(file, write);
    } catch (const exchange::FileError&) {
        return false;
    }
    return true;
}

/// What goes into a file as it is, shown line by line to those who see it.
class ShownLines : public std::streambuf {
protected:
    int_type overflow(int_type letter) override {
        if (traits_type::eq_int_type(letter, traits_type::eof())) return traits_type::not_eof(letter);
        if (letter == '\n')
            show("\n");
        else
            line_ += traits_type::to_char_type(letter);
        return letter;
    }
    int sync() override {
        show("");
        return 0;
    }

private:
    void show(const char* end) {
        if (line_.ends_with('\r')) line_.pop_back();
        std::cout << for_people(text(line_)) << end;
        line_.clear();
    }

    std::string line_;
};

void write_for_people(const exchange::WriteText& write) {
    ShownLines lines;
    std::ostream out(&lines);
    write(out);
    out.flush();
}

/// Before a file that is there is said to be replaced by --force, and before one is made.
void require_no_history(const fs::path& file) {
    if (!db::belongs_to_history(file)) return;
    throw Refused{"", exchange::sentence({exchange::FileError::Reason::of_history, file})};
}

}

NewName::NewName(const fs::path& file, bool force) {
    require_no_history(file);
    std::error_code ignored;
    const bool there = fs::exists(file, ignored);
    if (!force && !claim(file)) throw refused(_("{1} is there already; --force replaces it."), file);
    if (!there) file_ = file;
}

NewName::~NewName() {
    std::error_code unknown;
    if (!file_.empty() && fs::file_size(file_, unknown) == 0) fs::remove(file_, unknown);
}

void write_file(const std::string& name, bool force, const std::function<void(std::ostream& out)>& write) {
    if (name == "-") return answers_are_seen() ? write_for_people(write) : write(std::cout);
    const fs::path file = fs::absolute(name);
    const NewName name_of_file(file, force);
    std::error_code ignored;
    const bool device = fs::exists(file, ignored) && !fs::is_regular_file(file, ignored);
    if (device || !put(file, write))
        throw refused(_("{1} cannot be written. Check the folder and its permissions, or choose another file."), file);
}

}

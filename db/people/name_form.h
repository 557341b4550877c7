// Names as text: what Unicode writes in several ways.
#pragma once

#include <array>
#include <string>

namespace clerk::db {

/// Equal for names that differ in Unicode form or case alone (NFKC_Casefold). What is no UTF-8 is given back as it is.
std::string name_form(const std::string& name);

/// A text in the two forms in which programs write it: composed (NFC) and decomposed (NFD).
std::array<std::string, 2> unicode_forms(const std::string& name);

/// UTF-8 without a zero.
bool is_text(const std::string& text);

/// UTF-8, not empty, and no longer than a record allows.
bool is_name(const std::string& text);

}

// How many functions a class declares, read from its text.
#pragma once

#include <map>
#include <string>

namespace classes {

/// The classes and structs a source defines, each with the number of its member functions: constructors, operators,
/// inherited functions it overrides and those written in the class count; friends and data members do not.
std::map<std::string, int> functions(const std::string& source);

}

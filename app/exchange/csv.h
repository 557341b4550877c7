// Plays as a table for spreadsheets.
#pragma once

#include "db/plays/play.h"

#include <ostream>
#include <span>
#include <string>

namespace clerk::exchange {

/// One row a player and play (a play without players has one row), one column a category, with a head: RFC 4180 in
/// UTF-8 with a byte order mark, without which spreadsheets garble what is not ASCII. A text that a spreadsheet would
/// take for a formula has an apostrophe in front, and so has what would be one within a text where the spreadsheet
/// parts cells at ";", tabs or line breaks. What is not known is empty; yes and no are 1 and 0, so that they can be
/// summed. Games and categories are told by their ids, which are the same in every language, the variant in words. A
/// game that is still on the table has 0 in the last column, `finished`.
///
/// Of more categories than anybody plays with, those that most players have points in have a column, and all others
/// stand in one more: "bishops=3; "a;b"=4". A text longer than can be entered stands only in the first row of its play.
///
/// Goes through the plays twice, and keeps none of them. Returns how many they are.
int write_csv(std::ostream& out, const db::EachPlay& plays);
int write_csv(std::ostream& out, std::span<const db::ListedPlay> plays);

}

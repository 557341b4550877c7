// A path made of plain bytes is one in UTF-8, as a path's plain bytes are: libstdc++ 12 gives UTF-8 on Windows, but
// takes every byte for a letter of its own. This stands in for what it asks (--wrap, in the top CMakeLists.txt).
#include <codecvt>

extern "C" std::codecvt_base::result
__wrap__ZNKSt7codecvtIwciE5do_inERiPKcS3_RS3_PwS5_RS5_(const void*, std::mbstate_t& state, const char* from,
                                                       const char* from_end, const char*& from_next, wchar_t* to,
                                                       wchar_t* to_end, wchar_t*& to_next) {
    static const std::codecvt_utf8_utf16<wchar_t> utf8;
    return utf8.in(state, from, from_end, from_next, to, to_end, to_next);
}

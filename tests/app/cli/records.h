// Small records, each one line.
#pragma once

#include <string>
#include <string_view>

namespace clerk::tests {

inline std::string record(std::string_view depth, std::string_view rest) {
    std::string text = R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000001",)"
                       R"("game":"babylon","started_at":"2026-11-20T19:30:00+01:00","depth":")";
    text.append(depth).append(R"(","players":[{"name":"Linda","flower":"white"},{"name":"約翰","flower":"pink"}],)");
    return text.append(rest) + "}";
}

inline std::string finished(std::string_view first_garden, std::string_view second_garden) {
    return record("final", R"("gardens":[{)" + std::string(first_garden) + "},{" + std::string(second_garden) + "}]");
}

/// Three points each; the second player wins with fewer open slots.
inline std::string tie() {
    return finished(R"("terraces":[{"tile":{"flower":"white"},"at":"a1","level":1}],)"
                    R"("ornaments":[{"kind":"statue","at":["a1@1"]}])",
                    R"("terraces":[{"tile":{"flower":"pink"},"at":"c3","level":1,"open":"ne"},)"
                    R"({"tile":{"flower":"pink"},"at":"f6","level":1}],"ornaments":[])");
}

/// A terrace on level 3 with nothing on level 2, stairs on one level, and a fountain on one terrace that the table let
/// stand.
inline std::string illegal() {
    return finished(R"("terraces":[{"tile":{"flower":"white"},"at":"a1","level":1},)"
                    R"({"tile":{"flower":"white"},"at":"c1","level":1},)"
                    R"({"tile":{"flower":"white"},"at":"f6","level":3,"open":"ne","waived":true}],)"
                    R"("ornaments":[{"kind":"stairs","at":["b1@1","c1@1"]},)"
                    R"({"kind":"fountain","at":["a1@1","a2@1"],"waived":true}])",
                    R"("terraces":[{"tile":{"flower":"pink"},"at":"c3","level":2},)"
                    R"({"tile":{"flower":"pink"},"at":"h8","level":1}],"ornaments":[])");
}

/// Depth builds, one turn in which a fountain could have been built, the next not begun.
inline std::string one_turn() {
    return record("builds", R"("rulings":{"fountain":"any"},"turns":[{"steps":[{"terrace":{"tile":{"flower":"white",)"
                            R"("symbols":["fountain","fountain",null,null]},"at":"a1","level":1}}]}])");
}

/// Depth builds, a turn in progress in which two statues were built that are not in line.
inline std::string unaligned() {
    return record("builds", R"("turns":[{"steps":[{"terrace":{"tile":{"flower":"white",)"
                            R"("symbols":["statue",null,"statue",null]},"at":"a1","level":1}},)"
                            R"({"ornament":{"kind":"statue","at":["a2@1"]}},)"
                            R"({"ornament":{"kind":"statue","at":["b1@1"]}}],"done":false}])");
}

/// Depth full, the first turn after its dig.
inline std::string unfinished() {
    return R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000002","game":"babylon",)"
           R"("started_at":"2026-11-20T19:30:00+01:00","depth":"full","players":[)"
           R"({"name":"Linda","flower":"white","start_tile":{"flower":"white","symbols":["statue",null,"stairs",null]}},)"
           R"({"name":"約翰","flower":"pink","start_tile":{"flower":"pink","symbols":["bridge",null,"stairs",null]}}],)"
           R"("removed_clay":["a1","b1","c1","d1","a2","b2"],"tokens":[],"turns":[{"dig":{"at":"a4","tile":)"
           R"({"flower":"white","symbols":["statue","statue",null,null]}},"steps":[{"terrace":{"from":"dug","at":"c4",)"
           R"("level":1}}],"done":false}]})";
}

}

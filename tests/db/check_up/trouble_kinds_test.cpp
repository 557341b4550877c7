// Every kind of trouble can be provoked, and one without a repair is left as it is.
#include "db/check_up/check_up.h"
#include "tests/db/check_up/check_up_fixture.h"

namespace {

using namespace clerk;
using namespace clerk::test;

const std::string first = " WHERE game = '" + uuid(1) + "'", second = " WHERE id = '" + uuid(2) + "'",
                  seat = " WHERE number = 1 AND play = " + second_play;

/// What leads to each kind.
const std::map<std::string_view, std::string> causes = {
    {"file", "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 99999 WHERE name = 'play_open'"},
    {"structure", "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema"
                  " WHERE name = 'play_seat_by_player') WHERE name = 'play_open'"},
    {"schema", "DROP INDEX play_open"},
    {"orphan", "INSERT INTO tile_face VALUES ('gone', 'a face')"},
    {"on_table", "UPDATE on_table SET game = 'gone'"},
    {"player", "UPDATE player SET merged_into = id WHERE name = 'Zoe'"},
    {"record", "UPDATE game SET head = '{'" + second},
    {"summary", "UPDATE game SET kind = 'chess'" + second},
    {"play", "UPDATE play SET notes = 'fun'" + second},
    {"seats", "UPDATE play_seat SET name = 'Nobody'" + seat},
    {"faces", "INSERT INTO tile_face VALUES ('" + uuid(1) + "', 'a face')"},
    {"journal", "UPDATE journal SET back = '[]'" + first + " AND number = 2"},
    {"result", "UPDATE result SET sheet = '{}' WHERE game = '" + uuid(2) + "'"},
    {"figures", "UPDATE play_seat SET score = score + 1" + seat},
    {"lost_result", "UPDATE result SET actions = 77" + first},
    {"file_name", "UPDATE player SET picture = '../../secret' WHERE name = 'Zoe'"},
    {"text", "UPDATE play SET variant = printf('%.*c', 5000, 'x')" + second},
    {"number", "UPDATE play_seat SET rank = 2147483648" + seat},
    {"lost_actions", "UPDATE mark SET actions = actions - 1"},
    {"missing", "DELETE FROM night"},
    {"content", "UPDATE night SET place = 'elsewhere'"},
    {"tallies", "UPDATE tally SET plays = plays + 1"},
};

TEST_F(CheckUpTest, FindsEveryKindOfTrouble) {
    for (const db::TroubleKind& kind : db::trouble_kinds()) {
        const auto cause = causes.find(kind.id);
        ASSERT_NE(cause, causes.end()) << kind.id << " is provoked by nothing";
        const Folder other;
        for (const std::string end : {"", "-mark"})
            std::filesystem::copy_file(file.string() + end, (other / "history.db").string() + end);
        spoil(other / "history.db", past_triggers(other / "history.db", cause->second));
        EXPECT_GT(counted(check_up(other / "history.db").found)[std::string(kind.id)], 0) << kind.id;
        EXPECT_EQ(db::id(kind.kind), kind.id);
    }
}

TEST_F(CheckUpTest, AKindWithoutARowStaysAsItIs) {
    const db::TroubleKind unknown = db::row(static_cast<db::Trouble::Kind>(200));
    EXPECT_EQ(unknown.id, "unknown");
    EXPECT_FALSE(unknown.repair);
}

}

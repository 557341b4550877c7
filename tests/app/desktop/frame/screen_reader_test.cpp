// What a screen reader is told by the real program, asked as a screen reader asks: through AT-SPI, from another
// process.
#include "tests/app/desktop/program.h"

#include <atspi/atspi.h>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unistd.h>
#include <vector>

#include <gtest/gtest.h>

// Last: its macros are everybody's words.
#include <X11/Xlib.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>

namespace clerk::desktop::test {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

struct Unref {
    void operator()(gpointer object) const { g_object_unref(object); }
};
using Object = std::unique_ptr<AtspiAccessible, Unref>;

bool wait_for(const std::function<bool()>& condition, std::chrono::seconds at_most = 30s) {
    const auto end = std::chrono::steady_clock::now() + at_most;
    while (!condition()) {
        if (std::chrono::steady_clock::now() > end) return false;
        while (g_main_context_iteration(nullptr, FALSE)) {
        }
        g_usleep(5000);
    }
    return true;
}

std::string taken(gchar* text) {
    const std::string copy = text ? text : "";
    g_free(text);
    return copy;
}

std::string name(const Object& object) { return taken(atspi_accessible_get_name(object.get(), nullptr)); }
AtspiRole role(const Object& object) { return atspi_accessible_get_role(object.get(), nullptr); }
bool is(const Object& object, AtspiStateType state) {
    AtspiStateSet* states = atspi_accessible_get_state_set(object.get());
    const bool has = states && atspi_state_set_contains(states, state);
    if (states) g_object_unref(states);
    return has;
}

std::vector<Object> children(const Object& object) {
    std::vector<Object> all;
    const int count = atspi_accessible_get_child_count(object.get(), nullptr);
    for (int i = 0; i < count; ++i)
        if (AtspiAccessible* child = atspi_accessible_get_child_at_index(object.get(), i, nullptr))
            all.emplace_back(child);
    return all;
}

/// Everything that is shown in it, itself first.
void each_shown(Object object, const std::function<void(const Object&)>& see) {
    if (!is(object, ATSPI_STATE_SHOWING) && role(object) != ATSPI_ROLE_APPLICATION) return;
    see(object);
    if (role(object) == ATSPI_ROLE_TREE_TABLE || role(object) == ATSPI_ROLE_TABLE) return;
    for (Object& child : children(object)) each_shown(std::move(child), see);
}

/// What it is labelled by: a screen reader reads that before its name.
std::vector<std::string> labels_of(const Object& object) {
    std::vector<std::string> labels;
    GArray* relations = atspi_accessible_get_relation_set(object.get(), nullptr);
    for (guint i = 0; relations && i < relations->len; ++i) {
        auto* relation = g_array_index(relations, AtspiRelation*, i);
        if (atspi_relation_get_relation_type(relation) == ATSPI_RELATION_LABELLED_BY)
            for (int target = 0; target < atspi_relation_get_n_targets(relation); ++target)
                labels.push_back(name(Object(atspi_relation_get_target(relation, target))));
        g_object_unref(relation);
    }
    if (relations) g_array_free(relations, TRUE);
    return labels;
}

std::vector<std::string> said;

/// The words are the event's value, or a part of its type, by the version of the library.
void hear(AtspiEvent* event, void*) {
    std::string words = event->type;
    if (G_VALUE_HOLDS_STRING(&event->any_data) && g_value_get_string(&event->any_data))
        words += g_value_get_string(&event->any_data);
    said.push_back(words);
    g_boxed_free(ATSPI_TYPE_EVENT, event);
}

bool was_said(const std::string& words) {
    for (const std::string& one : said)
        if (one.find(words) != std::string::npos) return true;
    return false;
}

class ScreenReader : public testing::Test {
protected:
    ScreenReader() {
        fs::create_directories(folder_);
        said.clear();
        listener_ = atspi_event_listener_new(hear, nullptr, nullptr);
        atspi_event_listener_register(listener_, "object:announcement", nullptr);
    }
    ~ScreenReader() override {
        program_.reset();
        atspi_event_listener_deregister(listener_, "object:announcement", nullptr);
        g_object_unref(listener_);
        fs::remove_all(folder_);
    }

    /// The program with the sample opened in it.
    void start(const std::string& sample) {
        program_.emplace(folder_ / "history.db", fs::path(CLERK_SAMPLES) / (sample + ".clerk.json"));
        ASSERT_TRUE(wait_for([&] { return !on_table(folder_ / "history.db").empty(); }));
    }
    /// The window that is there already shows it.
    void open(const std::string& sample) {
        const std::string before = on_table(folder_ / "history.db");
        Program second(folder_ / "history.db", fs::path(CLERK_SAMPLES) / (sample + ".clerk.json"));
        ASSERT_TRUE(wait_for([&] { return on_table(folder_ / "history.db") != before; })) << sample;
    }
    std::vector<Object> programs() const {
        std::vector<Object> found;
        for (Object& app : children(Object(atspi_get_desktop(0))))
            if (name(app) == "clerk-of-works") found.push_back(std::move(app));
        return found;
    }
    Object find(const std::string& called, std::optional<AtspiRole> wanted = {}) const {
        Object found;
        for (Object& app : programs())
            each_shown(std::move(app), [&](const Object& object) {
                if (!found && name(object).starts_with(called) && (!wanted || role(object) == *wanted))
                    found.reset(static_cast<AtspiAccessible*>(g_object_ref(object.get())));
            });
        return found;
    }
    /// What stands in a menu is there while the menu is closed.
    bool choose(const std::string& entry) const {
        for (const Object& app : programs())
            if (const Object found = entry_within(app, entry)) {
                AtspiAction* action = atspi_accessible_get_action_iface(found.get());
                const bool done = action && atspi_action_do_action(action, 0, nullptr);
                if (action) g_object_unref(action);
                return done;
            }
        return false;
    }
    static Object entry_within(const Object& object, const std::string& entry) {
        const AtspiRole kind = role(object);
        const bool holds_menus = kind == ATSPI_ROLE_APPLICATION || kind == ATSPI_ROLE_FRAME ||
                                 kind == ATSPI_ROLE_MENU_BAR || kind == ATSPI_ROLE_MENU || kind == ATSPI_ROLE_FILLER ||
                                 kind == ATSPI_ROLE_PANEL;
        if (kind == ATSPI_ROLE_MENU_ITEM && name(object) == entry)
            return Object(static_cast<AtspiAccessible*>(g_object_ref(object.get())));
        if (!holds_menus) return {};
        for (const Object& child : children(object))
            if (Object found = entry_within(child, entry)) return found;
        return {};
    }
    Object find_button(const std::string& called) const {
        Object found;
        for (Object& app : programs())
            each_shown(std::move(app), [&](const Object& object) {
                const AtspiRole kind = role(object);
                const bool is_button = kind == ATSPI_ROLE_PUSH_BUTTON || kind == ATSPI_ROLE_RADIO_BUTTON;
                if (is_button && name(object) == called)
                    found.reset(static_cast<AtspiAccessible*>(g_object_ref(object.get())));
            });
        return found;
    }
    bool push(const std::string& called) const {
        const Object button = find_button(called);
        AtspiAction* action = button ? atspi_accessible_get_action_iface(button.get()) : nullptr;
        const bool done = action && atspi_action_do_action(action, 0, nullptr);
        if (action) g_object_unref(action);
        return done;
    }
    /// Whatever is shown and is read as something else than its own name, or has none though the keys may go to it.
    /// Until all there is has a name: a page may still be coming.
    std::vector<std::string> misread() const {
        std::vector<std::string> found;
        wait_for(
            [&] {
                found = misread_now();
                return found.empty();
            },
            3s);
        return found;
    }
    std::vector<std::string> misread_now() const {
        std::vector<std::string> found;
        for (Object& app : programs())
            each_shown(std::move(app), [&](const Object& object) {
                const std::string called = name(object);
                for (const std::string& label : labels_of(object))
                    if (label != called) found.push_back(called + ", read as " + label);
                if (called.empty() && is(object, ATSPI_STATE_FOCUSABLE) && role(object) != ATSPI_ROLE_FRAME)
                    found.push_back("nameless: " + taken(atspi_accessible_get_role_name(object.get(), nullptr)));
            });
        return found;
    }
    static void press(unsigned long key) {
        Display* display = XOpenDisplay(nullptr);
        ASSERT_NE(display, nullptr);
        const KeyCode code = XKeysymToKeycode(display, key);
        for (const int down : {1, 0}) XTestFakeKeyEvent(display, code, down, CurrentTime);
        XCloseDisplay(display);
    }
    /// The lines of the list of what is built.
    std::vector<std::string> built() const {
        std::vector<std::string> lines;
        const Object list = find("What is built", ATSPI_ROLE_TABLE);
        if (!list) return lines;
        for (const Object& cell : children(list))
            if (role(cell) == ATSPI_ROLE_TABLE_CELL) lines.push_back(name(cell));
        return lines;
    }
    std::string chosen() const {
        const Object list = find("What is built", ATSPI_ROLE_TABLE);
        if (!list) return {};
        for (const Object& cell : children(list))
            if (is(cell, ATSPI_STATE_SELECTED)) return name(cell);
        return {};
    }

private:
    fs::path folder_ = fs::temp_directory_path() / ("clerk-screen-reader-" + std::to_string(getpid()));
    std::optional<Program> program_;
    AtspiEventListener* listener_;
};

TEST_F(ScreenReader, IsToldOfAMistakeAsSoonAsItIsFound) {
    start("babylon-three-mistakes");
    ASSERT_TRUE(wait_for([&] { return find("Board") != nullptr; }));
    press(XK_c); // the first is taken back: there is another
    EXPECT_TRUE(wait_for([] { return was_said("Linda, ornament 2\nThe two spaces of stairs"); }))
        << testing::PrintToString(said);
}

TEST_F(ScreenReader, FindsANameOnWhateverCanHaveTheFocus) {
    start("babylon-two-players");
    ASSERT_TRUE(wait_for([&] { return find("Board") != nullptr; }));
    int named = 0;
    for (Object& app : programs())
        each_shown(std::move(app), [&](const Object& object) {
            if (!is(object, ATSPI_STATE_FOCUSABLE) || role(object) == ATSPI_ROLE_FRAME) return;
            EXPECT_NE(name(object), "") << taken(atspi_accessible_get_role_name(object.get(), nullptr));
            ++named;
        });
    EXPECT_GT(named, 8);
}

TEST_F(ScreenReader, HearsEveryControlByItsOwnNameOnEveryPage) {
    start("babylon-two-players");
    ASSERT_TRUE(wait_for([&] { return find("Board") != nullptr; }));
    const std::vector<std::string> none;
    EXPECT_EQ(misread(), none) << "the game";
    for (const char* page :
         {"Past games...", "Players...", "Game nights...", "Past imports...", "Club...", "Club night...", "Back-ups...",
          "Names and colours...", "Your own copy...", "Preferences...", "Rules", "Keys", "Walk through the game",
          "Look back at the game", "What if? Play on as a trial"}) {
        ASSERT_TRUE(wait_for([&] { return choose(page); })) << page;
        EXPECT_EQ(misread(), none) << page;
        press(XK_Escape);
    }
    for (const char* sample :
         {"alhambra-three-mistakes", "rajas-three-players", "egizia-two-players", "babylon-final-gardens"}) {
        open(sample);
        EXPECT_EQ(misread(), none) << sample;
    }
    for (const char* game : {"Babylon", "Alhambra"}) {
        ASSERT_TRUE(wait_for([&] { return choose("Clear the table"); }));
        ASSERT_TRUE(wait_for([&] { return push(game); })) << game;
        ASSERT_TRUE(wait_for([&] { return find_button("Start") != nullptr; })) << game;
        for (const char* depth : {"Everything", "What is built", "The end only"}) {
            EXPECT_TRUE(wait_for([&] { return push(depth); })) << depth;
            EXPECT_EQ(misread(), none) << "setting up " << game << ", " << depth;
        }
        press(XK_Escape);
    }
}

TEST_F(ScreenReader, ReadsTheBoardFromAListThatKeepsStep) {
    start("babylon-three-mistakes");
    ASSERT_TRUE(wait_for([&] { return find("Board") != nullptr; }));
    EXPECT_TRUE(find("Score\nStatues: Linda 2 and John 1")) << "the score is told";
    press(XK_i);
    ASSERT_TRUE(wait_for([&] { return !built().empty(); }));
    EXPECT_NE(built().front().find("Level 1, "), std::string::npos) << built().front();
    press(XK_Down);
    ASSERT_TRUE(wait_for([&] { return !chosen().empty(); }));
    const std::string first = chosen();
    press(XK_Down);
    EXPECT_TRUE(wait_for([&] { return !chosen().empty() && chosen() != first; }));
    const std::size_t before = built().size();
    press(XK_c); // the mistake is taken back
    EXPECT_TRUE(wait_for([&] { return built().size() < before; })) << testing::PrintToString(built());
}

}
}

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    if (testing::GTEST_FLAG(list_tests)) return RUN_ALL_TESTS();
    if (!std::getenv("DISPLAY") || !std::getenv("DBUS_SESSION_BUS_ADDRESS")) return 77; // skipped
    atspi_init();
    const int status = RUN_ALL_TESTS();
    atspi_exit();
    return status;
}

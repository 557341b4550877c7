#include "tests/architecture/classes.h"
#include "tests/architecture/sources.h"

#include <gtest/gtest.h>

namespace {

using Functions = std::map<std::string, int>;

TEST(Classes, FunctionsOfEveryKindCount) {
    EXPECT_EQ(classes::functions(R"(
#define CALL(x) f(x)
namespace a {
struct Shape : Base {
    explicit Shape(int size) : size_(size), sides_{4} {}
    ~Shape() override;
    bool operator==(const Shape&) const = default;
    static std::map<int, std::function<void(int)>> all(std::vector<int> sizes = {}, int first = 1);
    template <class T> void each(T visit) { for (int i = 0; i < 4; ++i) visit(i); }
  protected:
    [[nodiscard]] auto size() const -> int { return size_; }
};
}
)"),
              (Functions{{"Shape", 6}}));
}

TEST(Classes, DataMacrosFriendsAndFunctionsOutsideDoNotCount) {
    EXPECT_EQ(classes::functions(R"(
class Window final : public wxPanel {
    friend void draw(const Window&);
    using Done = std::function<void(bool)>;
    enum class State { open, closed };
    wxDECLARE_EVENT_TABLE();
    std::function<void(int)> done_; // void comment();
    std::vector<int> sizes_{1, 2};
    int left_ = width(1), right_ = 0;
    const char* text_ = "void quoted();";
    struct Inner { int value() const; };
};
void Window::draw() { struct Local { void run(); }; }
class Later;
struct Later* later();
)"),
              (Functions{{"Inner", 1}, {"Local", 1}, {"Window", 0}}));
}

TEST(Classes, HaveAtMost30Functions) {
    std::size_t seen = 0;
    for (const auto* folder : {"core", "db", "i18n", "app", "tests"}) {
        for (const auto& source : sources::code_under(folder)) {
            for (const auto& [name, functions] : classes::functions(source.text)) {
                EXPECT_LE(functions, 30) << name << " in " << source.path;
                ++seen;
            }
        }
    }
    EXPECT_GT(seen, 300u);
}

}

// How long a club takes: `club_benchmark [PLAYS]`, 100000 where none are named. On a server of its own, with all its
// care for the disk, on a socket of this machine; beside it the bare engine with the same rows. Medians.
// `club_benchmark leaderboard [PLAYS]`, 10000000 where none are named: only the leaderboard of a club with so many, the
// same ten thousand again and again under other ids.
#include "db/connection/connection.h"
#include "db/merging/versions.h"
#include "tests/db/club/test_server.h"
#include "tests/db/plays/random_plays.h"
#include "tests/db/timing.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <thread>

namespace {

using namespace clerk;
using namespace clerk::test;

void say(const char* title, double ours, double bare) {
    std::printf("  %-28s %10.1f ms, bare %10.1f ms: %.2f times\n", title, ours, bare, ours / bare);
}

/// What the processors had to do, which on a busy machine says more than how long it took.
class Spent {
public:
    explicit Spent(const TestServer& server) : server_(server) {}
    void say(const char* title) const {
        const double here = here_now() - here_;
        std::printf("  %-28s %10.1f ms of a processor here, %.1f on the server\n", title, here,
                    server_.processor_time() - there_);
    }

private:
    static double here_now() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

    const TestServer& server_;
    double there_ = server_.processor_time(), here_ = here_now();
};

/// The same rows into a table with the same columns and indexes, from a file on the server's own disk.
double time_of_copy(const TestServer& server, const std::string& database) {
    const std::string file = (server.folder() / "data" / "rows").string();
    server.run(database, "COPY clerk.record (kind, id, has_game, modified_at, document) TO '" + file + "'");
    server.run(
        database,
        "CREATE TABLE public.bare (LIKE clerk.record INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING INDEXES)");
    const Spent copying(server);
    const double time = time_of([&] {
        server.run(database, "COPY public.bare (kind, id, has_game, modified_at, document) FROM '" + file + "'");
    });
    copying.say("bare COPY");
    server.run(database, "DROP TABLE public.bare");
    std::filesystem::remove(file);
    return time;
}

class Benchmark {
public:
    explicit Benchmark(int plays) : plays_(plays) {
        server_.run("postgres", "CREATE DATABASE club");
        db::init_club(access(), "Benchmark");
    }

    void run() {
        join();
        do_nothing();
        send_one();
        ask_leaderboard();
        send_at_once();
    }

    /// Copies are added by the server's owner, so that they need not be on any laptop.
    void run_leaderboard() {
        constexpr int at_once = 50'000;
        const int first = std::min(plays_, 10'000);
        db::Plays list(one_.store);
        fill(list, 0, first);
        one_.join(access());
        one_.sync(access());
        server_.run("club", "CREATE TABLE public.model AS SELECT * FROM clerk.record WHERE kind = 'play'");
        for (int there = first; there < plays_; there += at_once) {
            const int more = std::min(at_once, plays_ - there);
            server_.run("club", "INSERT INTO clerk.record (kind, id, has_game, modified_at, document)"
                                " SELECT kind, id || '-' || " +
                                    std::to_string(there) +
                                    " || '-' || copy, has_game, modified_at, document"
                                    " FROM public.model, generate_series(1, " +
                                    std::to_string(at_once / first) + ") AS copy LIMIT " + std::to_string(more));
        }
        server_.run("club", "ANALYZE clerk.record");
        ask_leaderboard();
    }

private:
    db::ClubAccess access(const std::string& club = "club") const { return {server_.address(club)}; }

    void join() {
        db::Plays list(one_.store);
        fill(list, 0, plays_);
        double previewed = 0;
        previewed = time_of([&] { static_cast<void>(db::preview_joining(one_.store, access())); });
        const Spent joining(server_);
        const double joined = time_of([&] {
            one_.join(access());
            one_.sync(access());
        });
        joining.say("joining an empty club");
        say("joining an empty club", joined, time_of_copy(server_, "club"));
        std::printf("  %-28s %10.1f ms\n", "what would be exchanged", previewed);
        const Spent fetching(server_);
        std::printf("  %-28s %10.1f ms\n", "joining a full club", time_of([&] {
                        other_.join(access());
                        other_.sync(access());
                    }));
        fetching.say("joining a full club");
    }

    void do_nothing() {
        const double bare = median(21, [&] { server_.run("club", "SELECT 1"); });
        say("nothing new", median(21, [&] { one_.sync(access()); }), bare);
    }

    void send_one() {
        db::ClubLine line(other_.store, access());
        std::vector<double> times;
        for (int i = 0; i < 21; ++i) {
            db::Plays(one_.store).import({random_play(plays_ + i)}, "benchmark");
            times.push_back(time_of([&] {
                one_.sync(access());
                while (!line.wait(std::chrono::seconds(10)).records) continue;
                other_.sync(access());
            }));
            if (!db::number(other_.store.connection()->db, "SELECT 1 FROM play WHERE id = ?", uuid(plays_ + i)))
                throw std::runtime_error("one is missing");
        }
        std::printf("  %-28s %10.1f ms\n", "one result, sent and seen", median(times));
    }

    void ask_leaderboard() {
        std::printf("  %-28s %10.1f ms\n", "leaderboard, the first time",
                    time_of([&] { static_cast<void>(db::club_leaderboard(access(), "")); }));
        const double one = median(21, [&] { static_cast<void>(db::club_leaderboard(access(), "babylon", 100)); });
        const double all = median(21, [&] { static_cast<void>(db::club_leaderboard(access(), "", 100)); });
        std::printf("  %-28s %10.1f ms, of all games %.1f ms\n", "leaderboard", one, all);
    }

    /// In a club of their own.
    void send_at_once() {
        constexpr int laptops = 32, results = 10;
        server_.run("postgres", "CREATE DATABASE crowd");
        const db::ClubAccess crowd = access("crowd");
        db::init_club(crowd, "Crowd");
        std::vector<Laptop> all(laptops);
        for (int i = 0; i < laptops; ++i) {
            all[static_cast<std::size_t>(i)].join(crowd);
            all[static_cast<std::size_t>(i)].sync(crowd);
        }
        std::vector<std::vector<std::string>> ids(laptops), documents(laptops);
        int made = plays_ + 1000;
        for (std::size_t i = 0; i < laptops; ++i) {
            std::vector<db::Play> plays;
            for (int n = 0; n < results; ++n) plays.push_back(random_play(++made));
            db::Plays(all[i].store).import(plays, "benchmark");
            for (const db::Play& play : plays) {
                ids[i].push_back(play.id);
                documents[i].push_back(db::Versions(all[i].store.connection()->db, "main").of(3, play.id).document);
            }
        }
        server_.run(
            "crowd",
            "CREATE TABLE public.bare (LIKE clerk.record INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING INDEXES)");
        const double bare = time_of([&] {
            for (std::size_t i = 0; i < laptops; ++i)
                for (std::size_t n = 0; n < results; ++n) {
                    db::Watch nobody;
                    db::Server(crowd, nobody)
                        .ask("INSERT INTO public.bare (kind, id, has_game, modified_at, document) VALUES ('play', $1, "
                             "0, '', $2)",
                             {ids[i][n], documents[i][n]});
                }
        });
        const double at_once = time_of([&] {
            std::vector<std::thread> threads;
            for (Laptop& laptop : all) threads.emplace_back([&] { laptop.sync(crowd); });
            for (std::thread& thread : threads) thread.join();
        });
        say("32 laptops at once", at_once, bare);
        db::Watch nobody;
        const auto there =
            db::Server(crowd, nobody).ask("SELECT count(*) FROM clerk.record WHERE kind = 'play'").number(0, 0);
        if (there != laptops * results) throw std::runtime_error("a result is lost or doubled");
    }

    int plays_;
    TestServer server_{"shared_buffers = 512MB\nmax_wal_size = 8GB\n"};
    Laptop one_, other_;
};

}

int main(int count, char** arguments) {
    const bool only_leaderboard = count > 1 && arguments[1] == std::string_view("leaderboard");
    const int usual = only_leaderboard ? 10'000'000 : 100'000, at = only_leaderboard ? 2 : 1;
    const int plays = count > at ? std::atoi(arguments[at]) : usual;
    std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
    std::printf("%d plays\n", plays);
    Benchmark benchmark(plays);
    only_leaderboard ? benchmark.run_leaderboard() : benchmark.run();
}

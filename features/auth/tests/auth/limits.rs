//! Limits that all processes on one database keep together.

use api::{App, Clock, Site};
use auth::{Auth, Settings};
use db::Db;
use jiff::SignedDuration;
use serde_json::json;
use testing::{Client, TestDb, engines, sealer};

use crate::world::{OTHER, PASSWORD, Refuses, client};

const HERE: [u8; 4] = [192, 0, 2, 1];
const ELSEWHERE: [u8; 4] = [198, 51, 100, 7];

/// Starts another process on the database and returns a function that makes a client with the given address.
async fn process(db: &TestDb, clock: &Clock, settings: &Settings) -> impl Fn([u8; 4]) -> Client + use<> {
    let app = App::new(Db::open(db.url()).await.unwrap(), clock.clone(), Site::default());
    let auth = Auth::new(&app, &sealer(), settings.clone(), Refuses::default()).await.unwrap();
    move |address| client(&app, &auth, address.into())
}

async fn sign_in(process: &Client, password: &str) -> u16 {
    let body = json!({ "email": "zoe@example.com", "password": password });
    process.post("/auth/v1/token?grant_type=password").json(&body).send().await.status.as_u16()
}

fn clock() -> Clock {
    Clock::fixed("2026-03-01T12:00:00Z".parse().unwrap())
}

#[tokio::test]
async fn rate_limits_are_shared_between_processes() {
    for db in engines().await {
        let clock = clock();
        let (first, other) =
            (process(&db, &clock, &Settings::default()).await, process(&db, &clock, &Settings::default()).await);
        let body = json!({ "email": "zoe@example.com", "password": PASSWORD });
        first(HERE).post("/auth/v1/signup").json(&body).send().await.expect(200);
        let mut tried = 0;
        // Processes of a SQLite file do not exist: each counts for itself.
        let most = if db.engine() == db::Engine::Postgres { 10 } else { 20 };
        let mut refused = [false; 2];
        while refused != [true; 2] {
            for (at, process) in [&first, &other].into_iter().enumerate() {
                match sign_in(&process(HERE), OTHER).await {
                    400 => tried += 1,
                    429 => refused[at] = true,
                    other => panic!("{other}"),
                }
            }
        }
        assert!((most..=most + 2).contains(&tried), "{tried} tries");
    }
}

#[tokio::test]
async fn a_strangers_tries_do_not_use_up_the_users() {
    for db in engines().await {
        let clock = clock();
        let process = process(&db, &clock, &Settings::default()).await;
        let body = json!({ "email": "zoe@example.com", "password": PASSWORD });
        process(ELSEWHERE).post("/auth/v1/signup").json(&body).send().await.expect(200);
        while sign_in(&process(HERE), OTHER).await != 429 {}
        assert_eq!(sign_in(&process(HERE), PASSWORD).await, 429);
        assert_eq!(sign_in(&process(ELSEWHERE), PASSWORD).await, 200);
    }
}

#[tokio::test]
async fn shared_counters_expire() {
    for db in engines().await.into_iter().filter(|db| db.engine() == db::Engine::Postgres) {
        let clock = clock();
        let first = process(&db, &clock, &Settings::default()).await;
        while sign_in(&first(HERE), OTHER).await != 429 {}
        // Another process has counted nothing itself yet.
        let second = process(&db, &clock, &Settings::default()).await;
        assert_eq!(sign_in(&second(HERE), OTHER).await, 429);
        clock.advance(SignedDuration::from_secs(30));
        assert_eq!(sign_in(&second(HERE), OTHER).await, 400);
        assert_eq!(sign_in(&second(HERE), OTHER).await, 429);
    }
}

#[tokio::test]
async fn counters_of_a_fast_clock_lock_no_user_out() {
    for db in engines().await.into_iter().filter(|db| db.engine() == db::Engine::Postgres) {
        let clock = clock();
        let ahead = process(&db, &clock, &Settings::default()).await;
        while sign_in(&ahead(HERE), OTHER).await != 429 {}
        clock.advance(-SignedDuration::from_hours(1));
        // A process that has counted nothing itself yet.
        let right = process(&db, &clock, &Settings::default()).await;
        assert_eq!(sign_in(&right(HERE), OTHER).await, 400);
        // And it counts on from there.
        while sign_in(&right(HERE), OTHER).await != 429 {}
    }
}

#[tokio::test]
async fn one_caller_asks_for_an_email_once_a_minute_whichever_process_is_asked() {
    for db in engines().await.into_iter().filter(|db| db.engine() == db::Engine::Postgres) {
        let clock = clock();
        let settings = Settings { confirms_at_once: false, ..Settings::default() };
        let (first, other) = (process(&db, &clock, &settings).await, process(&db, &clock, &settings).await);
        let body = json!({ "email": "zoe@example.com" });
        first(HERE).post("/auth/v1/recover").json(&body).send().await.expect(200);
        other(HERE).post("/auth/v1/recover").json(&body).send().await.expect(429);
        other(ELSEWHERE).post("/auth/v1/recover").json(&body).send().await.expect(200);
        clock.advance(SignedDuration::from_secs(61));
        // One that has counted nothing itself yet, by the machine's clock.
        let third = process(&db, &clock, &settings).await;
        third(HERE).post("/auth/v1/recover").json(&body).send().await.expect(200);
    }
}

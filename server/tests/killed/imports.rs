//! Killed in the middle of an import.

use crate::program::{FILE, Program, ROWS};

/// Number of polls of the import before each kill.
const INSTANTS: [usize; 4] = [0, 1, 3, 12];

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_import_is_all_or_nothing_and_goes_on_after_the_restart() {
    for looks in INSTANTS {
        for db in testing::engines().await {
            let home = tempfile::tempdir().expect("a folder");
            let first = Program::start(&db, home.path()).await;
            let (id, token) = first.prepared(FILE).await;
            let path = format!("/api/v1/imports/{id}");
            first.ask("POST", &format!("{path}/run"), &token, b"{}").await;
            for _ in 0..looks {
                first.ask("GET", &path, &token, b"").await;
                let seen = first.count(&token).await;
                assert!(seen == 0 || seen == ROWS, "a reader saw {seen} locations");
            }
            first.kill().await;

            let second = Program::start(&db, home.path()).await;
            // On SQLite the successor goes on at once; on PostgreSQL when the lease of the killed worker has run out.
            let mut seen = second.count(&token).await;
            while db.engine() == db::Engine::Sqlite && seen != ROWS {
                assert_eq!(seen, 0, "a reader saw part of an import");
                seen = second.count(&token).await;
            }
            assert!(seen == 0 || seen == ROWS);
            let state = second.ask("GET", &path, &token, b"").await["state"].as_str().expect("a state").to_owned();
            assert!(["queued", "running", "done"].contains(&state.as_str()), "{state}");
        }
    }
}

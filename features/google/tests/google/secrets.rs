//! Tokens, codes and secrets exist only at Google and in memory.

use std::{
    io::{self, Write},
    sync::{Arc, Mutex},
};

use serde_json::json;
use tracing::Level;
use tracing_subscriber::{fmt::MakeWriter, util::SubscriberInitExt};

use crate::world::{CAMILLE, come_back, consent, worlds};

/// Buffer that collects the log.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(text)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

impl Log {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }
}

/// Runs in one thread, so that this test collects the whole log.
#[tokio::test]
async fn nothing_secret_is_in_the_database_in_an_answer_or_in_the_log() {
    let log = Log::default();
    let _logging =
        tracing_subscriber::fmt().with_max_level(Level::DEBUG).with_writer(log.clone()).finish().set_default();
    for world in worlds().await {
        let owner = world.sign_up("owner").await;
        let (url, cookie) = owner.start().await;
        let back = consent(&world, &url, CAMILLE, "allow").await;
        let answer = come_back(&world, &back, &cookie).await;
        assert!(!answer.header("location").contains("code") && !answer.header("location").contains("state"));
        let account = owner.largest_account(&world, CAMILLE).await;
        owner.ask_import(&account).await.expect(202);
        world.work().await;
        world.fault("*", "unavailable", Some(40)).await;
        owner.ask_sync(json!({})).await.expect(202);
        world.work().await;
        let mut responses = String::new();
        for path in ["google", "google/accounts", "google/runs", "google/changes", "notifications"] {
            responses += &owner.get(&format!("/api/v1/{path}")).await.to_string();
        }
        let stored = dump(&world).await;
        // Prefixes of the simulator's tokens, the client secret, and the secrets that passed through the browser.
        let pairs: Vec<(String, String)> = url::Url::parse(&back).unwrap().query_pairs().into_owned().collect();
        let parameter = |name: &str| pairs.iter().find(|(key, _)| key == name).unwrap().1.clone();
        let browser = cookie.split_once('=').unwrap().1.to_owned();
        let secrets =
            ["ya29.", "1//0g", simulated_google::CLIENT_SECRET, &parameter("code"), &parameter("state"), &browser];
        for secret in secrets {
            assert!(!responses.contains(secret), "{secret} in an answer");
            assert!(!stored.contains(secret), "{secret} in the database");
        }
        assert!(stored.contains(CAMILLE), "the dump is whole");
        // Errors are logged in more detail, so every kind of failure is tested.
        for (method, kind) in [
            ("mybusiness*", "unauthorized"),
            ("mybusiness*", "cut"),
            ("mybusiness*", "truncated"),
            ("oauth2.token", "internal"),
            ("oauth2.token", "cut"),
            ("oauth2.token", "invalid_grant"),
        ] {
            world.no_faults().await;
            world.fault(method, kind, Some(2)).await;
            owner.connect(&world, CAMILLE).await;
            let _ = owner.client.post("/api/v1/google/accounts/refresh").send().await.expect(200);
        }
        world.no_faults().await;
        owner.connect(&world, CAMILLE).await;
        let id = owner.get("/api/v1/google").await["connections"][0]["id"].as_str().unwrap().to_owned();
        let path = format!("/api/v1/google/connections/{id}");
        let _ = owner.session().await.delete(&path).send().await.expect(204);
        world.work().await;
        let log_text = log.text();
        for secret in secrets {
            let line = log_text.lines().find(|line| line.contains(secret));
            assert_eq!(line, None, "{secret} in the log");
        }
        assert!(log_text.contains("DEBUG") && log_text.contains("Google refused"), "the log is whole");
    }
}

/// Returns the whole content of the database, as far as this feature writes it.
async fn dump(world: &crate::world::World) -> String {
    let url = world.db_url();
    if let Some(path) = url.strip_prefix("sqlite:") {
        let files = ["", "-wal"].map(|ending| std::fs::read(format!("{path}{ending}")).unwrap_or_default());
        return files.iter().map(|bytes| String::from_utf8_lossy(bytes).into_owned()).collect();
    }
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    let mut all = String::new();
    for table in [
        "google_connections",
        "google_flows",
        "google_accounts",
        "google_runs",
        "google_locations",
        "jobs",
        "notifications",
    ] {
        let rows = client.query(&format!("select t::text from {table} t"), &[]).await.unwrap();
        all.extend(rows.iter().map(|row| row.get::<_, String>(0)));
    }
    all
}

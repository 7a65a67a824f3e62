//! No token, code or secret is anywhere but at Google and in memory.

use axum::http::Method;
use serde_json::json;

use crate::world::{CAMILLE, come_back, consent, worlds};

#[tokio::test(flavor = "multi_thread")]
async fn nothing_secret_is_in_the_database_or_in_an_answer() {
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
        let mut seen = String::new();
        for path in ["google", "google/accounts", "google/runs", "google/changes", "notifications"] {
            seen += &owner.get(&format!("/api/v1/{path}")).await.to_string();
        }
        let kept = dump(&world).await;
        // What the simulator's tokens begin with, the secret of the client, and what went through the browser.
        let pairs: Vec<(String, String)> = url::Url::parse(&back).unwrap().query_pairs().into_owned().collect();
        let of = |name: &str| pairs.iter().find(|(key, _)| key == name).unwrap().1.clone();
        let browser = cookie.split_once('=').unwrap().1.to_owned();
        for secret in ["ya29.", "1//0g", google_sim::CLIENT_SECRET, &of("code"), &of("state"), &browser] {
            assert!(!seen.contains(secret), "{secret} in an answer");
            assert!(!kept.contains(secret), "{secret} in the database");
        }
        assert!(kept.contains(CAMILLE), "the dump is whole");
        world.order(Method::DELETE, "/sim/faults", &serde_json::Value::Null).await;
    }
}

/// Everything the database holds, as far as this feature writes it.
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

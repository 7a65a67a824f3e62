//! The database goes away under a running server, and comes back: refused with a problem that says so, nothing lost,
//! nothing half done, and no restart needed.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

use std::{process::Command, time::Duration};

use api::{App, Clock, Site};
use auth::Auth;
use db::{Db, Engine};
use google::Google;
use serde_json::{Value, json};
use testing::{Answer, Ask, Client, TestDb};
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    task::{JoinHandle, JoinSet},
};
use vitrine::{Features, router};

/// The wire between the server and its PostgreSQL: it can be cut and mended.
struct Wire {
    port: u16,
    to: String,
    carrying: Option<JoinHandle<()>>,
}

impl Wire {
    async fn to(address: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let mut wire = Self { port, to: address.to_owned(), carrying: None };
        wire.carry(listener);
        wire
    }

    fn carry(&mut self, listener: TcpListener) {
        let to = self.to.clone();
        self.carrying = Some(tokio::spawn(async move {
            // Dropped with this task, and so are the connections that they carry.
            let mut connections = JoinSet::new();
            while let Ok((mut near, _)) = listener.accept().await {
                let to = to.clone();
                connections.spawn(async move {
                    if let Ok(mut far) = TcpStream::connect(&to).await {
                        let _ = copy_bidirectional(&mut near, &mut far).await;
                    }
                });
            }
        }));
    }

    /// Every connection breaks, and new ones are refused.
    async fn cut(&mut self) {
        if let Some(carrying) = self.carrying.take() {
            carrying.abort();
            let _ = carrying.await;
        }
    }

    async fn mend(&mut self) {
        let listener = TcpListener::bind(("127.0.0.1", self.port)).await.expect("the port is still free");
        self.carry(listener);
    }
}

/// Starts a server on this database, and returns a signed-in client.
async fn signed_in(db: Db) -> Client {
    let app = App::new(db, Clock::system(), Site { rate_limit_factor: 1_000, ..Site::default() });
    let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.expect("keys");
    let google = Google::new(&app, &testing::sealer(), &google::Settings::default()).expect("TLS");
    let nobody =
        Client::new(router(&app, auth, &google, &Features { rate_limit_factor: 1_000, ..Features::default() }));
    let person = json!({ "email": "o@example.com", "password": "Correct-horse-7",
        "data": { "first_name": "O", "last_name": "P" } });
    let session = nobody.post("/auth/v1/signup").json(&person).send().await.expect(200).json();
    nobody.with_token(session["access_token"].as_str().expect("a token"))
}

async fn add(client: &Client, name: &str) -> Answer {
    let shop = json!({ "name": name, "address": "1 Main St", "city": "Austin" });
    client.post("/api/v1/locations").json(&shop).send().await
}

async fn names(client: &Client) -> Vec<Value> {
    let list = client.get("/api/v1/locations").send().await.expect(200).json();
    list["items"].as_array().expect("items").iter().map(|item| item["name"].clone()).collect()
}

fn is_unavailable(answer: Answer) {
    let answer = answer.expect(503);
    assert_eq!(answer.header("content-type"), "application/problem+json");
    assert_eq!(answer.json()["code"], "unavailable");
    let seconds: u64 = answer.header("retry-after").parse().expect("says when to try again");
    assert!((1..=60).contains(&seconds));
}

/// The address of the server in `postgres://user@host:port/name`, and the same with another.
fn parts(url: &str) -> (String, impl Fn(u16) -> String) {
    let start = url.find('@').map_or_else(|| url.find("://").expect("an address") + 3, |at| at + 1);
    let end = url[start..].find('/').map_or(url.len(), |slash| start + slash);
    let (before, after) = (url[..start].to_owned(), url[end..].to_owned());
    (url[start..end].to_owned(), move |port| format!("{before}127.0.0.1:{port}{after}"))
}

async fn postgres() -> Option<TestDb> {
    testing::engines().await.into_iter().find(|db| db.engine() == Engine::Postgres)
}

#[tokio::test(flavor = "multi_thread")]
async fn without_postgresql_everything_says_unavailable_and_goes_on_when_it_is_back() {
    let Some(real) = postgres().await else { return };
    let (address, through) = parts(real.url());
    let mut wire = Wire::to(&address).await;
    let client = signed_in(Db::open(&through(wire.port)).await.expect("a database")).await;
    let made = add(&client, "Before").await.expect(201).json();
    let path = format!("/api/v1/locations/{}", made["id"].as_str().expect("an id"));
    client.get("/readyz").send().await.expect(200);

    for _ in 0..2 {
        wire.cut().await;
        client.get("/healthz").send().await.expect(200);
        // All at once, because each request waits a moment for a server that may only be restarting.
        let asks = [
            client.get("/readyz"),
            client.get(&path),
            client.delete(&path),
            client.get("/api/v1/locations?q=before"),
            client.get("/api/v1/me"),
            client.post("/api/v1/demo"),
        ];
        let mut answers: JoinSet<_> = asks.into_iter().map(Ask::send).collect();
        while let Some(answer) = answers.join_next().await {
            is_unavailable(answer.expect("nothing panics"));
        }
        is_unavailable(add(&client, "Meanwhile").await);
        let login = json!({ "email": "o@example.com", "password": "Correct-horse-7" });
        let answer = client.post("/auth/v1/token?grant_type=password").json(&login).send().await;
        assert!(answer.status == 503 && !answer.header("retry-after").is_empty(), "{}", answer.text());

        wire.mend().await;
        client.get("/readyz").send().await.expect(200);
        assert_eq!(names(&client).await, ["Before"]);
        let after = add(&client, "After").await.expect(201).json();
        let path = format!("/api/v1/locations/{}", after["id"].as_str().expect("an id"));
        client.delete(&path).send().await.expect(204);
    }
}

/// Everything in flight when the wire is cut is done or not done, as the answer says, once.
#[tokio::test(flavor = "multi_thread")]
async fn no_write_that_was_answered_is_lost_when_postgresql_goes_away() {
    let Some(real) = postgres().await else { return };
    let (address, through) = parts(real.url());
    let mut wire = Wire::to(&address).await;
    let client = signed_in(Db::open(&through(wire.port)).await.expect("a database")).await;
    let writers = (0..4).map(|writer| {
        let client = client.clone();
        tokio::spawn(async move {
            let mut answered = Vec::new();
            for number in 0..40 {
                let name = format!("{writer} {number}");
                let answer = add(&client, &name).await;
                match answer.status.as_u16() {
                    201 => answered.push(name),
                    _ => is_unavailable(answer),
                }
            }
            answered
        })
    });
    let writers: Vec<_> = writers.collect();
    for _ in 0..3 {
        names(&client).await;
        wire.cut().await;
        wire.mend().await;
    }
    let mut answered = Vec::new();
    for writer in writers {
        answered.extend(writer.await.expect("a writer does not panic"));
    }
    let mut ids = Vec::new();
    let mut cursor = String::new();
    loop {
        let page = client.get(&format!("/api/v1/locations?limit=200{cursor}")).send().await.expect(200).json();
        let items = page["items"].as_array().expect("items").iter();
        ids.extend(items.map(|item| item["name"].as_str().expect("a name").to_owned()));
        let Some(next) = page["next_cursor"].as_str() else { break };
        cursor = format!("&cursor={next}");
    }
    assert!(answered.iter().all(|name| ids.contains(name)), "lost: {answered:?} {ids:?}");
    let total = client.get("/api/v1/locations/summary").send().await.expect(200).json()["total"].as_u64();
    assert_eq!(total, Some(ids.len() as u64), "the totals are those of what is there");
}

#[tokio::test(flavor = "multi_thread")]
async fn while_another_process_holds_the_sqlite_file_writes_are_refused_and_reads_go_on() {
    let db = testing::engines().await.remove(0);
    let client = signed_in(db.db()).await;
    add(&client, "Before").await.expect(201);
    let other = rusqlite::Connection::open(db.url().strip_prefix("sqlite:").expect("a file")).expect("the file opens");
    other.execute_batch("begin immediate").expect("nobody else writes");
    is_unavailable(add(&client, "Meanwhile").await);
    assert_eq!(names(&client).await, ["Before"]);
    client.get("/readyz").send().await.expect(200);
    other.execute_batch("rollback").expect("the lock is given back");
    add(&client, "After").await.expect(201);
    assert_eq!(names(&client).await, ["After", "Before"]);
}

/// Runs a program that cannot start; returns its message, and checks that it exits by itself.
async fn refusal(arguments: &[&str]) -> String {
    let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
    let run = tokio::task::spawn_blocking(move || {
        Command::new(env!("CARGO_BIN_EXE_vitrine")).args(arguments).output().expect("it runs")
    });
    let output = tokio::time::timeout(Duration::from_mins(1), run).await.expect("it ends").expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!stderr.contains("panicked"), "{stderr}");
    stderr
}

#[tokio::test(flavor = "multi_thread")]
async fn a_read_only_database_or_photo_folder_is_reported_at_startup() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("file");
    std::fs::write(&file, "in the way").expect("a file");
    let inside = |name: &str| file.join(name).display().to_string();
    let serve = ["serve", "--listen", "127.0.0.1:0", "--database"];
    let message = refusal(&[&serve[..], &[&format!("sqlite:{}", inside("v.db"))]].concat()).await;
    assert!(message.contains("vitrine:") && message.contains("v.db"), "{message}");

    let good = format!("sqlite:{}", home.path().join("v.db").display());
    let message = refusal(&[&serve[..], &[&good, "--photos", &inside("photos")]].concat()).await;
    assert!(message.contains("cannot keep photos in") && message.contains("--photos"), "{message}");

    let no_database = home.path().join("text.db");
    std::fs::write(&no_database, "this is a letter, not a database, and it is long enough to be read".repeat(20))
        .expect("a file");
    let message = refusal(&[&serve[..], &[&format!("sqlite:{}", no_database.display())]].concat()).await;
    assert!(message.contains("text.db"), "{message}");

    let message = refusal(&[&serve[..], &["postgres://nobody@127.0.0.1:1/nothing"]].concat()).await;
    assert!(message.contains("127.0.0.1:1") || message.contains("onnect"), "{message}");
}

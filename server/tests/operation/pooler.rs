//! PgBouncer between the program and its PostgreSQL, in transaction mode: each transaction gets another connection.

use std::{
    fs,
    net::Ipv4Addr,
    process::{Child, Command, Stdio},
};

use db::{Db, Engine, Settings, query};
use google::Google;
use serde_json::json;
use tempfile::TempDir;
use testing::{Client, TestDb, engines, free_port};
use tokio::{net::TcpStream, task::JoinSet};
use vitrine::{Features, router};

/// A PgBouncer with few connections, so that every program's are mixed; stopped when dropped.
struct Pooler {
    child: Child,
    url: String,
    _home: TempDir,
}

impl Drop for Pooler {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Pooler {
    /// Before the server of `db`; `None` where PgBouncer is not installed.
    async fn before(db: &TestDb) -> Option<Self> {
        let program = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"]
            .into_iter()
            .find(|path| fs::exists(path).is_ok_and(|is| is))?;
        let server = url::Url::parse(db.url()).expect("an address");
        let home = tempfile::tempdir().expect("a folder");
        let (port, name) = (free_port(), server.path().trim_start_matches('/'));
        let (host, its_port) = (server.host_str().expect("a host"), server.port().unwrap_or(5432));
        let users = home.path().join("users.txt");
        fs::write(&users, "\"postgres\" \"\"\n").expect("a file");
        let settings = format!(
            "[databases]\n{name} = host={host} port={its_port} user=postgres\n[pgbouncer]\nlisten_addr = 127.0.0.1\n\
             listen_port = {port}\nunix_socket_dir =\nauth_type = any\nauth_file = {}\npool_mode = transaction\n\
             default_pool_size = 3\nmax_client_conn = 200\nlogfile = {}\n",
            users.display(),
            home.path().join("log").display()
        );
        let file = home.path().join("pgbouncer.ini");
        fs::write(&file, settings).expect("a file");
        let mut start = Command::new(program);
        // It refuses to be root.
        if rustix::process::geteuid().is_root() {
            let nobody = 65534;
            std::os::unix::fs::chown(home.path(), Some(nobody), Some(nobody)).expect("a folder of nobody");
            std::os::unix::process::CommandExt::uid(&mut start, nobody);
        }
        let child = start.arg(&file).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
        let url = format!("postgres://postgres@127.0.0.1:{port}/{name}");
        let mut pooler = Self { child, url, _home: home };
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await.is_err() {
            assert!(pooler.child.try_wait().expect("it can be waited for").is_none(), "it ended");
            tokio::task::yield_now().await;
        }
        Some(pooler)
    }

    async fn open(&self, db: &TestDb) -> Db {
        let settings = Settings { direct: Some(db.url().to_owned()), ..Settings::default() };
        Db::open_with(&self.url, &settings).await.expect("a database")
    }
}

/// Starts a program behind the pooler, and returns a client of it.
async fn program(db: Db) -> Client {
    let app = api::App::new(db, api::Clock::system(), api::Site { rate_limit_factor: 1_000, ..api::Site::default() });
    let auth =
        auth::Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.expect("keys");
    let google = Google::new(&app, &testing::sealer(), &google::Settings::default()).expect("TLS");
    Client::new(router(&app, auth, &google, &Features { rate_limit_factor: 1_000, ..Features::default() }))
}

#[tokio::test(flavor = "multi_thread")]
async fn two_programs_work_through_a_pooler_in_transaction_mode() {
    let Some(db) = engines().await.into_iter().find(|db| db.engine() == Engine::Postgres) else { return };
    let Some(pooler) = Pooler::before(&db).await else { return };
    let (first, second) = (program(pooler.open(&db).await).await, program(pooler.open(&db).await).await);
    let person = json!({ "email": "p@example.com", "password": "Correct-horse-7",
        "data": { "first_name": "P", "last_name": "Q" } });
    let session = first.post("/auth/v1/signup").json(&person).send().await.expect(200).json();
    let token = session["access_token"].as_str().expect("a token");
    let (first, second) = (first.with_token(token), second.with_token(token));
    let mut writers = JoinSet::new();
    for writer in 0..6 {
        let client = if writer % 2 == 0 { first.clone() } else { second.clone() };
        writers.spawn(async move {
            for number in 0..8 {
                let shop = json!({ "name": format!("{writer} {number}"), "address": "1 Main St", "city": "Austin" });
                client.post("/api/v1/locations").json(&shop).send().await.expect(201);
                client.get("/api/v1/locations?q=austin").send().await.expect(200);
            }
        });
    }
    writers.join_all().await;
    let total = second.get("/api/v1/locations/summary").send().await.expect(200).json()["total"].as_u64();
    assert_eq!(total, Some(48));
}

#[tokio::test(flavor = "multi_thread")]
async fn notices_bulk_and_limits_pass_the_pooler() {
    let Some(db) = engines().await.into_iter().find(|db| db.engine() == Engine::Postgres) else { return };
    let Some(pooler) = Pooler::before(&db).await else { return };
    let (first, second) = (pooler.open(&db).await, pooler.open(&db).await);
    let mut heard = second.listen();
    let mut tx = first.begin().await.expect("a transaction");
    let (limit,) = query!((String,), "select cast($1 as text)", "x").one(&mut tx).await.expect("a row");
    assert_eq!(limit, "x");
    let insert = db::rows!("insert into users (id, email, created_at, updated_at) values ($1, $2, $3, $4)");
    let rows = (0..500_i64).map(|n| vec![n.to_string().into(), format!("{n}@x").into(), n.into(), n.into()]);
    tx.insert_many(insert, rows.collect()).await.expect("rows");
    tx.notify("through".into());
    tx.commit().await.expect("committed");
    assert_eq!(heard.recv().await.expect("a notice"), "through");
    let missing: Option<i64> = None;
    let count = query!((i64,), "select count(*) from users where banned_until is not distinct from $1", missing);
    assert_eq!(count.one(&second).await.expect("a row").0, 500);
    assert_eq!(second.pending(db::migrations!()).await.expect("an answer"), 0);
}

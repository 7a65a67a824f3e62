//! Reads from a replica with streaming replication. A user never sees older data because of it.

use std::{
    fs,
    os::unix::{fs::chown, process::CommandExt},
    path::{Path, PathBuf},
    process::Command,
};

use api::{App, Clock, Site};
use auth::Auth;
use db::{Db, Settings};
use google::Google;
use rustix::process::geteuid;
use serde_json::json;
use tempfile::TempDir;
use testing::{Client, engines, free_port};
use tokio_postgres::NoTls;
use vitrine::{Features, MIGRATIONS, Metrics, router, watched};

/// User id of PostgreSQL when the tests run as root, because it refuses to run as root.
const NOBODY_UID: u32 = 65534;

/// A server of PostgreSQL; stopped when dropped.
struct Server {
    programs: PathBuf,
    home: PathBuf,
    port: u16,
}

impl Server {
    /// A new one in the folder `home/name`.
    fn new(programs: &Path, home: &Path) -> Self {
        let server = Self { programs: programs.into(), home: home.join("primary"), port: free_port() };
        server.run("initdb", &["-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]);
        server.start();
        server
    }

    /// One that follows this one.
    fn followed(&self) -> Self {
        let home = self.home.with_file_name("replica");
        let replica = Self { programs: self.programs.clone(), home, port: free_port() };
        let port = self.port.to_string();
        let from = ["-h", "127.0.0.1", "-p", &port, "-U", "postgres", "-D", "data", "-R", "-c", "fast", "--no-sync"];
        replica.run("pg_basebackup", &from);
        replica.start();
        replica
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        fs::create_dir_all(&self.home).expect("a folder");
        let mut command = Command::new(self.programs.join(program));
        command.current_dir(&self.home).env("HOME", &self.home).args(arguments);
        if geteuid().is_root() {
            chown(&self.home, Some(NOBODY_UID), Some(NOBODY_UID)).expect("a folder of nobody");
            command.uid(NOBODY_UID).gid(NOBODY_UID);
        }
        let output = command.output().expect("it runs");
        assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    }

    fn start(&self) {
        let options = format!("-p {} -h 127.0.0.1 -c unix_socket_directories= -c fsync=off", self.port);
        self.run("pg_ctl", &["-D", "data", "-l", "log", "-s", "-w", "start", "-o", &options]);
    }

    fn stop(&self) {
        self.run("pg_ctl", &["-D", "data", "-s", "-m", "immediate", "stop"]);
    }

    fn url(&self) -> String {
        format!("postgres://postgres@127.0.0.1:{}/postgres", self.port)
    }

    /// Says something past our own layer; the first column of the answer.
    async fn say(&self, sql: &str) -> String {
        let (client, connection) = tokio_postgres::connect(&self.url(), NoTls).await.expect("a connection");
        tokio::spawn(connection);
        client.query_one(&format!("select cast(({sql}) as text)"), &[]).await.expect("an answer").get(0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if self.home.join("data/postmaster.pid").exists() {
            self.stop();
        }
    }
}

/// Finds the folder of the PostgreSQL programs; `None` without them.
async fn programs() -> Option<PathBuf> {
    // Without a server for tests, as on a machine without PostgreSQL, there is none here either.
    if engines().await.len() < 2 {
        return None;
    }
    let versions =
        fs::read_dir("/usr/lib/postgresql").ok()?.filter_map(Result::ok).map(|entry| entry.path().join("bin"));
    versions.filter(|bin| bin.join("pg_basebackup").exists()).max()
}

/// The program on a primary and its replica, and the servers.
struct World {
    db: Db,
    nobody: Client,
    watcher: Client,
    replica: Server,
    _primary: Server,
    _home: TempDir,
}

impl World {
    async fn new(programs: &Path) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        fs::set_permissions(home.path(), std::os::unix::fs::PermissionsExt::from_mode(0o755))
            .expect("a folder for all");
        let primary = Server::new(programs, home.path());
        let replica = primary.followed();
        let settings = Settings { replica: Some(replica.url()), ..Settings::default() };
        let db = Db::open_with(&primary.url(), &settings).await.expect("a database");
        db.migrate(MIGRATIONS).await.expect("migrated");
        let app = App::new(db.clone(), Clock::system(), Site { rate_limit_factor: 1_000, ..Site::default() });
        let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.expect("keys");
        let google = Google::new(&app, &testing::sealer(), &google::Settings::default()).expect("TLS");
        let watcher = Client::new(watched(&app, &auth, &Metrics::new(), None));
        let nobody = Client::new(router(&app, auth, &google, &Features::default()));
        Self { db, nobody, watcher, replica, _primary: primary, _home: home }
    }

    async fn sign_up(&self) -> Client {
        let person = json!({ "email": "zoe@example.com", "password": "Correct-horse-7",
            "data": { "first_name": "Zoe", "last_name": "P" } });
        let session = self.nobody.post("/auth/v1/signup").json(&person).send().await.expect(200).json();
        self.nobody.with_token(session["access_token"].as_str().expect("a token"))
    }

    /// Waits until the replica answers and is up to date.
    async fn caught_up(&self) {
        while self.db.replica_behind().await.expect("a replica").ok() != Some(0) {
            tokio::task::yield_now().await;
        }
    }

    /// Returns the number of reads answered by the replica, and by the primary because the replica was behind or away.
    fn reads(&self) -> [u64; 3] {
        let reads = self.db.replica_reads().expect("a replica");
        [reads.replica, reads.behind, reads.away]
    }
}

async fn names(client: &Client) -> Vec<String> {
    let list = client.get("/api/v1/locations").send().await.expect(200).json();
    let items = list["items"].as_array().expect("items");
    items.iter().map(|item| item["name"].as_str().expect("a name").to_owned()).collect()
}

async fn add(client: &Client, name: &str) {
    let shop = json!({ "name": name, "address": "1 Main St", "city": "Austin" });
    client.post("/api/v1/locations").json(&shop).send().await.expect(201);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replica_serves_current_reads_and_the_primary_the_rest() {
    let Some(programs) = programs().await else { return };
    let world = World::new(&programs).await;
    let zoe = world.sign_up().await;
    add(&zoe, "A").await;
    world.caught_up().await;
    let [read, behind, away] = world.reads();
    assert_eq!(names(&zoe).await, ["A"]);
    assert_eq!(world.reads(), [read + 1, behind, away]);
    let lists = "select count(*) from pg_stat_activity where query like 'select id, name, address%from locations%'";
    assert_eq!(world.replica.say(lists).await, "1", "the page was read there");

    // A user sees the own writes immediately, even if the replica does not have them.
    world.replica.say("select 1 from (select pg_wal_replay_pause()) as paused").await;
    while world.replica.say("select pg_get_wal_replay_pause_state()").await != "paused" {}
    add(&zoe, "B").await;
    assert_eq!(names(&zoe).await, ["A", "B"]);
    assert!(zoe.get("/api/v1/locations/export").send().await.expect(200).text().contains("\r\n\"B\","));
    assert_eq!(zoe.get("/api/v1/locations/count").send().await.expect(200).json()["count"], 2);
    assert_eq!(world.reads(), [read + 1, behind + 3, away]);

    // Sessions are never read from the replica.
    let other = json!({ "email": "zoe@example.com", "password": "Correct-horse-7" });
    let session = world.nobody.post("/auth/v1/token?grant_type=password").json(&other).send().await.expect(200).json();
    let other = world.nobody.with_token(session["access_token"].as_str().expect("a token"));
    assert_eq!(names(&other).await.len(), 2);
    other.post("/auth/v1/logout?scope=local").json(&json!({})).send().await.expect(204);
    other.get("/api/v1/locations").send().await.expect(401);

    world.replica.say("select 1 from (select pg_wal_replay_resume()) as resumed").await;
    world.caught_up().await;
    assert_eq!(names(&zoe).await, ["A", "B"]);
    assert_eq!(world.reads(), [read + 2, behind + 4, away]);

    world.replica.stop();
    assert_eq!(names(&zoe).await, ["A", "B"]);
    assert_eq!(names(&zoe).await, ["A", "B"]);
    assert_eq!(world.reads(), [read + 2, behind + 4, away + 2]);
    let metrics = world.watcher.get("/metrics").send().await.expect(200).text();
    assert!(metrics.contains("\nvitrine_database_replica_up 0.0"), "{metrics}");
    assert!(metrics.contains("\nvitrine_database_up 1.0"), "{metrics}");

    world.replica.start();
    world.caught_up().await;
    assert_eq!(names(&zoe).await, ["A", "B"]);
    assert_eq!(world.reads(), [read + 3, behind + 4, away + 2]);
    let metrics = world.watcher.get("/metrics").send().await.expect(200).text();
    assert!(metrics.contains("\nvitrine_database_replica_up 1.0"), "{metrics}");
    assert!(
        metrics.contains(&format!("vitrine_database_replica_reads{{state=\"replica\"}} {}.0", read + 3)),
        "{metrics}"
    );
}

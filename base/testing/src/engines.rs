//! Fresh, migrated databases of each engine, removed when the test is over.
//!
//! SQLite always, in a temporary folder. PostgreSQL when VITRINE_TEST_POSTGRES holds the address of a server where
//! databases may be created (`.ci/with-postgres` sets it). Each database is a copy of a template, which is made once
//! for each state of the migrations: on SQLite by each process, on PostgreSQL by the first process, and it stays there.

use std::{
    collections::BTreeMap,
    ffi::OsString,
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    ops::Deref,
    path::Path,
    sync::atomic::{AtomicU32, Ordering},
    thread,
};

use db::{Db, Migration, Settings};
use tempfile::TempDir;
use tokio::{runtime, sync::Mutex};
use tokio_postgres::{Client, NoTls};

/// Database of one test. Derefs to [`Db`]; removed when dropped.
pub struct TestDb {
    db: Db,
    url: String,
    home: Home,
}

/// Storage to be removed.
enum Home {
    Folder(#[expect(dead_code, reason = "removed when dropped")] TempDir),
    Server { server: String, name: String },
}

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Creates a database of each available engine, with every migration.
///
/// # Panics
/// When a database cannot be created.
pub async fn engines() -> Vec<TestDb> {
    engines_with(db::migrations!(), &Settings::default()).await
}

/// Creates a database of each available engine with the given migrations (none, for an empty database) and limits.
///
/// # Panics
/// When a database cannot be created.
#[expect(clippy::expect_used, reason = "a test without its database fails")]
pub async fn engines_with(migrations: &'static [Migration], settings: &Settings) -> Vec<TestDb> {
    let mut made = vec![sqlite(migrations, settings).await.expect("a SQLite database")];
    if let Some(server) = server() {
        made.push(postgres(server, migrations, settings).await.expect("a PostgreSQL database"));
    }
    made
}

impl TestDb {
    /// Returns the address, to open the database again as another process would.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Returns an owned handle.
    pub fn db(&self) -> Db {
        self.db.clone()
    }
}

impl Deref for TestDb {
    type Target = Db;

    fn deref(&self) -> &Db {
        &self.db
    }
}

impl Drop for TestDb {
    fn drop(&mut self) {
        let Home::Server { server, name } = &self.home else { return };
        let (db, server, drop) = (self.db.clone(), server.clone(), format!("drop database \"{name}\" with (force)"));
        // A separate thread, because the test's thread may be one that must not block.
        let removed = thread::spawn(move || {
            runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
                db.close().await;
                Ok::<_, Failure>(connect(&server).await?.batch_execute(&drop).await?)
            })
        });
        // Errors are ignored: the server is discarded anyway, and the test's own failure matters more.
        let _ = removed.join();
    }
}

async fn sqlite(migrations: &'static [Migration], settings: &Settings) -> Result<TestDb, Failure> {
    let folder = tempfile::tempdir()?;
    let url = format!("sqlite:{}", folder.path().join("test.db").display());
    if !migrations.is_empty() {
        copy(migrations, &url, folder.path()).await?;
    }
    let db = Db::open_with(&url, settings).await?;
    Ok(TestDb { db, url, home: Home::Folder(folder) })
}

/// Puts a SQLite database with exactly these migrations into an empty folder, at an address in it.
async fn copy(migrations: &'static [Migration], url: &str, folder: &Path) -> Result<(), Failure> {
    /// Name and content of each file; the latest writes may still be in the log beside the database.
    type Files = Vec<(OsString, Vec<u8>)>;
    static TEMPLATES: Mutex<BTreeMap<u64, Files>> = Mutex::const_new(BTreeMap::new());
    let mut templates = TEMPLATES.lock().await;
    let state = state(migrations);
    if let Some(files) = templates.get(&state) {
        return Ok(files.iter().try_for_each(|(name, content)| fs::write(folder.join(name), content))?);
    }
    let db = Db::open(url).await?;
    db.migrate(migrations).await?;
    db.close().await;
    let files = fs::read_dir(folder)?.map(|file| file.and_then(|file| Ok((file.file_name(), fs::read(file.path())?))));
    templates.insert(state, files.collect::<Result<_, _>>()?);
    Ok(())
}

/// Returns a hash that identifies a state of the migrations.
fn state(migrations: &[Migration]) -> u64 {
    let mut hasher = DefaultHasher::new();
    for migration in migrations {
        (migration.version, migration.name, migration.text).hash(&mut hasher);
    }
    hasher.finish()
}

async fn postgres(server: String, migrations: &'static [Migration], settings: &Settings) -> Result<TestDb, Failure> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = format!("vitrine_test_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    let admin = connect(&server).await?;
    let template =
        if migrations.is_empty() { "template0".into() } else { template(&server, &admin, migrations).await? };
    admin.batch_execute(&format!("drop database if exists \"{name}\"")).await?;
    admin.batch_execute(&format!("create database \"{name}\" template \"{template}\" strategy file_copy")).await?;
    let url = on(&server, &name);
    let db = Db::open_with(&url, settings).await?;
    Ok(TestDb { db, url, home: Home::Server { server, name } })
}

/// Returns the name of the template with exactly these migrations; creates it when missing.
async fn template(server: &str, admin: &Client, migrations: &'static [Migration]) -> Result<String, Failure> {
    let name = format!("vitrine_template_{:016x}", state(migrations));
    let is_there = async || admin.query_opt("select from pg_database where datname = $1", &[&name]).await;
    if is_there().await?.is_none() {
        // Other tests may be about to create this template.
        admin.batch_execute("select pg_advisory_lock(7266747)").await?;
        if is_there().await?.is_none() {
            make(server, admin, &name, migrations).await?;
        }
        admin.batch_execute("select pg_advisory_unlock(7266747)").await?;
    }
    Ok(name)
}

/// Creates the template under another name first, so that an interrupted one is never used.
async fn make(server: &str, admin: &Client, name: &str, migrations: &'static [Migration]) -> Result<(), Failure> {
    let unfinished = format!("{name}_unfinished");
    admin.batch_execute(&format!("drop database if exists \"{unfinished}\" with (force)")).await?;
    admin.batch_execute(&format!("create database \"{unfinished}\"")).await?;
    let db = Db::open(&on(server, &unfinished)).await?;
    db.migrate(migrations).await?;
    db.close().await;
    drop(db);
    let others = "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1";
    admin.execute(others, &[&unfinished]).await?;
    Ok(admin.batch_execute(&format!("alter database \"{unfinished}\" rename to \"{name}\"")).await?)
}

/// Returns the server's address with another database.
fn on(server: &str, name: &str) -> String {
    let (base, query) =
        server.split_once('?').map_or((server, String::new()), |(base, query)| (base, format!("?{query}")));
    let host_ends = base.find("://").and_then(|at| base[at + 3..].find('/').map(|slash| at + 3 + slash));
    format!("{}/{name}{query}", &base[..host_ends.unwrap_or(base.len())])
}

async fn connect(server: &str) -> Result<Client, Failure> {
    let (client, connection) = tokio_postgres::connect(server, NoTls).await?;
    tokio::spawn(connection);
    Ok(client)
}

#[expect(clippy::disallowed_methods, reason = "tests have no configuration")]
fn server() -> Option<String> {
    std::env::var("VITRINE_TEST_POSTGRES").ok().filter(|server| !server.is_empty())
}

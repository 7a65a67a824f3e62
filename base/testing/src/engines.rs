//! Fresh, migrated databases of each engine, removed when the test is over.
//!
//! SQLite always, in a temporary folder. PostgreSQL when VITRINE_TEST_POSTGRES holds the address of a server where
//! databases may be created (`.ci/with-postgres` sets it). Each database is a copy of a template, which the first process
//! makes for each state of the migrations, and which stays for the others.

use std::{
    env, fs,
    hash::{DefaultHasher, Hash, Hasher},
    ops::Deref,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU32, Ordering},
    thread,
};

use db::{Db, Migration, Settings};
use tempfile::TempDir;
use tokio::runtime;
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

/// File name of a SQLite database in its folder.
const FILE: &str = "test.db";

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Creates a database of each available engine, with every migration.
///
/// # Panics
/// When a database cannot be created.
pub async fn engines() -> Vec<TestDb> {
    engines_with(db::migrations!(), &Settings::default()).await
}

/// Creates a database of each available engine with the given migrations and limits. Without migrations it is empty.
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
    let url = format!("sqlite:{}", folder.path().join(FILE).display());
    if !migrations.is_empty() {
        copy(&sqlite_template(migrations).await?, folder.path())?;
    }
    let db = Db::open_with(&url, settings).await?;
    Ok(TestDb { db, url, home: Home::Folder(folder) })
}

/// Copies a SQLite database with exactly these migrations into an empty folder.
fn copy(template: &Path, folder: &Path) -> Result<(), Failure> {
    // The latest writes may still be in the log beside the database.
    for file in fs::read_dir(template)? {
        let file = file?;
        fs::copy(file.path(), folder.join(file.file_name()))?;
    }
    Ok(())
}

/// Returns the folder of the template with exactly these migrations; creates it when missing. It stays in the temporary
/// folder of the machine, where later test programs reuse it.
async fn sqlite_template(migrations: &'static [Migration]) -> Result<PathBuf, Failure> {
    let template = env::temp_dir().join(format!("vitrine-template-{:016x}", state(migrations)));
    if !template.exists() {
        let unfinished = tempfile::tempdir()?;
        let db = Db::open(&format!("sqlite:{}", unfinished.path().join(FILE).display())).await?;
        db.migrate(migrations).await?;
        db.close().await;
        // Another process may have been quicker: its template is the same.
        if fs::rename(unfinished.path(), &template).is_err() && !template.exists() {
            return Err(format!("{} cannot be created", template.display()).into());
        }
    }
    Ok(template)
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
    env::var("VITRINE_TEST_POSTGRES").ok().filter(|server| !server.is_empty())
}

//! The environment of all faults: the program, a folder, a PostgreSQL server of its own.

use std::{
    fmt, fs,
    path::{Path, PathBuf},
    process::Command,
};

use clap::ValueEnum;
use tokio::sync::Mutex;
use tokio_postgres::NoTls;

use crate::{Outcome, postgres::Server};

/// A database that the program runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Engine {
    /// A file.
    Sqlite,
    /// A server.
    Postgres,
}

/// An empty database, and the folder of whatever the program keeps beside it.
#[derive(Clone, Debug)]
pub struct Store {
    /// As `--database` takes it.
    pub url: String,
    /// Folder of the key file, photos, emails and the log.
    pub home: PathBuf,
}

/// The program and what it stands on.
pub struct Lab {
    /// The program.
    pub program: PathBuf,
    /// Parent of the folders of rows.
    pub folder: PathBuf,
    /// The server, where PostgreSQL is asked for.
    pub postgres: Option<Mutex<Server>>,
}

impl Engine {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Sqlite, Self::Postgres];

    /// A name for folders.
    pub fn name(self) -> &'static str {
        match self {
            Self::Sqlite => "sqlite",
            Self::Postgres => "postgres",
        }
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Sqlite => "SQLite",
            Self::Postgres => "PostgreSQL",
        })
    }
}

impl Store {
    /// Queries one number, as `select …` returns it, that the API does not show.
    pub async fn number(&self, select: &str) -> Outcome<i64> {
        if let Some(file) = self.file() {
            return Ok(rusqlite::Connection::open(file)?.query_row(select, [], |row| row.get(0))?);
        }
        let (client, connection) = tokio_postgres::connect(&self.url, NoTls).await?;
        tokio::spawn(connection);
        Ok(client.query_one(select, &[]).await?.try_get(0)?)
    }

    /// The file, on SQLite.
    pub fn file(&self) -> Option<&Path> {
        self.url.strip_prefix("sqlite:").map(Path::new)
    }
}

impl Lab {
    /// Makes it ready: an empty folder, and the server when it is asked for.
    pub async fn open(program: &Path, folder: &Path, is_with_postgres: bool) -> Outcome<Self> {
        let program = fs::canonicalize(program).map_err(|error| format!("{}: {error}", program.display()))?;
        // Left there by an earlier run, if any.
        let _ = fs::remove_dir_all(folder);
        fs::create_dir_all(folder)?;
        let postgres = if is_with_postgres { Some(Mutex::new(Server::start().await?)) } else { None };
        Ok(Self { program, folder: fs::canonicalize(folder)?, postgres })
    }

    /// An empty database; `home` is the folder beside it.
    pub async fn store(&self, engine: Engine, home: PathBuf) -> Outcome<Store> {
        let url = match engine {
            Engine::Sqlite => format!("sqlite:{}", home.join("vitrine.db").display()),
            Engine::Postgres => self.server()?.lock().await.database("").await?,
        };
        Ok(Store { url, home })
    }

    /// The server; an error where none was asked for.
    pub fn server(&self) -> Outcome<&Mutex<Server>> {
        self.postgres.as_ref().ok_or_else(|| "there is no PostgreSQL".into())
    }
}

/// Returns true if the system has the program.
pub fn has(program: &str) -> bool {
    Command::new("sh")
        .args(["-c", &format!("command -v {program} >/dev/null")])
        .status()
        .is_ok_and(|status| status.success())
}

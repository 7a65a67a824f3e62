//! The program being measured, on one engine.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use tokio_postgres::NoTls;

use crate::{
    Outcome, Run,
    client::{Connection, request},
    process::{Process, free_address},
};

/// Database of the program.
#[derive(Clone, Debug)]
pub enum Database {
    /// A file.
    Sqlite(PathBuf),
    /// An address.
    Postgres(String),
}

/// A running program, and where it listens.
pub struct Site {
    /// The process.
    pub process: Process,
    /// Address of the program.
    pub at: SocketAddr,
}

/// Rows and bytes of the largest import, and whatever else would stop a load test.
const LIMITS: [&str; 10] = [
    // A token is good for one address of the site: it must outlive the port.
    "--site-url",
    "http://localhost",
    "--import-max-rows",
    "2000000",
    "--import-max-bytes",
    "1000000000",
    "--connections-per-address",
    "2000",
    "--rate-limit-factor",
    "1000000",
];

impl Database {
    /// An empty database for the run.
    pub async fn fresh_postgres(server: &str) -> Outcome<Self> {
        let admin = connect(server).await?;
        admin.batch_execute("drop database if exists vitrine_bench with (force)").await?;
        admin.batch_execute("create database vitrine_bench").await?;
        let base = server.rsplit_once('/').map_or(server, |(base, _)| base);
        Ok(Self::Postgres(format!("{base}/vitrine_bench")))
    }

    /// As `--database` takes it.
    pub fn url(&self) -> String {
        match self {
            Self::Sqlite(path) => format!("sqlite:{}", path.display()),
            Self::Postgres(url) => url.clone(),
        }
    }

    /// Returns true for SQLite.
    pub fn is_sqlite(&self) -> bool {
        matches!(self, Self::Sqlite(_))
    }

    /// Its engine's name.
    pub fn name(&self) -> &'static str {
        if self.is_sqlite() { "SQLite" } else { "PostgreSQL" }
    }
}

/// Connects to PostgreSQL.
pub async fn connect(url: &str) -> Outcome<tokio_postgres::Client> {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await?;
    tokio::spawn(connection);
    Ok(client)
}

impl Site {
    /// Starts the program; it answers when this returns.
    pub async fn start(options: &Run, database: &Database) -> Outcome<Self> {
        Self::start_with(options, database, |_| ()).await
    }

    /// Starts the program with changes to its command; it answers when this returns.
    pub async fn start_with(options: &Run, database: &Database, set: impl FnOnce(&mut Command)) -> Outcome<Self> {
        let site = Self::spawn(options, database, set)?;
        answers(site.at, &request("GET", "/readyz", "", b"")).await?;
        Ok(site)
    }

    /// Starts the program with these options and no others; it answers when this returns.
    pub async fn start_as(program: &Path, folder: &Path, database: &Database, options: &[&str]) -> Outcome<Self> {
        let at = free_address()?;
        let mut command = Command::new(program);
        command.arg("serve").args(["--listen", &at.to_string(), "--database", &database.url()]).args(options);
        command.env("VITRINE_LOG", "warn");
        let site = Self { process: Process::start(&mut command, &log(folder))?, at };
        answers(at, &request("GET", "/readyz", "", b"")).await?;
        Ok(site)
    }

    /// Starts the program without waiting until it answers.
    pub fn spawn(options: &Run, database: &Database, set: impl FnOnce(&mut Command)) -> Outcome<Self> {
        let at = free_address()?;
        let mut command = Command::new(&options.program);
        command.arg("serve").args(["--listen", &at.to_string(), "--database", &database.url()]).args(LIMITS);
        command.env("VITRINE_LOG", "warn");
        set(&mut command);
        let process = Process::start(&mut command, &log(&options.folder))?;
        Ok(Self { process, at })
    }
}

/// Returns the log file of started programs.
pub fn log(folder: &Path) -> PathBuf {
    folder.join("log")
}

/// Waits until a request to this address succeeds.
pub async fn answers(at: SocketAddr, request: &[u8]) -> Outcome {
    let start = Instant::now();
    while start.elapsed() < Duration::from_mins(1) {
        if let Ok(mut connection) = Connection::open(at).await
            && let Ok((200, _)) = connection.status(request).await
        {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_micros(500)).await;
    }
    Err(format!("nobody answers at {at}").into())
}

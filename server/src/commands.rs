//! The commands of the program, one file each.

pub(crate) mod audit;
pub(crate) mod backup;
pub(crate) mod billing;
pub(crate) mod data;
pub(crate) mod demo;
pub(crate) mod doctor;
pub(crate) mod drill;
pub(crate) mod keys;
pub(crate) mod mail_preview;
pub(crate) mod messages;
pub(crate) mod migrate;
pub(crate) mod move_;
pub(crate) mod openapi;
pub(crate) mod plan;
pub(crate) mod ready;
pub(crate) mod restore;
pub(crate) mod rules;
pub(crate) mod serve;
mod shutdown;
pub(crate) mod simulate;
pub(crate) mod sso;
pub(crate) mod user;
pub(crate) mod work;

use std::{
    io::{self, Write},
    path::Path,
    time::Duration,
};

use ::audit::{Act, Actor};
use api::{App, Clock, Site};
use auth::{Auth, Settings};
use crypto::Sealer;
use db::{Db, Engine};

use crate::{MIGRATIONS, config::Database};

/// Timeout of a transaction that fills a whole database.
const IDLE_TRANSACTION_TIMEOUT: Duration = Duration::from_hours(24);

/// Prints a line for the operator.
fn say(text: &str) {
    // A closed standard output is no reason to stop.
    let _ = writeln!(io::stdout(), "{text}");
}

/// Prints an error.
pub(crate) fn complain(text: &str) {
    // A closed standard error leaves nowhere to say it.
    let _ = writeln!(io::stderr(), "vitrine: {text}");
}

/// Opens the database and brings it up to date.
pub(crate) async fn open(database: &Database) -> Result<Db, db::Error> {
    let db = connect(database, &database.settings()).await?;
    db.migrate(MIGRATIONS).await?;
    Ok(db)
}

/// Opens a database that is there, as it is.
async fn existing(database: &Database) -> Result<Db, Box<dyn std::error::Error + Send + Sync>> {
    if let Some(file) = db::file(database.url())?.filter(|file| !file.exists()) {
        return Err(format!("there is no database at {}; check --database", file.display()).into());
    }
    Ok(connect(database, &database.settings()).await?)
}

/// Opens the database as it is; an error names the option to check.
pub(crate) async fn connect(database: &Database, settings: &db::Settings) -> Result<Db, db::Error> {
    let opened = Db::open_with(database.url(), settings).await;
    opened.map_err(|error| db::Error::Configuration(format!("{error}; check {}", database.option())))
}

/// Name of the engine in the log.
fn engine(db: &Db) -> &'static str {
    match db.engine() {
        Engine::Sqlite => "sqlite",
        Engine::Postgres => "postgres",
    }
}

/// Builds the state of the program for a command without HTTP.
async fn app(database: &Database) -> Result<App, db::Error> {
    Ok(App::new(open(database).await?, Clock::system(), Site::default()))
}

/// Reads the sealer of this database's secrets, or creates it.
pub(crate) fn sealer(database: &Database) -> Result<Sealer, String> {
    crypto::read_or_make(&database.keys()).map_err(|error| format!("{error}; check --keys"))
}

/// Builds authentication for a command without HTTP.
async fn auth(app: &App, database: &Database) -> Result<Auth, Box<dyn std::error::Error + Send + Sync>> {
    Ok(Auth::new(app, &sealer(database)?, Settings::default(), orgs::Registrar).await?)
}

/// Writes down what the operator did.
async fn note(app: &App, act: Act) -> Result<(), db::Error> {
    let mut tx = app.db.begin().await?;
    act.record(&mut tx, &Actor::operator(), app.now()).await?;
    tx.commit().await
}

/// The first line of a file, or of standard input.
fn secret(file: Option<&Path>) -> io::Result<String> {
    let text = match file {
        Some(file) => std::fs::read_to_string(file)?,
        None => io::read_to_string(io::stdin())?,
    };
    Ok(text.lines().next().unwrap_or_default().to_owned())
}

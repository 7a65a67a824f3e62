//! Attacks on the sign-in of a program that is started for it: what an attacker learns, what users feel of it.

mod guesses;
mod stolen;
mod timing;

use std::{fs, path::PathBuf};

use clap::Args;

use crate::{
    Outcome, say,
    site::{Database, Site},
};

/// Options of the attacks.
#[derive(Args, Clone)]
pub struct Attack {
    /// The program to attack
    #[arg(long)]
    pub program: PathBuf,
    /// Folder for databases and logs; emptied first
    #[arg(long, default_value = "target/attack")]
    pub folder: PathBuf,
    /// Address of a PostgreSQL server where databases may be made; without it the program runs on SQLite
    #[arg(long, env = "VITRINE_TEST_POSTGRES")]
    pub postgres: Option<String>,
    /// Tries of each kind when answers are timed
    #[arg(long, default_value_t = 200)]
    pub tries: usize,
    /// Wrong passwords from one address
    #[arg(long, default_value_t = 10_000)]
    pub guesses: usize,
}

/// A table's rows, as they come about.
#[derive(Default)]
pub struct Findings(Vec<[String; 3]>);

impl Findings {
    /// An attack, how often it was tried, and what came of it.
    fn add(&mut self, attack: impl Into<String>, tries: impl Into<String>, outcome: impl Into<String>) {
        let row = [attack.into(), tries.into(), outcome.into()];
        say(&format!("{}: {}", row[0], row[2]));
        self.0.push(row);
    }
}

/// Attacks in every way; a Markdown table of what came of it.
pub async fn all(options: &Attack) -> Outcome<String> {
    // Left there by an earlier run, if any.
    let _ = fs::remove_dir_all(&options.folder);
    fs::create_dir_all(&options.folder)?;
    let folder = fs::canonicalize(&options.folder)?;
    let options = &Attack { folder: folder.clone(), ..options.clone() };
    let mut findings = Findings::default();

    // To time answers, limits must be out of the way.
    let lifted = ["--rate-limit-factor", "1000000", "--auth-mail-pause", "0"];
    let database = fresh(options, "timing").await?;
    let site = start(options, &database, &lifted).await?;
    timing::by_address(options, &site, &mut findings).await?;
    site.process.stop()?;
    let site = start(options, &database, &[&lifted[..], &["--auth-confirm-by-mail"]].concat()).await?;
    timing::signing_up(options, &site, &mut findings).await?;
    site.process.stop()?;
    // Everything else meets the limits that every program has.
    let site = start(options, &fresh(options, "limits").await?, &[]).await?;
    guesses::measure(options, &site, &mut findings).await?;
    stolen::measure(&site, &mut findings).await?;
    site.process.stop()?;

    let rows: Vec<String> = findings.0.iter().map(|row| format!("| {} |", row.join(" | "))).collect();
    let engine = if options.postgres.is_some() { "PostgreSQL" } else { "SQLite" };
    Ok(format!("On {engine}:\n\n| attack | tries | what came of it |\n|---|---|---|\n{}", rows.join("\n")))
}

async fn fresh(options: &Attack, name: &str) -> Outcome<Database> {
    match &options.postgres {
        Some(server) => Database::fresh_postgres(server).await,
        None => Ok(Database::Sqlite(options.folder.join(format!("{name}.db")))),
    }
}

async fn start(options: &Attack, database: &Database, arguments: &[&str]) -> Outcome<Site> {
    // Data outside the database stays in the folder, too.
    let path = |name: &str| options.folder.join(name).display().to_string();
    let (keys, photos, mail) = (path("keys"), path("photos"), path("mail"));
    let places = ["--keys", &keys, "--photos", &photos, "--mail-folder", &mail, "--connections-per-address", "2000"];
    Site::start_as(&options.program, &options.folder, database, &[&places, arguments].concat()).await
}

//! Measurements in order: everything on SQLite, then everything on PostgreSQL.

mod assistants;
mod browser;
mod google;
mod import;
mod lighthouse;
mod lists;
mod live;
mod page;
mod posts;
mod reviews;
mod sign_in;
mod start;
mod weight;
mod writes;

use std::{fs, time::Duration};

use crate::{
    Outcome, Run,
    account::Account,
    file, report, say,
    seed::{fill, sizes},
    site::{Database, Site},
    table::{Figure, Hold, ReportRow, Unit},
};

/// Alternating measurements of the program and its reference; the median counts.
const TIMES: usize = 3;

/// Rows that need no organization with locations.
const WITHOUT_DATA: [&str; 6] = ["page", "weight", "browser", "lighthouse", "google-import", "google-post"];

/// Results until now.
#[derive(Default)]
struct Measurements {
    rows: Vec<ReportRow>,
    notes: String,
}

impl Measurements {
    /// Adds a figure of one engine to its row.
    fn add(&mut self, database: &Database, label: &str, unit: Unit, hold: Hold, figure: Figure) {
        if !self.rows.iter().any(|row| row.label == label) {
            self.rows.push(ReportRow { label: label.into(), unit, sqlite: None, postgres: None, hold });
        }
        for row in self.rows.iter_mut().filter(|row| row.label == label) {
            let side = if database.is_sqlite() { &mut row.sqlite } else { &mut row.postgres };
            *side = Some(figure);
        }
        say(&format!("{}: {label}: {}", database.name(), unit.beside(&figure)));
    }
}

/// One engine's turn.
struct Turn<'a> {
    options: &'a Run,
    database: &'a Database,
    measured: &'a mut Measurements,
}

impl Turn<'_> {
    fn wants(&self, row: &str) -> bool {
        self.options.only.is_empty() || self.options.only.iter().any(|only| only == row)
    }

    fn wants_data(&self) -> bool {
        self.options.only.is_empty() || self.options.only.iter().any(|only| !WITHOUT_DATA.contains(&only.as_str()))
    }

    /// So many times the length of a measurement of a list.
    fn time(&self, times: u32) -> Duration {
        Duration::from_millis(self.options.milliseconds) * times
    }

    fn add(&mut self, label: &str, unit: Unit, hold: Hold, figure: Figure) {
        self.measured.add(self.database, label, unit, hold, figure);
    }
}

/// Measures everything, and puts the report together.
pub async fn all(options: &Run) -> Outcome<String> {
    let before = report::busy();
    // Left there by an earlier run, if any.
    let _ = fs::remove_dir_all(&options.folder);
    fs::create_dir_all(&options.folder)?;
    let folder = fs::canonicalize(&options.folder)?;
    let options = &Run { folder: folder.clone(), ..options.clone() };
    let shops = file::csv(&file::shops(&options.data, 100_000.min(options.largest))?)?;
    let template = folder.join("vitrine.db");
    let mut databases = vec![Database::Sqlite(template.clone())];
    if let Some(server) = &options.postgres {
        databases.push(Database::fresh_postgres(server).await?);
    }
    let mut measured = Measurements::default();
    let mut source = None;
    for database in &databases {
        let mut turn = Turn { options, database, measured: &mut measured };
        if turn.wants_data() {
            let imported = import::measure(&mut turn, &shops).await?;
            let from = source.get_or_insert(imported).clone();
            with_data(&mut turn, &template, &from).await?;
        }
        if database.is_sqlite() {
            page::measure(&mut turn).await?;
            weight::measure(&mut turn)?;
            browser::measure(&mut turn).await?;
            lighthouse::measure(&mut turn).await?;
        }
        google::measure(&mut turn).await?;
    }
    let profile = options.program.parent().and_then(|folder| folder.file_name()).unwrap_or_default().display();
    let conditions = format!("profile {profile}, load {before} before and {} after", report::busy());
    Ok(report::write(&measured.rows, &measured.notes, &conditions))
}

/// Measures what depends on how much data there is.
async fn with_data(turn: &mut Turn<'_>, template: &std::path::Path, from: &str) -> Outcome {
    let accounts = organisations(turn, template, from).await?;
    let Some((largest, _)) = accounts.last() else { return Err("no organisation to measure".into()) };
    let site = start::measure(turn, largest).await?;
    let mut here = Vec::new();
    for (account, size) in &accounts {
        here.push((account.sign_in(site.at).await?, *size));
    }
    lists::measure(turn, &site, &here).await?;
    writes::measure(turn, &site).await?;
    live::measure(turn, &site, &here).await?;
    sign_in::measure(turn, &site, &here).await?;
    reviews::measure(turn, &site, &here).await?;
    posts::measure(turn, &site, &here).await?;
    assistants::measure(turn, &site, &here).await?;
    site.process.stop()
}

/// Makes the organizations that lists are measured in.
async fn organisations(turn: &Turn<'_>, template: &std::path::Path, from: &str) -> Outcome<Vec<(Account, usize)>> {
    let site = Site::start(turn.options, turn.database).await?;
    let mut accounts = Vec::new();
    for size in sizes(turn.options.largest) {
        accounts.push((Account::sign_up(site.at, &format!("list-{size}")).await?, size));
    }
    site.process.stop()?;
    say(&format!("{}: filling organisations of {:?}", turn.database.name(), sizes(turn.options.largest)));
    fill(turn.database, template, from, &accounts).await?;
    Ok(accounts)
}

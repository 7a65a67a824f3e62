//! The whole report: when, on what, the table, and what a reader must know to believe it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    thread,
};

use crate::{
    Outcome,
    table::{ReportRow, render},
};

/// Today in UTC, as 2026-11-20.
#[expect(clippy::disallowed_methods, reason = "the report says when it was made")]
fn today() -> String {
    jiff::Timestamp::now().strftime("%Y-%m-%d").to_string()
}

/// Conditions that differ from everyday use.
const CONDITIONS: &str = "\
Rows with a reference are the median of three, ours and the reference measured in turn (starts: of five; events: 20 \
changes; memory at rest, that of sign-ins and the import from Google: once); clients and the simulated Google share \
the cores with the server. The worst of several sorts or texts is the worst ratio, so noise of the machine counts \
against us. The program logs warnings only and its rate limits are lifted. Organisations above are copies, written by SQL, of one \
that was imported, with ratings, reviews and times of synchronisation added. PostgreSQL does not sync to disk, for ours \
and for the reference. Memory of imports and sign-ins is RssAnon; of two values in a cell the first is SQLite's.
";

/// Puts the report together; `notes` are Markdown of their own; `conditions` are those of this run.
pub fn write(rows: &[ReportRow], notes: &str, conditions: &str) -> String {
    let missed = rows.iter().filter(|row| !row.holds()).count();
    format!(
        "Measured {}, {} cores ({}), {conditions}, {}.\n{} of {} rows hold.\n\n{}\n{CONDITIONS}{notes}",
        today(),
        thread::available_parallelism().map_or(1, usize::from),
        processor(),
        versions(),
        rows.len() - missed,
        rows.len(),
        render(rows)
    )
}

/// Writes it under today's date.
pub fn save(folder: &Path, report: &str) -> Outcome<PathBuf> {
    fs::create_dir_all(folder)?;
    let path = folder.join(format!("{}.md", today()));
    fs::write(&path, report)?;
    Ok(path)
}

/// Load of the machine: average number of runnable processes in the last minute.
pub fn busy() -> String {
    let loads = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    loads.split(' ').next().unwrap_or_default().to_owned()
}

fn processor() -> String {
    let information = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = information.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or_default();
    let model = model.trim_start_matches(['\t', ' ', ':']).trim();
    if model.is_empty() { "unknown".into() } else { model.into() }
}

fn versions() -> String {
    let first = |program: &str, argument: &str| {
        let output = Command::new(program).arg(argument).output().ok()?;
        let output_bytes = if output.stdout.is_empty() { output.stderr } else { output.stdout };
        Some(String::from_utf8_lossy(&output_bytes).lines().next()?.trim().to_owned())
    };
    let nginx = first(&crate::nginx::program().display().to_string(), "-v").unwrap_or_default();
    let nginx = nginx.trim_start_matches("nginx version: ").to_owned();
    let psql = first("psql", "--version").unwrap_or_default();
    let psql = psql.split(" (Debian").next().unwrap_or_default().replace("psql (PostgreSQL)", "PostgreSQL");
    let rust = first("rustc", "--version").unwrap_or_default();
    let rust = rust.split('(').next().unwrap_or_default().trim().to_owned();
    let all = [rust, format!("SQLite {}", rusqlite::version()), psql, nginx];
    all.into_iter().filter(|version| !version.is_empty()).collect::<Vec<_>>().join(", ")
}

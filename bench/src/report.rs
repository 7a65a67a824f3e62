//! The whole report: when, on what, the table, and what a reader must know to believe it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
    thread,
};

use crate::{
    Outcome,
    table::{Row, render},
};

/// Today in UTC, as 2026-11-20.
#[expect(clippy::disallowed_methods, reason = "the report says when it was made")]
fn today() -> String {
    jiff::Timestamp::now().strftime("%Y-%m-%d").to_string()
}

/// Puts the report together; `notes` are Markdown of their own.
pub fn write(rows: &[Row], notes: &str) -> String {
    let missed = rows.iter().filter(|row| !row.holds()).count();
    format!(
        "Measured {}, {} cores ({}), {}.\n{} of {} rows hold.\n\n{}\n{notes}",
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

fn processor() -> String {
    let information = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = information.lines().find_map(|line| line.strip_prefix("model name")).unwrap_or_default();
    let model = model.trim_start_matches(['\t', ' ', ':']).trim();
    if model.is_empty() { "unknown".into() } else { model.into() }
}

fn versions() -> String {
    let first = |program: &str, argument: &str| {
        let output = Command::new(program).arg(argument).output().ok()?;
        let said = if output.stdout.is_empty() { output.stderr } else { output.stdout };
        Some(String::from_utf8_lossy(&said).lines().next()?.trim().to_owned())
    };
    let nginx = first(&crate::nginx::program().display().to_string(), "-v").unwrap_or_default();
    let nginx = nginx.trim_start_matches("nginx version: ").to_owned();
    let psql = first("psql", "--version").unwrap_or_default();
    let psql = psql.split('(').next().unwrap_or_default().trim().replace("psql (PostgreSQL)", "PostgreSQL");
    let rust = first("rustc", "--version").unwrap_or_default();
    let rust = rust.split('(').next().unwrap_or_default().trim().to_owned();
    let all = [rust, format!("SQLite {}", rusqlite::version()), psql.replace("psql", "PostgreSQL"), nginx];
    all.into_iter().filter(|version| !version.is_empty()).collect::<Vec<_>>().join(", ")
}

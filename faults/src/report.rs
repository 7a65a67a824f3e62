//! The lines and the table.

use std::{collections::BTreeMap, fmt, time::Duration};

use crate::{counts::Counted, lab::Engine};

/// Result of a fault on one engine.
#[derive(Clone)]
pub struct ReportRow {
    /// Its place in the table.
    pub number: u8,
    /// Name of the fault.
    pub name: &'static str,
    /// Description of one try.
    pub injected: &'static str,
    /// On which database.
    pub engine: Engine,
    /// Counts of tries and violations.
    pub counted: Counted,
    /// Reason to skip the fault, if it was skipped.
    pub skipped: Option<String>,
    /// Duration of the run.
    pub took: Duration,
}

impl fmt::Display for ReportRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, name, engine, counted, skipped, took, .. } = self;
        let Counted { tries, violations, notes, .. } = counted;
        if let Some(why) = skipped {
            return write!(f, "– {number:>2} {name}, {engine}: left out: {why}");
        }
        let mark = if violations.is_empty() { "✓" } else { "✗" };
        let worst = seconds(counted.worst_recovery);
        write!(
            f,
            "{mark} {number:>2} {name}, {engine}: {tries} tries, {} violations, worst recovery {worst}",
            violations.len()
        )?;
        for note in notes {
            write!(f, "; {note}")?;
        }
        write!(f, " ({} s)", took.as_secs())?;
        violations.iter().take(20).try_for_each(|violation| write!(f, "\n     {violation}"))
    }
}

fn seconds(duration: Option<Duration>) -> String {
    duration.map_or_else(|| "–".into(), |duration| format!("{:.2} s", duration.as_secs_f64()))
}

/// Returns the number of rows that held and the number that did not.
pub fn counts(rows: &[ReportRow]) -> (usize, usize) {
    let broken = rows.iter().filter(|row| !row.counted.violations.is_empty()).count();
    (rows.iter().filter(|row| row.skipped.is_none()).count() - broken, broken)
}

/// Returns the number of injected faults.
pub fn injected(rows: &[ReportRow]) -> u64 {
    rows.iter().map(|row| row.counted.tries).sum()
}

/// All of it, as Markdown.
pub fn table(rows: &[ReportRow]) -> String {
    let mut by_fault: BTreeMap<u8, Vec<&ReportRow>> = BTreeMap::new();
    for row in rows {
        by_fault.entry(row.number).or_default().push(row);
    }
    let mut lines = vec![
        "| # | fault | one try | on | tries | violations | worst recovery | besides |".to_owned(),
        "|--:|---|---|---|--:|--:|--:|---|".to_owned(),
    ];
    for (number, rows) in by_fault {
        for (at, row) in rows.iter().enumerate() {
            let ReportRow { name, injected, engine, counted, skipped, .. } = row;
            let head = if at == 0 { format!("| {number} | {name} | {injected}") } else { "| | |".into() };
            let figures = match skipped {
                Some(why) => format!("– | – | – | left out: {why}"),
                None => format!(
                    "{} | {} | {} | {}",
                    counted.tries,
                    counted.violations.len(),
                    seconds(counted.worst_recovery),
                    counted.notes.join("; ")
                ),
            };
            lines.push(format!("{head} | {engine} | {figures} |"));
        }
    }
    let violations: usize = rows.iter().map(|row| row.counted.violations.len()).sum();
    lines.push(format!("| | together | | | {} | {violations} | | |", injected(rows)));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(engine: Engine, violations: &[&str], skipped: Option<&str>) -> ReportRow {
        let violations = violations.iter().map(|violation| (*violation).to_owned()).collect();
        let counted = Counted { tries: 3, violations, worst_recovery: Some(Duration::from_millis(420)), notes: vec![] };
        let skipped = skipped.map(Into::into);
        ReportRow { number: 1, name: "kill", injected: "one", engine, counted, skipped, took: Duration::ZERO }
    }

    #[test]
    fn a_row_that_was_left_out_neither_holds_nor_breaks() {
        let rows = [
            row(Engine::Sqlite, &[], None),
            row(Engine::Postgres, &["lost"], None),
            row(Engine::Sqlite, &[], Some("no")),
        ];
        assert_eq!(counts(&rows), (1, 1));
    }

    #[test]
    fn the_table_names_a_fault_once_and_both_engines() {
        let table = table(&[row(Engine::Sqlite, &[], None), row(Engine::Postgres, &[], None)]);
        assert!(
            table.contains("| 1 | kill | one | SQLite | 3 | 0 | 0.42 s |  |\n| | | | PostgreSQL | 3 | 0 | 0.42 s |  |"),
            "{table}"
        );
        assert!(table.ends_with("| | together | | | 6 | 0 | | |"), "{table}");
    }
}

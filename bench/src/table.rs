//! The table that is printed: one line a figure, each beside its reference and what it has to hold.

use crate::figures::{grouped, megabytes, milliseconds, short};

/// Requirement of a figure.
#[derive(Clone, Copy, Debug)]
pub enum Hold {
    /// Our value divided by the reference's is at least this.
    RatioAtLeast(f64),
    /// Our value divided by the reference's is at most this.
    RatioAtMost(f64),
    /// Our value, in its unit (seconds, bytes), is at most this.
    AtMost(f64),
    /// Our value, in its unit, is above the reference's by at most this.
    AtMostOver(f64),
    /// Our value, in its unit, is more than this.
    MoreThan(f64),
}

/// Unit of a value.
#[derive(Clone, Copy, Debug)]
pub enum Unit {
    /// Rate per second.
    PerSecond,
    /// A time, in seconds; written in milliseconds.
    Seconds,
    /// A size, in bytes; written in megabytes.
    Bytes,
    /// A number.
    Count,
}

/// Measurement on one engine.
#[derive(Clone, Copy, Debug)]
pub struct Figure {
    /// Our value.
    pub ours: f64,
    /// The reference's, measured in the same run.
    pub reference: Option<f64>,
}

/// One line of the table.
#[derive(Clone, Debug)]
pub struct ReportRow {
    /// Measured operation.
    pub label: String,
    /// Unit of the values.
    pub unit: Unit,
    /// On SQLite, or where no database matters.
    pub sqlite: Option<Figure>,
    /// On PostgreSQL.
    pub postgres: Option<Figure>,
    /// Requirement of the values.
    pub hold: Hold,
}

impl Unit {
    fn write(self, value: f64) -> String {
        match self {
            Self::PerSecond => format!("{}/s", short(value)),
            Self::Seconds => milliseconds(value),
            Self::Bytes => megabytes(value),
            Self::Count => grouped(value),
        }
    }

    /// A figure in one line.
    pub fn beside(self, figure: &Figure) -> String {
        let ours = self.write(figure.ours);
        figure.reference.map_or_else(|| ours.clone(), |reference| format!("{ours} beside {}", self.write(reference)))
    }
}

impl Figure {
    /// A value beside its reference.
    pub fn beside(ours: f64, reference: f64) -> Self {
        Self { ours, reference: Some(reference) }
    }

    /// A value that stands alone.
    pub fn alone(ours: f64) -> Self {
        Self { ours, reference: None }
    }

    fn ratio(&self) -> Option<f64> {
        self.reference.map(|reference| self.ours / reference)
    }

    fn holds(&self, hold: Hold) -> bool {
        match hold {
            Hold::RatioAtLeast(least) => self.ratio().is_some_and(|ratio| ratio >= least),
            Hold::RatioAtMost(most) => self.ratio().is_some_and(|ratio| ratio <= most),
            Hold::AtMost(most) => self.ours <= most,
            Hold::AtMostOver(most) => self.reference.is_some_and(|reference| self.ours - reference <= most),
            Hold::MoreThan(least) => self.ours > least,
        }
    }
}

impl ReportRow {
    fn cells(&self) -> [String; 7] {
        let figures: Vec<Figure> = [self.sqlite, self.postgres].into_iter().flatten().collect();
        let cell = |figure: Option<Figure>| figure.map_or_else(dash, |figure| self.unit.write(figure.ours));
        let hold = match self.hold {
            Hold::RatioAtLeast(least) => format!("≥ {least}×"),
            Hold::RatioAtMost(most) => format!("≤ {most}×"),
            Hold::AtMost(most) => format!("≤ {}", self.unit.write(most)),
            Hold::AtMostOver(most) => format!("≤ +{}", self.unit.write(most)),
            Hold::MoreThan(least) => format!("> {}", self.unit.write(least)),
        };
        [
            self.label.clone(),
            cell(self.sqlite),
            cell(self.postgres),
            each(&figures, |figure| figure.reference.map_or_else(dash, |reference| self.unit.write(reference))),
            each(&figures, |figure| figure.ratio().map_or_else(dash, |ratio| format!("{ratio:.2}×"))),
            hold,
            each(&figures, |figure| if figure.holds(self.hold) { "yes".into() } else { "**no**".into() }),
        ]
    }

    /// Returns true if every measured engine meets the requirement.
    pub fn holds(&self) -> bool {
        [self.sqlite, self.postgres].into_iter().flatten().all(|figure| figure.holds(self.hold))
    }
}

fn dash() -> String {
    "–".into()
}

/// Writes the figures of the engines, and only one if they are equal.
fn each(figures: &[Figure], write: impl Fn(&Figure) -> String) -> String {
    let mut written: Vec<String> = figures.iter().map(write).collect();
    written.dedup();
    if written.is_empty() { dash() } else { written.join(" · ") }
}

/// The rows as a Markdown table; of two values in one cell the first is SQLite's.
pub fn render(rows: &[ReportRow]) -> String {
    let mut out = String::from(
        "| what | SQLite | PostgreSQL | reference | ratio | to hold | holds? |\n|---|--:|--:|--:|--:|--:|---|\n",
    );
    for row in rows {
        out.push_str("| ");
        out.push_str(&row.cells().join(" | "));
        out.push_str(" |\n");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_shows_both_engines_their_references_and_whether_they_hold() {
        let row = ReportRow {
            label: "list".into(),
            unit: Unit::PerSecond,
            sqlite: Some(Figure::beside(9_000.0, 10_000.0)),
            postgres: Some(Figure::beside(2_000.0, 4_000.0)),
            hold: Hold::RatioAtLeast(0.7),
        };
        let table = render(std::slice::from_ref(&row));
        let last = table.lines().last().unwrap();
        assert_eq!(last, "| list | 9,000/s | 2,000/s | 10,000/s · 4,000/s | 0.90× · 0.50× | ≥ 0.7× | yes · **no** |");
        assert!(!row.holds());
    }

    #[test]
    fn a_row_without_reference_or_second_engine_shows_dashes() {
        let row = ReportRow {
            label: "idle memory".into(),
            unit: Unit::Bytes,
            sqlite: Some(Figure::alone(25e6)),
            postgres: None,
            hold: Hold::AtMost(30e6),
        };
        let table = render(std::slice::from_ref(&row));
        assert_eq!(table.lines().last().unwrap(), "| idle memory | 25.0 MB | – | – | – | ≤ 30.0 MB | yes |");
        assert!(row.holds());
    }

    #[test]
    fn a_figure_that_must_be_passed_is_not_held_by_reaching_it() {
        let row = |ours| ReportRow {
            label: "locations".into(),
            unit: Unit::PerSecond,
            sqlite: Some(Figure::alone(ours)),
            postgres: None,
            hold: Hold::MoreThan(500.0),
        };
        assert!(row(501.0).holds());
        assert!(!row(500.0).holds());
        let table = render(&[row(501.0)]);
        assert_eq!(table.lines().last().unwrap(), "| locations | 501/s | – | – | – | > 500/s | yes |");
    }

    #[test]
    fn a_figure_may_be_bound_to_its_reference_and_a_little_more() {
        let row = |ours| ReportRow {
            label: "call".into(),
            unit: Unit::Seconds,
            sqlite: Some(Figure::beside(ours, 0.001)),
            postgres: None,
            hold: Hold::AtMostOver(0.001),
        };
        assert!(row(0.0019).holds() && !row(0.0021).holds());
    }

    #[test]
    fn every_line_has_as_many_cells_as_the_head() {
        let figure = Figure::beside(0.002, 0.001);
        let row = ReportRow {
            label: "search".into(),
            unit: Unit::Seconds,
            sqlite: Some(figure),
            postgres: Some(figure),
            hold: Hold::RatioAtMost(3.0),
        };
        let table = render(&[row]);
        let cells: Vec<usize> = table.lines().map(|line| line.matches('|').count()).collect();
        assert_eq!(cells, [8, 8, 8]);
        assert!(table.contains("| 1.00 ms | 2.00×"), "what both engines share is said once: {table}");
    }
}

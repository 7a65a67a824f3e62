//! Lighthouse scores of the public pages on a simulated phone, as the median of three runs; the third is skipped if the
//! first two agree. A page takes half a minute, so each run measures for some minutes, and the next one continues.

use std::{fmt::Write, process::Stdio};

use tokio::process::Command;

use super::Turn;
use crate::{
    Outcome,
    table::{Figure, Hold, Unit},
};

/// The scores of a page in Lighthouse's order, as the columns of its table are.
const CATEGORIES: [&str; 4] = ["performance", "accessibility", "best practices", "search engines"];

pub(super) async fn measure(turn: &mut Turn<'_>) -> Outcome {
    if !turn.wants("lighthouse") {
        return Ok(());
    }
    let program = std::fs::canonicalize(&turn.options.program)?;
    let run = Command::new("npm")
        .args(["--prefix", "e2e", "run", "--silent", "lighthouse"])
        .env("VITRINE_BINARY", program)
        .env("LIGHTHOUSE", "all")
        .env("LIGHTHOUSE_MINUTES", turn.options.lighthouse_minutes.to_string())
        .stderr(Stdio::inherit())
        .output()
        .await?;
    let stdout = String::from_utf8_lossy(&run.stdout);
    let pages: Vec<Page<'_>> = stdout.lines().filter_map(page).collect();
    let Some(all) = stdout.lines().find_map(|line| line.split_once(" of ")?.1.strip_suffix(" pages measured")) else {
        return Err(format!("Lighthouse did not come to its end:\n{stdout}").into());
    };
    for (at, category) in CATEGORIES.iter().enumerate() {
        let below = pages.iter().filter(|page| page.scores[at] < 100.0).count();
        let label =
            format!("public pages below 100 in Lighthouse (mobile), {} of {all} measured: {category}", pages.len());
        turn.add(&label, Unit::Count, Hold::AtMost(0.0), Figure::alone(below as f64));
    }
    turn.measured.notes.push_str(&notes(&pages, all, &stdout));
    Ok(())
}

/// The table of the pages, and which could not be measured.
fn notes(pages: &[Page<'_>], all: &str, stdout: &str) -> String {
    let mut notes = format!(
        "\nLighthouse, {} of {all} pages:\n\n| page | {} | what costs points |\n|---|--:|--:|--:|--:|---|\n",
        pages.len(),
        CATEGORIES.join(" | ")
    );
    for Page { path, scores, costs } in pages {
        let _ = writeln!(notes, "| {path} | {} | {costs} |", scores.map(|score| score.to_string()).join(" | "));
    }
    for failure in stdout.lines().filter_map(failure) {
        let _ = writeln!(notes, "\nNot measured: {failure}");
    }
    notes
}

/// A page and what was found.
#[derive(Debug, PartialEq)]
struct Page<'a> {
    path: &'a str,
    scores: [f64; 4],
    /// The audits that cost points, as Lighthouse names them.
    costs: &'a str,
}

/// A line of its table: `| /pricing | 99 | 100 | 100 | 100 | largest-contentful-paint 1.9 s |`.
fn page(line: &str) -> Option<Page<'_>> {
    // The runner may write over its own line before it.
    let line = &line[line.find("| /")?..];
    let cells: Vec<&str> = line.trim().trim_matches('|').split('|').map(str::trim).collect();
    let [path, scores @ .., costs] = cells.as_slice() else { return None };
    let scores = scores.iter().map(|cell| cell.parse().ok()).collect::<Option<Vec<f64>>>()?;
    Some(Page { path, scores: scores.try_into().ok()?, costs })
}

/// A page that Lighthouse failed at each time, and why: `not measured: /pricing: NO_FCP`.
fn failure(line: &str) -> Option<&str> {
    line.split_once("not measured: ").map(|(_, failure)| failure.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lines_with_a_page_and_four_scores_count() {
        assert_eq!(
            page("\u{1b}[2K| /fr/blog | 99 | 100 | 100 | 100 | speed-index 1.9 s |"),
            Some(Page { path: "/fr/blog", scores: [99.0, 100.0, 100.0, 100.0], costs: "speed-index 1.9 s" })
        );
        assert_eq!(page("| / | 100 | 100 | 100 | 100 |  |").map(|page| page.costs), Some(""));
        for line in ["| page | performance |", "|---|--:|", "| / | 1 | 2 | |", "2 of 3 pages measured", ""] {
            assert_eq!(page(line), None, "{line}");
        }
    }

    #[test]
    fn an_unmeasured_page_is_reported_without_a_score() {
        let line = "\u{1b}[2Knot measured: /fr/blog: speed-index: NO_FCP";
        assert_eq!((page(line), failure(line)), (None, Some("/fr/blog: speed-index: NO_FCP")));
        assert!(notes(&[], "1", line).contains("Not measured: /fr/blog: speed-index: NO_FCP"));
    }
}

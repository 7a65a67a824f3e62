//! What Lighthouse says of the public pages on a simulated phone; the median of three runs. A page takes half a minute, so
//! a run measures for some minutes, and the next one goes on where it ended.

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
    let said = String::from_utf8_lossy(&run.stdout);
    let pages: Vec<(&str, [f64; 4])> = said.lines().filter_map(page).collect();
    let Some(all) = said.lines().find_map(|line| line.split_once(" of ")?.1.strip_suffix(" pages measured")) else {
        return Err(format!("Lighthouse did not come to its end:\n{said}").into());
    };
    for (at, category) in CATEGORIES.iter().enumerate() {
        let below = pages.iter().filter(|(_, scores)| scores[at] < 100.0).count();
        let what =
            format!("public pages below 100 in Lighthouse (mobile), {} of {all} measured: {category}", pages.len());
        turn.add(&what, Unit::Count, Hold::AtMost(0.0), Figure::alone(below as f64));
    }
    let notes = &mut turn.measured.notes;
    let _ = write!(
        notes,
        "\nLighthouse, {} of {all} pages:\n\n| page | {} |\n|---|--:|--:|--:|--:|\n",
        pages.len(),
        CATEGORIES.join(" | ")
    );
    for (path, scores) in &pages {
        let _ = writeln!(notes, "| {path} | {} |", scores.map(|score| score.to_string()).join(" | "));
    }
    Ok(())
}

/// A line of its table: `| /pricing | 100 | 100 | 100 | 100 |`.
fn page(line: &str) -> Option<(&str, [f64; 4])> {
    // The runner may write over its own line before it.
    let line = &line[line.find("| /")?..];
    let mut cells = line.trim().trim_matches('|').split('|').map(str::trim);
    let path = cells.next()?;
    let scores = cells.map(|cell| cell.parse().ok()).collect::<Option<Vec<f64>>>()?;
    Some((path, scores.try_into().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_lines_with_a_page_and_four_scores_count() {
        assert_eq!(
            page("\u{1b}[2K| /fr/blog | 99 | 100 | 100 | 100 |"),
            Some(("/fr/blog", [99.0, 100.0, 100.0, 100.0]))
        );
        for line in ["| page | performance |", "|---|--:|", "| / | 1 | 2 |", "2 of 3 pages measured", ""] {
            assert_eq!(page(line), None, "{line}");
        }
    }
}

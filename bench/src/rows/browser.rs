//! The list in a browser: scrolling, typing, opening a location, with 100,000 of them behind it. Chromium counts.

use std::process::Stdio;

use serde_json::Value;
use tokio::process::Command;

use super::Turn;
use crate::{
    Outcome,
    table::{Figure, Hold, Unit},
};

pub(super) async fn measure(turn: &mut Turn<'_>) -> Outcome {
    if !turn.wants("browser") {
        return Ok(());
    }
    let program = std::fs::canonicalize(&turn.options.program)?;
    let rows = turn.options.largest.min(100_000);
    let run = Command::new("npm")
        .args(["--prefix", "e2e", "run", "--silent", "table"])
        .env("VITRINE_BINARY", program)
        .env("TABLE_ROWS", rows.to_string())
        .stderr(Stdio::inherit())
        .output()
        .await?;
    let stdout = String::from_utf8_lossy(&run.stdout);
    let line = stdout.lines().find_map(|line| line.find("{\"rows\"").map(|at| &line[at..]));
    let Some(line) = line.filter(|_| run.status.success()) else {
        return Err(format!("the list was not measured in the browser:\n{stdout}").into());
    };
    let figures: Value = serde_json::from_str(line)?;
    let seconds = |name: &str| Figure::alone(figures[name].as_f64().unwrap_or(f64::NAN) / 1000.0);
    for (label, name, most) in [
        ("the list of 100,000 in a browser: longest frame while scrolling", "scroll_longest", 0.05),
        ("the same: longest keystroke in the search box", "key_longest", 0.1),
        ("the same: first rows after the address is opened", "first_rows", 1.0),
        ("the same: a location's drawer opened", "drawer", 0.2),
    ] {
        turn.add(label, Unit::Seconds, Hold::AtMost(most), seconds(name));
    }
    let note = format!(
        "\nIn the browser, {rows} rows: median frame while scrolling {} ms, 99 of 100 within {} ms, {} over 50 ms; a \
         search shown after {} ms, another order after {} ms; a bulk edit of all of them done after {} ms.\n",
        figures["scroll_median"],
        figures["scroll_p99"],
        figures["scroll_over_50"],
        figures["search"],
        figures["sort"],
        figures["bulk"],
    );
    turn.measured.notes.push_str(&note);
    Ok(())
}

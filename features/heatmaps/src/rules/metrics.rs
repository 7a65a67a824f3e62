//! Metrics of a scan: ARP, ATRP, SoLV and what goes with them (definitions of Local Falcon; the rounding is ours).
//!
//! With m measured pins, absent counting as rank 21, and missing and excluded pins left out everywhere:
//! ARP = mean rank over the pins with a rank of at most 20; ATRP = mean rank over m; SoLV = 100·(ranks ≤ 3)/m, top 10 and
//! top 20 alike; coverage = 100·m/(pins - excluded). All are rounded to hundredths, ties up, on the exact fraction.

use serde::Serialize;

use super::{
    grid::Grid,
    pin::{DEPTH, PinState},
    rounding::hundredths,
    score::{Metric, top10},
};

/// Metrics of a scan; null when no pin has a value to average.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Metrics {
    /// Number of pins of the grid.
    pub(crate) pins: usize,
    /// Number of pins that the user dropped.
    pub(crate) excluded: usize,
    /// Number of pins without a valid answer.
    pub(crate) missing: usize,
    /// Number of pins with a valid answer.
    pub(crate) measured: usize,
    /// Number of pins with a rank of at most 20.
    pub(crate) found_in: usize,
    /// Average rank where found.
    pub(crate) arp: Option<f64>,
    /// Average total rank.
    pub(crate) atrp: Option<f64>,
    /// Share of local voice.
    pub(crate) solv: Option<f64>,
    /// Percentage of ranks of at most 10.
    pub(crate) top10: Option<f64>,
    /// Percentage of ranks of at most 20.
    pub(crate) top20: Option<f64>,
    /// Mean score of the bands of ranks.
    pub(crate) visibility: Option<f64>,
    /// Rank at the center, or its state.
    #[serde(rename = "centre")]
    pub(crate) center: PinState,
    /// Percentage of pins with a valid answer among those that were not dropped.
    pub(crate) coverage: Option<f64>,
    /// Completeness of the answers.
    pub(crate) status: Status,
}

/// Completeness of the answers of a scan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Status {
    /// Every pin has a valid answer.
    Complete,
    /// Some pins have none.
    Partial,
    /// No pin has one.
    Empty,
}

impl Metrics {
    /// Computes the metrics of a grid.
    pub(crate) fn of(grid: &Grid<PinState>) -> Self {
        let count = |state| grid.values().iter().filter(|pin| **pin == state).count();
        let ranks: Vec<u32> = grid.values().iter().filter_map(|pin| pin.rank()).collect();
        let top20: Vec<u32> = ranks.iter().copied().filter(|rank| *rank <= DEPTH).collect();
        let (pins, excluded, missing) = (grid.values().len(), count(PinState::Excluded), count(PinState::Missing));
        let mean_of = |metric: Metric| mean(&ranks, |rank| metric.score(rank));
        Self {
            pins,
            excluded,
            missing,
            measured: ranks.len(),
            found_in: top20.len(),
            arp: mean(&top20, |rank| rank),
            atrp: mean_of(Metric::Atrp),
            solv: mean_of(Metric::Solv),
            top10: mean(&ranks, top10),
            top20: mean_of(Metric::Top20),
            visibility: mean_of(Metric::Visibility),
            center: *grid.middle(),
            coverage: hundredths(100 * ranks.len() as u64, (pins - excluded) as u64),
            status: match (ranks.len(), missing) {
                (0, _) => Status::Empty,
                (_, 0) => Status::Complete,
                _ => Status::Partial,
            },
        }
    }
}

fn mean(ranks: &[u32], score: impl Fn(u32) -> u32) -> Option<f64> {
    hundredths(ranks.iter().map(|rank| u64::from(score(*rank))).sum(), ranks.len() as u64)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn metrics(grid: Value) -> Value {
        serde_json::to_value(Metrics::of(&serde_json::from_value(grid).unwrap())).unwrap()
    }

    #[test]
    fn a_grid_without_a_pin_to_ask_has_no_figures_and_no_coverage() {
        let dropped = json!(["excluded", "excluded", "excluded"]);
        let metrics = metrics(json!([dropped, dropped, dropped]));
        assert_eq!(
            (&metrics["status"], &metrics["coverage"], &metrics["atrp"]),
            (&json!("empty"), &json!(null), &json!(null))
        );
        assert_eq!((&metrics["excluded"], &metrics["centre"]), (&json!(9), &json!("excluded")));
    }

    #[test]
    fn a_dropped_pin_changes_no_figure_of_the_others() {
        let with = |state: Value| metrics(json!([[1, 5, 12], [null, 2, 30], [4, 4, state]]));
        let (dropped, missing) = (with(json!("excluded")), with(json!("missing")));
        for figure in ["measured", "found_in", "arp", "atrp", "solv", "top10", "top20", "visibility"] {
            assert_eq!(dropped[figure], missing[figure], "{figure}");
        }
        assert_eq!((&dropped["status"], &missing["status"]), (&json!("complete"), &json!("partial")));
    }

    #[test]
    fn a_rank_behind_the_depth_counts_as_absent_but_keeps_its_number_at_the_center() {
        let (deep, absent) =
            (metrics(json!([[1, 1, 1], [1, 99, 1], [1, 1, 1]])), metrics(json!([[1, 1, 1], [1, null, 1], [1, 1, 1]])));
        assert_eq!(
            (&deep["centre"], &deep["atrp"], &deep["found_in"]),
            (&json!(99), &absent["atrp"], &absent["found_in"])
        );
    }
}

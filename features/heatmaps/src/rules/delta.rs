//! Change of a metric between two scans with missing pins: the means over the pins that both scans measured.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{pin::PinState, rounding::to_decimals, score::Metric};

/// Decimals of a change.
const DECIMALS: i32 = 4;

/// Change of a metric over the common pins.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Delta {
    /// Newer mean minus older mean; null when no pin is in both.
    pub(crate) delta: Option<f64>,
    /// Number of pins that both scans measured.
    pub(crate) common: usize,
}

impl Delta {
    /// Compares two scans, given by the names of their pins.
    pub(crate) fn of(metric: Metric, before: &BTreeMap<String, PinState>, after: &BTreeMap<String, PinState>) -> Self {
        let score = |pin: &PinState| pin.rank().map(|rank| i64::from(metric.score(rank)));
        let changes: Vec<i64> =
            before.iter().filter_map(|(name, older)| Some(score(after.get(name)?)? - score(older)?)).collect();
        let sum: i64 = changes.iter().sum();
        let delta = (!changes.is_empty()).then(|| to_decimals(sum as f64 / changes.len() as f64, DECIMALS));
        Self { delta, common: changes.len() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pins_that_both_scans_measured_count() {
        let pins = |json: &str| serde_json::from_str(json).unwrap();
        for (before, after, delta, common) in [
            ("{}", "{}", None, 0),
            (r#"{"a": 1}"#, r#"{"b": 1}"#, None, 0),
            (r#"{"a": 1}"#, r#"{"a": "excluded"}"#, None, 0),
            (r#"{"a": 1, "b": 2, "c": 9}"#, r#"{"a": null, "b": 2, "d": 9}"#, Some(10.0), 2),
            (r#"{"a": 3, "b": 2, "c": 9}"#, r#"{"a": 2, "b": 2, "c": 9}"#, Some(-0.3333), 3),
        ] {
            assert_eq!(
                Delta::of(Metric::Atrp, &pins(before), &pins(after)),
                Delta { delta, common },
                "{before} {after}"
            );
        }
    }
}

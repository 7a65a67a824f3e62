//! Scores of a location over its directories.

use serde::Serialize;

use crate::listing::one_decimal;

/// Weights of the tiers 1 to 5.
const TIER_WEIGHTS: [f64; 5] = [10.0, 5.0, 3.0, 2.0, 1.0];

/// State of a directory that applies to the location.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Check {
    /// Not checked yet.
    Unchecked,
    /// Checked: no listing.
    Missing,
    /// Checked: a listing with this score, 0 to 100.
    Listed(f64),
}

/// Directory that applies to the location.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// Tier, 1 (heaviest) to 5.
    pub tier: u8,
    /// State.
    pub check: Check,
}

/// Scores of a location, 0 to 100 with one decimal. `None` when the denominator is 0.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Scores {
    /// Scores of the listings over all checked directories; a missing listing is 0.
    pub score: Option<f64>,
    /// Scores of the listings over the directories that have one.
    pub accuracy: Option<f64>,
    /// Directories with a listing over all checked ones.
    pub coverage: Option<f64>,
    /// Checked directories over all that apply.
    pub checked: Option<f64>,
}

/// Computes the scores of a location; directories weigh 10, 5, 3, 2 or 1 by their tier.
pub fn location_scores(rows: &[Row]) -> Scores {
    let (mut all, mut checked, mut listed, mut points) = (0.0, 0.0, 0.0, 0.0);
    for row in rows {
        let tier = usize::from(row.tier.clamp(1, 5));
        let weight = TIER_WEIGHTS[tier - 1];
        all += weight;
        if row.check != Check::Unchecked {
            checked += weight;
        }
        if let Check::Listed(score) = row.check {
            listed += weight;
            points += weight * score;
        }
    }
    let share = |part: f64, whole: f64| (whole > 0.0).then(|| one_decimal(part / whole));
    Scores {
        score: share(points, checked),
        accuracy: share(points, listed),
        coverage: share(100.0 * listed, checked),
        checked: share(100.0 * checked, all),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_null_and_not_0() {
        let nothing = Scores { score: None, accuracy: None, coverage: None, checked: None };
        assert_eq!(location_scores(&[]), nothing);
        let unchecked = location_scores(&[Row { tier: 2, check: Check::Unchecked }]);
        assert_eq!(unchecked, Scores { checked: Some(0.0), ..nothing });
    }

    #[test]
    fn directories_weigh_by_their_tier() {
        let rows = [Row { tier: 1, check: Check::Listed(100.0) }, Row { tier: 9, check: Check::Missing }];
        let scores = location_scores(&rows);
        assert_eq!((scores.score, scores.accuracy, scores.coverage), (Some(90.9), Some(100.0), Some(90.9)));
    }
}

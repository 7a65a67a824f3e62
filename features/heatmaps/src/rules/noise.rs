//! Decides whether two sets of scans differ by more than noise.
//!
//! Control pins are asked twice in a scan. With their scores a and b, v = (4·v0 + ½Σ(a-b)²) / (4 + pairs) is the variance of
//! one reading. With at least four earlier changes d from scan to scan, of which the last k ≤ 8 count,
//! u = (4·u0 + k·max(0, median(d²)/0.4549 - 2v/eff)) / (4 + k) is the variance of a whole scan, else u0; eff is the number
//! of effective pins of the newest scan of the older side, and 0.4549 the median of the square of a standard normal
//! variable. The means of the newer scans A and the older scans B then have the standard error
//! se² = Σ_A(v/eff + u/2)/|A|² + Σ_B(v/eff + u/2)/|B|². A difference beyond 2.576 se (99 %) is real, beyond 1.960 se (95 %)
//! perhaps. v0 and u0 are priors worth four readings each, assumed until noise is measured. Source: our own rule.

use serde::{Deserialize, Serialize};

use super::{pin::PinState, rounding::to_decimals, score::Metric};

/// Number of observations that a prior counts as.
const PRIOR_WEIGHT: f64 = 4.0;
/// Minimum number of earlier changes for a variance of their own.
const MIN_HISTORY: usize = 4;
/// Maximum number of earlier changes that count.
const MAX_HISTORY: usize = 8;
/// Median of the square of a standard normal variable.
const MEDIAN_OF_SQUARE: f64 = 0.4549;
/// Standard errors beyond which a difference is real: 99 % of a normal distribution are within.
const REAL: f64 = 2.576;
/// Standard errors beyond which a difference may be real: 95 % of a normal distribution are within.
const MAYBE: f64 = 1.960;
/// Maximum absolute value of a number of a case; metrics have at most 100.
const MAX_NUMBER: f64 = 1e6;
/// Decimals of the results.
const DECIMALS: i32 = 4;

/// Value of a metric in one scan.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(from = "(f64, f64)")]
pub(crate) struct Scan {
    /// Value of the metric.
    pub(crate) value: f64,
    /// Number of pins that the value rests on: the measured ones, or the effective ones of an adaptive scan.
    pub(crate) effective_pins: f64,
}

/// Two sets of scans of one panel, with the noise measured so far. Lists begin with the oldest.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Comparison {
    /// Metric that is compared.
    pub(crate) metric: Metric,
    /// First and second reading of the control pins of the last scans.
    pub(crate) pairs: Vec<(PinState, PinState)>,
    /// Newer scans.
    pub(crate) after: Vec<Scan>,
    /// Older scans.
    pub(crate) before: Vec<Scan>,
    /// Changes from scan to scan before the newer scans.
    pub(crate) history: Vec<f64>,
}

/// Difference of two sets of scans, with the band of its noise.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Difference {
    /// Metric that is compared.
    metric: Metric,
    /// Number of control pins with two readings.
    pairs: usize,
    /// Variance of one reading.
    pub(crate) reading_variance: f64,
    /// Variance of the change between two scans.
    pub(crate) run_variance: f64,
    /// Difference beyond which a change is real.
    pub(crate) band: f64,
    /// Mean of the newer scans minus mean of the older scans.
    pub(crate) delta: f64,
    /// Verdict on the difference.
    pub(crate) verdict: Verdict,
}

/// Verdict on a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HeatmapVerdict)]
pub(crate) enum Verdict {
    /// Beyond the band of 99 %.
    Real,
    /// Beyond the band of 95 %.
    Maybe,
    /// Within the band of 95 %.
    Noise,
}

/// Error: a comparison without scans, or with a number that no scan has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("each side of a comparison has a scan, with numbers below a million and at least one effective pin")]
pub(crate) struct InvalidComparison;

impl From<(f64, f64)> for Scan {
    fn from((value, effective_pins): (f64, f64)) -> Self {
        Self { value, effective_pins }
    }
}

impl Comparison {
    /// Returns the difference of the two sides and whether it is more than noise.
    pub(crate) fn difference(&self) -> Result<Difference, InvalidComparison> {
        let is_usual = |number: f64| number.abs() <= MAX_NUMBER;
        let is_scan = |scan: &Scan| is_usual(scan.value) && (1.0..=MAX_NUMBER).contains(&scan.effective_pins);
        let newest_before = self.before.last().ok_or(InvalidComparison)?;
        let is_valid = self.after.iter().chain(&self.before).all(is_scan) && self.history.iter().copied().all(is_usual);
        if self.after.is_empty() || !is_valid {
            return Err(InvalidComparison);
        }
        let squares: Vec<f64> = self.pairs.iter().filter_map(|pair| self.square(pair)).collect();
        let (reading_prior, run_prior) = priors(self.metric);
        let reading_variance =
            (PRIOR_WEIGHT * reading_prior + squares.iter().sum::<f64>() / 2.0) / (PRIOR_WEIGHT + squares.len() as f64);
        let run_variance = self.run_variance(run_prior, 2.0 * reading_variance / newest_before.effective_pins);
        let variance = |scans: &[Scan]| {
            let sum: f64 = scans.iter().map(|scan| reading_variance / scan.effective_pins + run_variance / 2.0).sum();
            sum / (scans.len() as f64).powi(2)
        };
        let error = (variance(&self.after) + variance(&self.before)).sqrt();
        let delta = mean(&self.after) - mean(&self.before);
        Ok(Difference {
            metric: self.metric,
            pairs: squares.len(),
            reading_variance: to_decimals(reading_variance, DECIMALS),
            run_variance: to_decimals(run_variance, DECIMALS),
            band: to_decimals(REAL * error, DECIMALS),
            delta: to_decimals(delta, DECIMALS),
            verdict: match delta.abs() {
                size if size > REAL * error => Verdict::Real,
                size if size > MAYBE * error => Verdict::Maybe,
                _ => Verdict::Noise,
            },
        })
    }

    /// Returns the square of the difference between two readings of a control pin; `None` when one is missing.
    fn square(&self, (first, second): &(PinState, PinState)) -> Option<f64> {
        let score = |pin: &PinState| pin.rank().map(|rank| f64::from(self.metric.score(rank)));
        Some((score(first)? - score(second)?).powi(2))
    }

    /// Returns the variance of the change between two scans, from earlier changes without the part of their readings.
    fn run_variance(&self, prior: f64, of_readings: f64) -> f64 {
        if self.history.len() < MIN_HISTORY {
            return prior;
        }
        let last = &self.history[self.history.len().saturating_sub(MAX_HISTORY)..];
        let count = last.len() as f64;
        let squares = last.iter().map(|change| change * change).collect();
        let observed = (median(squares) / MEDIAN_OF_SQUARE - of_readings).max(0.0);
        (PRIOR_WEIGHT * prior + count * observed) / (PRIOR_WEIGHT + count)
    }
}

/// Returns the variances of a reading and of a scan that are assumed before there are observations.
fn priors(metric: Metric) -> (f64, f64) {
    match metric {
        Metric::Atrp => (5.5, 0.9),
        Metric::Solv => (270.0, 26.0),
        Metric::Top20 => (400.0, 36.0),
        Metric::Visibility => (180.0, 21.0),
    }
}

fn mean(scans: &[Scan]) -> f64 {
    scans.iter().map(|scan| scan.value).sum::<f64>() / scans.len() as f64
}

/// Returns the median of a list that is not empty.
fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_unstable_by(f64::total_cmp);
    f64::midpoint(numbers[(numbers.len() - 1) / 2], numbers[numbers.len() / 2])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comparison(after: &[(f64, f64)], before: &[(f64, f64)], history: &[f64]) -> Comparison {
        let scans = |scans: &[(f64, f64)]| scans.iter().copied().map(Scan::from).collect();
        let (after, before) = (scans(after), scans(before));
        Comparison { metric: Metric::Solv, pairs: Vec::new(), after, before, history: history.to_vec() }
    }

    #[test]
    fn a_side_without_scans_and_numbers_that_no_scan_has_are_refused() {
        let scan = (50.0, 49.0);
        for (after, before, history) in [
            (vec![], vec![scan], vec![]),
            (vec![scan], vec![], vec![]),
            (vec![(f64::NAN, 49.0)], vec![scan], vec![]),
            (vec![scan], vec![(f64::INFINITY, 49.0)], vec![]),
            (vec![scan], vec![(1e300, 49.0)], vec![]),
            (vec![scan], vec![(50.0, 0.0)], vec![]),
            (vec![scan], vec![(50.0, -49.0)], vec![]),
            (vec![scan], vec![(50.0, 5e-324)], vec![]),
            (vec![scan], vec![scan], vec![f64::NAN]),
        ] {
            assert_eq!(comparison(&after, &before, &history).difference().err(), Some(InvalidComparison), "{after:?}");
        }
    }

    #[test]
    fn the_newest_older_scan_says_how_much_of_the_changes_is_reading_noise() {
        let history = [12.0, -12.0, 12.0, -12.0];
        let variance =
            |before: &[(f64, f64)]| comparison(&[(50.0, 49.0)], before, &history).difference().unwrap().run_variance;
        let (small, large) = ((50.0, 9.0), (50.0, 441.0));
        assert!(variance(&[small, large]) > variance(&[large, small]));
    }

    #[test]
    fn three_changes_are_no_history_and_a_ninth_is_forgotten() {
        let variance = |history: &[f64]| {
            comparison(&[(50.0, 49.0)], &[(50.0, 49.0)], history)
                .difference()
                .ok()
                .map(|difference| difference.run_variance)
        };
        assert_eq!(variance(&[90.0; 3]), variance(&[]));
        assert_eq!(variance(&[&[90.0; 5][..], &[1.0; 8]].concat()), variance(&[1.0; 8]));
        assert!(variance(&[90.0; 4]) > variance(&[]));
    }

    #[test]
    fn the_edge_of_the_band_is_noise() {
        let verdict = |value: f64| comparison(&[(value, 49.0)], &[(0.0, 49.0)], &[]).difference().unwrap().verdict;
        let error = (2.0 * (270.0_f64 / 49.0 + 13.0)).sqrt();
        for (value, expected) in [
            (error * MAYBE * 0.999_999, Verdict::Noise),
            (-error * MAYBE * 1.000_001, Verdict::Maybe),
            (error * REAL * 0.999_999, Verdict::Maybe),
            (-error * REAL * 1.000_001, Verdict::Real),
        ] {
            assert_eq!(verdict(value), expected, "{value}");
        }
    }
}

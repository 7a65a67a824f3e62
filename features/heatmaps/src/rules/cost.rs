//! Maximum cost of scans, in millionths of the currency unit, and the check against a spending cap. Integers only.

use serde::{Deserialize, Serialize};

/// Scans to forecast.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Plan {
    /// Number of pins per keyword.
    pins: u64,
    /// Number of control pins per keyword, which are asked again.
    control: u64,
    /// Number of keywords.
    keywords: u64,
    /// Number of pages that the provider charges per pin.
    pages: u64,
    /// Price of a page.
    price_micros: u64,
    /// Number of scans.
    runs: u64,
}

/// Maximum cost of a plan. A provider may charge less, for failed calls or fewer pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Forecast {
    /// (pins + control pins) × keywords × pages.
    calls_per_run: u64,
    /// Price of the calls of one scan.
    run_micros: u64,
    /// Calls of all scans.
    calls: u64,
    /// Price of all scans.
    micros: u64,
}

/// Spending of an organization in a month.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(crate) struct Budget {
    /// Maximum that may be spent.
    pub(crate) cap: u64,
    /// Cost of finished scans.
    pub(crate) spent: u64,
    /// Maximum cost of scans that are under way.
    pub(crate) reserved: u64,
}

/// Error: a plan whose cost is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the cost of the plan is too large")]
pub(crate) struct TooLarge;

impl Plan {
    /// Returns the maximum cost.
    pub(crate) fn forecast(&self) -> Result<Forecast, TooLarge> {
        let product =
            |factors: &[u64]| factors.iter().try_fold(1_u64, |all, factor| all.checked_mul(*factor)).ok_or(TooLarge);
        let pins = self.pins.checked_add(self.control).ok_or(TooLarge)?;
        let calls_per_run = product(&[pins, self.keywords, self.pages])?;
        let run_micros = product(&[calls_per_run, self.price_micros])?;
        let (calls, micros) = (product(&[calls_per_run, self.runs])?, product(&[run_micros, self.runs])?);
        Ok(Forecast { calls_per_run, run_micros, calls, micros })
    }
}

impl Budget {
    /// Returns true when a scan of this maximum cost may start: spent + reserved + cost ≤ cap.
    pub(crate) fn may_start(&self, cost: u64) -> bool {
        [self.spent, self.reserved, cost].into_iter().map(u128::from).sum::<u128>() <= u128::from(self.cap)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cost_beyond_the_numbers_is_refused() {
        let plan = Plan { pins: 441, control: 3, keywords: 1, pages: 1, price_micros: 1, runs: 1 };
        assert!(plan.forecast().is_ok());
        for large in [
            Plan { pins: u64::MAX, ..plan },
            Plan { keywords: u64::MAX, ..plan },
            Plan { price_micros: u64::MAX, ..plan },
            Plan { runs: u64::MAX, ..plan },
        ] {
            assert_eq!(large.forecast(), Err(TooLarge), "{large:?}");
        }
    }

    #[test]
    fn a_scan_starts_if_it_fits_under_the_cap_to_the_millionth() {
        for (cap, spent, reserved, cost, may_start) in [
            (10, 3, 3, 4, true),
            (10, 3, 3, 5, false),
            (10, 11, 0, 0, false),
            (u64::MAX, u64::MAX, 0, 0, true),
            (u64::MAX, u64::MAX, u64::MAX, u64::MAX, false),
        ] {
            assert_eq!(Budget { cap, spent, reserved }.may_start(cost), may_start, "{cap} {spent} {reserved} {cost}");
        }
    }
}

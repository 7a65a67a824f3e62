//! Change of a scan against the scans of the same panel before it.

use super::{
    noise::{Comparison, Scan, Verdict},
    pin::PinState,
    score::Metric,
};
use crate::types::{Figures, MetricChange, ScanChange};

/// Maximum number of earlier scans that a scan is compared with.
const BEFORE: usize = 4;
/// Maximum number of scans whose control pins count, the new one included.
const WITH_CONTROL: usize = 8;
/// Minimum percentage of pins with an answer in a scan that is compared.
const MIN_COVERAGE: f64 = 90.0;

/// Figures of a scan with both readings of its control pins.
#[derive(Clone, Debug)]
pub(crate) struct ScanFigures {
    pub(crate) figures: Figures,
    pub(crate) pairs: Vec<(PinState, PinState)>,
}

impl ScanFigures {
    /// Returns true for a scan that may be compared with others.
    pub(crate) fn is_comparable(&self) -> bool {
        self.figures.coverage.is_some_and(|coverage| coverage >= MIN_COVERAGE)
    }

    fn scan(&self, metric: Metric) -> Option<Scan> {
        let value = match metric {
            Metric::Atrp => self.figures.atrp,
            Metric::Solv => self.figures.solv,
            Metric::Top20 => self.figures.top20,
            Metric::Visibility => self.figures.visibility,
        };
        Some(Scan { value: value?, effective_pins: self.figures.effective })
    }
}

/// Returns true for a change that is more than noise.
pub(crate) fn is_real(change: &ScanChange) -> bool {
    [change.atrp, change.solv].iter().any(|metric| metric.verdict == Verdict::Real)
}

/// Returns true when the business is found further down, or in fewer places of the top 3, by more than noise.
pub(crate) fn is_drop(change: &ScanChange) -> bool {
    let is_real = |metric: MetricChange| metric.verdict == Verdict::Real;
    (is_real(change.atrp) && change.atrp.delta > 0.0) || (is_real(change.solv) && change.solv.delta < 0.0)
}

/// Compares a scan with the scans before it, the oldest first. `None` when there is none to compare with, or the new scan
/// has too few answers.
pub(crate) fn change(newest: &ScanFigures, earlier: &[ScanFigures]) -> Option<ScanChange> {
    let earlier: Vec<&ScanFigures> = earlier.iter().filter(|scan| scan.is_comparable()).collect();
    if earlier.is_empty() || !newest.is_comparable() {
        return None;
    }
    let with_control = earlier.len().saturating_sub(WITH_CONTROL - 1);
    let pairs: Vec<(PinState, PinState)> =
        earlier[with_control..].iter().copied().chain([newest]).flat_map(|scan| scan.pairs.iter().copied()).collect();
    let change = |metric| metric_change(metric, (newest, &earlier), &pairs);
    Some(ScanChange {
        scans: earlier.len().min(BEFORE) as i64,
        pairs: pairs.len() as i64,
        atrp: change(Metric::Atrp)?,
        solv: change(Metric::Solv)?,
        top20: change(Metric::Top20)?,
        visibility: change(Metric::Visibility)?,
    })
}

fn metric_change(
    metric: Metric,
    (newest, earlier): (&ScanFigures, &[&ScanFigures]),
    pairs: &[(PinState, PinState)],
) -> Option<MetricChange> {
    let scans: Vec<Scan> = earlier.iter().filter_map(|scan| scan.scan(metric)).collect();
    let history = scans.windows(2).map(|pair| pair[1].value - pair[0].value).collect();
    let comparison = Comparison {
        metric,
        pairs: pairs.to_vec(),
        after: vec![newest.scan(metric)?],
        before: scans[scans.len().saturating_sub(BEFORE)..].to_vec(),
        history,
    };
    let difference = comparison.difference().ok()?;
    Some(MetricChange { delta: difference.delta, band: difference.band, verdict: difference.verdict })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(solv: f64, coverage: f64) -> ScanFigures {
        let figures = Figures {
            atrp: Some(8.0),
            solv: Some(solv),
            top20: Some(90.0),
            visibility: Some(60.0),
            coverage: Some(coverage),
            effective: 49.0,
            ..Figures::default()
        };
        ScanFigures { figures, pairs: vec![(PinState::Absent, PinState::Absent)] }
    }

    #[test]
    fn a_scan_is_compared_with_the_four_before_it() {
        let earlier: Vec<ScanFigures> = [20.0, 20.0, 30.0, 30.0, 30.0, 30.0].map(|solv| measured(solv, 100.0)).into();
        let change = change(&measured(80.0, 100.0), &earlier).unwrap();
        assert_eq!((change.scans, change.pairs, change.solv.delta, change.solv.verdict), (4, 7, 50.0, Verdict::Real));
        assert_eq!((change.atrp.delta, change.atrp.verdict), (0.0, Verdict::Noise));
    }

    #[test]
    fn a_drop_is_a_change_for_the_worse_beyond_the_noise() {
        let earlier: Vec<ScanFigures> = [50.0; 4].map(|solv| measured(solv, 100.0)).into();
        for (solv, atrp, real, dropped) in [
            (90.0, 8.0, true, false),
            (50.0, 8.0, false, false),
            (5.0, 8.0, true, true),
            (50.0, 18.0, true, true),
            (50.0, 1.0, true, false),
        ] {
            let mut newest = measured(solv, 100.0);
            newest.figures.atrp = Some(atrp);
            let change = change(&newest, &earlier).unwrap();
            assert_eq!((is_real(&change), is_drop(&change)), (real, dropped), "{solv} {atrp}");
        }
    }

    #[test]
    fn scans_with_too_few_answers_are_not_compared() {
        assert_eq!(change(&measured(80.0, 100.0), &[]), None);
        assert_eq!(change(&measured(80.0, 89.9), &[measured(30.0, 100.0)]), None);
        assert_eq!(change(&measured(80.0, 90.0), &[measured(30.0, 89.9)]), None);
        assert!(change(&measured(80.0, 90.0), &[measured(30.0, 90.0)]).is_some());
    }
}

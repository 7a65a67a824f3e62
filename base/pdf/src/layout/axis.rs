//! Scale of the values of a chart.

use crate::Unit;

/// Scale with round steps.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Scale {
    /// Value at one end.
    low: f64,
    /// Value at the other end.
    high: f64,
    /// Distance between two ticks.
    step: f64,
    /// True if the low end is at the top: ranks.
    is_reversed: bool,
}

/// Values beyond this one are drawn at the edge: no figure of a business comes near it.
const MAX_VALUE: f64 = 1e15;
/// Number of steps that a scale comes close to.
const STEPS: f64 = 4.0;

impl Scale {
    /// Chooses the scale of values. Numbers start at 0, because a cut axis exaggerates changes.
    pub(super) fn of(values: impl Iterator<Item = f64>, unit: Unit) -> Self {
        let (mut least, mut most, mut is_whole) = (f64::INFINITY, f64::NEG_INFINITY, true);
        for value in values.filter(|value| value.abs() < MAX_VALUE) {
            least = least.min(value);
            most = most.max(value);
            is_whole &= value.fract() == 0.0;
        }
        if least > most {
            (least, most) = (0.0, 1.0);
        }
        let (low, high) = match unit {
            Unit::Number | Unit::Percent => (least.min(0.0), most.max(0.0)),
            Unit::Stars => (((least - 0.25) * 2.0).floor() / 2.0, 5.0_f64.max(most)),
            Unit::Rank => (1.0_f64.min(least), most.max(5.0)),
        };
        let high = if high > low { high } else { low + 1.0 };
        let step = step((high - low) / STEPS, unit == Unit::Rank || is_whole && unit == Unit::Number);
        match unit {
            // The first tick of ranks is 1, and the others are multiples of the step.
            Unit::Rank => Self { low, high: (high / step).ceil() * step, step, is_reversed: true },
            Unit::Stars => {
                Self { low, high, step: if high - low <= 1.0 { 0.25 } else { step.max(0.5) }, is_reversed: false }
            }
            _ => Self { low: (low / step).floor() * step, high: (high / step).ceil() * step, step, is_reversed: false },
        }
    }

    /// Returns the height of a value, 0 at the bottom and 1 at the top.
    pub(super) fn height(&self, value: f64) -> f32 {
        let share = ((value - self.low) / (self.high - self.low)).clamp(0.0, 1.0) as f32;
        if self.is_reversed { 1.0 - share } else { share }
    }

    /// Returns the values of the ticks.
    pub(super) fn ticks(&self) -> Vec<f64> {
        let first = (self.low / self.step).ceil() as i64;
        let last = (self.high / self.step + 1e-6).floor() as i64;
        let mut ticks: Vec<f64> =
            (first..=last.min(first + 12)).map(|tick| (tick as f64 * self.step * 1e6).round() / 1e6).collect();
        if self.is_reversed && ticks.first().is_none_or(|tick| (tick - self.low).abs() > 1e-9) {
            ticks.retain(|tick| tick - self.low > self.step * 0.45);
            ticks.insert(0, self.low);
        }
        ticks
    }
}

/// Returns the round number at or above a step.
fn step(raw: f64, is_whole: bool) -> f64 {
    let scale = 10_f64.powf(raw.log10().floor());
    let round = [1.0, 2.0, 2.5, 5.0, 10.0].into_iter().map(|factor| factor * scale);
    let fits = |step: &f64| *step >= raw * 0.999 && (!is_whole || step.fract() == 0.0);
    round.into_iter().find(fits).unwrap_or(raw.ceil()).max(if is_whole { 1.0 } else { f64::MIN_POSITIVE })
}

#[cfg(test)]
mod tests {
    use super::Scale;
    use crate::Unit;

    fn ticks(values: &[f64], unit: Unit) -> Vec<f64> {
        Scale::of(values.iter().copied(), unit).ticks()
    }

    #[test]
    fn ticks_are_round_and_cover_the_values() {
        assert_eq!(ticks(&[3.0, 17.0], Unit::Number), [0.0, 5.0, 10.0, 15.0, 20.0]);
        assert_eq!(ticks(&[1.0], Unit::Number), [0.0, 1.0]);
        assert_eq!(ticks(&[], Unit::Number), [0.0, 1.0]);
        assert_eq!(ticks(&[0.2, 0.9], Unit::Percent), [0.0, 0.25, 0.5, 0.75, 1.0]);
        assert_eq!(ticks(&[0.0], Unit::Number), [0.0, 1.0]);
        assert_eq!(ticks(&[-3.0, 4.0], Unit::Number), [-4.0, -2.0, 0.0, 2.0, 4.0]);
        assert_eq!(ticks(&[12_000.0, 90.0], Unit::Number), [0.0, 5000.0, 10_000.0, 15_000.0]);
        assert_eq!(ticks(&[3.0, 18.0], Unit::Rank), [1.0, 5.0, 10.0, 15.0, 20.0]);
        assert_eq!(ticks(&[4.9, 10.2], Unit::Rank), [1.0, 5.0, 10.0, 15.0]);
        assert_eq!(ticks(&[4.3, 4.6], Unit::Stars), [4.0, 4.25, 4.5, 4.75, 5.0]);
    }

    #[test]
    fn values_beyond_measure_are_scaled_too() {
        for value in [f64::NAN, f64::INFINITY, f64::MAX, f64::MIN, f64::MIN_POSITIVE, 1e300] {
            for unit in [Unit::Number, Unit::Percent, Unit::Rank, Unit::Stars] {
                let scale = Scale::of([value, 1.0].into_iter(), unit);
                assert!(scale.ticks().len() < 20, "{value}");
                assert!((0.0..=1.0).contains(&scale.height(1.0)), "{value} {unit:?}");
            }
        }
    }

    #[test]
    fn the_first_rank_is_at_the_top() {
        let scale = Scale::of([2.0, 9.0].into_iter(), Unit::Rank);
        assert!(scale.height(1.0) > scale.height(9.0));
    }
}

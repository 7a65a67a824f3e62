//! Statistics of measurements, percentiles and medians, and their format.

use std::time::Duration;

/// The smallest value that `share` (0 to 1) of `sorted` do not exceed; nothing is interpolated. Zero for no values.
pub fn percentile(sorted: &[Duration], share: f64) -> Duration {
    let rank = (share * sorted.len() as f64).ceil() as usize;
    sorted.get(rank.clamp(1, sorted.len().max(1)) - 1).copied().unwrap_or_default()
}

/// The value in the middle; the lower of two. Zero for no values.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len().saturating_sub(1) / 2).copied().unwrap_or_default()
}

/// A whole number in groups of three digits: `1,234,567`.
pub fn grouped(number: f64) -> String {
    let digits = format!("{:.0}", number.abs());
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// Three digits that count, as people write them: `0.133`, `12.3`, `1,234`.
pub fn short(number: f64) -> String {
    match number.abs() {
        size if size >= 99.95 => grouped(number),
        size if size >= 9.995 => format!("{number:.1}"),
        size if size >= 0.9995 => format!("{number:.2}"),
        _ => format!("{number:.3}"),
    }
}

/// Milliseconds with their unit.
pub fn milliseconds(seconds: f64) -> String {
    format!("{} ms", short(seconds * 1e3))
}

/// Megabytes (10^6) with their unit.
pub fn megabytes(bytes: f64) -> String {
    format!("{} MB", short(bytes / 1e6))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn milli(values: &[u64]) -> Vec<Duration> {
        values.iter().map(|value| Duration::from_millis(*value)).collect()
    }

    #[test]
    fn a_percentile_is_a_value_that_was_measured() {
        let hundred = milli(&(1..=100).collect::<Vec<_>>());
        assert_eq!(percentile(&hundred, 0.5), Duration::from_millis(50));
        assert_eq!(percentile(&hundred, 0.99), Duration::from_millis(99));
        assert_eq!(percentile(&hundred, 1.0), Duration::from_millis(100));
        assert_eq!(percentile(&milli(&[1, 2, 3]), 0.5), Duration::from_millis(2));
        assert_eq!(percentile(&milli(&[7]), 0.99), Duration::from_millis(7));
        assert_eq!(percentile(&milli(&[7]), 0.0), Duration::from_millis(7));
        assert_eq!(percentile(&[], 0.99), Duration::ZERO);
    }

    #[test]
    fn a_median_is_not_moved_by_one_wild_run() {
        assert!((median(vec![10.0, 1000.0, 11.0]) - 11.0).abs() < f64::EPSILON);
        assert!((median(vec![4.0, 1.0]) - 1.0).abs() < f64::EPSILON);
        assert!(median(Vec::new()).abs() < f64::EPSILON);
    }

    #[test]
    fn numbers_keep_three_digits_that_count() {
        let written = [0.1334, 1.5, 12.34, 99.97, 1_234.4, 1_000_000.0].map(short);
        assert_eq!(written, ["0.133", "1.50", "12.3", "100", "1,234", "1,000,000"]);
    }
}

//! Rounding of figures.

/// Relative error of a sum of 441 products that still counts as a tie.
const TIE: f64 = 1e-12;

/// Returns the fraction rounded to hundredths, ties up; `None` for a denominator of 0. Computed on integers, so that
/// 9/8 = 1.125 becomes 1.13.
pub(crate) fn hundredths(numerator: u64, denominator: u64) -> Option<f64> {
    let (numerator, denominator) = (u128::from(numerator), u128::from(denominator));
    let hundredths = (200 * numerator + denominator).checked_div(2 * denominator)?;
    Some(hundredths as f64 / 100.0)
}

/// Returns a number of at least 0 rounded to hundredths, ties up. A number whose exact value is a tie is one here too,
/// although floating point sums miss it by a little.
pub(crate) fn to_hundredths(number: f64) -> f64 {
    (number * 100.0 * (1.0 + TIE) + 0.5).floor() / 100.0
}

/// Returns the number rounded to decimals, ties away from zero, without a negative zero.
pub(crate) fn to_decimals(number: f64, decimals: i32) -> f64 {
    let scale = 10_f64.powi(decimals);
    (number * scale).round() / scale + 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_rounded_away_from_zero_on_the_exact_fraction() {
        for (numerator, denominator, rounded) in [
            (9, 8, Some(1.13)),
            (900, 49, Some(18.37)),
            (1, 3, Some(0.33)),
            (0, 5, Some(0.0)),
            (5, 0, None),
            (201, 200, Some(1.01)),
        ] {
            assert_eq!(hundredths(numerator, denominator), rounded, "{numerator}/{denominator}");
        }
        assert_eq!(hundredths(u64::MAX, 1), Some(u64::MAX as f64));
    }

    #[test]
    fn a_floating_point_sum_beside_a_tie_is_a_tie() {
        for (number, rounded) in [(1.005, 1.01), (2.675, 2.68), (1.004_999, 1.0), (0.0, 0.0)] {
            assert_eq!(Some(to_hundredths(number)), Some(rounded), "{number}");
        }
    }

    #[test]
    fn there_is_no_negative_zero() {
        assert!(to_decimals(-0.000_001, 4).is_sign_positive());
        assert_eq!(Some(to_decimals(-1.234_56, 4)), Some(-1.2346));
    }
}

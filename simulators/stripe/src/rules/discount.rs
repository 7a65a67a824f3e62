//! Discounts of coupons.

/// Discount of a coupon.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Discount {
    /// Percentage of every line, credits included.
    Percent(f64),
    /// Amount of the positive lines.
    Amount(i64),
}

/// Returns the discount of each line. An amount is taken from the positive lines in proportion, to the last cent.
pub(crate) fn of_lines(discount: Discount, amounts: &[i64]) -> Vec<i64> {
    match discount {
        Discount::Percent(percent) => {
            amounts.iter().map(|amount| (*amount as f64 * percent.clamp(0.0, 100.0) / 100.0).round() as i64).collect()
        }
        Discount::Amount(off) => {
            let sum: i64 = amounts.iter().filter(|amount| **amount > 0).sum();
            let mut left = off.clamp(0, sum);
            let mut remaining = sum;
            let parts = amounts.iter().map(|amount| {
                if *amount <= 0 {
                    return 0;
                }
                let part = (i128::from(left) * i128::from(*amount) / i128::from(remaining)) as i64;
                left -= part;
                remaining -= amount;
                part
            });
            parts.collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discounts_are_shared_among_lines() {
        let table = [
            (Discount::Percent(20.0), vec![4_900, 2_500], vec![980, 500]),
            (Discount::Percent(33.3), vec![100], vec![33]),
            (Discount::Percent(10.0), vec![14_900, -4_900], vec![1_490, -490]),
            (Discount::Percent(150.0), vec![100], vec![100]),
            (Discount::Amount(1_000), vec![4_900, 2_500], vec![662, 338]),
            (Discount::Amount(9_000), vec![4_900, 2_500], vec![4_900, 2_500]),
            (Discount::Amount(100), vec![-50, 200], vec![0, 100]),
            (Discount::Amount(100), vec![-50, 0], vec![0, 0]),
        ];
        for (discount, amounts, expected) in table {
            assert_eq!(of_lines(discount, &amounts), expected, "{discount:?} of {amounts:?}");
        }
    }
}

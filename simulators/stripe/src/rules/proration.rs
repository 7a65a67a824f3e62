//! Prorations to the second.

/// Returns the part of `amount` for the time from `at` to the end of a period, rounded half away from zero.
pub(crate) fn part(amount: i64, (start, end): (i64, i64), at: i64) -> i64 {
    let length = i128::from(end - start);
    if length <= 0 {
        return 0;
    }
    let left = i128::from(end - at).clamp(0, length);
    let doubled = 2 * i128::from(amount) * left;
    let rounded = (doubled.abs() + length) / (2 * length);
    rounded as i64 * amount.signum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_amount_is_prorated_to_the_second() {
        let month = (0, 30 * 86_400);
        let table = [
            (14_900, 0, 14_900),
            (14_900, 15 * 86_400, 7_450),
            (14_900, 30 * 86_400, 0),
            (14_900, 31 * 86_400, 0),
            (14_900, -5, 14_900),
            (14_900, 1, 14_900),
            (14_900, 87, 14_899),
            (4_900, 10 * 86_400 + 1, 3_267),
            (-14_900, 15 * 86_400, -7_450),
            (1, 15 * 86_400, 1),
            (1, 15 * 86_400 + 1, 0),
            (-1, 15 * 86_400, -1),
            (0, 5, 0),
        ];
        for (amount, at, expected) in table {
            assert_eq!(part(amount, month, at), expected, "{amount} at {at}");
        }
        assert_eq!(part(5, (10, 10), 10), 0, "a period without length");
    }
}

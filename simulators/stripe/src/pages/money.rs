//! Amounts and dates as people read them.

use jiff::{Timestamp, tz::TimeZone};

/// Returns an amount of minor units.
pub(crate) fn money(amount: i64, currency: &str, french: bool) -> String {
    let sign = match currency {
        "usd" => "$",
        "eur" => "€",
        "gbp" => "£",
        other => other,
    };
    let (minus, amount) = (if amount < 0 { "−" } else { "" }, amount.abs());
    let (whole, cents) = (amount / 100, amount % 100);
    if french { format!("{minus}{whole},{cents:02}\u{a0}{sign}") } else { format!("{minus}{sign}{whole}.{cents:02}") }
}

/// Returns a day.
pub(crate) fn day(at: i64, french: bool) -> String {
    let date = Timestamp::from_second(at).unwrap_or_default().to_zoned(TimeZone::UTC).date();
    if french { dates::french(date) } else { dates::english(date) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_and_days_follow_the_language() {
        assert_eq!(money(14_905, "usd", false), "$149.05");
        assert_eq!(money(-14_905, "eur", true), "−149,05\u{a0}€");
        assert_eq!(day(1_796_083_200, true), "1er décembre 2026");
        assert_eq!(day(1_796_083_200, false), "December 1, 2026");
    }
}

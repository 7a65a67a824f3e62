//! Billing periods: they keep the day of their anchor, and end on the last day of a month that is too short for it.

use jiff::{Span, Timestamp, tz::TimeZone};

/// Interval of a price.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Interval {
    Day,
    Week,
    Month,
    Year,
}

impl Interval {
    /// Reads the interval of a price.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        match text {
            "day" => Some(Self::Day),
            "week" => Some(Self::Week),
            "month" => Some(Self::Month),
            "year" => Some(Self::Year),
            _ => None,
        }
    }

    fn span(self, count: i64) -> Span {
        let span = Span::new();
        let result = match self {
            Self::Day => span.try_days(count),
            Self::Week => span.try_weeks(count),
            Self::Month => span.try_months(count),
            Self::Year => span.try_years(count),
        };
        result.unwrap_or_default()
    }
}

/// Returns the time `count` intervals after `anchor`, in UTC.
pub(crate) fn after(anchor: i64, interval: Interval, count: i64) -> i64 {
    let Ok(start) = Timestamp::from_second(anchor) else { return anchor };
    let start = start.to_zoned(TimeZone::UTC);
    start.checked_add(interval.span(count)).map_or(anchor, |end| end.timestamp().as_second())
}

/// Returns the end of the period that starts at `start`: the first time after it that is a multiple of the interval after
/// the anchor.
pub(crate) fn end(anchor: i64, interval: Interval, count: i64, start: i64) -> i64 {
    let count = count.max(1);
    let length = (after(anchor, interval, count) - anchor).max(1);
    // A month has between 28 and 31 days, so that the first guess may be late.
    let mut number = ((start - anchor) / length - 1).max(0);
    loop {
        let end = after(anchor, interval, number * count);
        if end > start || number > 1_000_000 {
            return end;
        }
        number += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_second()
    }

    #[test]
    fn periods_keep_the_day_of_their_anchor_across_month_ends_and_leap_years() {
        let table = [
            ("2027-01-31T10:00:00Z", Interval::Month, "2027-01-31T10:00:00Z", "2027-02-28T10:00:00Z"),
            ("2027-01-31T10:00:00Z", Interval::Month, "2027-02-28T10:00:00Z", "2027-03-31T10:00:00Z"),
            ("2027-01-31T10:00:00Z", Interval::Month, "2027-03-31T10:00:00Z", "2027-04-30T10:00:00Z"),
            ("2028-01-31T10:00:00Z", Interval::Month, "2028-01-31T10:00:00Z", "2028-02-29T10:00:00Z"),
            ("2028-01-30T23:59:59Z", Interval::Month, "2028-02-29T23:59:59Z", "2028-03-30T23:59:59Z"),
            ("2026-12-15T00:00:00Z", Interval::Month, "2026-12-15T00:00:00Z", "2027-01-15T00:00:00Z"),
            ("2028-02-29T08:00:00Z", Interval::Year, "2028-02-29T08:00:00Z", "2029-02-28T08:00:00Z"),
            ("2028-02-29T08:00:00Z", Interval::Year, "2031-02-28T08:00:00Z", "2032-02-29T08:00:00Z"),
            ("2026-11-26T08:00:00Z", Interval::Day, "2026-11-26T08:00:00Z", "2026-11-27T08:00:00Z"),
            ("2026-11-26T08:00:00Z", Interval::Week, "2026-12-31T08:00:00Z", "2027-01-07T08:00:00Z"),
        ];
        for (anchor, interval, start, expected) in table {
            assert_eq!(end(at(anchor), interval, 1, at(start)), at(expected), "{anchor} {interval:?} {start}");
        }
    }

    #[test]
    fn a_period_may_have_several_intervals() {
        let anchor = at("2026-11-30T00:00:00Z");
        assert_eq!(end(anchor, Interval::Month, 3, anchor), at("2027-02-28T00:00:00Z"));
        assert_eq!(end(anchor, Interval::Month, 3, at("2027-02-28T00:00:00Z")), at("2027-05-30T00:00:00Z"));
    }
}

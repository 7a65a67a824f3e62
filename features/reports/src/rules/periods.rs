//! Periods of reports, and the periods that they are compared with.

use jiff::{Span as Days, Timestamp, civil::Date, tz::TimeZone};

use super::numbers::is_month;
use crate::types::{Comparison, Period, Span};

/// Maximum number of days of a report: Google retains 18 months.
pub(crate) const MAX_DAYS: i64 = 548;

/// Returns the number of days.
pub(crate) fn days(period: Period) -> i64 {
    i64::from((period.to - period.from).get_days()) + 1
}

/// Returns the date some days before.
pub(crate) fn back(date: Date, days: i64) -> Date {
    date.saturating_sub(Days::new().days(days))
}

/// Returns the period to compare with: the month before a whole month, else as many days right before, or the same days a
/// year before.
pub(crate) fn previous(period: Period, compare: Comparison) -> Option<Period> {
    match compare {
        Comparison::None => None,
        Comparison::Year => {
            let year = Days::new().years(1);
            Some(Period { from: period.from.saturating_sub(year), to: period.to.saturating_sub(year) })
        }
        Comparison::Previous if is_month(period) => {
            let to = back(period.from, 1);
            Some(Period { from: to.first_of_month(), to })
        }
        Comparison::Previous => Some(Period { from: back(period.from, days(period)), to: back(period.from, 1) }),
    }
}

/// Returns the part of a period whose days are known; `None` without one.
pub(crate) fn known_part(period: Period, known_days: Option<(Date, Date)>) -> Option<Period> {
    let (first, last) = known_days?;
    let part = Period { from: period.from.max(first), to: period.to.min(last) };
    (part.from <= part.to).then_some(part)
}

/// Returns the part of the previous period that a part of a period is compared with: all of it with a whole period, else
/// days at the same place in it. `None` when some of its days are not known.
pub(crate) fn comparable(
    period: Period,
    part: Period,
    previous: Option<Period>,
    known_days: Option<(Date, Date)>,
) -> Option<Period> {
    let (previous, (first, last)) = (previous?, known_days?);
    let compared = if part == period {
        previous
    } else {
        let skipped = i64::from((part.from - period.from).get_days());
        let from = previous.from.saturating_add(Days::new().days(skipped));
        Period { from, to: from.saturating_add(Days::new().days(days(part) - 1)) }
    };
    (compared.from >= first && compared.to <= last && compared.to < period.from).then_some(compared)
}

/// Returns the begin of a period, and the time right after its end (UTC).
pub(crate) fn times(period: Period) -> (Timestamp, Timestamp) {
    let midnight = |date: Date| date.to_zoned(TimeZone::UTC).map_or(Timestamp::MAX, |at| at.timestamp());
    (midnight(period.from), period.to.tomorrow().map_or(Timestamp::MAX, midnight))
}

/// Returns the period of a scheduled report that is made on a day.
pub(crate) fn of_span(span: Span, today: Date) -> Period {
    let yesterday = back(today, 1);
    match span {
        Span::LastDay => Period { from: yesterday, to: yesterday },
        Span::LastWeek => {
            let sunday = back(today, i64::from(today.weekday().to_monday_one_offset()));
            Period { from: back(sunday, 6), to: sunday }
        }
        Span::LastMonth => {
            let to = back(today.first_of_month(), 1);
            Period { from: to.first_of_month(), to }
        }
        Span::Last30Days => Period { from: back(today, 30), to: yesterday },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn period(text: &str) -> Period {
        let (from, to) = text.split_once('/').unwrap();
        Period { from: from.parse().unwrap(), to: to.parse().unwrap() }
    }

    fn day_range(text: &str) -> (Date, Date) {
        let Period { from, to } = period(text);
        (from, to)
    }

    #[test]
    fn a_month_is_compared_with_the_month_before_and_other_days_with_as_many() {
        for (dates, compare, expected) in [
            ("2026-03-01/2026-03-31", Comparison::Previous, Some("2026-02-01/2026-02-28")),
            ("2026-03-02/2026-03-08", Comparison::Previous, Some("2026-02-23/2026-03-01")),
            ("2026-03-01/2026-03-31", Comparison::Year, Some("2025-03-01/2025-03-31")),
            ("2028-02-29/2028-02-29", Comparison::Year, Some("2027-02-28/2027-02-28")),
            ("2026-03-01/2026-03-31", Comparison::None, None),
        ] {
            assert_eq!(previous(period(dates), compare), expected.map(period), "{dates} {compare:?}");
        }
    }

    #[test]
    fn days_with_data_are_compared_with_an_equal_number_of_days_with_data() {
        let month = period("2026-11-01/2026-11-30");
        let before = previous(month, Comparison::Previous);
        for (days, part, expected) in [
            ("2026-01-01/2026-12-31", Some("2026-11-01/2026-11-30"), Some("2026-10-01/2026-10-31")),
            ("2026-01-01/2026-11-24", Some("2026-11-01/2026-11-24"), Some("2026-10-01/2026-10-24")),
            ("2026-10-02/2026-12-31", Some("2026-11-01/2026-11-30"), None),
            ("2026-11-10/2026-12-31", Some("2026-11-10/2026-11-30"), None),
            ("2025-11-10/2026-10-31", None, None),
        ] {
            let known = known_part(month, Some(day_range(days)));
            assert_eq!(known, part.map(period), "{days}");
            let compared = known.and_then(|part| comparable(month, part, before, Some(day_range(days))));
            assert_eq!(compared, expected.map(period), "{days}");
        }
        assert_eq!(known_part(month, None), None);
    }

    #[test]
    fn scheduled_reports_are_about_whole_weeks_and_months() {
        for (span, today, expected) in [
            (Span::LastDay, "2026-11-26", "2026-11-25/2026-11-25"),
            (Span::LastWeek, "2026-11-26", "2026-11-16/2026-11-22"),
            (Span::LastWeek, "2026-11-23", "2026-11-16/2026-11-22"),
            (Span::LastWeek, "2026-11-22", "2026-11-09/2026-11-15"),
            (Span::LastMonth, "2026-03-31", "2026-02-01/2026-02-28"),
            (Span::LastMonth, "2026-01-01", "2025-12-01/2025-12-31"),
            (Span::Last30Days, "2026-11-26", "2026-10-27/2026-11-25"),
        ] {
            assert_eq!(of_span(span, today.parse().unwrap()), period(expected), "{span:?} {today}");
        }
    }

    #[test]
    fn a_period_ends_after_its_last_day() {
        let (from, until) = times(period("2026-11-01/2026-11-01"));
        assert_eq!(
            (from.to_string(), until.to_string()),
            ("2026-11-01T00:00:00Z".into(), "2026-11-02T00:00:00Z".into())
        );
    }
}

//! Daily figures from Google.

use std::collections::BTreeMap;

use jiff::{Span, civil::Date};
use locations::Figures;

use crate::wire::SeriesList;

/// Requested metrics. The first four together are the views.
pub(crate) const METRICS: [&str; 7] = [
    "BUSINESS_IMPRESSIONS_DESKTOP_MAPS",
    "BUSINESS_IMPRESSIONS_DESKTOP_SEARCH",
    "BUSINESS_IMPRESSIONS_MOBILE_MAPS",
    "BUSINESS_IMPRESSIONS_MOBILE_SEARCH",
    "CALL_CLICKS",
    "WEBSITE_CLICKS",
    "BUSINESS_DIRECTION_REQUESTS",
];

/// Number of recent days that are read again, because Google still revises their figures.
const UNSETTLED_DAYS: i64 = 3;
/// Maximum delay of Google's figures, in days. A missing day within it is unknown, not zero.
const MAX_DELAY_DAYS: i64 = 3;
/// Number of days fetched by default: a month, and the month before it to compare with.
pub(crate) const DEFAULT_DAYS: i64 = 60;
/// Maximum number of days: Google retains 18 months.
pub(crate) const MAX_DAYS: i64 = 548;

/// Returns the figures of every day from `since` to `until`, zero where Google reports none. Days just before `today`
/// that follow the last day with any figure are left out, because Google has not reported them yet.
pub(crate) fn figures(list: &SeriesList, since: Date, until: Date, today: Date) -> Vec<(Date, Figures)> {
    let mut days: BTreeMap<Date, Figures> = BTreeMap::new();
    let mut day = since;
    while day <= until {
        days.insert(day, Figures::default());
        let Ok(next) = day.tomorrow() else { break };
        day = next;
    }
    let series = list.multi_daily_metric_time_series.iter().flat_map(|entry| &entry.daily_metric_time_series);
    for metric_series in series {
        let values = metric_series.time_series.iter().flat_map(|entry| &entry.dated_values);
        for (date, value) in values.filter_map(|entry| Some((entry.date?, number(entry.value.as_ref()?)?))) {
            let Ok(date) = Date::new(date.year, date.month, date.day) else { continue };
            let Some(figures) = days.get_mut(&date) else { continue };
            match metric_series.daily_metric.as_str() {
                "CALL_CLICKS" => figures.calls += value,
                "WEBSITE_CLICKS" => figures.website_clicks += value,
                "BUSINESS_DIRECTION_REQUESTS" => figures.directions += value,
                metric if METRICS[..4].contains(&metric) => figures.views += value,
                _ => {}
            }
        }
    }
    let last_reported = days.iter().rev().find(|(_, figures)| **figures != Figures::default()).map(|(date, _)| *date);
    let settled = today.saturating_sub(Span::new().days(MAX_DELAY_DAYS + 1));
    days.into_iter()
        .filter(|(date, _)| *date <= settled || last_reported.is_some_and(|last_reported| *date <= last_reported))
        .collect()
}

/// Returns a non-negative integer from text or from a number.
fn number(value: &serde_json::Value) -> Option<i64> {
    value.as_i64().or_else(|| value.as_str()?.parse().ok()).filter(|number| *number >= 0)
}

/// Days with known figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CoveredDays {
    /// First day.
    pub(crate) from: Date,
    /// Last day.
    pub(crate) until: Date,
    /// Day on which the figures were last requested.
    pub(crate) read_on: Option<Date>,
}

/// Returns the days to request, given the days with known figures and the number of days wanted up to yesterday; `None`
/// when there is nothing to request today.
pub(crate) fn range(covered: Option<CoveredDays>, today: Date, requested_days: Option<i64>) -> Option<(Date, Date)> {
    let yesterday = today.yesterday().ok()?;
    let back = |days: i64| today.saturating_sub(Span::new().days(days));
    let first = back(requested_days.unwrap_or(DEFAULT_DAYS).clamp(1, MAX_DAYS));
    let Some(CoveredDays { from, until, read_on }) = covered else { return Some((first, yesterday)) };
    if requested_days.is_some() && first < from {
        return Some((first, yesterday));
    }
    if read_on.is_some_and(|day| day >= today) {
        return None;
    }
    let unsettled_since = until.saturating_sub(Span::new().days(UNSETTLED_DAYS - 1));
    Some((unsettled_since.max(from).min(yesterday), yesterday))
}

/// Period of days up to yesterday, with its known part and the period to compare it with. Both ends are inclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Period {
    /// First day.
    pub(crate) since: Date,
    /// Last day, whose figures may not be known yet.
    pub(crate) until: Date,
    /// Last day with known figures; the day before the first when there is none.
    pub(crate) reported_until: Date,
    /// Period right before this one, as long as its known part; `None` when some of its days are not known.
    pub(crate) before: Option<(Date, Date)>,
}

/// Returns the period of `days` days before `today`, given the first and the last day with known figures.
pub(crate) fn period(days: i64, today: Date, known_days: Option<(Date, Date)>) -> Period {
    let back = |from: Date, days: i64| from.saturating_sub(Span::new().days(days));
    let (since, until) = (back(today, days), back(today, 1));
    let none = back(since, 1);
    let reported_until = known_days.map_or(none, |(_, last)| last.clamp(none, until));
    let reported_days = i64::from((reported_until - none).get_days());
    let before_since = back(since, reported_days);
    let before =
        known_days.filter(|(first, _)| reported_days > 0 && *first <= before_since).map(|_| (before_since, none));
    Period { since, until, reported_until, before }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use serde_json::json;

    use super::*;

    #[test]
    fn views_are_the_sum_of_four_and_days_left_out_are_zero() {
        let series = |metric: &str, values: serde_json::Value| json!({ "dailyMetric": metric, "timeSeries": { "datedValues": values } });
        let dated = |day: i8, value: &str| json!({ "date": { "year": 2026, "month": 11, "day": day }, "value": value });
        let empty = json!({ "date": { "year": 2026, "month": 11, "day": 2 } });
        let list = json!({ "multiDailyMetricTimeSeries": [{ "dailyMetricTimeSeries": [
            series("BUSINESS_IMPRESSIONS_DESKTOP_MAPS", json!([dated(1, "1"), empty, dated(9, "100")])),
            series("BUSINESS_IMPRESSIONS_DESKTOP_SEARCH", json!([dated(1, "20")])),
            series("BUSINESS_IMPRESSIONS_MOBILE_MAPS", json!([dated(1, "300")])),
            series("BUSINESS_IMPRESSIONS_MOBILE_SEARCH", json!([dated(3, "4000"), dated(1, "-5")])),
            series("CALL_CLICKS", json!([dated(1, "7")])),
            series("WEBSITE_CLICKS", json!([dated(2, "8")])),
            series("BUSINESS_DIRECTION_REQUESTS", json!([dated(3, "9")])),
            series("SOMETHING_NEW", json!([dated(3, "1")])),
        ] }] });
        let list: SeriesList = serde_json::from_value(list).unwrap();
        let daily = figures(&list, date(2026, 11, 1), date(2026, 11, 3), date(2026, 11, 20));
        let summary: Vec<_> = daily
            .iter()
            .map(|(date, figures)| {
                (date.day(), figures.views, figures.calls, figures.website_clicks, figures.directions)
            })
            .collect();
        assert_eq!(summary, [(1, 321, 7, 0, 0), (2, 0, 0, 8, 0), (3, 4000, 0, 0, 9)]);
    }

    #[test]
    fn late_days_are_unknown_until_google_tells_of_them_and_not_zero() {
        let reported = |days: &[i8]| {
            let dated = |day: &i8| json!({ "date": { "year": 2026, "month": 11, "day": day }, "value": "5" });
            let values: Vec<_> = days.iter().map(dated).collect();
            let series = json!([{ "dailyMetric": "CALL_CLICKS", "timeSeries": { "datedValues": values } }]);
            let list = json!({ "multiDailyMetricTimeSeries": [{ "dailyMetricTimeSeries": series }] });
            let list: SeriesList = serde_json::from_value(list).unwrap();
            let daily = figures(&list, date(2026, 11, 14), date(2026, 11, 19), date(2026, 11, 20));
            daily.iter().map(|(date, _)| date.day()).collect::<Vec<_>>()
        };
        assert_eq!(reported(&[14, 17]), [14, 15, 16, 17]);
        assert_eq!(reported(&[14, 19]), [14, 15, 16, 17, 18, 19], "a day between two that are told of is zero");
        assert_eq!(reported(&[14]), [14, 15, 16], "so late is no day: nobody did anything");
        assert_eq!(reported(&[]), [14, 15, 16]);
    }

    #[test]
    fn the_first_fetch_covers_sixty_days_and_later_fetches_the_missing_days() {
        let day = |text: &str| text.parse::<Date>().unwrap();
        let covered = |from, until, read_on: Option<&str>| {
            Some(CoveredDays { from: day(from), until: day(until), read_on: read_on.map(day) })
        };
        let today = day("2026-11-20");
        for (covered, requested_days, expected) in [
            (None, None, Some(("2026-09-21", "2026-11-19"))),
            (covered("2026-10-21", "2026-11-17", Some("2026-11-20")), None, None),
            (covered("2026-10-21", "2026-11-17", Some("2026-11-19")), None, Some(("2026-11-15", "2026-11-19"))),
            (covered("2026-10-21", "2026-11-19", None), None, Some(("2026-11-17", "2026-11-19"))),
            (covered("2026-11-18", "2026-11-18", None), None, Some(("2026-11-18", "2026-11-19"))),
            (covered("2026-10-21", "2026-11-17", Some("2026-11-20")), Some(548), Some(("2025-05-21", "2026-11-19"))),
            (covered("2025-05-21", "2026-11-17", Some("2026-11-20")), Some(548), None),
            (None, Some(9_999), Some(("2025-05-21", "2026-11-19"))),
        ] {
            let expected = expected.map(|(from, until)| (day(from), day(until)));
            assert_eq!(range(covered, today, requested_days), expected, "{covered:?} {requested_days:?}");
        }
    }

    #[test]
    fn a_period_is_compared_with_an_equal_number_of_earlier_days_with_data() {
        let day = |text: &str| text.parse::<Date>().unwrap();
        let known_days = |from, until| Some((day(from), day(until)));
        for (known_days, reported_until, before) in [
            (known_days("2026-01-01", "2026-11-19"), "2026-11-19", Some(("2026-09-21", "2026-10-20"))),
            (known_days("2026-01-01", "2026-11-17"), "2026-11-17", Some(("2026-09-23", "2026-10-20"))),
            (known_days("2026-09-23", "2026-11-17"), "2026-11-17", Some(("2026-09-23", "2026-10-20"))),
            (known_days("2026-09-24", "2026-11-17"), "2026-11-17", None),
            (known_days("2026-01-01", "2026-12-01"), "2026-11-19", Some(("2026-09-21", "2026-10-20"))),
            (known_days("2026-01-01", "2026-02-01"), "2026-10-20", None),
            (None, "2026-10-20", None),
        ] {
            let period = period(30, day("2026-11-20"), known_days);
            assert_eq!((period.since, period.until), (day("2026-10-21"), day("2026-11-19")));
            assert_eq!(period.reported_until, day(reported_until), "{known_days:?}");
            assert_eq!(period.before, before.map(|(from, until)| (day(from), day(until))), "{known_days:?}");
        }
    }
}

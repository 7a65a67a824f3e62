//! Daily figures as Google gives them.

use std::collections::BTreeMap;

use jiff::civil::Date;
use locations::Figures;

use crate::wire::SeriesList;

/// What is asked for. The first four together are views.
pub(crate) const METRICS: [&str; 7] = [
    "BUSINESS_IMPRESSIONS_DESKTOP_MAPS",
    "BUSINESS_IMPRESSIONS_DESKTOP_SEARCH",
    "BUSINESS_IMPRESSIONS_MOBILE_MAPS",
    "BUSINESS_IMPRESSIONS_MOBILE_SEARCH",
    "CALL_CLICKS",
    "WEBSITE_CLICKS",
    "BUSINESS_DIRECTION_REQUESTS",
];

/// Figures settle for some days: those of the last ones are read again.
const UNSETTLED: i64 = 3;
/// How many days are fetched at first.
pub(crate) const FIRST_DAYS: i64 = 30;
/// Google keeps 18 months.
pub(crate) const MOST_DAYS: i64 = 548;

/// Every day from `since` to `until`, zero where Google says nothing.
pub(crate) fn figures(of: &SeriesList, since: Date, until: Date) -> Vec<(Date, Figures)> {
    let mut days: BTreeMap<Date, Figures> = BTreeMap::new();
    let mut day = since;
    while day <= until {
        days.insert(day, Figures::default());
        let Ok(next) = day.tomorrow() else { break };
        day = next;
    }
    let series = of.multi_daily_metric_time_series.iter().flat_map(|of| &of.daily_metric_time_series);
    for one in series {
        let values = one.time_series.iter().flat_map(|of| &of.dated_values);
        for (date, value) in values.filter_map(|of| Some((of.date?, number(of.value.as_ref()?)?))) {
            let Ok(date) = Date::new(date.year, date.month, date.day) else { continue };
            let Some(figures) = days.get_mut(&date) else { continue };
            match one.daily_metric.as_str() {
                "CALL_CLICKS" => figures.calls += value,
                "WEBSITE_CLICKS" => figures.website_clicks += value,
                "BUSINESS_DIRECTION_REQUESTS" => figures.directions += value,
                metric if METRICS[..4].contains(&metric) => figures.views += value,
                _ => {}
            }
        }
    }
    days.into_iter().collect()
}

/// A whole number that is not negative, as text or as a number.
fn number(value: &serde_json::Value) -> Option<i64> {
    value.as_i64().or_else(|| value.as_str()?.parse().ok()).filter(|number| *number >= 0)
}

/// Which days to ask for, given the days that are known, and how many are wanted back from yesterday; nothing when all
/// is known.
pub(crate) fn range(known: Option<(Date, Date)>, today: Date, wanted: Option<i64>) -> Option<(Date, Date)> {
    let yesterday = today.yesterday().ok()?;
    let back = |days: i64| today.checked_sub(jiff::Span::new().days(days)).ok();
    let first = back(wanted.unwrap_or(FIRST_DAYS).clamp(1, MOST_DAYS))?;
    let Some((from, until)) = known else { return Some((first, yesterday)) };
    if wanted.is_some() && first < from {
        return Some((first, yesterday));
    }
    if until >= yesterday {
        return None;
    }
    let again = until.checked_sub(jiff::Span::new().days(UNSETTLED - 1)).ok()?;
    Some((again.max(from), yesterday))
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use serde_json::json;

    use super::*;

    #[test]
    fn views_are_the_sum_of_four_and_days_left_out_are_zero() {
        let series = |metric: &str, values: serde_json::Value| json!({ "dailyMetric": metric, "timeSeries": { "datedValues": values } });
        let on = |day: i8, value: &str| json!({ "date": { "year": 2026, "month": 11, "day": day }, "value": value });
        let empty = json!({ "date": { "year": 2026, "month": 11, "day": 2 } });
        let list = json!({ "multiDailyMetricTimeSeries": [{ "dailyMetricTimeSeries": [
            series("BUSINESS_IMPRESSIONS_DESKTOP_MAPS", json!([on(1, "1"), empty, on(9, "100")])),
            series("BUSINESS_IMPRESSIONS_DESKTOP_SEARCH", json!([on(1, "20")])),
            series("BUSINESS_IMPRESSIONS_MOBILE_MAPS", json!([on(1, "300")])),
            series("BUSINESS_IMPRESSIONS_MOBILE_SEARCH", json!([on(3, "4000"), on(1, "-5")])),
            series("CALL_CLICKS", json!([on(1, "7")])),
            series("WEBSITE_CLICKS", json!([on(2, "8")])),
            series("BUSINESS_DIRECTION_REQUESTS", json!([on(3, "9")])),
            series("SOMETHING_NEW", json!([on(3, "1")])),
        ] }] });
        let found = figures(&serde_json::from_value(list).unwrap(), date(2026, 11, 1), date(2026, 11, 3));
        let shown: Vec<_> =
            found.iter().map(|(date, of)| (date.day(), of.views, of.calls, of.website_clicks, of.directions)).collect();
        assert_eq!(shown, [(1, 321, 7, 0, 0), (2, 0, 0, 8, 0), (3, 4000, 0, 0, 9)]);
    }

    #[test]
    fn thirty_days_first_then_what_is_missing_and_more_when_asked() {
        let day = |text: &str| text.parse::<Date>().unwrap();
        let known = |from, until| Some((day(from), day(until)));
        let today = day("2026-11-20");
        for (known, wanted, expected) in [
            (None, None, Some(("2026-10-21", "2026-11-19"))),
            (known("2026-10-21", "2026-11-19"), None, None),
            (known("2026-10-21", "2026-11-18"), None, Some(("2026-11-16", "2026-11-19"))),
            (known("2026-11-18", "2026-11-18"), None, Some(("2026-11-18", "2026-11-19"))),
            (known("2026-10-21", "2026-11-19"), Some(548), Some(("2025-05-21", "2026-11-19"))),
            (known("2025-05-21", "2026-11-19"), Some(548), None),
            (None, Some(9_999), Some(("2025-05-21", "2026-11-19"))),
        ] {
            let expected = expected.map(|(from, until)| (day(from), day(until)));
            assert_eq!(range(known, today, wanted), expected, "{known:?} {wanted:?}");
        }
    }
}

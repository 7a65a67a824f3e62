//! Performance: series by day, and what people searched for.

use jiff::{ToSpan, Zoned, civil::Date, tz::TimeZone};
use serde_json::{Value, json};
use simulated_world::Keyword;

use crate::{
    call::Call,
    error::{Outcome, Refusal},
    world,
};

/// Retention of metrics at Google, in months.
const MONTHS: i32 = 18;
/// Counts come in about three days late.
const DELAY: i32 = 3;
/// Fewer searches than this are told only as a threshold.
const THRESHOLD: u64 = 15;

pub(super) fn multi(call: &Call) -> Outcome {
    let index = call.location(call.name())?;
    let metrics = call.query.all("dailyMetrics");
    if metrics.is_empty() {
        return Err(Refusal::field("daily_metrics", "At least one daily metric is required."));
    }
    let days = days(call)?;
    let series: Vec<Value> = metrics
        .iter()
        .map(|metric| {
            Ok(json!({ "dailyMetric": check_metric(metric)?, "timeSeries": series(call, index, metric, &days) }))
        })
        .collect::<Result<_, Refusal>>()?;
    Ok(json!({ "multiDailyMetricTimeSeries": [{ "dailyMetricTimeSeries": series }] }))
}

pub(super) fn single(call: &Call) -> Outcome {
    let index = call.location(call.name())?;
    let metric = check_metric(call.query.get("dailyMetric").unwrap_or("DAILY_METRIC_UNKNOWN"))?;
    let days = days(call)?;
    Ok(json!({ "timeSeries": series(call, index, metric, &days) }))
}

fn check_metric(metric: &str) -> Result<&str, Refusal> {
    match metric {
        "DAILY_METRIC_UNKNOWN" => Err(Refusal::field("daily_metric", "Daily metric must be specified.")),
        metric => Ok(metric),
    }
}

fn series(call: &Call, index: usize, metric: &str, days: &[Date]) -> Value {
    let last = today(call).saturating_sub(DELAY.days());
    let values: Vec<Value> = days
        .iter()
        .map(|day| {
            let count = if *day > last { 0 } else { world::daily(&call.sim.world, index, metric, *day) };
            let mut value = json!({ "date": { "year": day.year(), "month": day.month(), "day": day.day() } });
            if count > 0 {
                value["value"] = json!(count.to_string());
            }
            value
        })
        .collect();
    json!({ "datedValues": values })
}

fn today(call: &Call) -> Date {
    Zoned::new(call.now, TimeZone::UTC).date()
}

fn days(call: &Call) -> Result<Vec<Date>, Refusal> {
    let read = |end: &str| {
        let part = |name: &str| call.query.number(&format!("dailyRange.{end}.{name}"));
        let date = || {
            Date::new(part("year").try_into().ok()?, part("month").try_into().ok()?, part("day").try_into().ok()?).ok()
        };
        date().ok_or_else(|| Refusal::field(&format!("daily_range.{}", crate::discovery::snake(end)), "Invalid date."))
    };
    let (start, end) = (read("startDate")?, read("endDate")?);
    if end < start {
        return Err(Refusal::field("daily_range", "The end date must not be before the start date."));
    }
    if start < today(call).saturating_sub((MONTHS + 1).months()) || start > today(call) {
        return Err(Refusal::field("daily_range.start_date", "The start date must be within the last 18 months."));
    }
    Ok(start.series(1.day()).take_while(|day| *day <= end).take(600).collect())
}

pub(super) fn keywords(call: &Call) -> Outcome {
    let index = call.location(call.name())?;
    let page = call.page(100, 100)?;
    let month = |end: &str| {
        let part = |name: &str| call.query.number(&format!("monthlyRange.{end}.{name}"));
        let date = || Date::new(part("year").try_into().ok()?, part("month").try_into().ok()?, 1).ok();
        date()
            .ok_or_else(|| Refusal::field(&format!("monthly_range.{}", crate::discovery::snake(end)), "Invalid month."))
    };
    let (start, end) = (month("startMonth")?, month("endMonth")?);
    if end < start || start < today(call).saturating_sub((MONTHS + 1).months()) {
        return Err(Refusal::field("monthly_range", "The range must lie within the last 18 months."));
    }
    let months = start.series(1.month()).take_while(|month| *month <= end && *month <= today(call));
    let mut sums: Vec<Keyword> = Vec::new();
    for keyword in months.flat_map(|month| call.sim.world.businesses.keywords(index, month.year(), month.month())) {
        match sums.iter_mut().find(|sum| sum.text == keyword.text) {
            Some(sum) => sum.count += keyword.count,
            None => sums.push(keyword),
        }
    }
    sums.sort_by(|left, right| right.count.cmp(&left.count).then_with(|| left.text.cmp(&right.text)));
    let (page, next) = page.cut(sums.into_iter());
    let counts: Vec<Value> = page
        .into_iter()
        .map(|keyword| {
            let value = if keyword.count < THRESHOLD {
                json!({ "threshold": THRESHOLD.to_string() })
            } else {
                json!({ "value": keyword.count.to_string() })
            };
            json!({ "searchKeyword": keyword.text, "insightsValue": value })
        })
        .collect();
    Ok(json!({ "searchKeywordsCounts": counts, "nextPageToken": next }))
}

//! Figures of reviews in a period, for reports.

use std::collections::HashMap;

use db::{Db, Result};
use jiff::{Timestamp, civil::Date, tz::TimeZone};
use locations::LocationId;
use orgs::OrgId;

use crate::{
    queries,
    rules::{average, topic_figures},
    types::{Review, Topic},
};

/// Figures of the reviews that were written in a period.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PeriodFigures {
    /// Number of reviews.
    pub count: i64,
    /// Number of reviews with a rating.
    pub rated: i64,
    /// Mean rating; `None` without one.
    pub rating: Option<f64>,
    /// Number of reviews with a reply.
    pub answered: i64,
}

/// Locations, `None` for all, and the period: begin, and end after it.
pub type PeriodScope<'a> = (&'a OrgId, Option<Vec<String>>, (Timestamp, Timestamp));

/// Reviews that mention a topic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopicInPeriod {
    /// Topic.
    pub topic: Topic,
    /// Praise, neither, and complaints of the period.
    pub now: [i64; 3],
    /// Praise, neither, and complaints of the period to compare with.
    pub before: [i64; 3],
}

fn figures(count: i64, rated: i64, sum: i64, answered: i64) -> PeriodFigures {
    PeriodFigures { count, rated, rating: average(sum, rated), answered }
}

/// Returns the figures of the reviews of a period.
pub async fn figures_of_period(db: &Db, (org, locations, period): PeriodScope<'_>) -> Result<PeriodFigures> {
    let row = queries::of_period(db, org, locations, period).await?;
    Ok(figures(row.count, row.rated, row.rating_sum, row.answered))
}

/// Returns the figures of the reviews of a period by location. A location without a review is left out.
pub async fn figures_by_location(
    db: &Db,
    (org, locations, period): PeriodScope<'_>,
) -> Result<HashMap<LocationId, PeriodFigures>> {
    let rows = queries::by_location(db, org, locations, period).await?.into_iter();
    Ok(rows
        .filter_map(|row| {
            Some((row.location_id.parse().ok()?, figures(row.count, row.rated, row.rating_sum, row.answered)))
        })
        .collect())
}

/// Returns the median hours from the reviews of a period to their first reply; `None` without a reply.
pub async fn median_reply_hours(db: &Db, (org, locations, period): PeriodScope<'_>) -> Result<Option<f64>> {
    let median = queries::median_of_period(db, org, locations, period).await?;
    Ok(median.map(|milliseconds| (milliseconds / 360_000.0).round() / 10.0))
}

/// Returns the number of reviews of each day of a period that has some (UTC).
pub async fn written_by_day(db: &Db, (org, locations, period): PeriodScope<'_>) -> Result<Vec<(Date, i64)>> {
    Ok(dated(queries::by_day(db, org, locations, period).await?))
}

/// Returns the number of first replies of each day of a period that has some (UTC).
pub async fn replies_by_day(db: &Db, (org, locations, period): PeriodScope<'_>) -> Result<Vec<(Date, i64)>> {
    Ok(dated(queries::replies_by_day(db, org, locations, period).await?))
}

/// Returns the latest reviews of a period that have a text, at most `limit`.
pub async fn latest_with_text(db: &Db, (org, locations, period): PeriodScope<'_>, limit: i64) -> Result<Vec<Review>> {
    let rows = queries::latest_texts(db, org, locations, period, limit).await?;
    Ok(rows.into_iter().map(Review::from).collect())
}

/// Returns the topics of the reviews of a period, the most frequent first, with those of another period.
pub async fn topics_of_period(
    db: &Db,
    (org, locations, period): PeriodScope<'_>,
    before: Option<(Timestamp, Timestamp)>,
) -> Result<Vec<TopicInPeriod>> {
    let now = queries::topic_counts(db, org, locations.clone(), period).await?;
    let before = match before {
        Some(before) => queries::topic_counts(db, org, locations, before).await?,
        None => Vec::new(),
    };
    let topics = topic_figures(&now, &before).into_iter();
    Ok(topics
        .map(|of| TopicInPeriod {
            topic: of.topic,
            now: [of.count.positive, of.count.neutral, of.count.negative],
            before: [of.before.positive, of.before.neutral, of.before.negative],
        })
        .collect())
}

/// Returns the number of reviews that wait for a reply, and of those with at most two stars.
pub async fn waiting_for_reply(db: &Db, org: &OrgId, locations: Option<Vec<String>>) -> Result<(i64, i64)> {
    queries::unanswered(db, org, locations).await
}

fn dated(days: Vec<(i64, i64)>) -> Vec<(Date, i64)> {
    let date = |day: i64| {
        let at = Timestamp::from_millisecond(day.saturating_mul(86_400_000)).unwrap_or_default();
        TimeZone::UTC.to_datetime(at).date()
    };
    days.into_iter().map(|(day, count)| (date(day), count)).collect()
}

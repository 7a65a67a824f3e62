//! Months of the trend from counts by day.

use std::collections::HashMap;

use jiff::{Timestamp, ToSpan, civil::Date, tz::TimeZone};

use super::{average, topics::date_of};
use crate::types::{Source, TrendDay, TrendFigures, TrendMonth, TrendSource};

/// Number of months before the current one.
const MONTHS_BEFORE: i32 = 11;

/// Sums over the reviews of a month.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    reviews: i64,
    rated: i64,
    rating_sum: i64,
}

impl Sums {
    fn add(&mut self, reviews: i64, rated: i64, rating_sum: i64) {
        self.reviews += reviews;
        self.rated += rated;
        self.rating_sum += rating_sum;
    }

    fn figures(self) -> TrendFigures {
        TrendFigures { reviews: self.reviews, average: average(self.rating_sum, self.rated) }
    }
}

/// Returns the begin of the first month of the trend, and the end of the current one.
pub(crate) fn trend_period(now: Timestamp) -> (Timestamp, Timestamp) {
    let current = current_month(now);
    let begin = |month: Date| TimeZone::UTC.to_timestamp(month.at(0, 0, 0, 0)).unwrap_or(now);
    (begin(current.saturating_sub(MONTHS_BEFORE.months())), begin(current.saturating_add(1.month())))
}

/// Returns the months of the trend by time, each with the same sources.
pub(crate) fn trend_months(now: Timestamp, days: &[TrendDay]) -> Vec<TrendMonth> {
    let mut sources: Vec<Source> = Vec::new();
    let mut sums: HashMap<(Date, Source), Sums> = HashMap::new();
    for of in days {
        if !sources.contains(&of.source) {
            sources.push(of.source);
        }
        let month = date_of(of.day).first_of_month();
        sums.entry((month, of.source)).or_default().add(of.reviews, of.rated, of.rating_sum);
    }
    let current = current_month(now);
    (0..=MONTHS_BEFORE)
        .rev()
        .map(|ago| current.saturating_sub(ago.months()))
        .map(|month| {
            let mut all = Sums::default();
            let of_source = |source: &Source| {
                let of = sums.get(&(month, *source)).copied().unwrap_or_default();
                all.add(of.reviews, of.rated, of.rating_sum);
                TrendSource { source: *source, figures: of.figures() }
            };
            let sources = sources.iter().map(of_source).collect();
            let name = format!("{:04}-{:02}", month.year(), month.month());
            TrendMonth { month: name, figures: all.figures(), sources }
        })
        .collect()
}

/// Returns the first day of the current month.
fn current_month(now: Timestamp) -> Date {
    TimeZone::UTC.to_datetime(now).date().first_of_month()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NO_REVIEWS: TrendFigures = TrendFigures { reviews: 0, average: None };

    fn day(date: &str, source: Source, (reviews, rated, rating_sum): (i64, i64, i64)) -> TrendDay {
        let at: Timestamp = format!("{date}T00:00:00Z").parse().unwrap();
        TrendDay { day: at.as_second() / 86_400, source, reviews, rated, rating_sum }
    }

    #[test]
    fn the_trend_has_the_current_month_and_the_eleven_before() {
        for (now, since, until) in [
            ("2026-06-01T00:00:00Z", "2025-07-01T00:00:00Z", "2026-07-01T00:00:00Z"),
            ("2026-12-31T23:59:59Z", "2026-01-01T00:00:00Z", "2027-01-01T00:00:00Z"),
            ("2024-02-29T12:00:00Z", "2023-03-01T00:00:00Z", "2024-03-01T00:00:00Z"),
        ] {
            let now: Timestamp = now.parse().unwrap();
            assert_eq!(trend_period(now), (since.parse().unwrap(), until.parse().unwrap()), "{now}");
            let months = trend_months(now, &[]);
            assert_eq!((months.len(), &months[0].month[..], &months[0].sources[..]), (12, &since[..7], &[][..]));
        }
    }

    #[test]
    fn months_have_the_figures_of_each_source_and_of_all() {
        let now: Timestamp = "2026-06-15T00:00:00Z".parse().unwrap();
        let months = trend_months(
            now,
            &[
                day("2026-05-01", Source::Facebook, (1, 0, 0)),
                day("2026-05-31", Source::Google, (2, 2, 90)),
                day("2026-06-01", Source::Google, (1, 1, 10)),
                day("2026-05-01", Source::Google, (2, 1, 30)),
            ],
        );
        let [.., april, may, june] = &months[..] else { panic!("{months:?}") };
        assert_eq!((april.month.as_str(), april.figures), ("2026-04", NO_REVIEWS));
        assert_eq!(may.figures, TrendFigures { reviews: 5, average: Some(4.0) });
        let of = |month: &TrendMonth| -> Vec<_> {
            month.sources.iter().map(|of| (of.source, of.figures.reviews, of.figures.average)).collect()
        };
        assert_eq!(of(april), [(Source::Facebook, 0, None), (Source::Google, 0, None)]);
        assert_eq!(of(may), [(Source::Facebook, 1, None), (Source::Google, 4, Some(4.0))]);
        assert_eq!(of(june), [(Source::Facebook, 0, None), (Source::Google, 1, Some(1.0))]);
    }
}

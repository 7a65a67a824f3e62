//! Points of charts: days of short periods, weeks of long ones. Unknown days are gaps.

use std::collections::HashMap;

use jiff::{Span, civil::Date};

use super::{
    numbers::{self, short_date},
    periods::days,
    words::counted,
};
use crate::types::{Language, Mark, Period};

/// Maximum number of days that are shown one by one.
const MAX_DAYS: i64 = 45;

/// Buckets of a period: begin and end of each, both inclusive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Buckets(Vec<Period>);

impl Buckets {
    /// Returns the days of a short period, or the weeks of a long one; the last week may have fewer days.
    pub(crate) fn new(period: Period) -> Self {
        let step = if days(period) <= MAX_DAYS { 1 } else { 7 };
        let mut buckets = Vec::new();
        let mut from = period.from;
        while from <= period.to {
            let to = from.saturating_add(Span::new().days(step - 1)).min(period.to);
            buckets.push(Period { from, to });
            let Ok(next) = to.tomorrow() else { break };
            from = next;
        }
        Self(buckets)
    }

    /// Returns true when the buckets are weeks.
    pub(crate) fn is_weekly(&self) -> bool {
        self.0.first().is_some_and(|first| first.from != first.to)
    }

    /// Returns the labels of the buckets.
    pub(crate) fn labels(&self, language: Language) -> Vec<String> {
        self.0.iter().map(|bucket| short_date(language, bucket.from)).collect()
    }

    /// Returns the sum of each bucket; `None` for one with a day outside of the known ones. A known day without a value
    /// counts as zero.
    pub(crate) fn sums(&self, values: &[(Date, i64)], known_period: Option<Period>) -> Vec<Option<f64>> {
        let values: HashMap<Date, i64> = values.iter().copied().collect();
        let sum = |bucket: &Period| {
            let known_period = known_period?;
            if bucket.from < known_period.from || bucket.to > known_period.to {
                return None;
            }
            let days = std::iter::successors(Some(bucket.from), |day| day.tomorrow().ok());
            let days = days.take_while(|day| *day <= bucket.to);
            Some(days.map(|day| values.get(&day).copied().unwrap_or_default()).sum::<i64>() as f64)
        };
        self.0.iter().map(sum).collect()
    }

    fn at(&self, day: Date) -> Option<usize> {
        self.0.iter().position(|bucket| bucket.from <= day && day <= bucket.to)
    }
}

/// Returns the replies, edits and corrected listings at each point of a chart.
pub(crate) fn marks(
    language: Language,
    buckets: &Buckets,
    (replies, edits, listings): (&[(Date, i64)], &[Date], &[Date]),
) -> Vec<Mark> {
    let mut sums = vec![[0_i64; 3]; buckets.0.len()];
    for (day, number) in replies {
        if let Some(at) = buckets.at(*day) {
            sums[at][0] += number;
        }
    }
    for (kind, days) in [(1, edits), (2, listings)] {
        for at in days.iter().filter_map(|day| buckets.at(*day)) {
            sums[at][kind] += 1;
        }
    }
    let nouns = [
        ["reply", "replies", "réponse", "réponses"],
        ["profile edit", "profile edits", "modification de fiche", "modifications de fiches"],
        ["listing corrected", "listings corrected", "annuaire corrigé", "annuaires corrigés"],
    ];
    let label = |sums: &[i64; 3]| {
        let parts = sums.iter().zip(nouns).filter(|(sum, _)| **sum > 0);
        parts.map(|(sum, nouns)| counted(language, *sum, nouns)).collect::<Vec<_>>().join(", ")
    };
    let marks = sums.iter().enumerate().map(|(at, sums)| Mark { at: at as i64, label: label(sums) });
    marks.filter(|mark| !mark.label.is_empty()).collect()
}

/// Returns a chart in a sentence: its sum, and its highest point.
pub(crate) fn summary(language: Language, title: &str, labels: &[String], values: &[Option<f64>]) -> String {
    let points: Vec<(usize, f64)> = values.iter().enumerate().filter_map(|(at, value)| Some((at, (*value)?))).collect();
    let Some((at, most)) = points.iter().copied().reduce(|a, b| if b.1 > a.1 { b } else { a }) else {
        return say!(language; "{title}: no data.", "{title}\u{a0}: aucune donnée.");
    };
    let sum = numbers::count(language, points.iter().map(|(_, value)| value).sum::<f64>() as i64);
    let (most, label) = (numbers::count(language, most as i64), labels.get(at).cloned().unwrap_or_default());
    say!(language;
        "{title}: {sum} in all, the most on {label} with {most}.",
        "{title}\u{a0}: {sum} au total, le plus le {label} avec {most}.")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn period(from: &str, to: &str) -> Period {
        Period { from: from.parse().unwrap(), to: to.parse().unwrap() }
    }

    #[test]
    fn missing_days_are_gaps_and_days_without_events_are_zero() {
        let month = period("2026-11-01", "2026-11-04");
        let buckets = Buckets::new(month);
        let values = [("2026-11-02".parse().unwrap(), 5)];
        let known_period = Some(period("2026-11-01", "2026-11-03"));
        assert_eq!(buckets.sums(&values, known_period), [Some(0.0), Some(5.0), Some(0.0), None]);
        assert_eq!(buckets.sums(&values, None), [None; 4]);
        assert_eq!(buckets.labels(Language::Fr), ["1er nov.", "2 nov.", "3 nov.", "4 nov."]);
    }

    #[test]
    fn long_periods_are_shown_by_week() {
        let quarter = period("2026-09-01", "2026-11-30");
        let buckets = Buckets::new(quarter);
        assert!(buckets.is_weekly() && !Buckets::new(period("2026-10-01", "2026-10-31")).is_weekly());
        let values: Vec<(Date, i64)> =
            std::iter::successors(Some(quarter.from), |day| day.tomorrow().ok()).take(91).map(|day| (day, 1)).collect();
        let sums = buckets.sums(&values, Some(quarter));
        assert_eq!(sums.len(), 13);
        assert!(sums.iter().all(|sum| *sum == Some(7.0)), "{sums:?}");
    }

    #[test]
    fn marks_name_the_activity_at_their_point() {
        let buckets = Buckets::new(period("2026-11-01", "2026-11-03"));
        let day = |text: &str| text.parse::<Date>().unwrap();
        let replies = [(day("2026-11-02"), 3), (day("2026-12-01"), 9)];
        let marks = marks(Language::En, &buckets, (&replies, &[day("2026-11-02"), day("2026-11-03")], &[]));
        let labels: Vec<_> = marks.iter().map(|mark| (mark.at, mark.label.as_str())).collect();
        assert_eq!(labels, [(1, "3 replies, 1 profile edit"), (2, "1 profile edit")]);
    }
}

//! Detection of a spike of bad reviews at a location.

use std::collections::HashSet;

use jiff::{SignedDuration, Timestamp};

use crate::types::{CrisisReason, Spike};

/// Period whose reviews are counted.
pub(crate) const WINDOW: SignedDuration = SignedDuration::from_hours(24);
/// Number of 24-hour periods before it that form the baseline.
pub(crate) const BASELINE_DAYS: i32 = 90;
/// Highest rating, times ten, of a bad review.
pub(crate) const MAX_LOW: i64 = 24;
/// Number of bad reviews in a period that is never exceptional.
const MIN_THRESHOLD: f64 = 3.0;
/// Number of standard deviations above the mean from which on a count is exceptional.
const DEVIATIONS: f64 = 3.0;
/// Minimum number of new authors without a text that is exceptional.
const MIN_NEW_AUTHORS: i64 = 3;

/// Bad review of a location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BadReview {
    pub(crate) written_at: Timestamp,
    pub(crate) author: String,
    pub(crate) has_text: bool,
}

/// Returns the spike of the bad reviews of a location after `since`, which is at most 24 hours ago: more of them than the
/// greater of 3 and mean + 3 × standard deviation of the 90 days before, or at least three authors without a text who are
/// not `known` from earlier reviews. `reviews` are those of the last 91 days.
pub(crate) fn spike(
    reviews: &[BadReview],
    known: &HashSet<String>,
    (since, now): (Timestamp, Timestamp),
) -> Option<Spike> {
    let recent: Vec<&BadReview> =
        reviews.iter().filter(|review| review.written_at > since && review.written_at <= now).collect();
    let counts = daily_counts(reviews, now - WINDOW);
    let mean = counts.iter().sum::<f64>() / counts.len() as f64;
    let variance = counts.iter().map(|count| (count - mean).powi(2)).sum::<f64>() / counts.len() as f64;
    let deviation = variance.sqrt();
    let threshold = MIN_THRESHOLD.max(mean + DEVIATIONS * deviation);
    let (low, new_authors) = (recent.len() as i64, new_authors(&recent, known));
    let reason = if low as f64 > threshold {
        CrisisReason::LowRatings
    } else if new_authors >= MIN_NEW_AUTHORS {
        CrisisReason::NewAuthors
    } else {
        return None;
    };
    Some(Spike { reason, low, new_authors, mean, deviation, threshold })
}

/// Returns the number of reviews in each of the 90 periods of 24 hours before `end`.
fn daily_counts(reviews: &[BadReview], end: Timestamp) -> Vec<f64> {
    let mut counts = vec![0.0; BASELINE_DAYS as usize];
    for review in reviews.iter().filter(|review| review.written_at <= end) {
        let day = end.duration_since(review.written_at).as_secs() / WINDOW.as_secs();
        if let Some(count) = usize::try_from(day).ok().and_then(|day| counts.get_mut(day)) {
            *count += 1.0;
        }
    }
    counts
}

/// Counts the authors of reviews without a text who are not known. Each anonymous review has an author of its own.
fn new_authors(reviews: &[&BadReview], known: &HashSet<String>) -> i64 {
    let without_text = || reviews.iter().filter(|review| !review.has_text);
    let anonymous = without_text().filter(|review| review.author.is_empty()).count();
    let named: HashSet<&str> = without_text()
        .map(|review| review.author.as_str())
        .filter(|author| !author.is_empty() && !known.contains(*author))
        .collect();
    (anonymous + named.len()) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Timestamp = Timestamp::constant(1_800_000_000, 0);

    /// Returns bad reviews that were written these hours ago, each by another author.
    fn bad(hours: &[i64], has_text: bool) -> Vec<BadReview> {
        let review = |(number, hours): (usize, &i64)| BadReview {
            written_at: NOW - SignedDuration::from_hours(*hours),
            author: format!("Author {number}"),
            has_text,
        };
        hours.iter().enumerate().map(review).collect()
    }

    fn spike_of(reviews: &[BadReview], known: &[&str]) -> Option<Spike> {
        let known = known.iter().map(|author| (*author).to_owned()).collect();
        spike(reviews, &known, (NOW - WINDOW, NOW))
    }

    #[test]
    fn a_quiet_location_has_a_spike_from_four_bad_reviews_on() {
        assert_eq!(spike_of(&bad(&[1, 2, 3], true), &[]), None);
        let four = spike_of(&bad(&[1, 2, 3, 23], true), &[]).unwrap();
        assert_eq!((four.reason, four.low, four.threshold), (CrisisReason::LowRatings, 4, 3.0));
        assert_eq!(spike_of(&bad(&[1, 2, 3, 25], true), &[]), None);
    }

    #[test]
    fn the_threshold_grows_with_what_is_usual() {
        // Two on every other day: mean 1, deviation 1, threshold 4.
        let mut hours: Vec<i64> = (0..45).flat_map(|pair| [pair * 48 + 30, pair * 48 + 31]).collect();
        hours.extend([1, 2, 3, 4]);
        assert_eq!(spike_of(&bad(&hours, true), &[]), None);
        hours.push(5);
        let spike = spike_of(&bad(&hours, true), &[]).unwrap();
        assert_eq!((spike.low, spike.mean, spike.deviation, spike.threshold), (5, 1.0, 1.0, 4.0));
    }

    #[test]
    fn three_new_authors_without_a_text_are_a_spike() {
        let three = bad(&[1, 2, 3], false);
        let spike = spike_of(&three, &[]).unwrap();
        assert_eq!((spike.reason, spike.new_authors), (CrisisReason::NewAuthors, 3));
        assert_eq!(spike_of(&three, &["Author 1"]), None);
        let twice: Vec<BadReview> =
            three.iter().map(|review| BadReview { author: "Ann".into(), ..review.clone() }).collect();
        assert_eq!(spike_of(&twice, &[]), None);
        let anonymous: Vec<BadReview> =
            three.into_iter().map(|review| BadReview { author: String::new(), ..review }).collect();
        assert_eq!(spike_of(&anonymous, &[]).map(|spike| spike.new_authors), Some(3));
    }

    #[test]
    fn reviews_before_the_end_of_the_last_crisis_do_not_count() {
        let reviews = bad(&[1, 2, 3, 4, 5], true);
        assert!(spike(&reviews, &HashSet::new(), (NOW - SignedDuration::from_hours(3), NOW)).is_none());
    }
}

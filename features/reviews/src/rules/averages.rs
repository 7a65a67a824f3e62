//! Averages of ratings.

/// Number of ratings of the organization's average that the Bayesian average adds.
pub(crate) const BAYESIAN_WEIGHT: f64 = 10.0;

/// Returns the mean rating, 1 to 5, of ratings whose tenths add up to `sum`.
pub(crate) fn average(sum: i64, rated: i64) -> Option<f64> {
    (rated > 0).then(|| sum as f64 / 10.0 / rated as f64)
}

/// Returns the mean after adding [`BAYESIAN_WEIGHT`] ratings of the average of the whole organization: a location with one
/// bad review does not fall below one with a hundred mediocre ones. Without a rating it is the organization's average.
pub(crate) fn bayesian_average(sum: i64, rated: i64, organization: Option<f64>) -> Option<f64> {
    let prior = organization?;
    Some((sum as f64 / 10.0 + BAYESIAN_WEIGHT * prior) / (rated as f64 + BAYESIAN_WEIGHT))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_ratings_stay_near_the_average_of_the_organization() {
        for (sum, rated, organization, plain, bayesian) in [
            (0, 0, None, None, None),
            (0, 0, Some(4.0), None, Some(4.0)),
            (10, 1, Some(4.0), Some(1.0), Some(41.0 / 11.0)),
            (5_000, 100, Some(4.0), Some(5.0), Some(540.0 / 110.0)),
        ] {
            assert_eq!(average(sum, rated), plain, "{sum} {rated}");
            assert_eq!(bayesian_average(sum, rated, organization), bayesian, "{sum} {rated}");
        }
    }
}

//! Answers about another place than the pin, as when a provider ignores the coordinates. Source: our own rule.

use super::point::Point;

/// Minimum number of results with coordinates for a verdict.
const MIN_RESULTS: usize = 5;
/// Maximum median distance in meters between the pin and the results.
const MAX_MEDIAN: f64 = 100_000.0;

/// Returns true when the results are around another place.
pub(crate) fn is_wrong_place(pin: Point, results: impl IntoIterator<Item = Point>) -> bool {
    let mut distances: Vec<f64> = results.into_iter().map(|result| pin.meters_to(result)).collect();
    distances.sort_unstable_by(f64::total_cmp);
    distances.len() >= MIN_RESULTS && distances[distances.len() / 2] > MAX_MEDIAN
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_results_far_away_are_another_place() {
        let pin = Point::from((45.76, 4.83));
        let (here, paris) = (Point::from((45.77, 4.84)), Point::from((48.86, 2.35)));
        for (near, far, is_wrong) in
            [(0, 0, false), (0, 4, false), (0, 5, true), (3, 2, false), (2, 3, true), (3, 3, true)]
        {
            let results = std::iter::repeat_n(here, near).chain(std::iter::repeat_n(paris, far));
            assert_eq!(is_wrong_place(pin, results), is_wrong, "{near} near, {far} far");
        }
    }
}

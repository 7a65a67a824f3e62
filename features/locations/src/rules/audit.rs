//! What makes a location healthy.

use crate::{Location, SyncStatus, rules::Details};

/// What is looked at to tell how healthy a location is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Audited {
    /// It has a telephone number.
    pub has_phone: bool,
    /// It has a website.
    pub has_website: bool,
    /// It has a category.
    pub has_category: bool,
    /// It says something about itself.
    pub has_description: bool,
    /// It has at least one photo.
    pub has_photos: bool,
    /// It says when it is open.
    pub has_opening_hours: bool,
    /// Its Business Profile is verified.
    pub is_verified: bool,
    /// Its average rating, if it was rated.
    pub rating: Option<f64>,
}

impl Audited {
    /// What is looked at of a location.
    pub fn of(location: &Location) -> Self {
        Self {
            has_phone: location.phone.is_some(),
            has_website: location.website.is_some(),
            has_category: location.category.is_some(),
            has_description: location.description.is_some(),
            has_photos: !location.photos.0.is_empty(),
            has_opening_hours: location.opening_hours.0.is_some(),
            is_verified: location.verified,
            rating: location.rating,
        }
    }

    /// The same once the location has these details.
    #[must_use]
    pub fn with(self, details: &Details) -> Self {
        Self {
            has_phone: details.phone.is_some(),
            has_website: details.website.is_some(),
            has_category: details.category.is_some(),
            has_description: details.description.is_some(),
            ..self
        }
    }
}

/// The problems of a Business Profile: how many are critical, and how many are warnings.
fn audit(of: &Audited) -> (i64, i64) {
    let critical = [!of.has_phone, !of.has_category, !of.is_verified];
    let warnings = [
        !of.has_description,
        !of.has_photos,
        !of.has_opening_hours,
        !of.has_website,
        of.rating.is_some_and(|rating| rating < 4.0),
    ];
    let count = |problems: &[bool]| problems.iter().filter(|is_one| **is_one).count() as i64;
    (count(&critical), count(&warnings))
}

/// How healthy a location is (0 to 100), and how many problems it has.
///
/// Kept by hand: 40 for being there, 20 for each of phone, website and category. From Google: 100, less 20 for each
/// critical problem of the audit and 8 for each warning.
pub fn health_and_issues(status: SyncStatus, of: &Audited) -> (i64, i64) {
    if status == SyncStatus::Manual {
        let given = [of.has_phone, of.has_website, of.has_category].iter().filter(|is_given| **is_given).count() as i64;
        return (40 + 20 * given, 3 - given);
    }
    let (critical, warnings) = audit(of);
    ((100 - 20 * critical - 8 * warnings).max(0), critical + warnings)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn manual_health_is_40_and_20_for_each_of_phone_website_category() {
        for (has_phone, has_website, has_category, health, issues) in [
            (false, false, false, 40, 3),
            (true, false, false, 60, 2),
            (false, true, false, 60, 2),
            (false, false, true, 60, 2),
            (true, true, false, 80, 1),
            (true, true, true, 100, 0),
        ] {
            let of = Audited { has_phone, has_website, has_category, ..Audited::default() };
            assert_eq!(health_and_issues(SyncStatus::Manual, &of), (health, issues));
        }
    }

    #[test]
    fn health_of_a_synced_location_falls_by_20_a_critical_problem_and_8_a_warning() {
        let perfect = Audited {
            has_phone: true,
            has_website: true,
            has_category: true,
            has_description: true,
            has_photos: true,
            has_opening_hours: true,
            is_verified: true,
            rating: Some(4.0),
        };
        let nothing = Audited { rating: Some(3.9), ..Audited::default() };
        for (of, health, issues) in [
            (perfect, 100, 0),
            (Audited { has_phone: false, ..perfect }, 80, 1),
            (Audited { has_category: false, ..perfect }, 80, 1),
            (Audited { is_verified: false, ..perfect }, 80, 1),
            (Audited { has_description: false, ..perfect }, 92, 1),
            (Audited { has_photos: false, ..perfect }, 92, 1),
            (Audited { has_opening_hours: false, ..perfect }, 92, 1),
            (Audited { has_website: false, ..perfect }, 92, 1),
            (Audited { rating: Some(3.9), ..perfect }, 92, 1),
            (Audited { rating: None, ..perfect }, 100, 0),
            (nothing, 0, 8),
        ] {
            assert_eq!(health_and_issues(SyncStatus::Synced, &of), (health, issues), "{of:?}");
        }
    }
}

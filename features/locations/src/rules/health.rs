//! Health of a location, in points and in colors.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::findings::{Audited, Rule, failing};
use crate::SyncStatus;

/// Health from which a location is good, and shown green.
pub const GOOD: i64 = 80;
/// Health from which it is fair, and shown yellow; below it is poor, and red.
pub const FAIR: i64 = 60;

/// Health of a location in three levels, each with a color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Health {
    /// At least 80: green.
    Good,
    /// At least 60: yellow.
    Fair,
    /// Below: red.
    Poor,
}

impl Health {
    /// The lowest and the highest health that count as this.
    pub fn range(self) -> (i64, i64) {
        match self {
            Self::Good => (GOOD, 100),
            Self::Fair => (FAIR, GOOD - 1),
            Self::Poor => (0, FAIR - 1),
        }
    }
}

/// Returns the health of a location (0 to 100) and its number of problems.
///
/// HistoryRow by hand: 40 for being there, 20 for each of phone, website and category. From Google: 100, less 20 for each
/// critical problem of the audit and 8 for each warning.
pub fn health_and_issues(status: SyncStatus, audited: &Audited) -> (i64, i64) {
    if status == SyncStatus::Manual {
        let given =
            [audited.has_phone, audited.has_website, audited.has_category].iter().filter(|is_given| **is_given).count()
                as i64;
        return (40 + 20 * given, 3 - given);
    }
    let lost: i64 = failing(audited).map(|rule| rule.weight(status)).sum();
    ((100 - lost).max(0), failing(audited).count() as i64)
}

/// Returns the health of a location with the rules that lower it, the critical ones first.
pub fn health_and_problems(status: SyncStatus, audited: &Audited) -> (i64, Vec<Rule>) {
    let (health, _) = health_and_issues(status, audited);
    (health, failing(audited).filter(|rule| rule.weight(status) > 0).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Product rules, section 9: at least 80 green, at least 60 yellow, else red.
    #[test]
    fn health_is_good_from_80_and_fair_from_60() {
        for (health, expected) in [
            (100, Health::Good),
            (80, Health::Good),
            (79, Health::Fair),
            (60, Health::Fair),
            (59, Health::Poor),
            (0, Health::Poor),
        ] {
            let is_in_range = |range: &Health| (range.range().0..=range.range().1).contains(&health);
            assert_eq!(
                [Health::Good, Health::Fair, Health::Poor].into_iter().find(is_in_range),
                Some(expected),
                "{health}"
            );
        }
    }

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
            let audited = Audited { has_phone, has_website, has_category, ..Audited::default() };
            assert_eq!(health_and_issues(SyncStatus::Manual, &audited), (health, issues));
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
        for (audited, health, issues) in [
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
            assert_eq!(health_and_issues(SyncStatus::Synced, &audited), (health, issues), "{audited:?}");
            for status in [SyncStatus::Synced, SyncStatus::Manual] {
                let (health, problems) = health_and_problems(status, &audited);
                assert_eq!((health, problems.len() as i64), health_and_issues(status, &audited), "{audited:?}");
            }
        }
    }
}

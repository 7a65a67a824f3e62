//! The audit: what is wrong with a location, by rules of a certain edition.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::health::health_and_issues;
use crate::{Location, SyncStatus};

/// The edition of the rules and their weights.
const RULES_VERSION: &str = "2026-11";

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
}

/// A rule of the audit. Its place in the list is its bit in what is kept: new rules come at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = AuditRule)]
pub enum Rule {
    /// It has a telephone number.
    MissingPhone,
    /// It has a category.
    MissingCategory,
    /// Its Business Profile is verified.
    NotVerified,
    /// It says something about itself.
    MissingDescription,
    /// It has at least one photo.
    MissingPhotos,
    /// It says when it is open.
    MissingOpeningHours,
    /// It has a website.
    MissingWebsite,
    /// It is rated 4 or better, or not at all.
    LowRating,
}

impl Rule {
    /// Every rule, the critical ones first.
    pub const ALL: [Self; 8] = [
        Self::MissingPhone,
        Self::MissingCategory,
        Self::NotVerified,
        Self::MissingDescription,
        Self::MissingPhotos,
        Self::MissingOpeningHours,
        Self::MissingWebsite,
        Self::LowRating,
    ];

    /// The bit that says in the database that it fails.
    pub fn bit(self) -> i64 {
        1 << (self as i64)
    }

    fn fails(self, of: &Audited) -> bool {
        match self {
            Self::MissingPhone => !of.has_phone,
            Self::MissingCategory => !of.has_category,
            Self::NotVerified => !of.is_verified,
            Self::MissingDescription => !of.has_description,
            Self::MissingPhotos => !of.has_photos,
            Self::MissingOpeningHours => !of.has_opening_hours,
            Self::MissingWebsite => !of.has_website,
            Self::LowRating => of.rating.is_some_and(|rating| rating < 4.0),
        }
    }

    /// How bad it is when it fails.
    pub fn severity(self) -> Severity {
        match self {
            Self::MissingPhone | Self::MissingCategory | Self::NotVerified => Severity::Critical,
            _ => Severity::Warning,
        }
    }

    /// The field of the location that it is about.
    pub fn field(self) -> &'static str {
        match self {
            Self::MissingPhone => "phone",
            Self::MissingCategory => "category",
            Self::NotVerified => "verified",
            Self::MissingDescription => "description",
            Self::MissingPhotos => "photos",
            Self::MissingOpeningHours => "opening_hours",
            Self::MissingWebsite => "website",
            Self::LowRating => "rating",
        }
    }

    /// The points that health gains once it does not fail any more. By hand, only phone, website and category count.
    pub fn weight(self, status: SyncStatus) -> i64 {
        match (status, self, self.severity()) {
            (SyncStatus::Manual, Self::MissingPhone | Self::MissingCategory | Self::MissingWebsite, _) => 20,
            (SyncStatus::Manual, ..) => 0,
            (_, _, Severity::Critical) => 20,
            (_, _, Severity::Warning) => 8,
        }
    }
}

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = AuditSeverity)]
pub enum Severity {
    /// Customers are lost.
    Critical,
    /// Could be better.
    Warning,
}

/// What the audit finds in a location.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Audit {
    /// Which edition of the rules.
    pub rules_version: &'static str,
    /// How healthy the location is, 0 to 100.
    pub health: i64,
    /// How many problems count.
    pub issues: i64,
    /// The rules that fail, the critical ones first.
    pub problems: Vec<AuditProblem>,
    /// The rules that hold.
    pub passed: Vec<Rule>,
}

/// A rule that fails.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct AuditProblem {
    /// Which rule.
    pub rule: Rule,
    /// How bad it is.
    pub severity: Severity,
    /// The field to look at.
    pub field: &'static str,
    /// The points that health gains once it is solved.
    pub weight: i64,
}

/// What the audit finds in a location.
pub fn audit(location: &Location) -> Audit {
    let status = location.sync_status;
    let (failed, passed): (Vec<Rule>, Vec<Rule>) =
        Rule::ALL.into_iter().partition(|rule| rule.fails(&Audited::of(location)));
    let problem =
        |rule: Rule| AuditProblem { rule, severity: rule.severity(), field: rule.field(), weight: rule.weight(status) };
    let problems = failed.into_iter().map(problem).collect();
    Audit { rules_version: RULES_VERSION, health: location.health, issues: location.issues, problems, passed }
}

/// What the audit finds in a business of which only this is known, as if it came from Google.
pub fn audit_of(of: &Audited) -> Audit {
    let status = SyncStatus::Synced;
    let (health, issues) = health_and_issues(status, of);
    let (failed, passed): (Vec<Rule>, Vec<Rule>) = Rule::ALL.into_iter().partition(|rule| rule.fails(of));
    let problem =
        |rule: Rule| AuditProblem { rule, severity: rule.severity(), field: rule.field(), weight: rule.weight(status) };
    Audit { rules_version: RULES_VERSION, health, issues, problems: failed.into_iter().map(problem).collect(), passed }
}

/// The rules that fail.
pub fn failing(of: &Audited) -> impl Iterator<Item = Rule> {
    Rule::ALL.into_iter().filter(|rule| rule.fails(of))
}

/// The same as the database keeps them.
pub fn issue_bits(of: &Audited) -> i64 {
    failing(of).map(Rule::bit).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Product rules, section 9: errors (critical) for missing phone, missing category, not verified; warnings for missing
    /// description, no photos, missing opening hours, missing website, rating below 4.
    #[test]
    fn the_audit_has_three_critical_rules_and_five_warnings() {
        use Rule::*;
        use Severity::*;
        let expected = [
            (MissingPhone, Critical, "phone", 20, 20),
            (MissingCategory, Critical, "category", 20, 20),
            (NotVerified, Critical, "verified", 0, 20),
            (MissingDescription, Warning, "description", 0, 8),
            (MissingPhotos, Warning, "photos", 0, 8),
            (MissingOpeningHours, Warning, "opening_hours", 0, 8),
            (MissingWebsite, Warning, "website", 20, 8),
            (LowRating, Warning, "rating", 0, 8),
        ];
        for ((rule, severity, field, by_hand, synced), known) in expected.into_iter().zip(Rule::ALL) {
            assert_eq!((rule, rule.severity(), rule.field()), (known, severity, field));
            assert_eq!(
                (rule.weight(SyncStatus::Manual), rule.weight(SyncStatus::Error)),
                (by_hand, synced),
                "{rule:?}"
            );
        }
    }

    #[test]
    fn each_rule_fails_by_its_own_field_alone() {
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
        assert_eq!(failing(&perfect).count(), 0);
        for (of, rule) in [
            (Audited { has_phone: false, ..perfect }, Rule::MissingPhone),
            (Audited { has_category: false, ..perfect }, Rule::MissingCategory),
            (Audited { is_verified: false, ..perfect }, Rule::NotVerified),
            (Audited { has_description: false, ..perfect }, Rule::MissingDescription),
            (Audited { has_photos: false, ..perfect }, Rule::MissingPhotos),
            (Audited { has_opening_hours: false, ..perfect }, Rule::MissingOpeningHours),
            (Audited { has_website: false, ..perfect }, Rule::MissingWebsite),
            (Audited { rating: Some(3.9), ..perfect }, Rule::LowRating),
        ] {
            assert_eq!(failing(&of).collect::<Vec<_>>(), [rule]);
            assert_eq!(issue_bits(&of), rule.bit());
        }
        assert_eq!(issue_bits(&Audited { rating: None, ..perfect }), 0, "not rated is not rated badly");
        assert_eq!(issue_bits(&Audited { rating: Some(1.0), ..Audited::default() }), 255);
    }
}

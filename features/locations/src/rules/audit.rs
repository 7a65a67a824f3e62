//! The audit: problems of a location, by rules with a version.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    findings::{Audited, Rule, Severity},
    health::health_and_issues,
};
use crate::{Location, SyncStatus};

/// The edition of the rules and their weights.
const RULES_VERSION: &str = "2026-11";

/// Result of the audit of a location.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Audit {
    /// Which edition of the rules.
    pub rules_version: &'static str,
    /// Health of the location, 0 to 100.
    pub health: i64,
    /// Number of problems that lower the health.
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
    /// Severity of the problem.
    pub severity: Severity,
    /// The field to look at.
    pub field: &'static str,
    /// The points that health gains once it is solved.
    pub weight: i64,
}

/// Audits a location.
pub fn audit(location: &Location) -> Audit {
    let status = location.sync_status;
    let (failed, passed): (Vec<Rule>, Vec<Rule>) =
        Rule::ALL.into_iter().partition(|rule| rule.fails(&Audited::of(location)));
    let problem =
        |rule: Rule| AuditProblem { rule, severity: rule.severity(), field: rule.field(), weight: rule.weight(status) };
    let problems = failed.into_iter().map(problem).collect();
    Audit { rules_version: RULES_VERSION, health: location.health, issues: location.issues, problems, passed }
}

/// Audits a business of which only `of` is known, as if it came from Google.
pub fn audit_of(audited: &Audited) -> Audit {
    let status = SyncStatus::Synced;
    let (health, issues) = health_and_issues(status, audited);
    let (failed, passed): (Vec<Rule>, Vec<Rule>) = Rule::ALL.into_iter().partition(|rule| rule.fails(audited));
    let problem =
        |rule: Rule| AuditProblem { rule, severity: rule.severity(), field: rule.field(), weight: rule.weight(status) };
    Audit { rules_version: RULES_VERSION, health, issues, problems: failed.into_iter().map(problem).collect(), passed }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::findings::{failing, issue_bits};

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
        for ((rule, severity, field, by_hand, synced), rule_in_order) in expected.into_iter().zip(Rule::ALL) {
            assert_eq!((rule, rule.severity(), rule.field()), (rule_in_order, severity, field));
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
        for (audited, rule) in [
            (Audited { has_phone: false, ..perfect }, Rule::MissingPhone),
            (Audited { has_category: false, ..perfect }, Rule::MissingCategory),
            (Audited { is_verified: false, ..perfect }, Rule::NotVerified),
            (Audited { has_description: false, ..perfect }, Rule::MissingDescription),
            (Audited { has_photos: false, ..perfect }, Rule::MissingPhotos),
            (Audited { has_opening_hours: false, ..perfect }, Rule::MissingOpeningHours),
            (Audited { has_website: false, ..perfect }, Rule::MissingWebsite),
            (Audited { rating: Some(3.9), ..perfect }, Rule::LowRating),
        ] {
            assert_eq!(failing(&audited).collect::<Vec<_>>(), [rule]);
            assert_eq!(issue_bits(&audited), rule.bit());
        }
        assert_eq!(issue_bits(&Audited { rating: None, ..perfect }), 0, "not rated is not rated badly");
        assert_eq!(issue_bits(&Audited { rating: Some(1.0), ..Audited::default() }), 255);
    }
}
